/** Which words a rack makes: with all its tiles (anagrams) or with some. */

import { walk } from '../graph/graph-walk.ts';
import { rackSize, type Rack } from './rack.ts';
import type { WordSource } from './word-source.ts';

export interface RackWord {
  readonly word: string;
  /** The word with blanks in lower case. */
  readonly spelling: string;
}

/** Words that use every tile of the rack. */
export function anagrams(source: WordSource, rack: Rack): Generator<RackWord, void, void> {
  const size = rackSize(rack);
  return wordsFromRack(source, rack, { min: size, max: size });
}

/** Words that use some tiles of the rack, of `min` to `max` letters. */
export function* wordsFromRack(
  { graph, alphabet }: WordSource,
  rack: Rack,
  { min = 2, max = rackSize(rack) }: { readonly min?: number; readonly max?: number } = {},
): Generator<RackWord, void, void> {
  const left = Uint8Array.from(rack);
  const byBlank = new Uint8Array(max + 1);
  const walker = {
    enter(depth: number, letter: number): boolean {
      if (depth >= max) return false;
      // The letter's own tile first, which leaves the blank for letters without one, so no word is missed.
      const own = left[letter] ?? 0;
      const blanks = left[0] ?? 0;
      if (own > 0) left[letter] = own - 1;
      else if (blanks > 0) left[0] = blanks - 1;
      else return false;
      byBlank[depth] = own > 0 ? 0 : 1;
      return true;
    },
    leave(depth: number, letter: number): void {
      const used = byBlank[depth] === 1 ? 0 : letter;
      left[used] = (left[used] ?? 0) + 1;
    },
    accepts: (length: number): boolean => length >= min,
  };
  for (const { letters, length } of walk(graph, walker)) {
    let word = '';
    let spelling = '';
    for (let at = 0; at < length; at++) {
      const letter = alphabet.letters[letters[at] ?? 0] ?? '';
      word += letter;
      spelling += byBlank[at] === 1 ? letter.toLowerCase() : letter;
    }
    yield { word, spelling };
  }
}
