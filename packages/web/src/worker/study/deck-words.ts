/** The decks that follow from the lexicon: which words and letters they ask about, and words that do not exist beside them. */

import type { Lexicon } from '@lexiko/words';
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
/** Words that everybody knows, after SCOWL. */
const EVERYDAY_LEVEL = 20;

export function deckCards(lexicon: Lexicon, deck: LexiconDeck): readonly CardSubject[] {
  switch (deck) {
    case 'twos':
      return mixed(lexicon, [...wordsOfLength(lexicon, 2)], alike);
    case 'hundred':
      return mixed(lexicon, RULEBOOK_TWO_LETTER_WORDS, alike);
    case 'threes':
      return mixed(lexicon, [...wordsOfLength(lexicon, 3)], alike);
    case 'q':
      return mixed(lexicon, [...qWithoutU(lexicon)].sort(shortestFirst), alike);
    case 'young':
      return mixed(lexicon, everydayWords(lexicon), misspelt);
    case 'hooks2':
      return [...wordsOfLength(lexicon, 2)].map((letters) => ({ kind: 'hooks', letters }));
    case 'hooks3':
      return [...wordsOfLength(lexicon, 3)].map((letters) => ({ kind: 'hooks', letters }));
    case 'sevens':
      return likeliest(lexicon, 7, SEVENS);
    case 'eights':
      return likeliest(lexicon, 8, EIGHTS);
    case 'stems':
      return bestStems(lexicon, 6, STEMS).map(({ letters }) => ({ kind: 'stem', letters }));
  }
}

function shortestFirst(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

/** The commonest first; none that a school would rather not show. */
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

/** Letters of the likeliest draws that make a word, each set of letters once. */
function likeliest(lexicon: Lexicon, length: number, most: number): readonly CardSubject[] {
  const letters = new Set<string>();
  for (const word of listWords(lexicon, { min: length, max: length, sort: 'probability' })) {
    letters.add([...word].sort().join(''));
    if (letters.size === most) break;
  }
  return [...letters].map((one) => ({ kind: 'anagrams', letters: one }));
}

/** Possible looks of a word that may not exist; the same ones for the same word. */
type Disguise = (word: string) => readonly string[];

/** After every two words one that looks like them and does not exist. */
function mixed(lexicon: Lexicon, words: readonly string[], disguise: Disguise): readonly CardSubject[] {
  const made = new Set<string>();
  return words.flatMap((word, at): readonly CardSubject[] => {
    const card: CardSubject = { kind: 'word', letters: word };
    if (at % 2 === 0) return [card];
    const phony = disguise(word).find((one) => !lexicon.has(one) && !made.has(one));
    if (phony === undefined) return [card];
    made.add(phony);
    return [card, { kind: 'word', letters: phony }];
  });
}

const VOWELS = 'AEIO';
const CONSONANTS = 'BCDFGHKLMNPRSTWY';

/** One letter is another of its kind. */
function alike(word: string): readonly string[] {
  const random = randomNumbers(`alike ${word}`);
  const looks = [...word].flatMap((letter, at) => {
    const others = VOWELS.includes(letter) ? VOWELS : CONSONANTS.includes(letter) ? CONSONANTS : '';
    return [...others].filter((other) => other !== letter).map((other) => changed(word, at, other));
  });
  return shuffled(looks, random);
}

/** Two neighbours inside have changed places, or a letter is doubled. */
function misspelt(word: string): readonly string[] {
  const random = randomNumbers(`misspelt ${word}`);
  const inside = Array.from({ length: word.length - 2 }, (_, at) => at + 1);
  const swapped = inside
    .slice(0, -1)
    .map((at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`);
  const doubled = inside.map((at) => `${word.slice(0, at)}${word[at] ?? ''}${word.slice(at)}`);
  return shuffled(
    [...swapped, ...doubled].filter((look) => look !== word),
    random,
  );
}

function changed(word: string, at: number, letter: string): string {
  return word.slice(0, at) + letter + word.slice(at + 1);
}

function shuffled(list: readonly string[], random: () => number): readonly string[] {
  return list
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
