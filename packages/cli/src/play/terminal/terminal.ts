/** The terminal: shows frames and asks questions, on a full screen or line by line. */

import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { Theme } from './palette.ts';
import type { Line } from './styled-text.ts';

/** The size that every frame fits; the last row is for the prompt. */
export const SCREEN_ROWS = 24;
export const SCREEN_COLUMNS = 80;
export const FRAME_ROWS: number = SCREEN_ROWS - 1;
/** One less than the screen: a terminal may start a new line after writing into its last column. */
export const FRAME_COLUMNS: number = SCREEN_COLUMNS - 1;

export interface Frame {
  readonly lines: readonly Line[];
  /** The cursor's place on the frame; `null` puts it at the prompt. */
  readonly cursor: { readonly row: number; readonly column: number } | null;
}

export interface Question {
  /** Called for each redraw, for example when a clock ticks. */
  readonly frame: () => Frame;
  /** Events since the last question, for terminals whose frames do not show them. */
  readonly news: readonly string[];
  /** What was wrong with the last answer. Frames show it too; a line terminal may print it alone. */
  readonly notice: readonly string[];
  /** A line terminal prints the frame only when this changes. */
  readonly frameKey: string;
  readonly prompt: string;
  /** Text already typed after the prompt. */
  readonly typed?: string;
  /** When to stop waiting, by the machine's clock; `null`: never. */
  readonly untilMs: number | null;
}

/** A frame to look at, without a question. */
export type Look = Pick<Question, 'frame' | 'news' | 'prompt' | 'untilMs'>;

export type Answer =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'time' }
  /** The input has ended, or the user pressed Ctrl-C. */
  | { readonly kind: 'end' };

export interface Terminal {
  /** The words of whoever sits here. */
  readonly texts: TerminalTexts;
  readonly kind: 'screen' | 'lines';
  /** Whether people look at the screen, so that racks must be hidden; not in a pipe. */
  readonly isWatched: boolean;
  theme: Theme;
  ask(question: Question): Promise<Answer>;
  /** Shows a text page by page, until the user leaves it. */
  read(lines: readonly Line[]): Promise<Answer>;
  /** Shows a frame and a sentence without asking anything. */
  show(frame: Frame, sentence: string): void;
  /** Shows a frame until its time is over or a key is pressed. */
  showFor(look: Look): Promise<Answer>;
  /** Clears everything shown so far, scrollback included where possible. */
  cover(): void;
  /** Restores the terminal. */
  close(): void;
}
