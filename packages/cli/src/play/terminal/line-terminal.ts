/** Players at a pipe, or at a terminal that cannot move its cursor: plain text out, a line in. */

import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../../command.ts';
import {
  FRAME_COLUMNS,
  type Answer,
  type Terminal,
  type Frame,
  type Look,
  type Question,
} from './terminal.ts';
import type { Theme } from './palette.ts';
import { harmless, plainText, wrap, type Line } from './styled-text.ts';

const LINES_TO_SCROLL_AWAY = 60;

export class LineTerminal implements Terminal {
  readonly kind = 'lines';
  readonly isWatched: boolean;
  theme: Theme = 'classic';
  readonly #out: NodeJS.WritableStream;
  readonly #reader: Interface;
  readonly #lines: string[] = [];
  #ended = false;
  #interrupted = false;
  #wake: (() => void) | null = null;
  #situation = '';

  constructor({ stdin, stdout }: Pick<Io, 'stdin' | 'stdout'>) {
    this.#out = stdout;
    this.isWatched = stdin.isTTY === true && stdout.isTTY === true;
    this.#reader = createInterface({ input: stdin, terminal: false });
    this.#reader.on('line', (line) => {
      this.#lines.push(line);
      this.#wake?.();
    });
    this.#reader.on('close', this.#finish);
    process.on('SIGINT', this.#interrupt);
  }

  /** The input is over: the game is put away in order when something is asked again. */
  readonly #finish = (): void => {
    this.#ended = true;
    this.#wake?.();
  };

  /** Somebody has pressed Ctrl-C. */
  readonly #interrupt = (): void => {
    this.#interrupted = true;
    this.#finish();
  };

  async ask({ frame, heard, notice, situation, prompt, untilMs }: Question): Promise<Answer> {
    this.#print(heard.flatMap((text) => wrap(text, FRAME_COLUMNS)));
    if (situation === this.#situation) this.#print(notice.flatMap((text) => wrap(text, FRAME_COLUMNS)));
    else this.#print(frame().lines.map(plainText));
    this.#situation = situation;
    this.#out.write(prompt);
    const answer = await this.#next(untilMs);
    // A terminal shows what is typed; in a pipe nobody would see what was answered.
    if (answer.kind !== 'line') this.#out.write('\n');
    else if (!this.isWatched) this.#out.write(`${harmless(answer.text)}\n`);
    return answer;
  }

  read(lines: readonly Line[]): Promise<Answer> {
    this.#print(lines.map(plainText));
    return Promise.resolve({ kind: 'line', text: '' });
  }

  show(_frame: Frame, sentence: string): void {
    if (this.isWatched) this.#print([sentence]);
  }

  /** Lines stay where they are, so nobody needs time to read them; only Ctrl-C is listened for. */
  async linger({ heard }: Look): Promise<Answer> {
    this.#print(heard.flatMap((text) => wrap(text, FRAME_COLUMNS)));
    await new Promise((resolve) => setImmediate(resolve));
    return { kind: this.#interrupted ? 'end' : 'time' };
  }

  cover(): void {
    if (this.isWatched) this.#out.write('\n'.repeat(LINES_TO_SCROLL_AWAY));
  }

  close(): void {
    process.off('SIGINT', this.#interrupt);
    this.#reader.close();
  }

  #print(lines: readonly string[]): void {
    for (const text of lines) this.#out.write(`${harmless(text)}\n`);
  }

  async #next(untilMs: number | null): Promise<Answer> {
    for (;;) {
      const text = this.#lines.shift();
      if (text !== undefined) return { kind: 'line', text };
      if (this.#ended) return { kind: 'end' };
      if (untilMs !== null && Date.now() >= untilMs) return { kind: 'time' };
      await this.#waitForLine(untilMs);
    }
  }

  #waitForLine(untilMs: number | null): Promise<void> {
    return new Promise((resolve) => {
      const timer = untilMs === null ? null : setTimeout(() => this.#wake?.(), untilMs - Date.now());
      this.#wake = () => {
        if (timer !== null) clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }
}
