/**
 * How long it takes from an input to the paint that shows its effect: by the page's clock, without a trace; and what the
 * main thread does in between, from Chromium's trace (thread time, so that other programs don't count; tasks from the
 * event to the commit of the next frame). Tracing itself costs about a seventh.
 */

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number,
 *   args?: { data?: { type?: string } } }} TraceEvent */

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Even a slowed page has finished with an input after this time. */
const PAUSE_MS = 130;

/** @param {number} ms */
export function pause(ms = PAUSE_MS) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * What the work is spent on, by the names of Chromium's trace.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const KINDS = {
  script: ['EventDispatch', 'FireAnimationFrame', 'TimerFire'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
};

/**
 * @param {readonly TraceEvent[]} events of one thread, inside of some tasks
 * @returns {Record<string, number>} milliseconds by kind; what is done inside of another kind counts there
 */
function byKind(events) {
  const sums = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, 0]));
  let untilTs = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of [...events].sort((a, b) => a.ts - b.ts)) {
    const kind = Object.keys(KINDS).find((one) => KINDS[one]?.includes(name));
    if (kind === undefined || ts < untilTs) continue;
    untilTs = ts + dur;
    sums[kind] = (sums[kind] ?? 0) + tdur / 1000;
  }
  return sums;
}

/**
 * @param {readonly TraceEvent[]} events
 * @param {string} type of the input event
 * @returns {{ work: number, passed: number, kinds: Record<string, number> }[]} for each input: milliseconds of work, on
 * the clock, and of work by kind
 */
function inputsOf(events, type) {
  const inputs = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  return inputs.flatMap((input) => {
    const ofThread = events.filter(
      ({ ph, pid, tid }) => ph === 'X' && pid === input.pid && tid === input.tid,
    );
    const commits = ofThread.filter(({ name, ts }) => name === 'Commit' && ts > input.ts);
    const commit = commits.sort((a, b) => a.ts - b.ts)[0];
    if (commit === undefined) return [];
    const tasks = ofThread.filter(
      ({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > input.ts && ts <= commit.ts,
    );
    return [
      {
        work: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
        passed: (commit.ts + (commit.dur ?? 0) - input.ts) / 1000,
        kinds: byKind(
          ofThread.filter(({ ts }) => tasks.some((task) => ts >= task.ts && ts < task.ts + (task.dur ?? 0))),
        ),
      },
    ];
  });
}

/**
 * Makes the page note how long each input takes until its frame is painted.
 * @param {Page} page
 * @param {string} type of the input event
 */
export async function notePaints(page, type) {
  await page.evaluate((watched) => {
    /** @type {number[]} */
    const passed = [];
    const { port1, port2 } = new MessageChannel();
    let sinceMs = 0;
    // A message sent during a frame arrives when the frame is done.
    port1.addEventListener('message', () => passed.push(performance.now() - sinceMs));
    port1.start();
    const note = (/** @type {Event} */ { timeStamp }) => {
      sinceMs = timeStamp;
      requestAnimationFrame(() => port2.postMessage(null));
    };
    addEventListener(watched, note, { capture: true });
    Object.assign(globalThis, { passed });
  }, type);
}

/**
 * The milliseconds noted since the last call.
 * @param {Page} page
 * @returns {Promise<number[]>}
 */
export function notedPaints(page) {
  return page.evaluate(() => Reflect.get(globalThis, 'passed').splice(0));
}

/**
 * @param {Browser} browser
 * @param {Page} page
 * @param {() => Promise<void>} work
 * @returns {Promise<TraceEvent[]>}
 */
async function traced(browser, page, work) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  return JSON.parse(String(await browser.stopTracing())).traceEvents;
}

/**
 * The longest task of the page's main thread during `work`, in which something must be clicked: milliseconds of thread
 * time, and on the clock.
 * @param {Browser} browser
 * @param {Page} page
 * @param {() => Promise<void>} work
 */
export async function longestTask(browser, page, work) {
  const events = await traced(browser, page, work);
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  if (click === undefined) throw new Error('nothing was clicked');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === click.pid && tid === click.tid,
  );
  return {
    work: Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000)),
    passed: Math.max(...tasks.map(({ dur = 0 }) => dur / 1000)),
  };
}

/**
 * Traces what `inputs` does to a page; it waits between two inputs.
 * @param {Browser} browser
 * @param {Page} page
 * @param {string} type of the input event
 * @param {() => Promise<void>} inputs
 */
export async function inputWork(browser, page, type, inputs) {
  return inputsOf(await traced(browser, page, inputs), type);
}
