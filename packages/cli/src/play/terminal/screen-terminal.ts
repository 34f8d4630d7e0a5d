/** A full-screen terminal: frames on the alternate screen, keys in raw mode. Restores the terminal at the end. */

import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { ReadStream, WriteStream } from 'node:tty';
import {
  FRAME_COLUMNS,
  SCREEN_COLUMNS,
  SCREEN_ROWS,
  type Answer,
  type Terminal,
  type Frame,
  type Look,
  type Question,
} from './terminal.ts';
import { isCutOff, keysIn, type Key } from './keys.ts';
import { paint, type ColourDepth, type Theme } from './palette.ts';
import { clip, fitLine, line, lineWidth, widthOf, type Line } from './styled-text.ts';

const ENTER_SCREEN = '\x1b[?1049h';
const LEAVE_SCREEN = '\x1b[?1049l';
const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';
/** Clears the screen, then the scrollback. */
const CLEAR_ALL = '\x1b[H\x1b[2J\x1b[3J';
/** How long an escape sequence may take to arrive; after that it was the Escape key. */
const ESCAPE_WAIT_MS = 40;
const TICK_MS = 1000;
const BELL = '\x07';
/** The bell rings so long before time is up (V-09). */
const BELL_BEFORE_MS = 20_000;
const EXIT_TERMINATED = 143;

/** What `keyOn` returns if no key came in time. */
export type KeyAnswer = Key | 'time' | 'end';

export class ScreenTerminal implements Terminal {
  readonly kind = 'screen';
  readonly isWatched = true;
  readonly texts: TerminalTexts;
  theme: Theme = 'classic';
  readonly #in: ReadStream;
  readonly #out: WriteStream;
  readonly #depth: ColourDepth;
  readonly #keys: Key[] = [];
  #bytes = '';
  #escapeTimer: NodeJS.Timeout | null = null;
  #ended = false;
  #open = true;
  #wake: (() => void) | null = null;
  /** The deadline for which the bell has rung. */
  #rungForMs: number | null = null;

