/** One puzzle: the player answers on the board, can ask for hints, and gets an explanation at the end. */

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { puzzleTable, solves, type LineMove } from '@lexiko/analysis/puzzles';
import {
  formatColumn,
  formatSquare,
  inspectPlay,
  neededTile,
  scoreOf,
  withLaid,
  type Placement,
} from '@lexiko/rules/board';
import { formatMove } from '@lexiko/rules/notation';
import { texts } from '../../texts/current.ts';
import { rememberMissedPlay } from '../drills/missed-plays.ts';
import { inLessonColours } from '../lesson-table.ts';
import { LetterTiles } from '../letter-tiles.tsx';
import { PracticeBoard } from '../practice/practice-board.tsx';
import { usePractice } from '../practice/practice-table.ts';
import { useReadingPlace } from '../reading-place.ts';
import { SquareKey } from '../square-key.tsx';
import { useFailureReporter, useAnswer } from '../use-answer.ts';
import { openPuzzleHistory, type PuzzleOutcome } from './puzzle-history.ts';
import { puzzleRuleset, type NamedPuzzle } from './puzzle-set.ts';
import { puzzlesTexts } from './puzzles-texts.ts';
import { useFeedback, useStore } from '../../page/page-context.ts';
import { openStudy } from '../../study/study.ts';

export interface PuzzlePlayProps {
  readonly named: NamedPuzzle;
  /** For a daily puzzle its date, `2026-11-16`; `null` for others. */
  readonly day: string | null;
  /** The outcome of an earlier try, shown at once and not recorded again; `null`: the player can solve the puzzle. */
  readonly before: PuzzleOutcome | null;
  /** The address of this puzzle; `null`: it is only here. */
  readonly address: string | null;
  /** Opens the next puzzle; `null`: there is no button for it. */
  readonly onNext: (() => void) | null;
}

/** What hints and explanation say about the best answer, which comes first. */
function factsOf({ puzzle, config }: NamedPuzzle) {
  const { layout } = puzzleRuleset(config);
  const { board, scores } = puzzle.position;
  const [best] = puzzle.answers;
  if (best === undefined) throw new Error('a puzzle has an answer');
  const squares = best.placed.map(([square]) => square).sort((a, b) => a - b);
  const [first = 0, second = first + 1] = squares;
  return {
    best,
    squares,
    isAcross: second - first < layout.width,
    first,
    layout,
    notation: formatMove({ board, layout }, best.placed),
    solved: {
      play: formatMove({ board, layout }, best.placed),
      score: best.score,
      worth: best.worth,
      margin: puzzle.margin,
      answers: puzzle.answers.length,
      lead: scores[0] + best.worth - scores[1],
    },
  };
}

