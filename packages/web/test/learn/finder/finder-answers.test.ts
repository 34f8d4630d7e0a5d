/** What the word finder asks for, and what the study worker answers: pages, rulings, and the cards that words make. */

import { learntTables } from '@lexiko/engine/all-learnt';
import { Library, makeEngineContext, makeTwinKernel } from '@lexiko/engine';
import { languageOf } from '@lexiko/languages';
import { listWords } from '@lexiko/words/questions';
import { describe, expect, it } from 'vitest';
import { english } from '../../../../words/test/english-files.ts';
import {
  FIRST_SEARCH,
  searchOf,
  wordsIn,
  type WantedSearch,
} from '../../../src/learn/finder/wanted-search.ts';
import { Instances } from '../../../src/page/instances.ts';
import { FINDER_ANSWERERS } from '../../../src/worker/study/finder-answers.ts';

const study = {
  engine: makeEngineContext(new Library(english(), learntTables('english')), makeTwinKernel),
  isHidden: (word: string) => english().isUnfit(word),
  unfit: 'hidden' as const,
  instances: new Instances<null>(),
  report: () => undefined,
  yieldNow: () => Promise.resolve(),
};
const { wordSearch, wordRuling, deckCards } = FINDER_ANSWERERS;
const ENGLISH = languageOf('english');

const searchFor = (part: Partial<WantedSearch>) => searchOf({ ...FIRST_SEARCH, ...part }, ENGLISH);

describe('the form of the finder', () => {
  it('means the same whichever way its limits stand, and drops what a search does not need', () => {
    expect(searchFor({ kind: 'all', letters: 'left over', min: 8, max: 7 })).toMatchObject({
      letters: '',
      min: 7,
      max: 8,
      likeliest: null,
      maxLevel: null,
    });
    expect(searchFor({ likelyTo: '500' }).likeliest).toEqual({ from: 1, to: 500 });
    expect(searchFor({ likelyFrom: '1001' }).likeliest?.from).toBe(1001);
    expect(searchFor({ likelyFrom: '0', likelyTo: 'x' }).likeliest).toBeNull();
  });

  it('folds what a language writes and no tile shows', () => {
    expect(searchOf({ ...FIRST_SEARCH, letters: 'cœur' }, languageOf('french')).letters).toBe('COEUR');
    expect(wordsIn('naïve, Straße; naïve', languageOf('german'))).toEqual(['NAIVE', 'STRASSE']);
    expect(wordsIn('horn zax\nHORN', ENGLISH)).toEqual(['HORN', 'ZAX']);
  });
});

describe('the answers', () => {
  it('come by pages, with hooks, and turn to a later page of the same words', async () => {
    const search = searchFor({ kind: 'all', min: 2, max: 2 });
    const first = await wordSearch({ search, from: 0, most: 10 }, study);
    const second = await wordSearch({ search, from: 10, most: 10 }, study);
    if (first.kind !== 'found' || second.kind !== 'found') throw new Error('twos are found');
    expect(first.total).toBe(second.total);
    expect(first.words[0]).toEqual({ word: 'AA', front: 'B', back: 'HLS' });
    const all = new Set([...first.words, ...second.words].map(({ word }) => word));
    expect(all.size).toBe(20);
    const fault = await wordSearch({ search: searchFor({ letters: '' }), from: 0, most: 10 }, study);
    expect(fault).toEqual({ kind: 'fault', fault: { code: 'empty' } });
  });

  it('rule on words in the order they were asked', async () => {
    expect(await wordRuling(['HORN', 'HORNZ'], study)).toMatchObject([
      { word: 'HORN', isWord: true },
      { word: 'HORNZ', isWord: false },
    ]);
  });

  it('tell which words are unfit for school, so that no lesson shows them unasked', async () => {
    const unfit = [...listWords(english())].find((word) => english().isUnfit(word)) ?? '';
    const ruled = await wordRuling([unfit, 'HORN'], study);
    expect(ruled.map(({ isWord, isHidden }) => [isWord, isHidden])).toEqual([
      [true, true],
      [true, false],
    ]);
  });
});

describe('cards', () => {
  const fromList = (kind: 'anagrams' | 'hooks', ...words: readonly string[]) =>
    deckCards({ source: { kind: 'list', words }, kind }, study);

  it('of a list take words and sets of letters, say what is neither, and hide what is unfit for school', async () => {
    expect(await fromList('anagrams', 'RETAINS', 'NASTIER', 'HNOR', 'QQQ', 'ZAX')).toEqual({
      cards: ['AEINRST', 'HNOR', 'AXZ'],
      left: ['QQQ'],
    });
    const unfit = [...listWords(english(), { min: 4, max: 4 })].find((word) => english().isUnfit(word));
    expect((await fromList('hooks', unfit ?? '')).cards).toEqual([]);
    expect(await fromList('hooks', 'HORN', 'HNOR', 'HORN')).toEqual({ cards: ['HORN'], left: ['HNOR'] });
  });

  it('of a search keep its order', async () => {
    const search = searchFor({ kind: 'all', min: 7, max: 7, likelyTo: '50', sort: 'probability' });
    const { cards, left } = await deckCards({ source: { kind: 'search', search }, kind: 'anagrams' }, study);
    expect(left).toEqual([]);
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards[0]).toHaveLength(7);
  });
});
