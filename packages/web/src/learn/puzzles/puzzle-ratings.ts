/** How well the player solves puzzles of each kind, as a rating like that of games. Follows from the history alone. */

import { DIFFICULTIES, PUZZLE_KINDS, type Difficulty, type PuzzleKind } from '@lexiko/analysis/puzzles';
import { NEW_RATING, rate, type Rating } from '@lexiko/analysis/ratings';
import type { PuzzleRecord } from './puzzle-history.ts';

/** A puzzle is an opponent whose rating is that of its difficulty. */
const OPPONENTS: Readonly<Record<Difficulty, number>> = { easy: 1200, medium: 1500, hard: 1800 };
/** Puzzles of a difficulty are not all as hard. */
const SPREAD = 100;
/** A rating from fewer puzzles says nothing. */
const LEAST_PUZZLES = 5;

/** `count`: puzzles it rests on. */
export type SkillRating = Rating & { readonly count: number };

/** What a puzzle is worth: solved at once, with a hint or a second try, or not. */
function scoreOf({ outcome, tries }: PuzzleRecord): number {
  if (outcome === 'shown') return 0;
  return outcome === 'solved' && tries <= 1 ? 1 : 0.5;
}

export function skillRatings(history: readonly PuzzleRecord[]): Readonly<Record<PuzzleKind, SkillRating>> {
  const ratingOf = (kind: PuzzleKind): SkillRating => {
    const records = history.filter((record) => record.kind === kind);
    const rating = records.reduce((before, record) => {
      const opponent = { ...NEW_RATING, rating: OPPONENTS[record.difficulty], deviation: SPREAD };
      return rate(before, [{ opponent, score: scoreOf(record) }]);
    }, NEW_RATING);
    return { ...rating, count: records.length };
  };
  return Object.fromEntries(PUZZLE_KINDS.map((kind) => [kind, ratingOf(kind)])) as Record<
    PuzzleKind,
    SkillRating
  >;
}

/** Whether the rating rests on enough puzzles to be shown. */
export function isKnown({ count }: SkillRating): boolean {
  return count >= LEAST_PUZZLES;
}

/** The difficulties, that nearest to a rating first. */
export function nearestDifficulties(rating: number): readonly Difficulty[] {
  return DIFFICULTIES.toSorted((a, b) => Math.abs(OPPONENTS[a] - rating) - Math.abs(OPPONENTS[b] - rating));
}
