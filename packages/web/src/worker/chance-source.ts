/** Numbers for the computers' moods. */

import { createChance } from '@lexiko/rules';

/** Numbers from 0 to below 1, always the same ones for the same seed. */
export function randomNumbers(seed: string): () => number {
  const chance = createChance(seed, ['computers']);
  const range = 2 ** 32;
  let position = 0;
  return () => chance.pick(range, position++) / range;
}
