/** What may wait until the screen shows what somebody has just done: saying it aloud, keeping it, counting it. */

import { effect, signal, type ReadonlySignal } from '@preact/signals';

/**
 * A frame and a half. To ask for a frame and wait for it would be exact, and costs the frame itself a tenth of the
 * script between a key and its letter.
 */
const WAIT_MS = 25;

/** One timer serves all that waits: a thread has one screen to paint, whatever is on it. */
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

/**
 * What `source` says, a frame later; a change that `isUrgent` follows at once. The second part of the answer stops it.
 */
export function deferUntilPainted<T>(
  source: ReadonlySignal<T>,
  isUrgent: (before: T, now: T) => boolean,
): readonly [deferred: ReadonlySignal<T>, stop: () => void] {
  const deferred = signal(source.peek());
  let isWaiting = false;
  const follow = (): void => {
    isWaiting = false;
    deferred.value = source.peek();
  };
  const stop = effect(() => {
    const now = source.value;
    if (isUrgent(deferred.peek(), now)) deferred.value = now;
    else if (now !== deferred.peek() && !isWaiting) {
      isWaiting = true;
      afterPaint(follow);
    }
  });
  return [deferred, stop];
}
