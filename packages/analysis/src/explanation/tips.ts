/** Which of the ten tips (H-02 to H-11) a move follows, judged by board and rack. */

import type { Ruleset } from '@lexiko/rules';
import { DIRECTIONS, runThrough, withLaid, type Board, type Layout } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { languageTips } from './language-tips.ts';
import type { GameTurn } from '../turns/game-turns.ts';
import type { RatedMove } from '../turns/turn-analysis.ts';

/** In the order of the rulebook. */
export const TIPS = [
  'short',
  's',
  'groups',
  'premiums',
  'keeping',
  'bingos',
  'q',
  'hooks',
  'choice',
  'attitude',
] as const;
export type Tip = (typeof TIPS)[number];

/** What an S should gain at least (H-03). */
export const LEAST_FOR_S = 8;
/** A score below this makes the best of a bad rack (H-11). */
const POOR = 12;
const LEAST_KEPT = 2;

/** Whether an S is worth saving. Crosswords bars plurals (W-25), so there it is a letter like any other. */
export function savesS(ruleset: Pick<Ruleset, 'language' | 'dictionary'>): boolean {
  return languageTips(ruleset).hasHookingS && ruleset.dictionary.bars.plurals === 'off';
}

/** The most relevant tip first; never empty. */
export function tipsOf(
  ruleset: Ruleset,
  turn: Pick<GameTurn, 'board' | 'rack'>,
  move: RatedMove,
): readonly Tip[] {
  const { starline, groups } = languageTips(ruleset);
  const squares = move.move.type === 'play' ? move.move.tiles.map(({ square }) => square) : [];
  const used = tilesUsed(turn.rack, move.leave);
  const crossed = wordsCrossed(turn.board, ruleset.layout, squares);
  // An exchange lays no tiles: only the leave counts.
  const isExchange = move.move.type === 'exchange' && used.length > 0;
  const isPoor = move.score < POOR && !move.isBingo;
  const kept = move.leave.filter((tile) => tile === '?' || starline.includes(tile)).length;
  const applies: Readonly<Record<Tip, boolean>> = {
    bingos: move.isBingo,
    q: squares.length > 0 && used.includes('Q') && !used.includes('U') && !turn.rack.includes('U'),
    premiums: squares.some((square) => isPremium(ruleset.layout, square)),
    s: savesS(ruleset) && used.includes('S') && crossed.some(({ isExtended }) => isExtended),
    hooks: crossed.some(({ isExtended }) => isExtended),
    short: crossed.some(({ length }) => length <= 3),
    keeping: isExchange || (kept >= LEAST_KEPT && kept === move.leave.length),
    groups: move.isBingo && groups.some((group) => holdsAll(used, group)),
    attitude: isPoor && !isExchange,
    choice: true,
  };
  return BY_WEIGHT.filter((tip) => applies[tip]);
}

const BY_WEIGHT: readonly Tip[] = [
  'bingos',
  'groups',
  'q',
  's',
  'hooks',
  'premiums',
  'short',
  'attitude',
  'keeping',
  'choice',
];

/** How many more points the move scores than the best of these that keeps the S; `null` if it uses no S, or all do. */
export function gainByS(
  rack: readonly string[],
  move: RatedMove,
  others: readonly RatedMove[],
): number | null {
  const usesS = (one: RatedMove): boolean => tilesUsed(rack, one.leave).includes('S');
  if (!usesS(move)) return null;
  const without = others.filter((one) => one.move.type === 'play' && !usesS(one));
  return without.length === 0 ? null : move.score - Math.max(...without.map(({ score }) => score));
}

/**
 * The tiles of a rack that a move does not keep. A letter picked up from the board first may be kept without having
 * been on the rack.
 */
export function tilesUsed(rack: readonly string[], leave: readonly string[]): readonly string[] {
  const used = [...rack];
  for (const tile of leave) {
    const at = used.indexOf(tile);
    if (at >= 0) used.splice(at, 1);
  }
  return used;
}

function holdsAll(tiles: readonly string[], letters: string): boolean {
  const rest = [...tiles];
  return [...letters].every((letter) => {
    const at = rest.indexOf(letter);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

function isPremium({ wordFactors, letterFactors, crosses }: Layout, square: number): boolean {
  return itemAt(wordFactors, square) > 1 || itemAt(letterFactors, square) > 2 || crosses.includes(square);
}

interface CrossedWord {
  readonly length: number;
  /** Whether it extends a word on the board by one letter. */
  readonly isExtended: boolean;
}

/** The words that a play forms besides its main one, and the main one where it only extends another by a letter. */
function wordsCrossed(board: Board, layout: Layout, squares: readonly number[]): readonly CrossedWord[] {
  const after = withLaid(
    board,
    squares.map((square) => [square, 'A']), // any letter will do here
  );
  return squares.flatMap((square) =>
    DIRECTIONS.flatMap((direction) => {
      const run = runThrough(after, layout, square, direction).squares;
      const laid = run.filter((one) => squares.includes(one));
      if (run.length < 2 || laid.length > 1) return [];
      const isAtEnd = square === run[0] || square === run[run.length - 1];
      return [{ length: run.length, isExtended: isAtEnd && run.length > 2 }];
    }),
  );
}
