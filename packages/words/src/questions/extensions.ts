/** Extensions: longer words that contain a word (S-14 plays them: HORN, then SHOEHORN). */

import { LONGEST_WORD } from '../graph/dawg-cells.ts';
import { wordsContaining } from './affixes.ts';
import { writeWord } from '../alphabet.ts';
import type { WordSource } from './word-source.ts';

export interface Extension {
  readonly word: string;
  /** The letters before the word and after it; one of them may be empty, never both. */
  readonly before: string;
  readonly after: string;
}

/**
 * Longer words with `letters` inside, at most `most` letters longer; each once, at the first occurrence of the
 * letters.
 */
export function* extensionsOf(
  source: WordSource,
  letters: Uint8Array,
  most: number = LONGEST_WORD,
): Generator<Extension, void, void> {
  const part = writeWord(source.alphabet, letters);
  for (const word of wordsContaining(source, letters)) {
    const at = word.indexOf(part);
    const before = word.slice(0, at);
    const after = word.slice(at + part.length);
    const added = before.length + after.length;
    if (added > 0 && added <= most) yield { word, before, after };
  }
}
