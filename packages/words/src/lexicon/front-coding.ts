/**
 * Front coding of a sorted word list: of each word only the letters that differ from the previous word, after a digit
 * for the number of shared letters (0–9, then A–Z). One line per two first letters keeps diffs small.
 */

import type { Alphabet } from '../alphabet.ts';
import { type PackedWords, WordPacker } from '../graph/packed-words.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `['aa', 'aah', 'ab']` → `0aa2h1b`. The words are lower case and sorted. */
export function formatFrontCoded(words: readonly string[]): string {
  let text = '';
  let previous = '';
  for (const word of words) {
    let common = 0;
    while (common < word.length && common < DIGITS.length - 1 && word[common] === previous[common]) common++;
    if (startsLine(word, previous)) text += '\n';
    text += (DIGITS[common] ?? '') + word.slice(common);
    previous = word;
  }
  return `${text}\n`;
}

/** Whether a word starts a new line, in this text and in its columns. */
export function startsLine(word: string, previous: string): boolean {
  return previous !== '' && word.slice(0, 2) !== previous.slice(0, 2);
}

/** The words as numbered letters. Throws if malformed, since only our own files use this format. */
export function parseFrontCoded(text: string, alphabet: Alphabet): PackedWords {
  const packer = new WordPacker();
  const word = new Uint8Array(256);
  let length = 0;
  let started = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === NEWLINE) continue;
    if (code >= LOWER_A) {
      const letter = alphabet.codes[code] ?? 0;
      if (letter === 0) throw new Error(`not a letter in a front-coded list: ${text[at] ?? ''}`);
      word[length++] = letter;
      continue;
    }
    if (started) packer.add(word.subarray(0, length));
    started = true;
    const common = DIGITS.indexOf(text[at] ?? '');
    if (common < 0 || common > length) throw new Error(`malformed front-coded list at ${at}`);
    length = common;
  }
  if (started) packer.add(word.subarray(0, length));
  return packer.take();
}

const NEWLINE = 0x0a;
const LOWER_A = 0x61;