function Hints({ named, count }: { readonly named: NamedPuzzle; readonly count: number }) {
  const words = puzzlesTexts.value;
  const { best, first, isAcross, layout } = factsOf(named);
  const line = isAcross
    ? words.row(Math.floor(first / layout.width) + 1)
    : words.column(formatColumn(first % layout.width));
  const tiles = best.placed
    .map(([, laid]) => neededTile(laid))
    .sort()
    .join(' ');
  const hints = [
    words.hints.line(line),
    words.hints.start(best.placed.length, formatSquare(layout, first)),
    words.hints.tiles(tiles),
  ];
  const place = useReadingPlace<HTMLDivElement>(count);
  return (
    <div ref={count > 0 ? place : null} tabIndex={-1} role="status">
      {count > 0 && (
        <ul class="puzzle-hints">
          {hints.slice(0, count).map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The solver's lead in points after these moves, before the final adjustment for tiles left. */
function leadAfter({ puzzle }: NamedPuzzle, moves: readonly LineMove[]): number {
  const [own, other] = puzzle.position.scores;
  return moves.reduce((lead, { side, score }) => lead + (side === 0 ? score : -score), own - other);
}

/** The rest of the game with best play by both sides. */
function WinningLine({ named }: { readonly named: NamedPuzzle }) {
  const words = puzzlesTexts.value;
  const { line, config } = named;
  const moves = useAnswer('winningLine', { line, config });
  const { solved } = factsOf(named);
  return (
    <>
      <h3>{words.lineTitle}</h3>
      {moves === null && <p role="status">{texts.value.common.opening}</p>}
      <ol class="puzzle-line" aria-busy={moves === null}>
        {moves?.map(({ side, notation, score }, at) => (
          <li key={at}>{words.lineMove(side === 0, notation === '-' ? null : notation, score)}</li>
        ))}
      </ol>
      {moves !== null && <p>{words.lineEnd(solved.lead - leadAfter(named, moves), solved.lead)}</p>}
    </>
  );
}

function Explanation({ named, outcome }: { readonly named: NamedPuzzle; readonly outcome: PuzzleOutcome }) {
  const words = puzzlesTexts.value;
  const { puzzle } = named;
  const { solved, layout } = factsOf(named);
  const heading = useReadingPlace<HTMLHeadingElement>(outcome);
  return (
    <section class="card puzzle-answer" aria-labelledby="puzzle-answer">
      <h2 ref={heading} tabIndex={-1} id="puzzle-answer">
        {outcome === 'shown' ? words.answer : words.right}
      </h2>
      <p>{words.because[puzzle.kind](solved)}</p>
      {puzzle.kind === 'endgame' && <WinningLine named={named} />}
      {puzzle.answers.length > 1 && (
        <>
          <p>{words.allAnswers(puzzle.answers.length)}</p>
          <ul class="puzzle-answers">
            {puzzle.answers.map(({ placed, score }) => {
              const notation = formatMove({ board: puzzle.position.board, layout }, placed);
              return (
                <li key={notation}>
                  <b>{notation}</b> {score}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

const MOST_HINTS = 3;

/** A valid play that doesn't solve the puzzle. */
interface Laid {
  readonly tiles: readonly Placement[];
  readonly notation: string;
  readonly score: number;
}

export function PuzzlePlay({ named, day, before, address, onNext }: PuzzlePlayProps) {
  const history = useStore(openPuzzleHistory);
  const study = useStore(openStudy);
  const reportFailure = useFailureReporter();
  const { announce, playSound } = useFeedback();
  const words = puzzlesTexts.value;
  const { puzzle, config, id, line } = named;
  const { kind, position } = puzzle;
  const outcome = useSignal<PuzzleOutcome | null>(before);
  const hints = useSignal(0);
  const tries = useSignal(0);
  const facts = factsOf(named);

  const finish = (result: PuzzleOutcome): void => {
    outcome.value = result;
    const { difficulty } = puzzle;
    if (before === null)
      history.remember({
        puzzle: id,
        kind,
        difficulty,
        outcome: result,
        tries: tries.peek(),
        atMs: Date.now(),
        day,
      });
    announce(result === 'shown' ? words.answer : words.right);
    if (result !== 'shown') playSound('play');
  };

  /** Adds the answer to the drills. Only for these two kinds: elsewhere the answer may not be the best play. */
  const remember = (made: Laid | null): void => {
    if (kind !== 'best' && kind !== 'endgame') return;
    const { board, rack } = position;
    const best = { tiles: facts.best.placed, notation: facts.notation, score: facts.best.score };
    const missed = { id: `puzzle ${line}`, config, board, rack, best, made, atMs: Date.now() };
    rememberMissedPlay(missed, () =>
      made === null
        ? Promise.resolve(true) // the puzzle's answer is already checked
        : study.ask('confirmMissed', {
            config,
            position,
            play: facts.best,
            made: { kind: 'play', placed: made.tiles, score: made.score },
          }),
    ).catch(reportFailure);
  };

  const judge = async (tiles: readonly Placement[]): Promise<void> => {
    const seen = table.snapshot.peek();
    if (seen === null || outcome.peek() !== null) return;
    const play = inspectPlay(seen.view, 0, tiles);
    if (!play.ok) {
      table.showRefusal(play.error);
      return;
    }
    tries.value++;
    if (solves(puzzle, tiles)) {
      finish(hints.peek() > 0 ? 'helped' : 'solved');
      return;
    }
    const bad = await study.ask('badWords', { words: play.value.words, config });
    if (bad.length > 0) {
      table.tell(words.notWords(texts.peek().list(bad)));
      return;
    }
    const { total } = scoreOf(seen.view, 0, play.value, []);
    const notation = formatMove({ board: position.board, layout: facts.layout }, tiles);
    remember({ tiles, notation, score: total });
    table.tell(words.wrong[kind](total));
  };

  const state = useMemo(() => puzzleTable(inLessonColours(config), puzzleRuleset(config), position), [line]);
  const { table, snapshot } = usePractice({
    id: `puzzle ${line}`,
    state,
    onPlay: (tiles) => void judge(tiles).catch(reportFailure),
  });
  const heading = useReadingPlace<HTMLHeadingElement>(snapshot === null ? null : line);
  if (snapshot === null) return null;
  const isDone = outcome.value !== null;
  const shown = isDone
    ? { ...snapshot, view: { ...snapshot.view, board: withLaid(position.board, facts.best.placed) } }
    : snapshot;
  const marked = new Set(isDone ? facts.squares : []);
  const square = puzzle.square === null ? '' : formatSquare(facts.layout, puzzle.square);
  return (
    <div class="practice-split">
      <PracticeBoard
        table={table}
        snapshot={shown}
        marked={marked}
        pointed={puzzle.square === null || isDone ? null : puzzle.square}
        isStill={isDone}
        idle={isDone ? words.because[kind](facts.solved) : words.idle}
        submit={words.submit}
      />
      <section class="practice-side" aria-labelledby="puzzle-kind">
        <h2 ref={heading} tabIndex={-1} id="puzzle-kind">
          {words.kinds[kind]} <span class="puzzle-level">{words.difficulties[puzzle.difficulty]}</span>
        </h2>
        <p>{words.question[kind]({ count: puzzle.answers.length, square })}</p>
        <p class="hint">{words.scores(...position.scores)}</p>
        {puzzleRuleset(config).board.theme === 'classic' && <SquareKey />}
        {position.other !== null && (
          <p>
            {words.otherRack}{' '}
            <LetterTiles letters={position.other} language={puzzleRuleset(config).language} />
          </p>
        )}
        {outcome.value === null ? (
          <>
            <Hints named={named} count={hints.value} />
            <div class="practice-buttons">
              <button
                type="button"
                disabled={hints.value >= MOST_HINTS}
                onClick={() => {
                  hints.value++;
                }}
              >
                {words.hint}
              </button>
              <button
                type="button"
                onClick={() => {
                  remember(null);
                  finish('shown');
                }}
              >
                {words.show}
              </button>
            </div>
          </>
        ) : (
          <Explanation named={named} outcome={outcome.value} />
        )}
        <div class="practice-buttons">
          {isDone && onNext !== null && (
            <button type="button" class="primary" onClick={onNext}>
              {words.again}
            </button>
          )}
          <a class="button quiet" href="#/learn/puzzles">
            {words.back}
          </a>
          {address !== null && (
            <a class="button quiet" href={address}>
              {words.link}
            </a>
          )}
        </div>
      </section>
    </div>
  );
}
