/** What a look at the last turns before the bag is empty asks and finds. */

import type { PreEndgameMove } from './pre-endgame-candidates.ts';

/** A move, over all draws considered. */
export interface JudgedMove {
  readonly move: PreEndgameMove;
  /** Shares of the draws, from 0 to 1. */
  readonly win: number;
  readonly tie: number;
  /** Mean lead at the end of the game. */
  readonly spread: number;
  /** In how many ways the tiles considered can lie, and in how many of these it wins and ties. */
  readonly ways: number;
  readonly won: number;
  readonly tied: number;
  /** Half of the 95 % interval of `win`; 0 where all draws were considered. */
  readonly margin: number;
  /** Whether wins and ties are proven against every defence, in each draw considered. */
  readonly isProven: boolean;
  /** Whether `spread` is proven as well. */
  readonly isExact: boolean;
  /** How many different draws were considered. */
  readonly draws: number;
  /** The round of this result, counted from 1. */
  readonly look: number;
}

export interface PreEndgameAnswer {
  /** By share of wins (a tie is half a win), then by spread, those looked at longest first. */
  readonly moves: readonly JudgedMove[];
  /** Whether all draws were considered. */
  readonly isComplete: boolean;
  /** Whether it is proven that no other move wins more of the draws than the first. */
  readonly isDecided: boolean;
  /** Endgames searched. */
  readonly endgames: number;
}

/** How closely a round looks. */
export interface Look {
  /** How many moves: those in the lead, and as many others that are not yet out of the race. */
  readonly moves: number;
  /** How many of the ways that the tiles can lie, at most. */
  readonly ways: number;
  /** For each endgame. */
  readonly nodes: number;
  readonly depth: number;
  /**
   * `glance`: greedy endgames; `outcome`: who wins; `refutation`: whether moves lose where they seem to, until it is
   * certain that they win less often; `points`: by how much, for moves that win as often.
   */
  readonly wanted: 'glance' | 'outcome' | 'refutation' | 'points';
}
