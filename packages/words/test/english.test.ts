import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  allWords,
  authorityFor,
  barOf,
  formatColumns,
  graphOfGoodWords,
  hasGaddag,
  type LexiconIdentity,
  NO_LAYERS,
  openEnglish,
  parseColumns,
  rankWords,
  type WordLayers,
  writeWord,
} from '../src/index.ts';
import { english, readData } from './english-files.ts';
import {
  RULEBOOK_Q_PLAIN as Q_WITHOUT_U_PLAIN,
  RULEBOOK_Q_TAKING_S as Q_WITHOUT_U_TAKING_S,
  RULEBOOK_TWO_LETTER_WORDS as TWO_LETTER_WORDS,
} from '../src/lexicon/rulebook-words.ts';

const CROSSWORDS: WordLayers = { plurals: 'onlyPlural', foreign: 'off', school: 0 };

interface Manifest {
  readonly words: number;
  readonly checksum: string;
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

/** Of `enable1.txt` as published: lower case, a newline after each word. */
const ENABLE_SHA256 = '3f16130220645692ed49c7134e24a18504c2ca55b3c012f7290e3e77c63b1a89';

const manifest = JSON.parse(readData('manifest.json')) as Manifest;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function goodCount(layers: WordLayers): number {
  const bar = barOf(english(), layers);
  let count = 0;
  for (let rank = 0; rank < english().size; rank++) if (bar(rank) === null) count++;
  return count;
}

describe('the data files', () => {
  test('have the hashes of the manifest', () => {
    for (const [name, { bytes, sha256: expected }] of Object.entries(manifest.files)) {
      const text = readData(name);
      expect([name, Buffer.byteLength(text), sha256(text)]).toEqual([name, bytes, expected]);
    }
  });

  test('open with one call, as the lexicon that the manifest names', async () => {
    const asked: string[] = [];
    const lexicon = await openEnglish(async (path) => {
      asked.push(path);
      return readData(path.replace('english/', ''));
    });
    const { id, name, version, checksum } = JSON.parse(readData('manifest.json')) as LexiconIdentity;
    expect(lexicon.identity).toEqual({ id, name, version, checksum });
    expect(asked.toSorted()).toEqual(
      ['commonness.txt', 'forms.txt', 'labels.txt', 'words.txt'].map((file) => `english/${file}`),
    );
    expect([lexicon.has('quiz'), lexicon.has('QZ')]).toEqual([true, false]);
    expect(lexicon.formsOf('MICE').lemmas).toEqual([{ word: 'MOUSE', relation: 'pl' }]);
  });

  test('take less than two megabytes', () => {
    const total = Object.values(manifest.files).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total).toBeLessThan(2_000_000);
  });
});

