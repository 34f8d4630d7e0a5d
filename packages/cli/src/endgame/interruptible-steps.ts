/** Long searches in steps: the process handles signals and input between them. */

import { setImmediate } from 'node:timers/promises';

/** Runs all steps, and lets the event loop turn between them. */
export async function runInterruptibly<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await setImmediate();
  }
}
