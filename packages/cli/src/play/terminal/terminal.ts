/** Where the players sit: how they are shown something and asked something, on a screen or line by line. */

import type { Theme } from './palette.ts';
import type { Line } from './styled-text.ts';

/** The terminal that every frame fits into, its last row kept for the prompt. */
export const SCREEN_ROWS = 24;
export const SCREEN_COLUMNS = 80;
export const FRAME_ROWS: number = SCREEN_ROWS - 1;
/** One less than the screen: a terminal may start a new line after writing into its last column. */
export const FRAME_COLUMNS: number = SCREEN_COLUMNS - 1;

export interface Frame {
  readonly lines: readonly Line[];
  /** Where on the frame the terminal's cursor stands; `null` at the prompt. */
  readonly cursor: { readonly row: number; readonly column: number } | null;
}

export interface Question {
  /** Drawn again whenever something on it may have changed, the clock for example. */
  readonly frame: () => Frame;
  /** What has happened since the last question, for terminals whose frames do not tell it. */
  readonly heard: readonly string[];
  /** What has gone wrong with the last answer. A frame shows it too; line by line it may stand alone. */
  readonly notice: readonly string[];
  /** Line by line a frame is printed once for each situation. */
  readonly situation: string;
  readonly prompt: string;
  /** What stands after the prompt already, as if it had been typed. */
  readonly typed?: string;
  /** The moment, by the machine's clock, at which to stop waiting; `null` waits for ever. */
  readonly untilMs: number | null;
}

/** Something to look at, with nothing to answer. */
export type Look = Pick<Question, 'frame' | 'heard' | 'prompt' | 'untilMs'>;

export type Answer =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'time' }
  /** No more input will come, or somebody wants to stop (Ctrl-C). */
  | { readonly kind: 'end' };

export interface Terminal {
  readonly kind: 'screen' | 'lines';
  /** Whether somebody sits there who must not see what was shown before. */
  readonly isWatched: boolean;
  theme: Theme;
  ask(question: Question): Promise<Answer>;
  /** A text of any length, page by page; answers when it has been read. */
  read(lines: readonly Line[]): Promise<Answer>;
  /** Shows how things stand while nobody is asked anything, with a sentence on what is going on. */
  show(frame: Frame, sentence: string): void;
  /** Lets everybody look until the time is over or a key is pressed; `end`: they want to stop. */
  linger(look: Look): Promise<Answer>;
  /** Takes away everything shown so far, as far as the terminal can. */
  cover(): void;
  /** Gives the terminal back. */
  close(): void;
}
