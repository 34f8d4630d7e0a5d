/**
 * Levels of commonness, as SCOWL gives English words, from lists of words in order of their use: those of films, which
 * everybody has heard, and those of an encyclopedia. Most forms of an inflected language are on neither; such a form is
 * rated by a common word with the same beginning, since whoever knows HUND understands HUNDEN.
 */

import { type Alphabet, writeWord } from '../alphabet.ts';
import { type PackedWords, rankIn } from '../graph/packed-words.ts';

/** JSON arrays of words, the commonest first. */
export interface UsageTexts {
  readonly spoken: string;
  readonly written: string;
}

/** The level of the first so many words of a list that the lexicon has; of later ones, the next level. */
const SPOKEN = [
  { most: 3000, level: 10 },
  { most: 7000, level: 20 },
  { most: Infinity, level: 35 },
];
const WRITTEN = [
  { most: 10_000, level: 35 },
  { most: Infinity, level: 50 },
];

/** By the level of the word whose form it seems to be: the level of a form that is on neither list. */
const FORM_LEVELS = [
  { ofWord: 10, level: 40 },
  { ofWord: 20, level: 50 },
  { ofWord: 35, level: 60 },
  { ofWord: 50, level: 70 },
];
/** Whoever plays often has learnt the short words, however rare. */
const SHORT = { tiles: 3, level: 60 };
const RARE = 80;

/** Tiles that word and form have in common at least. */
const SHORTEST_STEM = 4;
/** Tiles that may follow the stem. */
const ENDING = { ofWord: 2, ofForm: 3 };

/** `spell` reads a word of the lists as tiles; `null` if it cannot be laid. */
export function levelsByUse(
  words: PackedWords,
  alphabet: Alphabet,
  { spoken, written }: UsageTexts,
  spell: (word: string) => Uint8Array | null,
): Uint8Array {
  const levels = new Uint8Array(words.count);
  for (const { list, steps } of [
    { list: spoken, steps: SPOKEN },
    { list: written, steps: WRITTEN },
  ]) {
    let found = 0;
    // Pinned dependencies.
    for (const word of JSON.parse(list) as string[]) {
      const letters = spell(word);
      const rank = letters === null ? -1 : rankIn(words, letters);
      if (rank < 0) continue;
      found++;
      if (levels[rank] === 0) levels[rank] = steps.find(({ most }) => found <= most)?.level ?? RARE;
    }
  }
  rateForms(words, alphabet, levels);
  return levels;
}

function rateForms(words: PackedWords, alphabet: Alphabet, levels: Uint8Array): void {
  const { count, letters, starts } = words;
  const wordAt = (rank: number): Uint8Array => letters.subarray(starts[rank], starts[rank + 1]);
  const stemOf = (word: Uint8Array, tiles: number): string => writeWord(alphabet, word.subarray(0, tiles));
  const stems = new Map<string, number>();
  for (let rank = 0; rank < count; rank++) {
    const level = levels[rank] ?? 0;
    if (level === 0) continue;
    const word = wordAt(rank);
    for (let tiles = word.length; tiles >= Math.max(SHORTEST_STEM, word.length - ENDING.ofWord); tiles--) {
      const stem = stemOf(word, tiles);
      stems.set(stem, Math.min(level, stems.get(stem) ?? level));
    }
  }
  for (let rank = 0; rank < count; rank++) {
    if (levels[rank] !== 0) continue;
    const word = wordAt(rank);
    let ofWord = Infinity;
    for (let tiles = word.length; tiles >= Math.max(SHORTEST_STEM, word.length - ENDING.ofForm); tiles--)
      ofWord = Math.min(ofWord, stems.get(stemOf(word, tiles)) ?? Infinity);
    const asForm = FORM_LEVELS.find((step) => ofWord <= step.ofWord)?.level ?? RARE;
    levels[rank] = word.length <= SHORT.tiles ? SHORT.level : asForm;
  }
}
