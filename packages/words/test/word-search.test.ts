/** The word finder: each kind of search with its conditions, against the obvious way over all words. */

import { beforeAll, describe, expect, it } from 'vitest';
import { languageOf } from '@lexiko/languages';
import { alphabetOf, WORD_LABELS } from '../src/index.ts';
import { letterSets, listWords, searchWords, type WordSearch } from '../src/entries/questions.ts';
import { english } from './english-files.ts';

const ANY: WordSearch = {
  kind: 'all',
  letters: '',
  min: 2,
  max: 15,
  with: '',
  without: '',
  likeliest: null,
  maxLevel: null,
  sort: 'alphabet',
};

let words: readonly string[];

beforeAll(() => {
  words = [...listWords(english(), { min: 2, max: 15 })];
});

function found(search: Partial<WordSearch>, isHidden = (_word: string): boolean => false): readonly string[] {
  const result = searchWords(english(), { ...ANY, ...search }, isHidden);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const sorted = (word: string): string => [...word].sort().join('');

describe('a search', () => {
  it('for anagrams takes every tile, and a blank as any letter', () => {
    expect(found({ kind: 'anagrams', letters: 'aeinrst' })).toEqual(
      words.filter((word) => sorted(word) === 'AEINRST'),
    );
    const withBlank = found({ kind: 'anagrams', letters: 'satire?' });
    expect(withBlank).toEqual(found({ kind: 'stem', letters: 'SATIRE' }));
    expect(withBlank).toContain('RETAINS');
  });

  it('within some tiles leaves others on the rack', () => {
    const fits = (word: string): boolean => {
      const left = [...'HORNS'];
      return [...word].every((letter) => left.includes(letter) && left.splice(left.indexOf(letter), 1));
    };
    expect(found({ kind: 'within', letters: 'horns', min: 3 })).toEqual(
      words.filter((word) => word.length >= 3 && fits(word)),
    );
  });

  it('for hooks finds both ends, and each word once', () => {
    expect(found({ kind: 'hooks', letters: 'AND' })).toEqual(
      words.filter((word) => word.length === 4 && /^.AND$|^AND.$/u.test(word)),
    );
    expect(found({ kind: 'hooks', letters: 'EE' }).filter((word) => word === 'EEE')).toEqual([]);
  });

  it.each([
    ['begins', 'UN', /^UN/u],
    ['ends', 'ING', /ING$/u],
    ['contains', 'QUI', /QUI/u],
    ['pattern', '?A*ZY', /^.A.*ZY$/u],
  ] as const)('by a part (%s %s) is what the pattern says', (kind, letters, pattern) => {
    expect(found({ kind, letters })).toEqual(words.filter((word) => pattern.test(word)));
  });

  it('keeps to length, letters wanted and letters barred', () => {
    expect(found({ min: 5, max: 5, with: 'ZZ', without: 'AI' })).toEqual(
      words.filter((word) => word.length === 5 && /Z.*Z/u.test(word) && !/[AI]/u.test(word)),
    );
  });

  it('by probability takes the same places of every length, whatever else is asked', () => {
    const sevens = [...listWords(english(), { min: 7, max: 7, sort: 'probability' })].slice(100, 200);
    expect(found({ min: 7, max: 7, likeliest: { from: 101, to: 200 }, sort: 'probability' })).toEqual(sevens);
    expect(
      found({ kind: 'contains', letters: 'ER', min: 7, max: 7, likeliest: { from: 101, to: 200 } }),
    ).toEqual(sevens.filter((word) => word.includes('ER')).toSorted());
    expect(found({ min: 7, max: 8, likeliest: { from: 1, to: 50 } })).toHaveLength(100);
  });

  it('can leave out rare words and those that must not be shown', () => {
    const everyday = found({ kind: 'ends', letters: 'Y', min: 4, max: 4, maxLevel: 20, sort: 'commonness' });
    expect(everyday).toContain('ONLY');
    expect(everyday).not.toContain('WYLY');
    const lexicon = english();
    const { labels } = lexicon.columns;
    const isUnfit = (word: string): boolean =>
      ((labels[lexicon.rankOf(word)] ?? 0) & WORD_LABELS.schoolTier1) !== 0;
    expect(words.some(isUnfit)).toBe(true);
    expect(found({}, isUnfit).some(isUnfit)).toBe(false);
  });

  it('says what cannot be read', () => {
    const fault = (search: Partial<WordSearch>): unknown => {
      const result = searchWords(english(), { ...ANY, ...search }, () => false);
      return result.ok ? null : result.error;
    };
    expect(fault({ kind: 'anagrams', letters: ' ' })).toEqual({ code: 'empty' });
    expect(fault({ kind: 'anagrams', letters: 'AB1' })).toEqual({ code: 'not-a-letter', text: '1' });
    expect(fault({ with: 'É' })).toMatchObject({ code: 'not-a-letter' });
    expect(fault({ kind: 'pattern', letters: 'A'.repeat(40) })).toMatchObject({ code: 'too-long' });
    expect(fault({ kind: 'anagrams', letters: '?'.repeat(70) })).toMatchObject({ code: 'too-long' });
  });
});

it('sets of letters are in the order of their words, each once', () => {
  expect(letterSets(english(), ['RETAINS', 'HORN', 'NASTIER'])).toEqual(['AEINRST', 'HNOR']);
});

it('sets of letters tell C and H from the tile CH', () => {
  const alphabet = alphabetOf(languageOf('spanish'));
  const two = letterSets({ alphabet }, ['[C]HA', '[C]AH']);
  const one = letterSets({ alphabet }, ['CHA']);
  expect(two).toHaveLength(1);
  expect(two).not.toEqual(one);
  // Each is read again as what it was.
  expect(letterSets({ alphabet }, two)).toEqual(two);
  expect(letterSets({ alphabet }, one)).toEqual(one);
});
