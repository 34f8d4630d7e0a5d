/** The coach beside a training game: hints that tell more and more, and what there is to say about the last turn. */

import { useEffect } from 'preact/hooks';
import {
  costOf,
  gainByS,
  LEAST_FOR_S,
  savesS,
  tilesUsed,
  tipsOf,
  type RatedMove,
  type StudiedTurn,
} from '@lexiko/analysis';
import type { Ruleset } from '@lexiko/rules';
import { formatSquare, sortedTiles, type Layout, type Square } from '@lexiko/rules/board';
import { Icon } from '../parts/icons.tsx';
import { factTexts } from '../learn/analysis/analysis-texts.ts';
import { reasonsOf } from '@lexiko/texts';
import { viewerSeat } from '../table/snapshot.ts';
import { texts } from '../texts/current.ts';
import type { CoachProps } from './coach-props.ts';
import { coachTexts, tipTexts } from './coach-texts.ts';
import { verdictText } from './last-turn.ts';
import { HINTS, openCoaching, type Hint } from './coaching.ts';
import { useStore } from '../page/page-context.ts';
import './coach-panel.css';

/** How far around the play the area reaches. */
const AROUND = 2;

interface Area {
  readonly from: Square;
  readonly to: Square;
  readonly squares: ReadonlySet<Square>;
}

/** The part of the board around a play; `null`: it is no play. */
function areaOf({ width, height }: Layout, { move }: RatedMove): Area | null {
  if (move.type !== 'play') return null;
  const columns = move.tiles.map(({ square }) => square % width);
  const rows = move.tiles.map(({ square }) => Math.floor(square / width));
  const [left, top] = [Math.max(0, Math.min(...columns) - AROUND), Math.max(0, Math.min(...rows) - AROUND)];
  const right = Math.min(width - 1, Math.max(...columns) + AROUND);
  const bottom = Math.min(height - 1, Math.max(...rows) + AROUND);
  const squares = new Set<Square>();
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) squares.add(row * width + column);
  return { from: top * width + left, to: bottom * width + right, squares };
}

function playText({ layout }: Ruleset, { move, notation, score }: RatedMove): string {
  const { play, playWithDice } = coachTexts.value;
  const rolls = move.type === 'play' && move.tiles.some(({ square }) => layout.crosses.includes(square));
  return (rolls ? playWithDice : play)(notation, score);
}

function hintText(hint: Hint, ruleset: Ruleset, { analysis }: StudiedTurn): string {
  const words = coachTexts.value;
  const { turn, best } = analysis;
  const [move] = best;
  if (move === undefined) return words.pass;
  const isPlay = move.move.type === 'play';
  const used = tilesUsed(turn.rack, move.leave);
  const tiles = sortedTiles(used).join(' ');
  switch (hint) {
    case 'tip':
      return tipTexts(ruleset).advice[tipsOf(ruleset, turn, move)[0] ?? 'choice'];
    case 'area': {
      const area = areaOf(ruleset.layout, move);
      if (area === null) return words.areaExchange;
      return words.area(formatSquare(ruleset.layout, area.from), formatSquare(ruleset.layout, area.to));
    }
    case 'letters':
      if (used.length === 0) return words.pass;
      return isPlay || move.leave.length === 0 ? words.letters(tiles) : words.keep(move.leave.join(' '));
    case 'play':
      if (isPlay) return playText(ruleset, move);
      return used.length === 0 ? words.pass : words.exchange(tiles);
  }
}

/** Colours part of the board while the hint about it stands. */
function useArea(squares: ReadonlySet<Square> | null): void {
  useEffect(() => {
    const cells = document.querySelectorAll<HTMLElement>('#board [data-square]');
    for (const cell of cells)
      if (squares?.has(Number(cell.dataset['square'])) === true) cell.dataset['hint'] = 'area';
    return () => {
      for (const cell of cells) delete cell.dataset['hint'];
    };
  }, [squares === null ? '' : [...squares].join()]);
}

function Hints({
  ruleset,
  studied,
  count,
  onMore,
}: {
  readonly ruleset: Ruleset;
  readonly studied: StudiedTurn;
  /** How many have been asked for. */
  readonly count: number;
  readonly onMore: () => void;
}) {
  const words = coachTexts.value;
  const given = HINTS.slice(0, count);
  const next = HINTS[count];
  const [move] = studied.analysis.best;
  const area = move === undefined ? null : areaOf(ruleset.layout, move);
  useArea(given.includes('area') ? (area?.squares ?? null) : null);
  return (
    <>
      <div role="status">
        <ol class="coach-hints">
          {given.map((hint) => (
            <li key={hint}>{hintText(hint, ruleset, studied)}</li>
          ))}
        </ol>
      </div>
      {next !== undefined && (
        <button type="button" class="primary" onClick={onMore}>
          {words.ask[next]}
        </button>
      )}
    </>
  );
}

function LastTurn({ ruleset, studied }: { readonly ruleset: Ruleset; readonly studied: StudiedTurn }) {
  const words = coachTexts.value;
  const { analysis, better } = studied;
  const { turn, made, best } = analysis;
  const verdict = costOf(analysis);
  const gain = savesS(ruleset) ? gainByS(turn.rack, made, best) : null;
  const isGood = verdict !== 'worse' && verdict !== 'points';
  const tip = tipTexts(ruleset).tips[tipsOf(ruleset, turn, isGood ? made : better)[0] ?? 'choice'];
  return (
    <section class="coach-last">
      <h3>{words.lastTurn}</h3>
      <p>{verdictText(words, factTexts.value, studied)}</p>
      {verdict !== 'best' && (
        <ul>
          {reasonsOf(factTexts.value, studied, ruleset.layout).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {gain !== null && gain < LEAST_FOR_S && verdict !== 'best' && <p>{words.cheapS(gain)}</p>}
      <p>{isGood ? words.applied(tip) : words.helps(tip)}</p>
    </section>
  );
}

export function CoachPanel({ snapshot, onClose }: CoachProps) {
  const coaching = useStore(openCoaching);
  const words = coachTexts.value;
  const seat = viewerSeat(snapshot);
  const { ruleset } = snapshot.view;
  useEffect(() => {
    if (seat !== null) void coaching.follow(snapshot, seat);
  }, [snapshot, seat]);
  const { advice, last } = seat === null ? { advice: null, last: null } : coaching.talkWith(snapshot, seat);
  return (
    <aside class="coach" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <button type="button" class="quiet round" aria-label={texts.value.common.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {seat === null || advice === null ? (
        <p class="hint">{words.notYours}</p>
      ) : advice.studied === null ? (
        <p class="hint" role="status">
          {words.thinking}
        </p>
      ) : (
        <Hints
          ruleset={ruleset}
          studied={advice.studied}
          count={advice.given}
          onMore={() => coaching.giveHint(snapshot, seat)}
        />
      )}
      {last !== null && <LastTurn ruleset={ruleset} studied={last} />}
    </aside>
  );
}
