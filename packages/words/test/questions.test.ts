import { beforeAll, describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { ENGLISH, NO_LAYERS, readWord } from '../src/index.ts';
import {
  anagrams,
  bestStems,
  checkWord,
  DrawCounter,
  extensionsOf,
  hooksOf,
  listWords,
  parsePattern,
  parseRack,
  qWithoutU,
  type Rack,
  sortAnswers,
  SORTS,
  stemWords,
  vowelHeavy,
  wordsContaining,
  wordsEndingWith,
  wordsFromRack,
  wordsLike,
  wordsOfLength,
  wordsStartingWith,
} from '../src/entries/questions.ts';
import { DrawSeries } from '../src/questions/draw-series.ts';
import { inOrder } from '../src/questions/word-order.ts';
import { english } from './english-files.ts';
import {
  RULEBOOK_Q_PLAIN as Q_WITHOUT_U_PLAIN,
  RULEBOOK_Q_TAKING_S as Q_WITHOUT_U_TAKING_S,
  RULEBOOK_TWO_LETTER_WORDS as TWO_LETTER_WORDS,
} from '../src/lexicon/rulebook-words.ts';
import type { PatternLimits } from '../src/questions/pattern.ts';

let words: readonly string[];

beforeAll(() => {
  words = Array.from(listWords(english()));
});

function rack(text: string): Rack {
  const parsed = parseRack(ENGLISH, text);
  if (!parsed.ok) throw new Error(parsed.error.text);
  return parsed.value;
}

function letters(word: string): Uint8Array {
  return readWord(ENGLISH, word) ?? new Uint8Array();
}

function like(pattern: string, limits?: PatternLimits): string[] {
  const parsed = parsePattern(ENGLISH, pattern);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return Array.from(wordsLike(english(), parsed.value, limits));
}

/** Whether a word can be laid with the tiles, tried tile by tile. */
function canLay(word: string, tiles: string): boolean {
  let left = tiles;
  return Array.from(word).every((letter) => {
    const found = left.includes(letter) ? letter : '?';
    if (!left.includes(found)) return false;
    left = left.replace(found, '');
    return true;
  });
}

const PARTS = ['A', 'QU', 'ATE', 'ANA', 'SS', 'ZZ', 'ERE', 'ABAB'];

describe('anagrams and words from a rack', () => {
  test('AEINRST makes nine words', () => {
    expect(Array.from(anagrams(english(), rack('TRAINES')), ({ word }) => word).join(' ')).toBe(
      'ANESTRI ANTSIER NASTIER RATINES RETAINS RETINAS RETSINA STAINER STEARIN',
    );
  });

  test('a blank is written in lower case where it stands', () => {
    expect(Array.from(anagrams(english(), rack('QT?')))).toEqual([{ word: 'QAT', spelling: 'QaT' }]);
    expect(Array.from(anagrams(english(), rack('PZIZ?')), ({ spelling }) => spelling)).toEqual(['PIZZa']);
  });

  test('agree with trying every word, for any rack', () => {
    const tile = fc.constantFrom(...Array.from('AAEEIIOUBCDGLMNPRSTVY?'));
    fc.assert(
      fc.property(fc.string({ unit: tile, minLength: 2, maxLength: 8 }), (tiles) => {
        const built = Array.from(wordsFromRack(english(), rack(tiles)), ({ word }) => word);
        const expected = words.filter((word) => word.length <= tiles.length && canLay(word, tiles));
        expect(built).toEqual(expected);
        const all = Array.from(anagrams(english(), rack(tiles)), ({ word }) => word);
        expect(all).toEqual(expected.filter((word) => word.length === tiles.length));
      }),
      { numRuns: 12 },
    );
  });

  test('can be limited in length', () => {
    const lengths = Array.from(
      wordsFromRack(english(), rack('HORNS?'), { min: 4, max: 5 }),
      ({ word }) => word.length,
    );
    expect(new Set(lengths)).toEqual(new Set([4, 5]));
  });

  test('a rack with anything but letters and blanks is refused', () => {
    expect(parseRack(ENGLISH, 'AB1')).toEqual({ ok: false, error: { code: 'not-a-letter', text: '1' } });
  });
});

describe('patterns', () => {
  /** The obvious way. */
  function expected(pattern: string, keep: (word: string) => boolean = () => true): string[] {
    const expression = new RegExp(`^${pattern.replaceAll('?', '.').replaceAll('*', '.*')}$`, 'u');
    return words.filter((word) => expression.test(word) && keep(word));
  }

  test.each(['Q?T', '*ZZ*', 'H??N', '?', '*', 'A*', '*ING', '*A*E*I*O*U*', '??', 'S*N?S*', '**X**', 'QUIZ'])(
    '%s finds what an expression finds',
    (pattern) => {
      expect(like(pattern)).toEqual(expected(pattern));
    },
  );

  test('letters can be demanded, as often as given, and forbidden', () => {
    expect(like('*', { with: rack('ZZZ') })).toEqual(expected('*', (word) => word.split('Z').length > 3));
    expect(like('T*', { with: rack('SE'), without: rack('AO'), min: 5, max: 6 })).toEqual(
      expected(
        'T*',
        (word) => /S/u.test(word) && /E/u.test(word) && !/[AO]/u.test(word) && /^.{5,6}$/u.test(word),
      ),
    );
  });

  test('malformed ones are refused', () => {
    expect(parsePattern(ENGLISH, '')).toEqual({ ok: false, error: { code: 'empty' } });
    expect(parsePattern(ENGLISH, 'A-B')).toEqual({ ok: false, error: { code: 'not-a-letter', text: '-' } });
    expect(parsePattern(ENGLISH, 'A'.repeat(40)).ok).toBe(false);
    expect(parsePattern(ENGLISH, 'A'.repeat(30)).ok).toBe(true);
  });
});

describe('parts of words', () => {
  test.each(PARTS)('beginning, ending and containing %s agree with plain search', (part) => {
    expect(Array.from(wordsStartingWith(english(), letters(part)))).toEqual(
      words.filter((word) => word.startsWith(part)),
    );
    expect(Array.from(wordsEndingWith(english(), letters(part)))).toEqual(
      words.filter((word) => word.endsWith(part)),
    );
    expect(Array.from(wordsContaining(english(), letters(part)))).toEqual(
      words.filter((word) => word.includes(part)),
    );
  });

  test('extensions show what is added before and after (S-14)', () => {
    const found = Array.from(extensionsOf(english(), letters('HORN')));
    expect(found).toContainEqual({ word: 'SHOEHORN', before: 'SHOE', after: '' });
    expect(found).toContainEqual({ word: 'HORNIEST', before: '', after: 'IEST' });
    expect(found).toContainEqual({ word: 'DEHORNED', before: 'DE', after: 'ED' });
    expect(found.some(({ word }) => word === 'HORN')).toBe(false);
    expect(Array.from(extensionsOf(english(), letters('HORN'), 1), ({ word }) => word)).toEqual(
      ['HORNS', 'HORNY', 'SHORN', 'THORN'].sort(),
    );
  });
});

describe('hooks', () => {
  test('the rulebook’s examples: HAND(Y), PLAN(E), TAME(D, R) (H-09)', () => {
    expect(hooksOf(english(), letters('HAND')).back).toContain('Y');
    expect(hooksOf(english(), letters('PLAN')).back).toContain('E');
    expect(hooksOf(english(), letters('TAME')).back).toEqual(['D', 'R', 'S']);
  });

  test('front, back, middle and inner hooks agree with trying every letter', () => {
    const set = new Set(words);
    const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    for (const word of ['TAME', 'HORN', 'AA', 'CARE', 'STARE', 'LATHER', 'QAT', 'XYLEM', 'ZZZ']) {
      const hooks = hooksOf(english(), letters(word));
      expect(hooks.front).toEqual(alphabet.filter((letter) => set.has(letter + word)));
      expect(hooks.back).toEqual(alphabet.filter((letter) => set.has(word + letter)));
      const middle = alphabet.flatMap((letter) =>
        Array.from({ length: word.length - 1 }, (_, i) => ({ at: i + 1, letter })),
      );
      expect(hooks.middle.map(({ at, letter }) => letter + at).sort()).toEqual(
        middle
          .filter(({ at, letter }) => set.has(word.slice(0, at) + letter + word.slice(at)))
          .map(({ at, letter }) => letter + at)
          .sort(),
      );
      expect(hooks.inner).toEqual({
        first: word.length > 2 && set.has(word.slice(1)),
        last: word.length > 2 && set.has(word.slice(0, -1)),
      });
    }
  });
});

describe('lists for learning', () => {
  test('two: the hundred of the rulebook', () => {
    expect(Array.from(wordsOfLength(english(), 2))).toEqual(TWO_LETTER_WORDS);
  });

  test('three: 972 words', () => {
    expect(Array.from(wordsOfLength(english(), 3))).toEqual(words.filter((word) => word.length === 3));
    expect(Array.from(wordsOfLength(english(), 3)).length).toBe(972);
  });

  test('Q without U: the rulebook’s words are among them (H-08)', () => {
    const found = Array.from(qWithoutU(english()));
    expect(found).toEqual(words.filter((word) => word.includes('Q') && !word.includes('U')));
    for (const word of [
      ...Q_WITHOUT_U_PLAIN,
      ...Q_WITHOUT_U_TAKING_S,
      ...Q_WITHOUT_U_TAKING_S.map((q) => `${q}S`),
    ]) {
      expect(found).toContain(word);
    }
  });

  test('vowel-heavy: seven letters in ten are vowels', () => {
    const found = Array.from(vowelHeavy(english()));
    expect(found).toEqual(
      words.filter((word) => word.replaceAll(/[^AEIOU]/gu, '').length >= word.length * 0.7),
    );
    expect(found).toEqual(expect.arrayContaining(['ADIEU', 'AALII', 'EERIE', 'AI', 'OUABAIN']));
  });
});

describe('stems', () => {
  test('AEINST, the letters of SATINE, is the best of six letters', () => {
    const [best, ...others] = bestStems(english(), 6, 50);
    expect(best?.letters).toBe('AEINST');
    expect(best?.partners.length).toBeGreaterThanOrEqual(20);
    expect(others.map(({ tiles }) => tiles)).toEqual(others.map(({ tiles }) => tiles).sort((a, b) => b - a));
  });

  test('partners and words agree with trying every letter', () => {
    const [best] = bestStems(english(), 6, 1);
    const byLetter = stemWords(english(), rack('SATINE'));
    expect([...byLetter.keys()].sort()).toEqual(best?.partners);
    expect(byLetter.get('R')?.length).toBe(9);
    expect(byLetter.get('Q')).toBeUndefined();
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const expected = Array.from(anagrams(english(), rack(`SATINE${letter}`)), ({ word }) => word);
      expect(byLetter.get(letter)?.map(({ word }) => word) ?? []).toEqual(expected);
    }
  });

  test('tiles counts what is left of the partners once the stem is drawn', () => {
    const [best] = bestStems(english(), 6, 1);
    const stem = rack('AEINST');
    const left = best?.partners.map((letter) => {
      const number = letters(letter)[0] ?? 0;
      return (ENGLISH.counts[number] ?? 0) - (stem[number] ?? 0);
    });
    expect(best?.tiles).toBe(left?.reduce((sum, count) => sum + count, 0));
  });
});

