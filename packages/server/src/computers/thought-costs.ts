/** How long computers think, by level. */

import { LEVELS, PERSONALITIES } from '@lexiko/engine';

/** What a computer that answers at sight is reckoned to need, in milliseconds. A dearer thought may take seconds. */
export const CHEAP_MS = 100;
/** How long it may take at most, where the rules let letters move. */
export const LONGEST_GLANCE_MS = 1000;
/** What a computer that plays its candidates out takes at most, where nobody else waits. */
export const LONGEST_THOUGHT_MS = 3000;
/** No thought costs more. */
export const ANY_COST_MS: number = 2 ** 31 - 1;

/** About how long a computer of this level thinks, in milliseconds. */
export function thoughtMsOf(level: string): number {
  const known = LEVELS.find((one) => one === level);
  return known !== undefined && PERSONALITIES[known].lookahead === 'playouts' ? LONGEST_THOUGHT_MS : CHEAP_MS;
}

/** Whether a computer of this level thinks for seconds, where there is time. */
export function isLongThought(level: string): boolean {
  return thoughtMsOf(level) > CHEAP_MS;
}
