/** How long a computer may think while other questions wait. */

import type { ComputerLoad } from '../computers/computer-store.ts';
import { LONGEST_THOUGHT_MS } from '../computers/thought-costs.ts';

/** The minimum, so that a Champion still plays like one. */
const SHORTEST_THOUGHT_MS = 300;
/** The time in which all questions waiting now should be answered. */
const PATIENCE_MS = 6000;

/** The time per question that answers all of them within `PATIENCE_MS`, clamped to the two limits. */
export function longestThoughtMs({ expensiveWaiting, expensiveThinking }: ComputerLoad): number {
  const thinkers = Math.max(1, expensiveThinking);
  const shareMs = (PATIENCE_MS * thinkers) / (expensiveWaiting + thinkers);
  return Math.round(Math.min(LONGEST_THOUGHT_MS, Math.max(SHORTEST_THOUGHT_MS, shareMs)));
}

/** Whether games should show that computers think for less time; stays set until no question waits. */
export function isHurried(load: ComputerLoad, wasHurried: boolean): boolean {
  const longestMs = longestThoughtMs(load);
  return wasHurried ? longestMs < LONGEST_THOUGHT_MS : longestMs <= LONGEST_THOUGHT_MS / 2;
}