describe('probability', () => {
  const counter = new DrawCounter(ENGLISH);

  test('of a rack is a product of choices', () => {
    // 9·12·9·6·6·4·6 ways out of C(100, 7).
    expect(counter.waysToDraw(rack('AEINRST'))).toBe(9 * 12 * 9 * 6 * 6 * 4 * 6);
    expect(counter.waysToDraw(rack('QQ'))).toBe(0);
    expect(counter.waysToDraw(rack('A??'))).toBe(9);
    expect(counter.draws(7)).toBe(16_007_560_800);
  });

  test('of a word counts the blanks that can stand in', () => {
    // QI: Q and I, or a blank for either, or both blanks.
    expect(counter.waysToSpell(letters('QI'), 2)).toBe(1 * 9 + 2 * 9 + 2 * 1 + 1);
    // ZZZ needs both blanks; ZZZZ cannot be.
    expect(counter.waysToSpell(letters('ZZZ'), 3)).toBe(1);
    expect(counter.waysToSpell(letters('ZZZZ'), 4)).toBe(0);
  });

  test('all two-tile draws together spell every pair of letters as often as draws allow', () => {
    let ways = 0;
    for (let a = 1; a <= 26; a++) for (let b = a; b <= 26; b++) ways += counter.waysToDraw(pair(a, b));
    ways += 2 * 98 + 1;
    expect(ways).toBe(counter.draws(2));
  });

  function pair(a: number, b: number): Rack {
    const made = new Uint8Array(27);
    made[a] = 1;
    made[b] = (made[b] ?? 0) + 1;
    return made;
  }

  test('worked out along a list equals each word worked out afresh', () => {
    const series = new DrawSeries(ENGLISH);
    for (const [i, word] of words.entries()) {
      if (i % 3 !== 0 && !word.includes('ZZ')) continue;
      const fresh = counter.waysToSpell(letters(word), word.length);
      const along = series.waysToSpell(letters(word), word.length);
      if (Math.abs(along - fresh) > fresh * 1e-12) throw new Error(`${word}: ${along} instead of ${fresh}`);
    }
  });
});

