/** An engine in a process of its own that speaks UCGI (docs/ucgi.md). It thinks about one position at a time. */

import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How to start an engine: a command line, or a program with its arguments. */
export type EngineCommand = string | readonly [program: string, ...args: string[]];

export class EngineProcess {
  readonly #child: ChildProcess;
  readonly #go: string;
  #waiting: ((move: string | null) => void) | null = null;
  #tail: Promise<unknown> = Promise.resolve();
  #hasEnded = false;

  /** `go`: the words after `go`, such as `movetime 3000`. */
  constructor(command: EngineCommand, go: string) {
    this.#go = go;
    const stdio = ['pipe', 'pipe', 'inherit'] as const;
    const [program, ...args] = typeof command === 'string' ? [command] : command;
    this.#child = spawn(program, args, { stdio: [...stdio], shell: typeof command === 'string' });
    const { stdout, stdin } = this.#child;
    if (stdout === null || stdin === null) throw new Error('An engine has pipes.');
    createInterface({ input: stdout }).on('line', (line) => {
      const [word, move] = line.trim().split(/\s+/u);
      if (word === 'bestmove') this.#answer(move ?? null);
      else if (line.startsWith('info error')) this.#answer(null);
    });
    stdin.on('error', () => this.#end());
    this.#child.once('error', () => this.#end());
    this.#child.once('close', () => this.#end());
    stdin.write('ucgi\n');
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
