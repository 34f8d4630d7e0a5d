/** Extensions: longer words in which a word stands whole (S-14 plays them: HORN, then SHOEHORN). */

import { LONGEST_WORD } from '../graph/dawg-cells.ts';
import { wordsContaining } from './affixes.ts';
import { writeWord } from '../alphabet.ts';
import type { WordSource } from './word-source.ts';

export interface Extension {
  readonly word: string;
  /** What stands before the word and after it; one of them may be empty, never both. */
  readonly before: string;
  readonly after: string;
}

/** Longer words with `letters` inside, at most `most` letters longer; a word once, where the letters occur first. */
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
