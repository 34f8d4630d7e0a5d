/** The store of results and ratings: a row for every player of a finished game. */

import type { SideResult } from '@lexiko/rules/records';
import type { Rating } from '@lexiko/analysis/ratings';

/** The result of a game for one person at one seat. */
export interface ResultRecord extends SideResult {
  readonly game: string;
  readonly seat: number;
  /** The number of the person in their team; 0 without a team. */
  readonly member: number;
  readonly person: string;
  readonly finishedMs: number;
  readonly isRated: boolean;
  /** `null` if the game is not rated. */
  readonly rating: { readonly before: number; readonly after: number } | null;
}

export interface RatingRecord extends Rating {
  readonly person: string;
  readonly preset: string;
  readonly games: number;
  readonly updatedMs: number;
}

/** A game to be recorded: its players and their rated scores. */
export interface FinishedGame {
  readonly game: string;
  readonly results: readonly ResultRecord[];
  /** The two players with their scores (1, 0.5, 0), if the game is rated. */
  readonly rated: {
    readonly preset: string;
    readonly players: readonly (readonly [string, number])[];
  } | null;
  readonly atMs: number;
}

/** A position in a history, which is sorted from new to old. */
export interface HistoryPlace {
  readonly finishedMs: number;
  readonly game: string;
  readonly seat: number;
}

export interface RecordStore {
  /** Records a game and its ratings exactly once, even if several processes try. */
  enter(finished: FinishedGame): Promise<'entered' | 'entered-before'>;
  /** Newest first. */
  history(person: string, after: HistoryPlace | null, limit: number): Promise<readonly ResultRecord[]>;
  /** By preset. */
  ratingsOf(person: string): Promise<readonly RatingRecord[]>;
  ratingsOfAll(people: readonly string[]): Promise<readonly RatingRecord[]>;
}
