/** Words selected by their letters: short words, Q without U, many vowels. */

import { readLetter } from '../alphabet.ts';
import { LONGEST_WORD } from '../graph/dawg-cells.ts';
import { spelledWalk, type WordSource } from './word-source.ts';

export function wordsOfLength(source: WordSource, length: number): Generator<string, void, void> {
  return spelledWalk(source, {
    enter: (depth) => depth < length,
    leave: null,
    accepts: (found) => found === length,
  });
}

/** Words with a Q and no U (H-08); none in an alphabet without these letters. */
export function* qWithoutU(source: WordSource): Generator<string, void, void> {
  const q = readLetter(source.alphabet, 'Q');
  const u = readLetter(source.alphabet, 'U');
  if (q === 0 || u === 0) return;
  const hasQ = new Uint8Array(LONGEST_WORD + 2);
  yield* spelledWalk(source, {
    enter(depth, letter) {
      hasQ[depth + 1] = letter === q ? 1 : (hasQ[depth] ?? 0);
      return letter !== u;
    },
    leave: null,
    accepts: (length) => hasQ[length] === 1,
  });
}

/** The smallest share of vowels in a vowel-heavy word: three of four letters, four of five, five of seven. */
const HEAVY_SHARE = 0.7;

/** Words that help a rack with too many vowels. */
export function vowelHeavy(source: WordSource): Generator<string, void, void> {
  const { vowels } = source.alphabet;
  const counts = new Uint8Array(LONGEST_WORD + 2);
  return spelledWalk(source, {
    enter(depth, letter) {
      counts[depth + 1] = (counts[depth] ?? 0) + (vowels[letter] ?? 0);
      return true;
    },
    leave: null,
    accepts: (length) => (counts[length] ?? 0) >= length * HEAVY_SHARE,
  });
}
