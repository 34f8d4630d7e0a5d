/** Builds the decks that need only the lexicon: words, letter sets, and non-words to tell apart from words. */

import { readWord, writeWord, type Alphabet, type Lexicon } from '@lexiko/words';
import {
  bestStems,
  listWords,
  qWithoutU,
  RULEBOOK_TWO_LETTER_WORDS,
  wordsOfLength,
} from '@lexiko/words/questions';
import type { CardSubject } from '../../learn/drills/drill-card.ts';
import type { LexiconDeck } from '../../learn/drills/drill-plan.ts';
import { randomNumbers } from '../chance-source.ts';

const SEVENS = 500;
const EIGHTS = 300;
const STEMS = 50;
const YOUNG = 300;
/** The highest SCOWL level of words that everybody knows. */
const EVERYDAY_LEVEL = 20;

/** `isHidden`: words to leave out. */
export function deckCards(
  lexicon: Lexicon,
  deck: LexiconDeck,
  isHidden: (word: string) => boolean,
): readonly CardSubject[] {
  const shown = (words: Iterable<string>): readonly string[] => [...words].filter((word) => !isHidden(word));
  switch (deck) {
    case 'twos':
      return mixed(lexicon, shown(wordsOfLength(lexicon, 2)), alike);
    case 'hundred':
      return mixed(lexicon, RULEBOOK_TWO_LETTER_WORDS, alike);
    case 'threes':
      return mixed(lexicon, shown(wordsOfLength(lexicon, 3)), alike);
    case 'q':
      return mixed(lexicon, shown(qWithoutU(lexicon)).toSorted(shortestFirst), alike);
    case 'young':
      return mixed(lexicon, everydayWords(lexicon), misspelt);
    case 'hooks2':
      return shown(wordsOfLength(lexicon, 2)).map((letters) => ({ kind: 'hooks', letters }));
    case 'hooks3':
      return shown(wordsOfLength(lexicon, 3)).map((letters) => ({ kind: 'hooks', letters }));
    case 'sevens':
      return likeliest(lexicon, 7, SEVENS, isHidden);
    case 'eights':
      return likeliest(lexicon, 8, EIGHTS, isHidden);
    case 'stems':
      return bestStems(lexicon, 6, STEMS).map(({ letters }) => ({ kind: 'stem', letters }));
  }
}

function shortestFirst(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

/** The commonest first, without words unfit for school. */
function everydayWords(lexicon: Lexicon): readonly string[] {
  const words = listWords(lexicon, {
    min: 5,
    max: 8,
    maxLevel: EVERYDAY_LEVEL,
    school: 2,
    sort: 'commonness',
  });
  return [...words].slice(0, YOUNG);
}

/** The likeliest sets of letters that make a word, without duplicates. */
function likeliest(
  lexicon: Lexicon,
  length: number,
  most: number,
  isHidden: (word: string) => boolean,
): readonly CardSubject[] {
  const letters = new Set<string>();
  for (const word of listWords(lexicon, { min: length, max: length, sort: 'probability' })) {
    if (isHidden(word)) continue;
    letters.add(written(lexicon, lettersOf(lexicon, word).toSorted()));
    if (letters.size === most) break;
  }
  return [...letters].map((one) => ({ kind: 'anagrams', letters: one }));
}

/** Makes look-alikes of a word, always the same for the same word. Some may be real words. */
type Disguise = (lexicon: Lexicon, word: string) => readonly string[];

/** After every second word, adds a non-word that looks like it. */
function mixed(lexicon: Lexicon, words: readonly string[], disguise: Disguise): readonly CardSubject[] {
  const made = new Set<string>();
  return words.flatMap((word, at): readonly CardSubject[] => {
    const card: CardSubject = { kind: 'word', letters: word };
    if (at % 2 === 0) return [card];
    const phony = disguise(lexicon, word).find((one) => !lexicon.has(one) && !made.has(one));
    if (phony === undefined) return [card];
    made.add(phony);
    return [card, { kind: 'word', letters: phony }];
  });
}

/** English letters that replace others of their kind. Q or X would give the non-word away. */
const ENGLISH_KINDS: readonly (readonly string[])[] = [[...'AEIO'], [...'BCDFGHKLMNPRSTWY']];

/** Vowels and consonants with more than one tile in the set: rarer letters would give the non-word away. */
function kindsOf({ id, letters, vowels, counts }: Alphabet): readonly (readonly string[])[] {
  if (id === 'english') return ENGLISH_KINDS;
  const common = letters.filter((letter, at) => letter !== '' && (counts[at] ?? 0) > 1);
  const isVowel = (letter: string): boolean => vowels[letters.indexOf(letter)] === 1;
  return [common.filter(isVowel), common.filter((letter) => !isVowel(letter))];
}

function lettersOf({ alphabet }: Lexicon, word: string): readonly string[] {
  return Array.from(readWord(alphabet, word) ?? [], (letter) => alphabet.letters[letter] ?? '');
}

/** As text that is read as these letters again: two L side by side are not the tile LL. */
function written({ alphabet }: Lexicon, letters: readonly string[]): string {
  return writeWord(
    alphabet,
    letters.map((letter) => alphabet.letters.indexOf(letter)),
  );
}

/** Replaces one letter by another of its kind. */
function alike(lexicon: Lexicon, word: string): readonly string[] {
  const random = randomNumbers(`alike ${word}`);
  const kinds = kindsOf(lexicon.alphabet);
  const letters = lettersOf(lexicon, word);
  const looks = letters.flatMap((letter, at) => {
    const others = kinds.find((kind) => kind.includes(letter)) ?? [];
    return others
      .filter((other) => other !== letter)
      .map((other) => written(lexicon, letters.with(at, other)));
  });
  return shuffled(looks, random);
}

/** Swaps two neighbouring inner letters, or doubles one. */
function misspelt(lexicon: Lexicon, word: string): readonly string[] {
  const random = randomNumbers(`misspelt ${word}`);
  const letters = lettersOf(lexicon, word);
  const inside = Array.from({ length: letters.length - 2 }, (_, at) => at + 1);
  const swapped = inside
    .slice(0, -1)
    .map((at) => written(lexicon, letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? '')));
  const doubled = inside.map((at) => written(lexicon, letters.toSpliced(at, 0, letters[at] ?? '')));
  return shuffled(
    [...swapped, ...doubled].filter((look) => look !== word),
    random,
  );
}

function shuffled(list: readonly string[], random: () => number): readonly string[] {
  return list
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
