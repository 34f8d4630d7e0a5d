/** Parses one line of a word list: a word with an optional definition, a comment, or a fault. */

import { letterAt, normalise, type Alphabet } from '../alphabet.ts';
import { LONGEST_WORD } from '../graph/dawg-cells.ts';

/** Why a line gives no word (D-03). */
export type LineFault =
  | { readonly code: 'hyphen' }
  | { readonly code: 'apostrophe' }
  | { readonly code: 'not-a-letter'; readonly character: string }
  | { readonly code: 'too-short' }
  | { readonly code: 'too-long'; readonly most: number }
  /** The list itself calls it an abbreviation, prefix, suffix or name. */
  | { readonly code: 'labelled'; readonly label: string }
  /** Capitalised in a list where capitals mean names. */
  | { readonly code: 'capitalised' };

export type WordLine =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'word'; readonly letters: Uint8Array; readonly definition: string }
  | { readonly kind: 'rejected'; readonly text: string; readonly fault: LineFault };

/** Prefixes of lines to skip; the last one is the end-of-file mark of old DOS files. */
const COMMENTS = ['#', ';', '//', '\u001a'];

const NOTHING: WordLine = { kind: 'nothing' };

/** `capitals`: whether a capitalised word (Paris) is an ordinary word or a name. */
export function readWordLine(alphabet: Alphabet, line: string, capitals: 'ignore' | 'names'): WordLine {
  const text = line.trim();
  if (text === '' || COMMENTS.some((mark) => text.startsWith(mark))) return NOTHING;
  const gap = text.search(/\s/u);
  const word = (gap < 0 ? text : text.slice(0, gap)).replace(/[,:;=]$/u, '');
  const definition = gap < 0 ? '' : text.slice(gap).trim();
  const rejected = (fault: LineFault): WordLine => ({ kind: 'rejected', text: word, fault });

  const label = labelOf(definition);
  if (label !== null) return rejected({ code: 'labelled', label });
  if (capitals === 'names' && /^\p{Lu}/u.test(word)) return rejected({ code: 'capitalised' });
  const letters = spell(alphabet, word);
  if (!(letters instanceof Uint8Array)) return rejected(letters);
  if (letters.length < 2) return rejected({ code: 'too-short' });
  if (letters.length > LONGEST_WORD) return rejected({ code: 'too-long', most: LONGEST_WORD });
  return { kind: 'word', letters, definition };
}

/** Labels that bar a word, as dictionaries write them before the definition: `abbr.`, `(prefix)`, `[suffix]`. */
const LABEL =
  /^[([]?(abbr(?:ev(?:iation)?)?|acronym|initialism|symbol|pref(?:ix)?|suff(?:ix)?|comb(?:ining form)?|proper noun|name)(?:[)\].:]|$)/iu;

function labelOf(definition: string): string | null {
  return LABEL.exec(definition)?.[1]?.toLowerCase() ?? null;
}

function spell(alphabet: Alphabet, word: string): Uint8Array | LineFault {
  const text = normalise(word);
  const numbers = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length;) {
    const { number, width } = letterAt(alphabet, text, at);
    if (number === 0) return faultAt(text.slice(at, at + width));
    numbers[length++] = number;
    at += width;
  }
  return numbers.subarray(0, length);
}

function faultAt(character: string): LineFault {
  if (/^[-‐‑–]$/u.test(character)) return { code: 'hyphen' };
  return /^['’ʼ]$/u.test(character) ? { code: 'apostrophe' } : { code: 'not-a-letter', character };
}
