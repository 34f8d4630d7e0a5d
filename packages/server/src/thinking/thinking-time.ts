/** How long a computer may think while others wait for theirs. */

import type { ComputerLoad } from '../computers/computer-store.ts';
import { LONGEST_THOUGHT_MS } from '../computers/thought-costs.ts';

/** Shorter thoughts are not worth a Champion's name. */
const SHORTEST_THOUGHT_MS = 300;
/** How soon all who wait now should have their answer. */
const PATIENCE_MS = 6000;

/** So long that those who wait are answered within `PATIENCE_MS` by all who think, and within the two limits. */
export function longestThoughtMs({ dearWaiting, dearThinking }: ComputerLoad): number {
  const thinkers = Math.max(1, dearThinking);
  const shareMs = (PATIENCE_MS * thinkers) / (dearWaiting + thinkers);
  return Math.round(Math.min(LONGEST_THOUGHT_MS, Math.max(SHORTEST_THOUGHT_MS, shareMs)));
}

/** Whether tables should say that computers think for a shorter time; it is said until nobody waits any more. */
export function isHurried(load: ComputerLoad, wasHurried: boolean): boolean {
  const longestMs = longestThoughtMs(load);
  return wasHurried ? longestMs < LONGEST_THOUGHT_MS : longestMs <= LONGEST_THOUGHT_MS / 2;
}
