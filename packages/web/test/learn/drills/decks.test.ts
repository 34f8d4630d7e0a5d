/** The decks that follow from the lexicon. */

import { languageOf } from '@lexiko/languages';
import { alphabetOf, buildGraph, emptyColumns, isChosen, Lexicon, NO_LAYERS, readWord } from '@lexiko/words';
import {
  anagrams,
  DrawCounter,
  parseRack,
  RULEBOOK_TWO_LETTER_WORDS,
  stemWords,
} from '@lexiko/words/questions';
import { describe, expect, it } from 'vitest';
import { english } from '../../../../words/test/english-files.ts';
import { cardId } from '../../../src/learn/drills/drill-card.ts';
import { DECKS, type LexiconDeck } from '../../../src/learn/drills/drill-plan.ts';
import { lettersShown } from '../../../src/learn/drills/letters-shown.ts';
import { deckCards } from '../../../src/worker/study/deck-words.ts';

const WORD_DECKS = DECKS.filter((deck): deck is LexiconDeck => deck !== 'missed' && deck !== 'diary');
const lexicon = english();

function lettersIn(deck: LexiconDeck): readonly string[] {
  return deckCards(lexicon, deck, (word) => lexicon.isUnfit(word)).map(({ letters }) => letters);
}

describe('decks', () => {
  it('have every card once, and the same ones each time', () => {
    for (const deck of WORD_DECKS) {
      const ids = deckCards(lexicon, deck, (word) => lexicon.isUnfit(word)).map(cardId);
      expect(new Set(ids).size, deck).toBe(ids.length);
      expect(deckCards(lexicon, deck, (word) => lexicon.isUnfit(word)).map(cardId), deck).toEqual(ids);
      expect(ids.length, deck).toBeGreaterThan(19);
    }
  });

  it('ask about words that do not exist too, but for fewer of them', () => {
    for (const deck of ['twos', 'threes', 'q', 'young'] as const) {
      const letters = lettersIn(deck);
      const made = letters.filter((word) => !lexicon.has(word));
      expect(made.length / letters.length, deck).toBeGreaterThan(0.25);
      expect(made.length / letters.length, deck).toBeLessThan(0.4);
    }
  });

  it('have all words of two letters, the hundred of the rulebook among them', () => {
    expect(lettersIn('twos')).toEqual(expect.arrayContaining([...RULEBOOK_TWO_LETTER_WORDS]));
    expect(lettersIn('hundred')).toEqual(expect.arrayContaining([...RULEBOOK_TWO_LETTER_WORDS]));
  });

  it('have no Q with a U, nor made-up ones', () => {
    expect(lettersIn('q').filter((word) => !word.includes('Q') || word.includes('U'))).toEqual([]);
  });

  it('show the young nothing that a school keeps back', () => {
    const isFit = isChosen(lexicon, { ...NO_LAYERS, school: 2 });
    const words = lettersIn('young').filter((word) => lexicon.has(word));
    expect(words).toHaveLength(300);
    expect(words.filter((word) => !isFit(lexicon.rankOf(word)))).toEqual([]);
  });

  it('begin bingos with the likeliest letters', () => {
    const counter = new DrawCounter(lexicon.alphabet);
    const ways = lettersIn('sevens').map((letters) =>
      counter.waysToSpell(readWord(lexicon.alphabet, letters) ?? new Uint8Array(), 7),
    );
    expect(ways).toHaveLength(500);
    expect(ways).toEqual(ways.toSorted((a, b) => b - a));
    expect(lettersIn('stems')[0]).toBe('AEINST');
  });
});

describe('decks in Spanish', () => {
  const alphabet = alphabetOf(languageOf('spanish'));
  const words = ['CALLADO', 'COLOCAL', 'HACEDOR', 'LOCALES', 'CHORREA', 'LLORASE'];
  const spanish = new Lexicon({
    identity: { id: 'test', name: 'Test', version: '1', checksum: '0' },
    alphabet,
    graph: buildGraph(words.map((word) => readWord(alphabet, word) ?? new Uint8Array())),
    loadColumns: ({ count }) => emptyColumns(count),
    loadForms: () => null,
  });
  const cards = (deck: LexiconDeck) => deckCards(spanish, deck, () => false);
  const rackOf = (letters: string) => {
    const rack = parseRack(alphabet, letters);
    if (!rack.ok) throw new Error(rack.error.text);
    return rack.value;
  };

  it('tell two L from the tile LL, and R and R, C and H likewise', () => {
    const shown = cards('sevens').map(
      (card) =>
        `${lettersShown(card, 'spanish').join(' ')}: ${[...anagrams(spanish, rackOf(card.letters))]
          .map(({ word }) => word)
          .join(' ')}`,
    );
    expect(shown.toSorted()).toEqual([
      'A C C L L O O: COLOCAL',
      'A C D E H O R: HACEDOR',
      'A C E L L O S: LOCALES',
    ]);
  });

  it('find a word for every stem', () => {
    const stems = cards('stems');
    expect(stems.length).toBeGreaterThan(10);
    expect(stems.filter(({ letters }) => stemWords(spanish, rackOf(letters)).size === 0)).toEqual([]);
    expect(stems.map((card) => lettersShown(card, 'spanish').length)).toEqual(stems.map(() => 6));
  });
});