describe('Lexiko English', () => {
  const words = Array.from(allWords(english().graph), ({ letters, length }) =>
    writeWord(english().alphabet, letters, length),
  );

  test('has 172,827 words, 168,555 of them of 2 to 15 letters', () => {
    expect(words.length).toBe(172_827);
    expect(english().size).toBe(manifest.words);
    expect(words.filter((word) => word.length >= 2 && word.length <= 15).length).toBe(168_555);
  });

  test('is exactly the list whose checksum the manifest names', () => {
    expect(sha256(words.map((word) => `${word}\n`).join(''))).toBe(manifest.checksum);
  });

  test('is the public-domain ENABLE and the four words of the rulebook that ENABLE lacks', () => {
    const added = new Set(['DA', 'GI', 'PO', 'TE']);
    const enable = words.filter((word) => !added.has(word));
    expect(enable.length).toBe(172_823);
    expect(sha256(enable.map((word) => `${word.toLowerCase()}\n`).join(''))).toBe(ENABLE_SHA256);
  });

  test('has none of the words by which copyrighted lists are known', () => {
    for (const word of ['QI', 'ZA', 'OK', 'FE', 'KI', 'OI', 'EW', 'QIN', 'ZEN', 'EMOJI', 'BLOG', 'ZZZ']) {
      expect([word, english().has(word)]).toEqual([word, false]);
    }
  });

  test('fits a graph of 3.3 MB with both halves', () => {
    expect(english().graph.nodes.byteLength).toBeLessThanOrEqual(3_300_000);
    expect(hasGaddag(english().graph)).toBe(true);
  });

  test('answers like a plain set, for every word and for every word with one letter changed', () => {
    const set = new Set(words);
    let strangers = 0;
    for (let i = 0; i < words.length; i += 7) {
      const word = words[i] ?? '';
      const at = i % word.length;
      const changed = `${word.slice(0, at)}${'AEIOSTRN'[i % 8]}${word.slice(at + 1)}`;
      if (english().has(changed) !== set.has(changed)) throw new Error(changed);
      if (!english().has(word)) throw new Error(word);
      if (!set.has(changed)) strangers++;
    }
    expect(strangers).toBeGreaterThan(10_000);
  });

  test('has the hundred two-letter words of the rulebook, and no other (H-02)', () => {
    expect(words.filter((word) => word.length === 2)).toEqual(TWO_LETTER_WORDS);
  });

  test('has the rulebook’s words with Q and without U, and those with S that it allows (H-08)', () => {
    for (const word of [...Q_WITHOUT_U_PLAIN, ...Q_WITHOUT_U_TAKING_S])
      expect(english().has(word)).toBe(true);
    for (const word of Q_WITHOUT_U_TAKING_S) expect([word, english().has(`${word}S`)]).toEqual([word, true]);
  });

  test('knows levels: those of SCOWL, with words that books hardly use behind 35', () => {
    const { levels } = english().columns;
    const upTo = (most: number): number => levels.reduce((sum, level) => sum + (level <= most ? 1 : 0), 0);
    expect([10, 20, 35, 50, 60, 70, 95].map(upTo)).toEqual([
      3735, 8412, 14_714, 63_748, 78_073, 106_302, 172_827,
    ]);
  });

  test('knows number classes: 48,554 words are plurals only', () => {
    const classes = Array.from(english().columns.numberClasses);
    const counts = [1, 2, 3, 4, 5].map((index) => classes.filter((found) => found === index).length);
    expect(counts).toEqual([48_554, 1273, 4294, 79, 463]);
  });

  test('knows parts of speech and base forms', () => {
    expect(english().formsOf('AXES')).toEqual({
      partsOfSpeech: 'nv',
      lemmas: [
        { word: 'AXE', relation: 'pl' },
        { word: 'AXE', relation: '3sg' },
        { word: 'AXIS', relation: 'pl' },
        { word: 'AX', relation: 'pl' },
      ],
    });
    expect(english().formsOf('MICE').lemmas).toEqual([{ word: 'MOUSE', relation: 'pl' }]);
    expect(english().formsOf('ASPHALTED')).toEqual({
      partsOfSpeech: 'v',
      lemmas: [{ word: 'ASPHALT', relation: 'past' }],
    });
    expect(english().formsOf('QI')).toEqual({ partsOfSpeech: '', lemmas: [] });
  });

  test('keeps its columns as bytes and back', () => {
    const bytes = formatColumns(english().columns);
    const parsed = parseColumns(bytes, english().size);
    // Compared as bytes: element by element the test library takes seconds.
    expect(parsed !== null && Buffer.compare(formatColumns(parsed), bytes)).toBe(0);
    expect(parsed?.levels[english().rankOf('HORN')]).toBe(english().columns.levels[english().rankOf('HORN')]);
    expect(parseColumns(bytes, english().size - 1)).toBeNull();
  });
});

