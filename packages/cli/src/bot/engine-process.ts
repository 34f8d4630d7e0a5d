/** An engine in a process of its own that speaks UCGI (docs/ucgi.md). It thinks about one position at a time. */

import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** How to start an engine: a command line, or a program with its arguments. */
export type EngineCommand = string | readonly [program: string, ...args: string[]];

export class EngineProcess {
  readonly #child: ChildProcess;
  readonly #go: string;
  #waiting: ((move: string | null) => void) | null = null;
  #tail: Promise<unknown> = Promise.resolve();
  #hasEnded = false;
  readonly #greeted: Promise<boolean>;

  /** `go`: the words after `go`, such as `movetime 3000`. */
  constructor(command: EngineCommand, go: string) {
    this.#go = go;
    const stdio = ['pipe', 'pipe', 'inherit'] as const;
    const [program, ...args] = typeof command === 'string' ? [command] : command;
    this.#child = spawn(program, args, { stdio: [...stdio], shell: typeof command === 'string' });
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
    this.#child.once('error', end);
    this.#child.once('close', end);
    stdin.write('ucgi\n');
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether there is such a program, and it speaks UCGI. */
  async isThere(withinMs: number): Promise<boolean> {
    const timeout = new AbortController();
    const late = sleep(withinMs, false, { signal: timeout.signal }).catch(() => false);
    const isThere = await Promise.race([this.#greeted, late]);
    timeout.abort();
    return isThere;
  }

  /** The best move of a position in CGP, as players type it; `null`: the engine has none, or has ended. */
  async bestMove(position: string): Promise<string | null> {
    const thought = this.#tail.then(() => this.#think(position));
    this.#tail = thought;
    return thought;
  }

  close(): void {
    this.#child.stdin?.end('quit\n');
  }

  async #think(position: string): Promise<string | null> {
    if (this.#hasEnded) return null;
    const move = await new Promise<string | null>((resolve) => {
      this.#waiting = resolve;
      this.#child.stdin?.write(`position cgp ${position}\ngo ${this.#go}\n`);
    });
    return move === null ? null : typedMove(move);
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

/** `8D.HORN` is `8D HORN`, and `ex.QV` is `exchange QV`. */
export function typedMove(move: string): string {
  return move.replace(/^ex\./u, 'exchange ').replace('.', ' ');
}
