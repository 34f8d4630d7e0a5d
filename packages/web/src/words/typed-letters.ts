/** Splits text into letters of an alphabet: CH is one letter in languages with a CH tile, `[C][H]` is two. */

import type { Alphabet } from '@lexiko/words';

/** Drops characters outside the alphabet. Expects folded text. */
export function readLetters({ singles, multiples }: Alphabet, text: string): readonly string[] {
  const letters: string[] = [];
  for (let at = 0; at < text.length;) {
    const single = /^\[([^[\]])\]/u.exec(text.slice(at, at + MOST_IN_BRACKETS));
    const multiple = multiples.find(({ letter }) => text.startsWith(letter, at))?.letter;
    const character = single?.[1] ?? String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (multiple !== undefined) letters.push(multiple);
    else if (singles.has(character)) letters.push(character);
    at += (single?.[0] ?? multiple ?? character).length;
  }
  return letters;
}

/** Brackets around one character. */
const MOST_IN_BRACKETS = 4;
