/** What the element draws: the board, the players with their scores, and the controls of a game or the rack of a position. */

import { useMemo, useState } from 'preact/hooks';
import type { Table } from '@lexiko/rules';
import { BLANK } from '@lexiko/rules/board';
import { laidAt, laidFrom, neighbour } from '@lexiko/table/draft';
import { Board } from '../board.tsx';
import { Float } from '../float.tsx';
import { cellsWithDraft, settledCells } from '../squares/position-cells.ts';
import { letterName } from '../squares/letter-names.ts';
import { TileFace } from '../tile.tsx';
import type { LaidPlay } from './board-events.ts';
import { actText, type ElementTexts } from './element-texts.ts';
import { afterKey, afterLetter, afterSquare, freshLaying, laidPlay, stepOf, type Laying } from './laying.ts';
import type { ShownGame, Stop } from './shown-game.ts';

export interface ElementProps {
  readonly game: ShownGame;
  readonly texts: ElementTexts;
  /** Which stop is shown. */
  readonly turn: number;
  /** Instead of the usual name of the board. */
  readonly label: string | null;
  readonly hasControls: boolean;
  readonly isInteractive: boolean;
  readonly onTurn: (turn: number) => void;
  readonly onLaid: (play: LaidPlay) => void;
  readonly onPlay: (play: LaidPlay) => void;
}

export function ElementView(props: ElementProps) {
  const { game, texts, turn, hasControls } = props;
  const stop = game.stops[turn];
  if (stop === undefined) return null;
  const isGame = game.stops.length > 1;
  return (
    <div class="shown">
      {stop.scores.length > 0 && isGame && <Players game={game} stop={stop} />}
      {props.isInteractive && game.table !== null ? (
        <LivePosition {...props} table={game.table} stop={stop} />
      ) : (
        <StillPosition {...props} stop={stop} />
      )}
      {isGame && hasControls && <Controls {...props} stop={stop} />}
      <p class="unseen-text" role="status">
        {isGame ? spokenStop(texts, game, stop, turn) : ''}
      </p>
    </div>
  );
}

function spokenStop(texts: ElementTexts, { players }: ShownGame, { seat, act }: Stop, turn: number): string {
  if (turn === 0) return texts.turns.replayStart;
  if (act === null) return '';
  return seat === null ? actText(texts, act) : `${nameOf(players, seat)}: ${actText(texts, act)}`;
}

/** A log need not name its players. */
function nameOf(players: readonly string[], seat: number): string {
  return players[seat] || `#${seat + 1}`;
}

function Players({ game: { players }, stop }: { readonly game: ShownGame; readonly stop: Stop }) {
  return (
    <ul class="players">
      {stop.scores.map((score, seat) => (
        <li key={seat} class={stop.seat === seat ? 'player active' : 'player'}>
          <span class="name">{nameOf(players, seat)}</span> <b class="score">{score}</b>
        </li>
      ))}
    </ul>
  );
}

