/** What may wait until the screen shows what somebody has just done: saying it aloud, keeping it. */

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
