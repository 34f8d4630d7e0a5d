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
  /**
   * Between these lies its share of all ways, a tie counting half: for all moves at once with a confidence of 95 %, and for
   * certain where all draws were considered. Endgames that are not settled count as they were found.
   */
  readonly least: number;
  readonly most: number;
  /** How far they are from the share found, the farther one. */
  readonly margin: number;
  /** Whether wins and ties are proven against every defence, in each draw considered. */
  readonly isProven: boolean;
  /** In which share of the draws considered who wins is proven from the moment the bag is empty. */
  readonly settled: number;
  /** Whether it leaves tiles in the bag, and both sides are taken to play on by equity until they are drawn. */
  readonly isPlayedOn: boolean;
  /** Whether `spread` is proven as well. */
  readonly isExact: boolean;
  /** How many different draws were considered. */
  readonly draws: number;
  /** The round of this result, counted from 1. */
  readonly look: number;
}

/** `settled`: who wins is proven once the bag is empty; `found`: a search that was more than greedy says so. */
export type Trust = 'settled' | 'found';

/** How the first move stands to all others. It holds however often one looks. */
export interface Standing {
  /** That no other move wins more of all ways; 1 if that is certain. */
  readonly confidence: number;
  /** How many others may win more, with a confidence of 95 % that no further one does. */
  readonly rivals: number;
  /** By how much at most, as a share of all ways, with the same confidence. */
  readonly shortfall: number;
}

export interface PreEndgameAnswer {
  /** By share of wins (a tie is half a win), then by spread, those looked at longest first. */
  readonly moves: readonly JudgedMove[];
  /** Whether all draws were considered. */
  readonly isComplete: boolean;
  /** Whether it is proven that no other move wins more of the draws than the first. */
  readonly isDecided: boolean;
  /** How sure it is that the first move wins most of all ways, if endgames that are not settled end as they were found. */
  readonly found: Standing;
  /** The same, whatever those endgames hold. */
  readonly settled: Standing;
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
  /** By what a refutation refutes; `settled` if absent. */
  readonly trust?: Trust;
  /** The probability of error with which it is content; 0 if absent: then it goes on until it is certain. */
  readonly doubt?: number;
}
