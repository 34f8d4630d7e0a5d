/** What may wait until the screen shows what somebody has just done: saying it aloud, keeping it. */

/** A page that is not shown paints nothing; then it is done all the same. */
const AT_LATEST_MS = 100;

/** One frame is asked for, however much waits for it. */
let waiting: (() => void)[] = [];
let late: ReturnType<typeof setTimeout> | undefined;

function workOff(): void {
  clearTimeout(late);
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

/** Runs `work` once, after the next paint. */
export function afterPaint(work: () => void): void {
  waiting.push(work);
  if (waiting.length > 1) return;
  late = setTimeout(workOff, AT_LATEST_MS);
  requestAnimationFrame(() => setTimeout(workOff));
}
