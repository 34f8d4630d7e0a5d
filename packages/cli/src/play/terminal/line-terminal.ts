/** A pipe, or a terminal that cannot move its cursor: prints plain text, reads lines. */

import { createInterface, type Interface } from 'node:readline';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
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
  readonly texts: TerminalTexts;
  readonly isWatched: boolean;
  theme: Theme = 'classic';
  readonly #out: NodeJS.WritableStream;
  readonly #reader: Interface;
  readonly #lines: string[] = [];
  #ended = false;
  #interrupted = false;
  #wake: (() => void) | null = null;
  #frameKey = '';

  constructor({ stdin, stdout, texts }: Pick<Io, 'stdin' | 'stdout' | 'texts'>) {
    this.texts = texts;
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

  /** The input has ended; the next question answers `end`, so that the game is saved. */
  readonly #finish = (): void => {
    this.#ended = true;
    this.#wake?.();
  };

  /** Handles Ctrl-C. */
  readonly #interrupt = (): void => {
    this.#interrupted = true;
    this.#finish();
  };

  async ask({ frame, news, notice, frameKey, prompt, untilMs }: Question): Promise<Answer> {
    this.#print(news.flatMap((text) => wrap(text, FRAME_COLUMNS)));
    if (frameKey === this.#frameKey) this.#print(notice.flatMap((text) => wrap(text, FRAME_COLUMNS)));
    else this.#print(frame().lines.map(plainText));
    this.#frameKey = frameKey;
    this.#out.write(prompt);
    const answer = await this.#next(untilMs);
    // A terminal echoes what is typed; a pipe does not.
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

  /** Printed lines stay, so there is nothing to wait for; only listens for Ctrl-C. */
  async showFor({ news }: Look): Promise<Answer> {
    this.#print(news.flatMap((text) => wrap(text, FRAME_COLUMNS)));
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
