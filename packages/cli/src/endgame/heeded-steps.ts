/** Long searches in steps, between which the process hears signals and input. */

import { setImmediate } from 'node:timers/promises';

/** Runs to the end, letting what comes in be heard between the steps. */
export async function heeding<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await setImmediate();
  }
}
