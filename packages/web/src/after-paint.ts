/** What may wait until the screen shows what somebody has just done: saying it aloud, keeping it. */

/** A page that is not shown paints nothing; then it is done all the same. */
const AT_LATEST_MS = 100;

/** Runs `work` once, after the next paint. */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(late);
    work();
  };
  const late = setTimeout(once, AT_LATEST_MS);
  requestAnimationFrame(() => setTimeout(once));
}