describe('lists in every order', () => {
  const SAMPLE = { min: 4, max: 5, maxLevel: 35 } as const;
  const points = (word: string): number =>
    letters(word).reduce((sum, letter) => sum + (ENGLISH.points[letter] ?? 0), 0);

  test('hold the same words, whatever the order', () => {
    const plain = Array.from(listWords(english(), SAMPLE));
    expect(plain.length).toBeGreaterThan(2000);
    for (const sort of SORTS)
      expect(Array.from(listWords(english(), { ...SAMPLE, sort })).sort()).toEqual(plain);
  });

  test('points: most first, then by the alphabet', () => {
    const plain = Array.from(listWords(english(), SAMPLE));
    const expected = plain.sort((a, b) => points(b) - points(a) || (a < b ? -1 : 1));
    expect(Array.from(listWords(english(), { ...SAMPLE, sort: 'points' }))).toEqual(expected);
  });

  test('probability: the likeliest bingos first', () => {
    const counter = new DrawCounter(ENGLISH);
    const bingos = Array.from(listWords(english(), { min: 7, max: 7, sort: 'probability' }));
    const ways = bingos.map((word) => counter.waysToSpell(letters(word), 7));
    expect(ways).toEqual(ways.toSorted((a, b) => b - a));
    // A tie, as there are as many tiles L as D: the order of the alphabet decides.
    expect(bingos.slice(0, 3)).toEqual(['AILERON', 'ALIENOR', 'ANEROID']);
  });

  test('commonness: level first, then frequency', () => {
    const [first, second] = listWords(english(), { min: 3, max: 3, sort: 'commonness' });
    expect([first, second]).toEqual(['THE', 'AND']);
  });

  test('length: longest first', () => {
    const [first] = listWords(english(), { sort: 'length' });
    expect(first).toBe('ETHYLENEDIAMINETETRAACETATES');
  });

  test('with layers and levels leave out what these bar', () => {
    const crosswords = Array.from(listWords(english(), { plurals: 'onlyPlural', max: 15 }));
    expect(crosswords).not.toContain('MICE');
    expect(Array.from(listWords(english(), { maxLevel: 20 })).length).toBe(8_412);
  });

  test('answers of other questions can be put in the same orders', () => {
    const found = Array.from(wordsFromRack(english(), rack('QUIZHOE')));
    const sorted = sortAnswers(english(), found, ({ word }) => word, 'points').map(({ word }) => word);
    expect(sorted[0]).toBe('QUIZ');
    expect(sorted.length).toBe(found.length);
  });

  test('sorting by piles equals sorting by comparing, ties in place, Infinity last', () => {
    const value = fc.oneof(fc.nat(50), fc.double({ min: 0, max: 1e12, noNaN: true }), fc.constant(Infinity));
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (some) => {
        const keys = Float64Array.from({ length: 5000 }, (_, i) => some[i % some.length] ?? 0);
        const expected = Array.from(keys.keys()).sort((a, b) => {
          const [x, y] = [keys[a] ?? 0, keys[b] ?? 0];
          return x === y ? a - b : x - y;
        });
        expect(Array.from(inOrder(keys))).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });
});

describe('checking a word', () => {
  test('says all that is known of it', () => {
    expect(checkWord(english(), NO_LAYERS, 'boats')).toEqual({
      word: 'BOATS',
      good: true,
      fault: null,
      points: 7,
      level: 20,
      frequency: 4.2,
      numberClass: 'PVn',
      partsOfSpeech: 'nv',
      lemmas: [
        { word: 'BOAT', relation: 'pl' },
        { word: 'BOAT', relation: '3sg' },
      ],
    });
  });

  test('says why a word is not good', () => {
    expect(checkWord(english(), NO_LAYERS, 'QI')).toMatchObject({
      good: false,
      fault: 'unknown',
      points: 11,
    });
    expect(checkWord(english(), { ...NO_LAYERS, plurals: 'onlyPlural' }, 'MICE')).toMatchObject({
      fault: 'plural',
    });
    expect(checkWord(english(), NO_LAYERS, "CAN'T")).toMatchObject({ fault: 'unknown', points: null });
  });
});
