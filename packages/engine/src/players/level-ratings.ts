/** How strong the levels are against each other, in Elo with Medium at 1500: docs/strength.md, written by `lexiko match`. */

import type { Level } from './personality.ts';

/** To the nearest ten; the document has the intervals. */
export const LEVEL_RATINGS: Readonly<Record<Level, number>> = {
  beginner: 540,
  easy: 920,
  medium: 1500,
  hard: 1790,
  expert: 1830,
  champion: 1980,
};