describe('rulings', () => {
  test('without layers say only whether a word is listed', () => {
    const authority = authorityFor(english(), NO_LAYERS);
    expect(authority.fault('MICE')).toBeNull();
    expect(authority.fault('QI')).toBe('unknown');
    expect(authority.fault('HÔTEL')).toBe('unknown');
    expect(authority.fault('')).toBe('unknown');
  });

  test('name the reason (W-25): plurals only are out, other readings save a word', () => {
    const authority = authorityFor(english(), CROSSWORDS);
    for (const word of ['APPLES', 'CITIES', 'MICE', 'SHEQALIM', 'HORNS']) {
      expect([word, authority.fault(word)]).toEqual([word, word === 'HORNS' ? null : 'plural']);
    }
    for (const word of [
      'BOATS',
      'TALKS',
      'RUNS',
      'GLASS',
      'FISH',
      'NEWS',
      'SPECIES',
      'HIS',
      'SHEEP',
      'TALKED',
      'TALKING',
    ]) {
      expect([word, authority.fault(word)]).toEqual([word, null]);
    }
    expect(authority.fault('XQZ')).toBe('unknown');
  });

  test('with anyPlural bar whatever can be a plural, and nothing that cannot', () => {
    const authority = authorityFor(english(), { ...CROSSWORDS, plurals: 'anyPlural' });
    for (const word of ['MICE', 'TALKS', 'CATS', 'AXES', 'HIS', 'NEEDS', 'BANANAS']) {
      expect([word, authority.fault(word)]).toEqual([word, 'plural']);
    }
    for (const word of ['GLASS', 'ALWAYS', 'TOWARDS', 'PEA', 'NEWS', 'PASS', 'FISH']) {
      expect([word, authority.fault(word)]).toEqual([word, null]);
    }
  });

  test('leave 124,273 words for Crosswords by default, all of them without the layer', () => {
    expect(goodCount(CROSSWORDS)).toBe(124_273);
    expect(goodCount(NO_LAYERS)).toBe(172_827);
    expect(goodCount({ ...CROSSWORDS, plurals: 'anyPlural' })).toBeLessThan(124_273);
  });

  test('bar foreign words by the list, if asked', () => {
    const layers: WordLayers = { ...NO_LAYERS, foreign: 'exclusionList' };
    expect(goodCount(layers)).toBe(172_827 - 777);
    expect(authorityFor(english(), layers).fault('ACCELERANDO')).toBe('foreign');
    expect(authorityFor(english(), layers).fault('PIANO')).toBeNull();
  });

  test('apply the school tiers by exact match', () => {
    expect(goodCount({ ...NO_LAYERS, school: 1 })).toBe(172_827 - 412);
    expect(goodCount({ ...NO_LAYERS, school: 2 })).toBe(172_827 - 412 - 617);
    const school = authorityFor(english(), { ...NO_LAYERS, school: 2 });
    expect(school.fault('ARSE')).toBe('school');
    expect(school.fault('ANALLY')).toBe('school');
    for (const word of ['PARSE', 'ANALYSIS', 'CLASSIC', 'GRASS'])
      expect([word, school.fault(word)]).toEqual([word, null]);
    expect(authorityFor(english(), { ...NO_LAYERS, school: 1 }).fault('ANALLY')).toBeNull();
  });

  test('name the rule of the game before the wish of a school', () => {
    const all = authorityFor(english(), { plurals: 'onlyPlural', foreign: 'exclusionList', school: 2 });
    expect(all.fault('ARSES')).toBe('plural');
    expect(all.fault('ACAJOUS')).toBe('plural');
    expect(all.fault('ACAJOU')).toBe('foreign');
  });

  test('give a tree of just the good words, in agreement with the rulings', () => {
    const authority = authorityFor(english(), CROSSWORDS);
    const { tree } = authority;
    for (const word of [
      'BOAT',
      'MICE',
      'MOUSE',
      'TALKS',
      'APPLES',
      'APPLE',
      'QI',
      'ZOUNDS',
      'AA',
      'ZYMURGY',
    ]) {
      const node = Array.from(word).reduce((at, letter) => tree.step(at, letter), tree.root);
      expect([word, tree.endsWord(node)]).toEqual([word, authority.fault(word) === null]);
    }
  });

  test('give a graph of just the good words to move generators', () => {
    expect(rankWords(graphOfGoodWords(english(), CROSSWORDS)).count).toBe(124_273);
    const everyday = graphOfGoodWords(english(), { ...NO_LAYERS, maxLevel: 20 }, 'dawg');
    expect(rankWords(everyday).count).toBe(8_412);
    expect(hasGaddag(everyday)).toBe(false);
  });
});

describe('words unfit for school', () => {
  test('are those of either tier with their inflections', () => {
    const asked = ['CUNTS', 'FAG', 'WOP', 'shits', 'VAGINA', 'ZEAL', 'XYZ'];
    expect(asked.filter((word) => english().isUnfit(word))).toEqual([
      'CUNTS',
      'FAG',
      'WOP',
      'shits',
      'VAGINA',
    ]);
  });
});
