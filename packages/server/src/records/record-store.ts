/** What is kept of finished games beside their logs: a row for everybody who played, and ratings. */

import type { SideResult } from '@lexiko/rules/records';
import type { Rating } from './glicko.ts';

/** What a game was for one person at one seat. */
export interface ResultRecord extends SideResult {
  readonly game: string;
  readonly seat: number;
  /** The number of the person in their team; 0 where a side is one person. */
  readonly member: number;
  readonly person: string;
  readonly finishedMs: number;
  readonly isRated: boolean;
  /** `null` where the game is not rated. */
  readonly rating: { readonly before: number; readonly after: number } | null;
}

export interface RatingRecord extends Rating {
  readonly person: string;
  readonly preset: string;
  readonly games: number;
  readonly updatedMs: number;
}

/** A game to be entered: who played, and what it does to ratings. */
export interface FinishedGame {
  readonly game: string;
  readonly results: readonly ResultRecord[];
  /** The two players with their score (1, 0.5, 0), where the game counts for ratings. */
  readonly rated: {
    readonly preset: string;
    readonly players: readonly (readonly [string, number])[];
  } | null;
  readonly atMs: number;
}

/** A place in a history: what comes after it is older. */
export interface HistoryPlace {
  readonly finishedMs: number;
  readonly game: string;
  readonly seat: number;
}

export interface RecordStore {
  /** Enters a game once, with its ratings, however often and by however many processes it is tried. */
  enter(finished: FinishedGame): Promise<'entered' | 'entered-before'>;
  /** Newest first. */
  history(person: string, after: HistoryPlace | null, limit: number): Promise<readonly ResultRecord[]>;
  /** By preset. */
  ratingsOf(person: string): Promise<readonly RatingRecord[]>;
}
