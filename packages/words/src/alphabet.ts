/**
 * Alphabets: which letters there are, in order, and how a word is read as letters and written again. A letter is what
 * one tile shows and may be several characters (CH, L·L). Alphabets are data; the language is not known otherwise.
 */

import { err, ok, type Result } from './result.ts';

/** One letter as data. Points and count are those of the usual tile set, for sorting and probability only. */
export interface LetterData {
  readonly letter: string;
  readonly points?: number;
  readonly count?: number;
  readonly vowel?: boolean;
}

export interface AlphabetData {
  readonly id: string;
  readonly name: string;
  readonly letters: readonly LetterData[];
  readonly blanks?: number;
}

/** Letters are numbered from 1; entry 0 of every array here stands for the blank. */
export interface Alphabet {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly letters: readonly string[];
  /** Every pair of letters, at `first * (size + 1) + second`: words are spelt twice as fast from these. */
  readonly pairs: readonly string[];
  /** Tiles of each letter in the usual set; all 0 if the data has none. */
  readonly counts: Uint8Array;
  readonly points: Uint8Array;
  /** 1 where the letter is a vowel. */
  readonly vowels: Uint8Array;
  /** The number of each one-character letter below `CODES`, by the code of its upper or lower case; 0 if none. */
  readonly codes: Uint8Array;
  /** The number of each one-character letter, by that character. */
  readonly singles: ReadonlyMap<string, number>;
  /** Letters of several characters, longest first: reading prefers them. */
  readonly multiples: readonly { readonly letter: string; readonly number: number }[];
}

/** A larger alphabet would not leave two values of six bits for blank and separator. */
export const MOST_LETTERS = 62;

/** Latin letters, with all their accents, have codes below this. */
const CODES = 0x250;

export type AlphabetFault =
  | { readonly code: 'no-letters' }
  | { readonly code: 'too-many-letters'; readonly count: number }
  | { readonly code: 'bad-letter'; readonly letter: string }
  | { readonly code: 'repeated-letter'; readonly letter: string };

export function makeAlphabet(data: AlphabetData): Result<Alphabet, AlphabetFault> {
  const { letters } = data;
  if (letters.length === 0) return err({ code: 'no-letters' });
  if (letters.length > MOST_LETTERS) return err({ code: 'too-many-letters', count: letters.length });
  const singles = new Map<string, number>();
  const codes = new Uint8Array(CODES);
  const multiples: { letter: string; number: number }[] = [];
  const names = [''];
  for (const [at, { letter }] of letters.entries()) {
    const name = normalise(letter);
    if (name === '' || /[\s[\]?*]/u.test(name)) return err({ code: 'bad-letter', letter });
    if (names.includes(name)) return err({ code: 'repeated-letter', letter });
    names.push(name);
    if (Array.from(name).length === 1) {
      singles.set(name, at + 1);
      for (const form of [name, name.toLowerCase()]) {
        if (form.length === 1 && form.charCodeAt(0) < CODES) codes[form.charCodeAt(0)] = at + 1;
      }
    } else multiples.push({ letter: name, number: at + 1 });
  }
  multiples.sort((a, b) => b.letter.length - a.letter.length);
  return ok({
    id: data.id,
    name: data.name,
    size: letters.length,
    letters: names,
    pairs: names.flatMap((first) => names.map((second) => first + second)),
    counts: Uint8Array.from([data.blanks ?? 0, ...letters.map(({ count }) => count ?? 0)]),
    points: Uint8Array.from([0, ...letters.map(({ points }) => points ?? 0)]),
    vowels: Uint8Array.from([0, ...letters.map(({ vowel }) => (vowel === true ? 1 : 0))]),
    codes,
    singles,
    multiples,
  });
}

/** One form for every spelling of a letter: upper case, accents composed. */
export function normalise(text: string): string {
  return isPlain(text) ? text.toUpperCase() : text.normalize('NFC').toUpperCase().normalize('NFC');
}

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

/** The number of the letter with exactly this spelling (upper case); 0 if it is not a letter. */
export function readLetter(alphabet: Alphabet, letter: string): number {
  const single = alphabet.singles.get(letter);
  if (single !== undefined) return single;
  return alphabet.multiples.find((multiple) => multiple.letter === letter)?.number ?? 0;
}

/**
 * The letters of a word; `null` if some part of it is not a letter. Where characters could be one letter or several,
 * the longest is read; brackets, as in `[C]H`, say otherwise.
 */
export function readWord(alphabet: Alphabet, word: string): Uint8Array | null {
  const numbers = new Uint8Array(word.length);
  return alphabet.multiples.length === 0 && readByCode(alphabet, word, numbers)
    ? numbers
    : readByLetter(alphabet, word);
}

/** The fast path, three times as fast: every character is a letter with a small code. Returns whether it applied. */
function readByCode({ codes }: Alphabet, word: string, numbers: Uint8Array): boolean {
  for (let at = 0; at < word.length; at++) {
    const number = codes[word.charCodeAt(at)] ?? 0;
    if (number === 0) return false;
    numbers[at] = number;
  }
  return true;
}

function readByLetter(alphabet: Alphabet, word: string): Uint8Array | null {
  const text = normalise(word);
  const numbers = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length;) {
    const { number, width } = letterAt(alphabet, text, at);
    if (number === 0) return null;
    numbers[length++] = number;
    at += width;
  }
  return numbers.subarray(0, length);
}

const NO_LETTER = { number: 0, width: 1 } as const;

/**
 * The letter at a position of a normalised text. Number 0 if there is none; the width is then that of the character.
 */
export function letterAt(alphabet: Alphabet, text: string, at: number): { number: number; width: number } {
  if (alphabet.multiples.length > 0) {
    if (text[at] === '[') {
      const end = text.indexOf(']', at);
      const number = end < 0 ? 0 : readLetter(alphabet, text.slice(at + 1, end));
      return number === 0 ? NO_LETTER : { number, width: end - at + 1 };
    }
    for (const { letter, number } of alphabet.multiples) {
      if (text.startsWith(letter, at)) return { number, width: letter.length };
    }
  }
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return { number: alphabet.singles.get(character) ?? 0, width: character.length };
}

/** The word spelt by the first `length` numbers; reading it again gives the same letters. */
export function writeWord(
  alphabet: Alphabet,
  numbers: ArrayLike<number>,
  length: number = numbers.length,
): string {
  const { pairs, letters } = alphabet;
  const row = letters.length;
  let word = '';
  let next = 0;
  for (; next + 1 < length; next += 2) {
    word += pairs[(numbers[next] ?? 0) * row + (numbers[next + 1] ?? 0)] ?? '';
  }
  if (next < length) word += letters[numbers[next] ?? 0] ?? '';
  if (alphabet.multiples.length === 0) return word;
  const again = readWord(alphabet, word);
  const isSame = again?.length === length && again.every((number, at) => number === numbers[at]);
  if (isSame) return word;
  let bracketed = '';
  for (let at = 0; at < length; at++) bracketed += `[${alphabet.letters[numbers[at] ?? 0] ?? ''}]`;
  return bracketed;
}
