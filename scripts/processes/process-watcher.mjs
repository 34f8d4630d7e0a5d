/** Reads a list from standard input until that closes, then ends everything left on the list (`tied-process.mjs`). */

import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** @param {import('./tied-process.mjs').Ending} ending */
function end({ kill, run, remove }) {
  for (const step of [
    () => kill !== undefined && process.kill(kill, 'SIGKILL'),
    () => run !== undefined && execFileSync(run.program, run.args, { ...run.options, stdio: 'ignore' }),
    () => remove !== undefined && rmSync(remove, { recursive: true, force: true, maxRetries: 5 }),
  ]) {
    try {
      step();
    } catch {
      // It had already ended.
    }
  }
}

/** @type {Map<number, import('./tied-process.mjs').Ending>} */
const left = new Map();
for await (const line of createInterface({ input: process.stdin })) {
  const { id, ending } = JSON.parse(line);
  if (ending === undefined) left.delete(id);
  else left.set(id, ending);
}
for (const ending of left.values()) end(ending);
