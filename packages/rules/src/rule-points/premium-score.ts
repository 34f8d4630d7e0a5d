/** The score of a play by letter values and premium squares (S-36 to S-47). */

import { textOf, type Board, type Run } from '../board.ts';
import type { Layout, Square } from '../layout.ts';
import { laidValue, type TileSet } from '../tile-set.ts';
import type { PremiumScoring } from './scoring.ts';

export interface PremiumScore {
  readonly words: readonly { readonly word: string; readonly points: number }[];
  readonly bonus: number;
  readonly total: number;
}

interface Scored {
  /** The board with the play on it. */
  readonly board: Board;
  readonly layout: Layout;
  readonly tiles: TileSet;
  /** The words formed or changed. */
  readonly runs: readonly Run[];
  /** Squares whose premium counts: those this play covers first (S-44). */
  readonly fresh: ReadonlySet<Square>;
  readonly rule: PremiumScoring;
  /** How many tiles came from the rack. */
  readonly placed: number;
}

export function premiumScore(play: Scored): PremiumScore {
  const words = play.runs.map((run) => ({
    word: textOf(play.tiles, play.board, run),
    points: runPoints(play, run),
  }));
  const bonus = tilesBonus(play.rule, play.placed);
  let total = bonus;
  for (const { points } of words) total += points;
  return { words, bonus, total };
}

/** The bonus for laying this many tiles in one turn (S-47). */
export function tilesBonus({ bonus }: PremiumScoring, placed: number): number {
  return placed >= bonus.tiles ? bonus.points : 0;
}

/** Letter premiums first, then the word factors of all newly covered squares (S-41, S-42). */
function runPoints({ board, layout, tiles, fresh }: Scored, run: Run): number {
  let sum = 0;
  let factor = 1;
  for (const square of run.squares) {
    const value = laidValue(tiles, board[square] ?? '');
    if (fresh.has(square)) {
      sum += value * (layout.letterFactors[square] ?? 1);
      factor *= layout.wordFactors[square] ?? 1;
    } else {
      sum += value;
    }
  }
  return sum * factor;
}
