/**
 * Says what is going on while something takes long. Everything goes to standard error, so that standard output
 * belongs to the program. On a terminal one line counts the seconds; elsewhere plain lines are printed now and then.
 */

/** A piece of work shorter than this needs no progress. */
const LONG_MS = 2000;

/** How often a plain line repeats that work goes on: often enough to see life, seldom enough for a log. */
const PLAIN_REPEAT_MS = 10_000;

/** @returns {boolean} */
function canRewriteLine() {
  return process.stderr.isTTY && process.env['CI'] === undefined && process.env['TERM'] !== 'dumb';
}

/** @param {number} sinceMs */
function secondsSince(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/**
 * Runs `work` under a label such as `Installing packages`. `announce: 'at-once'` says so from the start; `'when-long'`
 * stays silent unless the work takes more than two seconds.
 * @template T
 * @param {string} label
 * @param {{ announce: 'at-once' | 'when-long' }} manner
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(label, { announce }, work) {
  const startMs = performance.now();
  const rewrite = canRewriteLine();
  let shown = false;
  const show = () => {
    const elapsed =
      performance.now() - startMs < 1000 ? '' : ` ${Math.floor((performance.now() - startMs) / 1000)} s`;
    process.stderr.write(rewrite ? `\r\x1b[K${label} …${elapsed}` : `${label} …${elapsed}\n`);
    shown = true;
  };
  if (announce === 'at-once') show();
  const first = setTimeout(() => shown || show(), LONG_MS);
  const repeat = setInterval(() => shown && show(), rewrite ? 1000 : PLAIN_REPEAT_MS);
  try {
    return await work();
  } finally {
    clearTimeout(first);
    clearInterval(repeat);
    const long = performance.now() - startMs >= LONG_MS;
    if (shown && rewrite) process.stderr.write(`\r\x1b[K${label}: ${secondsSince(startMs)}\n`);
    else if (shown && long) process.stderr.write(`${label}: ${secondsSince(startMs)}\n`);
  }
}
