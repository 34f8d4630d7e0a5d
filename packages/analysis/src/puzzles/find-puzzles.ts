/**
 * Looks for puzzles in a position. Its finds are likely, not certain: `checkPuzzle` examines them by other means, and
 * only what passes is a puzzle.
 */

import { endingOf } from '@lexiko/engine/endgame';
import { bestMoves, type Move, type Play, boardNumbers, laidTiles, lettersOf } from '@lexiko/engine/moves';
import { crossing, rackValue, runThrough, type Square } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { difficultyOf } from './difficulty.ts';
import { bagSizeOf, type Puzzle, type PuzzleKind, type PuzzlePlay, type PuzzlePosition } from './puzzle.ts';
import type { PuzzleTools } from './puzzle-tools.ts';

/** With more answers it is not a puzzle. */
const MOST_BINGOS = 12;
const MOST_OUT_PLAYS = 4;
/** Answers are worth the same; a play worth this much less is not an answer. */
const CLEARLY_BEST = 9;
const CLEARLY_HOOKED = 4;
const EQUALLY_BEST = 0.05;
/** Plays of fewer tiles are too easy to see. */
const LEAST_OUT_TILES = 3;
const LEAST_TILES = 2;
/** Most proofs are found by then, or not for a long time. */
const ENDGAME_NODES = 10_000;
/** At least on the mover's rack, and at most on both: fewer are no puzzle, more take long to prove. */
const ENDGAME_TILES = { own: 3, both: 10 } as const;

interface Found {
  readonly plays: readonly PuzzlePlay[];
  readonly bagSize: number;
}

type Candidate = Omit<Puzzle, 'difficulty' | 'position'>;

/** At most one of each kind. */
export function findPuzzles(
  tools: PuzzleTools,
  position: PuzzlePosition,
  kinds: readonly PuzzleKind[],
): readonly Puzzle[] {
  const { generator, ruleset, lexicon } = tools;
  const bagSize = bagSizeOf(ruleset, position);
  generator.setBoard(boardNumbers(position.board, lexicon.alphabet));
  generator.setRack({
    letters: lettersOf(position.rack, lexicon.alphabet),
    bagSize,
    otherPoints: position.other === null ? 0 : rackValue(ruleset.tiles, position.other),
  });
  const moves = bestMoves(generator, 'equity', Infinity);
  const plays = moves.filter(isPlay).map((move): PuzzlePlay => ({
    placed: laidTiles(move, lexicon.alphabet),
    score: move.score,
    worth: move.equityMilli / 1000,
  }));
  if (plays.length === 0) return [];
  const found: Found = { plays, bagSize };
  return kinds.flatMap((kind) => {
    const candidate = seek(tools, position, found, itemAt(moves, 0), kind);
    if (candidate === null) return [];
    return [{ ...candidate, position, difficulty: difficultyOf(tools, { ...candidate, position }) }];
  });
}

function isPlay(move: Move): move is Play {
  return move.type === 'play';
}

function seek(
  tools: PuzzleTools,
  position: PuzzlePosition,
  found: Found,
  best: Move,
  kind: PuzzleKind,
): Candidate | null {
  switch (kind) {
    case 'bingo':
      return seekBingo(tools, found);
    case 'best':
      return best.type === 'play' && found.bagSize > 0 ? seekBest(found) : null;
    case 'hook':
      return seekHook(tools, position, found);
    case 'out':
      return seekOut(position, found);
    case 'endgame':
      return seekEndgame(tools, position, found);
  }
}

function byWorth(plays: readonly PuzzlePlay[]): readonly PuzzlePlay[] {
  return plays.toSorted((a, b) => b.worth - a.worth);
}

function scored(plays: readonly PuzzlePlay[]): readonly PuzzlePlay[] {
  return byWorth(plays.map((play) => ({ ...play, worth: play.score })));
}

