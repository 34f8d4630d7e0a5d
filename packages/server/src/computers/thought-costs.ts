/** Estimated thinking times of computers by level. */

import { LEVELS, PERSONALITIES } from '@lexiko/engine';

/** The estimate for a computer without playouts, in milliseconds. Any question above it may take seconds. */
export const CHEAP_MS = 100;
/** The limit for such a computer under rules that allow rearranging tiles. */
export const LONGEST_CHEAP_MS = 1000;
/** The limit for a computer with playouts while nobody else waits. */
export const LONGEST_THOUGHT_MS = 3000;
/** Above every cost: the largest integer that PostgreSQL's `integer` holds. */
export const ANY_COST_MS: number = 2 ** 31 - 1;

/** The estimated thinking time of a level, in milliseconds. */
export function thoughtMsOf(level: string): number {
  const known = LEVELS.find((one) => one === level);
  return known !== undefined && PERSONALITIES[known].lookahead === 'playouts' ? LONGEST_THOUGHT_MS : CHEAP_MS;
}

/** Whether a computer of this level thinks for seconds if there is time. */
export function isLongThought(level: string): boolean {
  return thoughtMsOf(level) > CHEAP_MS;
}
