/** Styled text, measured in terminal columns. `palette.ts` chooses the colours. */

/** The style of a piece of text. */
export type Ink =
  | 'plain'
  | 'dim'
  | 'strong'
  | 'notice'
  | 'tile'
  | 'blank'
  | 'fresh-tile'
  | 'fresh-blank'
  | 'draft-tile'
  | 'square'
  | 'blocked'
  | 'letter-2'
  | 'letter-3'
  | 'letter-4'
  | 'word-2'
  | 'word-3'
  | 'word-4'
  | 'red'
  | 'blue'
  | 'green'
  | 'orange'
  | 'small-cross';

export interface Span {
  readonly text: string;
  readonly ink: Ink;
}

export type Line = readonly Span[];

export function span(text: string, ink: Ink = 'plain'): Span {
  return { text, ink };
}

export function line(text: string, ink: Ink = 'plain'): Line {
  return [span(text, ink)];
}

const WIDE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303f\uff01-\uff60]/u;
const NO_WIDTH = /\p{Mn}|\p{Me}|\p{Cf}/u;

/** The columns a character takes; terminals disagree about rare symbols. */
function columnsOf(character: string): number {
  return NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
}

export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += columnsOf(character);
  return width;
}

export function lineWidth(spans: Line): number {
  return spans.reduce((sum, { text }) => sum + widthOf(text), 0);
}

/** As much of `text` as fits into `width` columns. */
export function clip(text: string, width: number): string {
  let used = 0;
  let kept = '';
  for (const character of text) {
    used += columnsOf(character);
    if (used > width) break;
    kept += character;
  }
  return kept;
}

export function pad(text: string, width: number): string {
  const kept = clip(text, width);
  return kept + ' '.repeat(width - widthOf(kept));
}

/** The line in exactly `width` columns. */
export function fitLine(spans: Line, width: number): Line {
  const fitted: Span[] = [];
  let left = width;
  for (const { text, ink } of spans) {
    const kept = clip(text, left);
    if (kept !== '') fitted.push({ text: kept, ink });
    left -= widthOf(kept);
    if (kept !== text) break;
  }
  return left > 0 ? [...fitted, span(' '.repeat(left))] : fitted;
}

/** Breaks at spaces, and inside a word only where it is longer than a line. */
export function wrap(text: string, width: number): readonly string[] {
  if (text === '') return [''];
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    let rest = word;
    if (current !== '' && widthOf(current) + 1 + widthOf(rest) <= width) {
      current += ` ${rest}`;
      continue;
    }
    if (current !== '') lines.push(current);
    while (widthOf(rest) > width) {
      const piece = clip(rest, width);
      lines.push(piece);
      rest = rest.slice(piece.length);
    }
    current = rest;
  }
  if (current !== '') lines.push(current);
  return lines;
}

/** Text that players typed, without control characters. */
export function harmless(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '·');
}

export function plainText(spans: Line): string {
  return harmless(spans.map(({ text }) => text).join('')).trimEnd();
}
