/** What may wait until the screen shows what somebody has just done: saying it aloud, keeping it, counting it. */

import { effect, signal, type ReadonlySignal } from '@preact/signals';

/**
 * A frame and a half. To ask for a frame and wait for it would be exact, and costs the frame itself a tenth of the
 * script between a key and its letter.
 */
const WAIT_MS = 25;

/** One timer serves all that waits. */
let waiting: (() => void)[] = [];

function workOff(): void {
  const works = waiting;
  waiting = [];
  for (const work of works) {
    try {
      work();
    } catch (error) {
      // One that fails is told of, and keeps none of the others from being done.
      reportError(error);
    }
  }
}

/** Runs `work` once, when the next frame has most likely been painted. */
export function afterPaint(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) setTimeout(workOff, WAIT_MS);
}

/** What `source` says, told when the next frame has been painted; a change that `isUrgent` is told at once. */
export function toldAfterPaint<T>(
  source: ReadonlySignal<T>,
  isUrgent: (before: T, now: T) => boolean,
): ReadonlySignal<T> {
  const told = signal(source.peek());
  let isWaiting = false;
  const tell = (): void => {
    isWaiting = false;
    told.value = source.peek();
  };
  effect(() => {
    const now = source.value;
    if (isUrgent(told.peek(), now)) told.value = now;
    else if (now !== told.peek() && !isWaiting) {
      isWaiting = true;
      afterPaint(tell);
    }
  });
  return told;
}
