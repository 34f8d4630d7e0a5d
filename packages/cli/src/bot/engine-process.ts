/**
 * An engine in a process of its own that speaks UCGI (docs/ucgi.md). It thinks about one position at a time; one that
 * doesn’t answer is ended.
 */

import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** How to start an engine: a command line, or a program with its arguments. */
export type EngineCommand = string | readonly [program: string, ...args: string[]];

/** What came of a position. `not-asked`: the engine ended before its turn came. */
export type Thought = { readonly move: string | null } | 'not-asked';

/** A program that has not answered after so many times its time, and this long, is ended. */
const LATE_TIMES = 10;
const LATE_MS = 10_000;
/** The same where the engine has no time to keep to, but positions, playouts or its own judgement. */
const UNTIMED_MS = 10 * 60_000;
/** How long one that was asked to stop thinking, or to quit, may take. */
const STOP_MS = 2000;

/** After how long a program that should move within `milliseconds` is given up. */
export function lateAfterMs(milliseconds: number): number {
  return LATE_TIMES * milliseconds + LATE_MS;
}

/** The same for the words after `go`. */
export function lateAfterGo(go: string): number {
  const milliseconds = /(?:^|\s)movetime\s+(\d+)/u.exec(go)?.[1];
  return milliseconds === undefined ? UNTIMED_MS : lateAfterMs(Number(milliseconds));
}

/** Ends a program that was started `detached`, with all that it has started. */
export function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // it has ended by itself
  }
}

export class EngineProcess {
  readonly #child: ChildProcess;
  readonly #go: string;
  readonly #lateMs: number;
  #waiting: ((move: string | null) => void) | null = null;
  #tail: Promise<unknown> = Promise.resolve();
  #hasEnded = false;
  readonly #greeted: Promise<boolean>;
  readonly #closed: Promise<void>;

  /** `go`: the words after `go`, such as `movetime 3000`. */
  constructor(command: EngineCommand, go: string, lateMs: number = lateAfterGo(go)) {
    this.#go = go;
    this.#lateMs = lateMs;
    const stdio = ['pipe', 'pipe', 'inherit'] as const;
    const [program, ...args] = typeof command === 'string' ? [command] : command;
    this.#child = spawn(program, args, {
      stdio: [...stdio],
      shell: typeof command === 'string',
      // A group of its own, so that what the shell has started ends with it.
      detached: process.platform !== 'win32',
    });
    const { stdout, stdin } = this.#child;
    if (stdout === null || stdin === null) throw new Error('An engine has pipes.');
    let greet = (_isThere: boolean): void => {};
    this.#greeted = new Promise((resolve) => {
      greet = resolve;
    });
    createInterface({ input: stdout }).on('line', (line) => {
      const [word, move] = line.trim().split(/\s+/u);
      if (word === 'ucgiok') greet(true);
      else if (word === 'bestmove') this.#answer(move ?? null);
      else if (line.startsWith('info error')) this.#answer(null);
    });
    const end = (): void => {
      this.#end();
      greet(false);
    };
    stdin.on('error', end);
    this.#closed = new Promise((resolve) => {
      for (const event of ['error', 'close'])
        this.#child.once(event, () => {
          end();
          resolve();
        });
    });
    stdin.write('ucgi\n');
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether there is such a program, and it speaks UCGI. */
  async isThere(withinMs: number): Promise<boolean> {
    return (await within(this.#greeted, withinMs)) ?? false;
  }

  /** The best move of a position in CGP, as players type it; `null`: the engine has none, has ended or is too late. */
  async bestMove(position: string): Promise<Thought> {
    const thought = this.#tail.then(() => this.#think(position));
    this.#tail = thought;
    return thought;
  }

  /** Asks it to quit, and ends it if it doesn’t. */
  async close(): Promise<void> {
    this.#child.stdin?.end('quit\n');
    const hasQuit = await within(
      this.#closed.then(() => true),
      STOP_MS,
    );
    if (hasQuit === null) endGroup(this.#child);
  }

  async #think(position: string): Promise<Thought> {
    if (this.#hasEnded) return 'not-asked';
    const answer = new Promise<{ readonly move: string | null }>((resolve) => {
      this.#waiting = (move) => resolve({ move: move === null ? null : typedMove(move) });
      this.#child.stdin?.write(`position cgp ${position}\ngo ${this.#go}\n`);
    });
    const thought = await within(answer, this.#lateMs);
    if (thought !== null) return thought;
    this.#child.stdin?.write('stop\n');
    const stopped = await within(answer, STOP_MS);
    if (stopped !== null) return stopped;
    // A move that came later would be taken for that of the next position.
    endGroup(this.#child);
    this.#end();
    return { move: null };
  }

  #answer(move: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(move);
  }

  #end(): void {
    this.#hasEnded = true;
    this.#answer(null);
  }
}

/** What is promised, or `null` if it takes longer. */
async function within<T>(promised: Promise<T>, ms: number): Promise<T | null> {
  const timeout = new AbortController();
  const late = sleep(ms, null, { signal: timeout.signal }).catch(() => null);
  const first = await Promise.race([promised, late]);
  timeout.abort();
  return first;
}

/** `8D.HORN` is `8D HORN`, and `ex.QV` is `exchange QV`. */
export function typedMove(move: string): string {
  return move.replace(/^ex\./u, 'exchange ').replace('.', ' ');
}