function seekBingo({ ruleset }: PuzzleTools, { plays, bagSize }: Found): Candidate | null {
  const needed = ruleset.scoring.bonus.tiles;
  const bingos = scored(plays.filter(({ placed }) => placed.length >= needed));
  if (bingos.length === 0 || bingos.length > MOST_BINGOS || bagSize === 0) return null;
  const others = plays.filter(({ placed }) => placed.length < needed).map(({ score }) => score);
  return {
    kind: 'bingo',
    square: null,
    answers: bingos,
    margin: itemAt(bingos, 0).worth - Math.max(0, ...others),
  };
}

function seekBest({ plays }: Found): Candidate | null {
  const [first] = plays;
  if (first === undefined) return null;
  const answers = plays.filter(({ worth }) => first.worth - worth <= EQUALLY_BEST);
  const next = plays[answers.length];
  if (next === undefined || first.placed.length < LEAST_TILES) return null;
  const margin = first.worth - next.worth;
  return margin < CLEARLY_BEST ? null : { kind: 'best', square: null, answers, margin };
}

/** Squares directly before or after a word that the play extends. */
function hookSquares(
  { ruleset }: Pick<PuzzleTools, 'ruleset'>,
  { board }: PuzzlePosition,
  play: PuzzlePlay,
): readonly Square[] {
  const { layout } = ruleset;
  const squares = play.placed.map(([square]) => square);
  if (squares.length < LEAST_TILES) return [];
  const along = itemAt(squares, 1) - itemAt(squares, 0) < layout.width ? 'across' : 'down';
  return squares.filter((square) => {
    const neighbours = runThrough(board, layout, square, crossing(along)).squares;
    // This letter extends a word of at least two letters, at its beginning or its end.
    return neighbours.length > 2 && (neighbours[0] === square || neighbours.at(-1) === square);
  });
}

function seekHook(tools: PuzzleTools, position: PuzzlePosition, { plays, bagSize }: Found): Candidate | null {
  if (bagSize === 0) return null;
  const ranked = scored(plays);
  for (const play of ranked.slice(0, 3)) {
    for (const square of hookSquares(tools, position, play)) {
      const through = ranked.filter(({ placed }) => placed.some(([at]) => at === square));
      const first = itemAt(through, 0);
      const answers = through.filter(({ worth }) => worth === first.worth);
      const next = through[answers.length];
      if (first !== play || next === undefined || first.worth - next.worth < CLEARLY_HOOKED) continue;
      return { kind: 'hook', square, answers, margin: first.worth - next.worth };
    }
  }
  return null;
}

function seekOut({ rack, other }: PuzzlePosition, { plays }: Found): Candidate | null {
  if (other === null || other.length === 0 || rack.length < LEAST_OUT_TILES) return null;
  const answers = scored(plays.filter(({ placed }) => placed.length === rack.length));
  if (answers.length === 0 || answers.length > MOST_OUT_PLAYS) return null;
  return { kind: 'out', square: null, answers, margin: 0 };
}

/** The solver's move and its value; the check proves that no other is worth as much. */
function seekEndgame(
  { generator, solver, ruleset, lexicon }: PuzzleTools,
  { board, rack, other }: PuzzlePosition,
  { plays }: Found,
): Candidate | null {
  const { own, both } = ENDGAME_TILES;
  if (other === null || other.length === 0 || rack.length < own || rack.length + other.length > both)
    return null;
  const { alphabet } = lexicon;
  const racks = [lettersOf(rack, alphabet), lettersOf(other, alphabet)];
  const numbers = boardNumbers(board, alphabet);
  const answer = solver.solve({ board: numbers, racks, idleTurns: 0 }, endingOf(ruleset), {
    nodes: ENDGAME_NODES,
  });
  generator.setBoard(numbers);
  if (!answer.isProven || answer.best.type === 'pass') return null;
  // The highest-scoring play must not be the answer.
  const highest = Math.max(...plays.map(({ score }) => score));
  if (answer.best.score >= highest) return null;
  const placed = laidTiles(answer.best, alphabet);
  // The margin over the next move is unknown until the check has examined all of them.
  return {
    kind: 'endgame',
    square: null,
    answers: [{ placed, score: answer.best.score, worth: answer.value }],
    margin: 0,
  };
}
