/** A line on a terminal that says how far a command is and how long it still takes; it is written over. */

import type { Io } from './command.ts';

const REDRAW_MS = 200;
const CLEAR_LINE = '\r\u001b[K';
/** Before that, what has been done says little about the rest. */
const LEAST_MS = 2000;

export interface ProgressLine {
  /** `text` says how far it is. Drawn a few times a second at most. */
  readonly tell: (text: string, done: number, all: number) => void;
  readonly clear: () => void;
}

/** Without a terminal nothing is drawn. `nowMs` counts from anywhere. */
export function progressLine(
  { stdout, stderr, texts }: Pick<Io, 'stdout' | 'stderr' | 'texts'>,
  nowMs: () => number = () => performance.now(),
): ProgressLine {
  if (stdout.isTTY !== true) return { tell: () => {}, clear: () => {} };
  const startMs = nowMs();
  let drawnMs = -Infinity;
  return {
    tell(text, done, all) {
      const passedMs = nowMs() - startMs;
      if (passedMs - drawnMs < REDRAW_MS) return;
      drawnMs = passedMs;
      const left = remainingMs(passedMs, done, all);
      const more = left === null ? '' : `, ${texts.commandLine.remaining(clockText(left))}`;
      stderr.write(`${CLEAR_LINE}${text}${more}`);
    },
    clear: () => void stderr.write(CLEAR_LINE),
  };
}

/** What is left if the rest goes on as fast; `null` where that cannot be said yet. */
function remainingMs(passedMs: number, done: number, all: number): number | null {
  return done > 0 && passedMs >= LEAST_MS ? (passedMs / done) * (all - done) : null;
}

/** `0:07`, `12:30`, `1:02:30`. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
