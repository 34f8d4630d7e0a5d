/** Where chance comes from in the page: secrets from the browser, and numbers for the computers' moods. */

import { createChance } from '@lexiko/rules';

/** 32 hexadecimal digits that nobody can foresee. */
export function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Numbers from 0 to below 1, always the same ones for the same seed. */
export function randomNumbers(seed: string): () => number {
  const chance = createChance(seed, ['computers']);
  const range = 2 ** 32;
  let position = 0;
  return () => chance.pick(range, position++) / range;
}
