/** The ratings of two players after a rated game. Pure. */

import { idle, NEW_RATING, rate, type Rating } from '@lexiko/analysis/ratings';
import type { RatingRecord } from './record-store.ts';

/** The length of a rating period, for the growth of the deviation without games. */
const PERIOD_MS = 7 * 24 * 60 * 60 * 1000;

/** `null` for a player without a rating. */
export function currentRating(kept: RatingRecord | null, nowMs: number): Rating {
  if (kept === null) return NEW_RATING;
  const { rating, deviation, volatility, updatedMs } = kept;
  return idle({ rating, deviation, volatility }, Math.max(0, nowMs - updatedMs) / PERIOD_MS);
}

export interface RatedPlayer {
  readonly person: string;
  readonly kept: RatingRecord | null;
  /** 1 won, 0.5 drawn, 0 lost. */
  readonly score: number;
}

/** Rates each player against the other's rating before the game. */
export function ratingsAfter(
  [one, two]: readonly [RatedPlayer, RatedPlayer],
  preset: string,
  nowMs: number,
): readonly RatingRecord[] {
  const [first, second] = [currentRating(one.kept, nowMs), currentRating(two.kept, nowMs)];
  return [
    record(one, rate(first, [{ opponent: second, score: one.score }])),
    record(two, rate(second, [{ opponent: first, score: two.score }])),
  ];

  function record({ person, kept }: RatedPlayer, rating: Rating): RatingRecord {
    return { person, preset, ...rating, games: (kept?.games ?? 0) + 1, updatedMs: nowMs };
  }
}
