/** Random numbers from a seed, the same in both forms of the kernel: xorshift32 (Marsaglia 2003), seeds spread first. */

import { multiply, setWord, word } from './heap.ts';
import { RANDOM_STATE } from './memory-map.ts';

export function seedChance(seed: i32): void {
  let state = multiply(seed ^ (seed >>> 16) ^ 0x2545f491, 0x45d9f3b);
  state = multiply(state ^ (state >>> 16), 0x45d9f3b);
  state ^= state >>> 16;
  setWord(RANDOM_STATE, state === 0 ? 1 : state);
}

/** From 0 to below `limit`. */
export function chance(limit: i32): i32 {
  let state = word(RANDOM_STATE);
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  setWord(RANDOM_STATE, state);
  return (state >>> 1) % limit;
}