  constructor(
    { stdin, stdout, texts }: { stdin: ReadStream; stdout: WriteStream; texts: TerminalTexts },
    depth: ColourDepth,
  ) {
    this.texts = texts;
    this.#in = stdin;
    this.#out = stdout;
    this.#depth = depth;
    stdin.setRawMode(true);
    stdin.setEncoding('utf8');
    stdin.on('data', this.#receive);
    stdin.on('end', this.#finish);
    stdin.resume();
    stdout.on('resize', this.#resized);
    process.once('exit', this.#leave);
    process.once('SIGTERM', this.#terminated);
    process.once('SIGHUP', this.#terminated);
    stdout.write(ENTER_SCREEN + CLEAR_ALL);
  }

  async ask({ frame, prompt, untilMs, typed: before = '' }: Question): Promise<Answer> {
    let typed = before;
    for (;;) {
      const key = await this.#next(untilMs, () => this.#draw(frame(), prompt, typed));
      if (key === 'time') return { kind: 'time' };
      if (key === 'end' || key.name === 'interrupt') return { kind: 'end' };
      if (key.name === 'enter') return { kind: 'line', text: typed };
      if (key.name === 'text') typed += key.text;
      else if (key.name === 'backspace') typed = [...typed].slice(0, -1).join('');
      else if (key.name === 'escape' || key.name === 'clear-line') typed = '';
    }
  }

  /** Waits for one key. `hint` takes the place of the prompt. */
  async keyOn(frame: () => Frame, hint: string, untilMs: number | null): Promise<KeyAnswer> {
    return this.#next(untilMs, () => this.#draw(frame(), hint, ''));
  }

  async read(lines: readonly Line[]): Promise<Answer> {
    const page = SCREEN_ROWS - 1;
    const { readMore, readEnd } = this.texts.terminalTable;
    for (let at = 0; at === 0 || at < lines.length; at += page) {
      const shown = lines.slice(at, at + page);
      const answer = await this.ask({
        frame: () => ({ lines: shown, cursor: null }),
        news: [],
        notice: [],
        frameKey: '',
        prompt: `${at + page < lines.length ? readMore : readEnd} `,
        untilMs: null,
      });
      if (answer.kind !== 'line') return answer;
      if (answer.text.toLowerCase().startsWith('q')) break;
    }
    return { kind: 'line', text: '' };
  }

  show(frame: Frame, sentence: string): void {
    this.#draw(frame, sentence, '', 'hidden');
  }

  async showFor({ frame, prompt, untilMs }: Look): Promise<Answer> {
    const key = await this.#next(untilMs, () => this.#draw(frame(), prompt, ''));
    if (key === 'time') return { kind: 'time' };
    return key === 'end' || key.name === 'interrupt' ? { kind: 'end' } : { kind: 'line', text: key.text };
  }

  cover(): void {
    this.#out.write(CLEAR_ALL);
  }

  close(): void {
    if (!this.#open) return;
    this.#leave();
    this.#in.setRawMode(false);
    this.#in.off('data', this.#receive);
    this.#in.off('end', this.#finish);
    this.#in.pause();
    this.#out.off('resize', this.#resized);
    process.off('exit', this.#leave);
    process.off('SIGTERM', this.#terminated);
    process.off('SIGHUP', this.#terminated);
    if (this.#escapeTimer !== null) clearTimeout(this.#escapeTimer);
  }

  readonly #leave = (): void => {
    if (!this.#open) return;
    this.#open = false;
    this.#out.write(CLEAR_ALL + LEAVE_SCREEN + SHOW_CURSOR);
  };

  readonly #terminated = (): void => {
    this.#leave();
    process.exit(EXIT_TERMINATED);
  };

  readonly #finish = (): void => {
    this.#ended = true;
    this.#wake?.();
  };

  readonly #resized = (): void => {
    this.#out.write(CLEAR_ALL);
    this.#keys.push({ name: 'redraw', text: '' });
    this.#wake?.();
  };

  readonly #receive = (chunk: string): void => {
    this.#bytes += chunk;
    if (this.#escapeTimer !== null) clearTimeout(this.#escapeTimer);
    this.#escapeTimer = null;
    if (isCutOff(this.#bytes)) this.#escapeTimer = setTimeout(this.#takeKeys, ESCAPE_WAIT_MS);
    else this.#takeKeys();
  };

  readonly #takeKeys = (): void => {
    this.#keys.push(...keysIn(this.#bytes));
    this.#bytes = '';
    this.#wake?.();
  };

  /** Draws before waiting, and again every second while a clock runs. */
  async #next(untilMs: number | null, draw: () => void): Promise<KeyAnswer> {
    for (;;) {
      const key = this.#keys.shift();
      if (key !== undefined && key.name !== 'redraw') return key;
      if (this.#ended) return 'end';
      if (untilMs !== null && Date.now() >= untilMs) return 'time';
      draw();
      this.#ringBefore(untilMs);
      await this.#waitForKey(untilMs);
    }
  }

  #ringBefore(untilMs: number | null): void {
    if (untilMs === null || this.#rungForMs === untilMs || untilMs - Date.now() > BELL_BEFORE_MS) return;
    this.#rungForMs = untilMs;
    this.#out.write(BELL);
  }

  #waitForKey(untilMs: number | null): Promise<void> {
    if (this.#keys.length > 0) return Promise.resolve();
    return new Promise((resolve) => {
      const wait = untilMs === null ? null : Math.min(TICK_MS, Math.max(0, untilMs - Date.now()));
      const timer = wait === null ? null : setTimeout(() => this.#wake?.(), wait);
      this.#wake = () => {
        if (timer !== null) clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }

  #drawTooSmall(columns: number, rows: number): void {
    const { tooSmall } = this.texts.terminalTable;
    const text = tooSmall(`${SCREEN_COLUMNS}x${SCREEN_ROWS}`, `${columns}x${rows}`);
    this.#out.write(`${CLEAR_ALL}${clip(text, Math.max(0, columns - 1))}${SHOW_CURSOR}`);
  }

  #draw(frame: Frame, prompt: string, typed: string, cursor: 'shown' | 'hidden' = 'shown'): void {
    // Terminals that do not know their size say 0.
    const given = this.#out.rows || SCREEN_ROWS;
    const wide = this.#out.columns || SCREEN_COLUMNS;
    if (given < SCREEN_ROWS || wide < SCREEN_COLUMNS) return this.#drawTooSmall(wide, given);
    const rows = SCREEN_ROWS;
    const columns = FRAME_COLUMNS;
    const room = columns - widthOf(prompt) - 1;
    const tail = widthOf(typed) > room ? [...typed].slice(-Math.max(0, room)).join('') : typed;
    const bottom = clip(prompt + tail, columns);
    let output = HIDE_CURSOR;
    for (let row = 0; row < rows; row++) {
      const spans = row === rows - 1 ? line(bottom) : (frame.lines[row] ?? []);
      const shown = lineWidth(spans) > columns ? fitLine(spans, columns) : spans;
      output += `\x1b[${row + 1};1H\x1b[2K${paint(shown, this.theme, this.#depth)}`;
    }
    const { row, column } = frame.cursor ?? { row: rows - 1, column: widthOf(bottom) };
    const end = cursor === 'shown' ? SHOW_CURSOR : '';
    this.#out.write(`${output}\x1b[${row + 1};${column + 1}H${end}`);
  }
}