/** Squares as they are looked at: the arrow keys walk over them. */
function StillPosition({ game, texts, stop, label }: ElementProps & { readonly stop: Stop }) {
  const { ruleset, arms, rack } = game;
  const { layout } = ruleset;
  const [focus, setFocus] = useState(layout.centre);
  const cells = useMemo(
    () => positionCells(game, texts, stop).map(({ props }) => props),
    [game, texts, stop, arms],
  );
  return (
    <div
      class="table"
      onKeyDown={(event) => {
        const step = stepOf(event.key);
        if (step === null || !isOnGrid(event)) return;
        event.preventDefault();
        setFocus(neighbour(layout, focus, step));
      }}
    >
      <Board
        label={label ?? texts.game.board}
        look={ruleset.scoring.kind}
        palette={ruleset.board.theme}
        width={layout.width}
        height={layout.height}
        cells={cells}
        focus={focus}
        onClick={setFocus}
      />
      {rack.length > 0 && (
        <ul class="rack" aria-label={texts.game.rack}>
          {rack.map((tile, slot) => (
            <li key={slot} class="slot">
              <span class="place tile" role="img" aria-label={spokenTile(texts, game, tile)}>
                <TileFace tile={tile} set={ruleset.tiles} hasValues={ruleset.scoring.kind === 'premiums'} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function isOnGrid({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role="grid"]') !== null;
}

function positionCells({ ruleset, arms }: ShownGame, texts: ElementTexts, { board, fresh }: Stop) {
  return settledCells(
    texts,
    { ruleset },
    { board, staged: [], fresh, isOwn: true, arms, lessons: new Map(), isCounting: false },
  );
}

function spokenTile({ game }: ElementTexts, { ruleset }: ShownGame, tile: string): string {
  return tile === BLANK
    ? game.blank
    : game.tile(letterName(ruleset.language, tile), ruleset.tiles.values[tile] ?? 0);
}

interface LiveProps extends ElementProps {
  readonly stop: Stop;
  readonly table: Table;
}

/** A position with tiles to lay: by keys, or by tapping a tile and then a square. */
function LivePosition({ game, texts, stop, table, label, onLaid, onPlay }: LiveProps) {
  const { ruleset } = game;
  const { layout, tiles } = ruleset;
  const [laying, setLaying] = useState(() => freshLaying(ruleset, game.rack));
  const { draft, cursor, chosen, asking } = laying;
  const play = useMemo(() => laidPlay(table, draft), [table, draft]);
  const settled = useMemo(() => positionCells(game, texts, stop), [game, texts, stop]);
  const change = (next: Laying): void => {
    setLaying(next);
    if (next.draft.laidOut !== draft.laidOut) onLaid(laidPlay(table, next.draft));
  };
  const commit = (): void => {
    if (play.move !== null) onPlay(play);
  };
  const last = draft.laidOut.at(-1);
  // The page moves its tiles over the board, to be as fast as a key; here they may lie in their squares.
  const cells = cellsWithDraft(texts, table, settled, { ...draft, cursor }).map((cell) => {
    const laid = laidAt(draft, cell.square)?.laid;
    return laid === undefined ? cell : { ...cell, laid };
  });
  const isFree = table.board[cursor.square] === '' && laidAt(draft, cursor.square) === undefined;
  return (
    <div
      class="table"
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const onGrid = isOnGrid(event);
        // A focused button keeps its own keys.
        if (!onGrid && (event.key === 'Enter' || event.key === ' ' || stepOf(event.key) !== null)) return;
        if (event.key === 'Enter') {
          if (!event.repeat) commit();
        } else {
          const next = afterKey(laying, table, event);
          if (next === null) return;
          change(next);
        }
        event.preventDefault();
      }}
    >
      <Board
        label={label ?? texts.game.board}
        look={ruleset.scoring.kind}
        palette={ruleset.board.theme}
        width={layout.width}
        height={layout.height}
        cells={cells}
        focus={cursor.square}
        onClick={(square) => change(afterSquare(laying, table, square))}
      >
        {isFree && (
          <Float look="arrow" square={cursor.square} width={layout.width}>
            <b>{ARROWS[cursor.direction]}</b>
          </Float>
        )}
        {last !== undefined && play.score !== null && (
          <Float look="tally" square={last.square} width={layout.width}>
            <span class="play-score">{play.score}</span>
          </Float>
        )}
      </Board>
      {asking === null ? (
        <div class="rack" role="group" aria-label={texts.game.rack}>
          {draft.slots.map((tile, slot) => (
            <div key={slot} class="slot">
              {laidFrom(draft, slot) === undefined && (
                <button
                  type="button"
                  class="place tile"
                  aria-label={spokenTile(texts, game, tile)}
                  aria-pressed={chosen === slot}
                  onClick={() => setLaying({ ...laying, chosen: chosen === slot ? null : slot })}
                >
                  <TileFace tile={tile} set={tiles} hasValues={ruleset.scoring.kind === 'premiums'} />
                </button>
              )}
            </div>
          ))}
        </div>
      ) : (
        <div class="letters" role="group" aria-label={texts.moves.whichLetter}>
          <p>{texts.moves.whichLetter}</p>
          {tiles.letters.map((letter) => (
            <button key={letter} type="button" onClick={() => change(afterLetter(laying, letter))}>
              {letter}
            </button>
          ))}
        </div>
      )}
      <div class="controls">
        <button type="button" class="primary" disabled={play.move === null} onClick={commit}>
          {texts.game.play}
        </button>
        <button
          type="button"
          disabled={draft.laidOut.length === 0}
          onClick={() => change({ ...laying, draft: { ...draft, laidOut: [] }, asking: null })}
        >
          {texts.game.recall}
        </button>
        <p class="move" role="status">
          {play.move === null ? texts.moves.layTiles : `${play.move} +${play.score}`}
        </p>
      </div>
    </div>
  );
}

const ARROWS = { across: '→', down: '↓' } as const;

const SIGNS = { first: '«', previous: '‹', next: '›', last: '»' } as const;

function Controls({ game, texts, stop, turn, onTurn }: ElementProps & { readonly stop: Stop }) {
  const last = game.stops.length - 1;
  const button = (name: keyof typeof SIGNS, target: number) => (
    <button
      type="button"
      class="step"
      aria-label={texts.turns[name]}
      title={texts.turns[name]}
      disabled={target < 0 || target > last || target === turn}
      onClick={() => onTurn(target)}
    >
      {SIGNS[name]}
    </button>
  );
  return (
    <div class="controls" role="group" aria-label={texts.turns.replay}>
      {button('first', 0)}
      {button('previous', turn - 1)}
      <input
        type="range"
        min={0}
        max={last}
        value={turn}
        aria-label={texts.turns.replay}
        aria-valuetext={turn === 0 ? texts.turns.replayStart : texts.turns.replayStep(turn, last)}
        onInput={({ currentTarget }) => onTurn(Number(currentTarget.value))}
      />
      {button('next', turn + 1)}
      {button('last', last)}
      <p class="move" aria-hidden="true">
        {spokenStop(texts, game, stop, turn)}
      </p>
    </div>
  );
}
