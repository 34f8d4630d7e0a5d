/** Random numbers for the computer players. */

import { createChance } from '@lexiko/rules';

/** Numbers from 0 up to but not including 1; the same seed gives the same numbers. */
export function randomNumbers(seed: string): () => number {
  const chance = createChance(seed, ['computers']);
  const range = 2 ** 32;
  let position = 0;
  return () => chance.pick(range, position++) / range;
}
