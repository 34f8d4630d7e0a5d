/** Splits typed text into letters of an alphabet: CH is one letter in languages with a CH tile. */

import type { Alphabet } from '@lexiko/words';

/** Drops characters outside the alphabet. Expects folded text. */
export function readLetters({ singles, multiples }: Alphabet, text: string): readonly string[] {
  const letters: string[] = [];
  for (let at = 0; at < text.length;) {
    const multiple = multiples.find(({ letter }) => text.startsWith(letter, at))?.letter;
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (multiple !== undefined) letters.push(multiple);
    else if (singles.has(character)) letters.push(character);
    at += (multiple ?? character).length;
  }
  return letters;
}
