/** Detects the encoding of a text file and reads it line by line. */

import { err, ok, type Result } from '../result.ts';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'latin-1'] as const;

export type Encoding = (typeof ENCODINGS)[number];

export interface TextLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** Not a text file: the line has a control character that text does not contain. */
export interface TextFault {
  readonly code: 'not-text';
  readonly line: number;
}

/** The encoding, from the byte order mark or else from the bytes, and the offset of the text. */
export function detectEncoding(bytes: Uint8Array): { readonly encoding: Encoding; readonly start: number } {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', start: 3 };
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', start: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', start: 2 };
  const zeros = [0, 0];
  const sample = Math.min(bytes.length, 4096);
  for (let at = 0; at < sample; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Latin letters have a zero upper byte in UTF-16; text in other encodings has no zero bytes.
  if (odd > sample / 5 && even < odd / 8) return { encoding: 'utf-16le', start: 0 };
  if (even > sample / 5 && odd < even / 8) return { encoding: 'utf-16be', start: 0 };
  return { encoding: isUtf8(bytes) ? 'utf-8' : 'latin-1', start: 0 };
}

/** The length of the UTF-8 sequence that a byte begins; 0 if it cannot begin one. */
function sequenceLength(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte >= 0xc2 && byte < 0xe0) return 2;
  if (byte >= 0xe0 && byte < 0xf0) return 3;
  return byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
}

function isUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes[at] ?? 0);
    if (length === 0 || at + length > bytes.length) return false;
    for (let next = at + 1; next < at + length; next++) {
      if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return false;
    }
    at += length;
  }
  return true;
}

/** Finds the first line with a character that text does not contain. */
export function findBinary(bytes: Uint8Array, encoding: Encoding): Result<null, TextFault> {
  const width = encoding === 'utf-16le' || encoding === 'utf-16be' ? 2 : 1;
  const low = encoding === 'utf-16be' ? 1 : 0;
  let line = 1;
  for (let at = 0; at + width <= bytes.length; at += width) {
    const byte = bytes[at + low] ?? 0;
    if (byte >= 0x20 || (width === 2 && bytes[at + 1 - low] !== 0)) continue;
    if (byte === NEWLINE) line++;
    else if (byte !== TAB && byte !== RETURN && byte !== FORM_FEED && byte !== END_OF_FILE)
      return err({ code: 'not-text', line });
  }
  return ok(null);
}

const TAB = 0x09;
const NEWLINE = 0x0a;
const FORM_FEED = 0x0c;
const RETURN = 0x0d;
/** Old DOS files end with it. */
const END_OF_FILE = 0x1a;

/** How many lines are read between two calls of `onRead`. */
const LINES_AT_A_TIME = 1 << 15;

/** The lines, however they end (LF, CRLF, CR), without their ends. `onRead` is told now and then how many bytes are read. */
export function* readLines(
  bytes: Uint8Array,
  encoding: Encoding,
  start: number,
  onRead: (bytes: number) => void = () => {},
): Generator<TextLine, void, void> {
  const wide = encoding === 'utf-16le' || encoding === 'utf-16be';
  const low = encoding === 'utf-16be' ? 1 : 0;
  const width = wide ? 2 : 1;
  let number = 1;
  let from = start;
  for (let at = start; at < bytes.length; at += width) {
    const byte = bytes[at + low];
    if ((byte !== NEWLINE && byte !== RETURN) || (wide && bytes[at + 1 - low] !== 0)) continue;
    if (number % LINES_AT_A_TIME === 0) onRead(at);
    yield { number: number++, text: decode(bytes, from, at, encoding) };
    const next = at + width;
    if (byte === RETURN && bytes[next + low] === NEWLINE && (!wide || bytes[next + 1 - low] === 0)) at = next;
    from = at + width;
  }
  if (from < bytes.length) yield { number, text: decode(bytes, from, bytes.length, encoding) };
}

function decode(bytes: Uint8Array, from: number, to: number, encoding: Encoding): string {
  switch (encoding) {
    case 'utf-8':
      return decodeUtf8(bytes, from, to);
    case 'latin-1':
      return decodeLatin1(bytes, from, to);
    case 'utf-16le':
    case 'utf-16be':
      return decodeUtf16(bytes, from, to, encoding === 'utf-16be' ? 1 : 0);
  }
}

function decodeUtf8(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to;) {
    const byte = bytes[at] ?? 0;
    const length = sequenceLength(byte);
    if (length === 0 || at + length > to) {
      text += '\ufffd';
      at++;
      continue;
    }
    let code = length === 1 ? byte : byte & (0xff >> (length + 1));
    for (let next = at + 1; next < at + length; next++) code = (code << 6) | ((bytes[next] ?? 0) & 0x3f);
    text += code < 0x80 ? String.fromCharCode(code) : String.fromCodePoint(Math.min(code, 0x10_ffff));
    at += length;
  }
  return text;
}

/** Windows-1252 letters in place of Latin-1 control characters; lists labelled Latin-1 often use them. */
const WINDOWS_LETTERS: Readonly<Record<number, string>> = {
  0x8a: 'Š',
  0x8c: 'Œ',
  0x8e: 'Ž',
  0x92: '’',
  0x9a: 'š',
  0x9c: 'œ',
  0x9e: 'ž',
  0x9f: 'Ÿ',
};

function decodeLatin1(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    text += WINDOWS_LETTERS[byte] ?? String.fromCharCode(byte);
  }
  return text;
}

function decodeUtf16(bytes: Uint8Array, from: number, to: number, low: number): string {
  let text = '';
  for (let at = from; at + 1 < to; at += 2) {
    text += String.fromCharCode((bytes[at + low] ?? 0) | ((bytes[at + 1 - low] ?? 0) << 8));
  }
  return text;
}
