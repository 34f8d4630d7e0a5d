import { languageOf, type LanguageId } from '@lexiko/languages';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  LEXICON_SOURCES,
  makeLexicon,
  type LexiconSource,
  type ReviewTexts,
} from '../src/entries/internals.ts';
import { sortWords } from '../src/graph/packed-words.ts';
import { alphabetOf, NUMBER_CLASSES, readWord, WORD_LABELS, WordPacker, writeWord } from '../src/index.ts';
import { readGermanTables } from '../src/sources/german-tables.ts';
import { levelsByUse } from '../src/sources/levels-by-use.ts';
import { lexiconDocument } from '../src/sources/lexicon-document.ts';
import { parseLeftOut, parseWords, unfitTest } from '../src/sources/reviewed-lists.ts';
import { READINGS } from '../src/sources/word-readings.ts';
import { ScowlSupplement } from '../src/sources/scowl-supplement.ts';
import { SHORT_TILES, WordCollector } from '../src/sources/word-collector.ts';

function collect(language: LanguageId, lists: { short?: string; leftOut?: string }, ...forms: string[]) {
  const collector = new WordCollector(languageOf(language), { short: '', leftOut: '', ...lists });
  for (const form of forms) collector.take(form);
  const { words, refused, refusedShort } = collector.finish();
  const spelt = Array.from({ length: words.count }, (_, word) =>
    writeWord(collector.alphabet, words.letters.subarray(words.starts[word], words.starts[word + 1])),
  );
  return { words: spelt, refused: Object.fromEntries(refused), refusedShort };
}

describe('forms become words', () => {
  test('as they lie on the board, each once', () => {
    expect(collect('french', {}, 'cœur', 'été', 'élève', 'éleve').words).toEqual(['COEUR', 'ELEVE']);
    expect(collect('german', {}, 'straße', 'hölle').words).toEqual(['HÖLLE', 'STRASSE']);
    expect(collect('dutch', {}, 'ĳsje', 'ijsje').words).toEqual(['IJSJE']);
  });

  test('of two and three tiles only from our list, and all of that', () => {
    expect(collect('french', { short: 'as été' }, 'été', 'cm', 'kwh')).toEqual({
      words: ['AS', 'ETE'],
      refused: { short: 2 },
      refusedShort: ['CM', 'KWH'],
    });
  });

  test('counted in tiles: CH, LL and RR are one in Spanish', () => {
    expect(collect('spanish', { short: 'che' }, 'che', 'olla', 'perro')).toEqual({
      words: ['CHE', 'PERRO'],
      refused: { short: 1 },
      refusedShort: ['OLLA'],
    });
  });

  test.each([
    ['a name', 'Paris', { capital: 1 }],
    ['an abbreviation', 'ONU', { capital: 1 }],
    ['a hyphen', 'arc-en-ciel', { mark: 1 }],
    ['an apostrophe', "l'arbre", { mark: 1 }],
    ['a digit', '1er', { mark: 1 }],
    ['one letter', 'à', { length: 1 }],
    ['sixteen letters', 'anticonstitution', { length: 1 }],
  ])('%s makes no word', (_, form, refused) => {
    expect(collect('french', {}, form)).toEqual({ words: [], refused, refusedShort: [] });
  });

  test('a letter without a tile makes no word: K in Spanish, X in Polish', () => {
    expect(collect('spanish', {}, 'kilo').refused).toEqual({ letter: 1 });
    expect(collect('polish', {}, 'xenon').refused).toEqual({ letter: 1 });
  });

  test('what is left out by hand stays out, with its accents or without', () => {
    expect(
      collect('spanish', { leftOut: 'abbreviation: admón avda' }, 'admón', 'avda', 'admite').words,
    ).toEqual(['ADMITE']);
  });
});

describe('German tables', () => {
  function formsOf(tables: { nouns?: object; verbs?: object; adjectives?: object }): string[] {
    const forms = new Set<string>();
    const { nouns = {}, verbs = {}, adjectives = {} } = tables;
    const texts = {
      nouns: JSON.stringify(nouns),
      verbs: JSON.stringify(verbs),
      adjectives: JSON.stringify(adjectives),
    };
    readGermanTables(texts, (form) => forms.add(form));
    return [...forms].sort();
  }

  test('nouns lose their capital, abbreviations keep theirs, and the gender is no form', () => {
    const nouns = {
      Haus: { NOM: { SIN: 'Haus', PLU: 'Häuser' }, G: 'N' },
      AG: { NOM: { SIN: 'AG', PLU: 'AGs' } },
    };
    expect(formsOf({ nouns })).toEqual(['AG', 'AGs', 'haus', 'häuser']);
  });

  test('plurals are told from other cases, and not where they look like the singular', () => {
    const readings = new Map<string, number>();
    const cases = (singular: string, plural: string) => ({ SIN: singular, PLU: plural });
    const nouns = {
      Haus: { NOM: cases('Haus', 'Häuser'), DAT: cases('Hause', 'Häusern'), G: 'N' },
      Löwe: { NOM: cases('Löwe', 'Löwen'), DAT: cases('Löwen', 'Löwen'), G: 'M' },
      Fenster: { NOM: cases('Fenster', 'Fenster'), DAT: cases('Fenster', 'Fenstern'), G: 'N' },
    };
    const texts = { nouns: JSON.stringify(nouns), verbs: '{}', adjectives: '{}' };
    readGermanTables(texts, (form, _stem, reading) =>
      readings.set(form, (readings.get(form) ?? 0) | reading),
    );
    const { plural, other } = READINGS;
    expect(['häuser', 'löwen', 'fenster', 'fenstern', 'hause'].map((form) => readings.get(form))).toEqual([
      plural,
      plural | other,
      other,
      plural,
      other,
    ]);
  });

  test('separable verbs are put together, and spellings of the participle are not', () => {
    const aufstehen = {
      hasPrefix: true,
      PA2: ['aufgestanden', 'aufgestandn'],
      PRÄ: { S: { 1: ['stehe', 'auf'] } },
      IMP: null,
    };
    expect(formsOf({ verbs: { aufstehen } })).toEqual([
      'aufgestanden',
      'aufgestandn',
      'aufstehe',
      'aufstehen',
    ]);
  });
});

describe('our lists', () => {
  test('unfit words are named, by their beginning, or by a part', () => {
    const isUnfit = unfitTest('kut hoer* *kurw* !hoera*');
    const words = ['KUT', 'KUTTER', 'HOEREN', 'HOERA', 'SKURWYSYN', 'KUR'];
    expect(words.filter(isUnfit)).toEqual(['KUT', 'HOEREN', 'SKURWYSYN']);
    expect(() => unfitTest('a*b')).toThrow();
  });

  test('a line of words left out gives its reason', () => {
    expect(parseLeftOut('# remark\nunit: kcal kbar # more\n')).toEqual([
      { reason: 'unit', words: ['kcal', 'kbar'] },
    ]);
    expect(() => parseLeftOut('kcal kbar')).toThrow();
  });

  function dataFile(source: LexiconSource, name: string): string {
    const path = new URL(`../data/${source.id}/${name}`, import.meta.url);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  test.each(LEXICON_SOURCES.map((source) => [source.name, source] as const))(
    'of %s have short words that fit, each once, and only words with a tile for each letter',
    (_, source) => {
      const alphabet = alphabetOf(languageOf(source.language));
      const short = parseWords(dataFile(source, 'short.txt'));
      expect(new Set(short).size).toBe(short.length);
      const tiles = (word: string): number => readWord(alphabet, word)?.length ?? 0;
      expect(short.filter((word) => tiles(word) < 2 || tiles(word) > SHORT_TILES)).toEqual([]);
      const unfit = ['unfit.txt', 'unfit-for-young.txt']
        .flatMap((name) => parseWords(dataFile(source, name)))
        .map((entry) => entry.replaceAll(/[*!=]/gu, ''));
      expect(unfit.length).toBeGreaterThan(40);
      expect(unfit.filter((word) => tiles(word) === 0)).toEqual([]);
    },
  );
});

describe('a lexicon from a small source', () => {
  const source: LexiconSource = {
    id: 'toy',
    name: 'Toy',
    version: '1',
    language: 'dutch',
    kind: 'hunspell',
    packages: [{ name: 'toy-words', version: '1.0.0', licence: 'MIT', credit: 'nobody', files: ['a', 'b'] }],
  };
  const lists: ReviewTexts = {
    short: 'en uil',
    leftOut: 'unit: kcal',
    unfit: 'hoer*',
    milder: '',
    plurals: '',
    added: { affixes: 'SFX A Y 1\nSFX A 0 s .', dictionary: '1\nuiltje/A\n' },
  };
  const made = makeLexicon(source, ['SFX S Y 1\nSFX S 0 en .', '3\nhoer/S\nkcal\nAmsterdam\n'], lists, null);

  test('has the words of source and lists in order, and marks the unfit ones', () => {
    const alphabet = alphabetOf(languageOf('dutch'));
    const words = Array.from({ length: made.words.count }, (_, word) =>
      writeWord(alphabet, made.words.letters.subarray(made.words.starts[word], made.words.starts[word + 1])),
    );
    expect(words).toEqual(['EN', 'HOER', 'HOEREN', 'UIL', 'UILTJE', 'UILTJES']);
    expect([...made.columns.labels]).toEqual([0, WORD_LABELS.schoolTier1, WORD_LABELS.schoolTier1, 0, 0, 0]);
    expect(made.unfit).toBe(2);
  });

  test('has a page with source, counts and reasons', () => {
    const report = {
      words: made.words.count,
      checksum: 'abc',
      lengths: [0, 0, 1, 1, 1, 0, 2, 1],
      taken: made.taken,
      refused: Object.fromEntries(made.refused),
      refusedShort: made.refusedShort,
      unfit: made.unfit,
      milder: made.milder,
      numberClasses: [['P', 2]] as const,
      graphBytes: 1234,
      hasGaddag: true,
      newByLevel: [[35, 1200]] as const,
    };
    const page = lexiconDocument(source, report, lists.leftOut);
    expect(page).toContain('| `toy-words` | 1.0.0 | MIT | nobody |');
    expect(page).toContain('| 6 | 2 |');
    expect(page).toContain('| left out by hand, see below | 1 |');
    expect(page).toContain('| 35 | 1,200 |');
    expect(page).toContain('- unit: kcal');
    expect(page).toContain('1,234 bytes');
  });
});

describe('a list with families and plurals', () => {
  const source: LexiconSource = {
    id: 'toy',
    name: 'Toy',
    version: '1',
    language: 'spanish',
    kind: 'hunspell',
    packages: [],
  };
  const affixes = `SFX S Y 1
SFX S 0 s .
SFX R Y 2
SFX R ar as ar
SFX R ar o ar
SFX U Y 1
SFX U a ita/S a`;
  const lists: ReviewTexts = {
    short: '',
    leftOut: 'name of a person: juan juanas',
    unfit: '=tonta !tontitas',
    milder: 'casan =tontar',
    plurals: 'gentes',
    added: { affixes: '', dictionary: '' },
  };
  const dictionary = `6
casa/S
casar/R
tonta/US
tontar/R
juan/S
gentes
`;
  const made = makeLexicon(source, [affixes, dictionary], lists, null);
  const alphabet = alphabetOf(languageOf('spanish'));
  const facts = new Map(
    Array.from({ length: made.words.count }, (_, rank) => [
      writeWord(alphabet, made.words.letters.subarray(made.words.starts[rank], made.words.starts[rank + 1])),
      {
        tier: (made.columns.labels[rank] ?? 0) & (WORD_LABELS.schoolTier1 | WORD_LABELS.schoolTier2),
        numberClass: NUMBER_CLASSES[made.columns.numberClasses[rank] ?? 0],
      },
    ]),
  );

  test('marks all forms of an entry as unfit, but those that it takes out again', () => {
    const tiers = ['TONTA', 'TONTAS', 'TONTITA', 'TONTITAS', 'TONTO', 'CASA'].map(
      (word) => facts.get(word)?.tier,
    );
    const { schoolTier1, schoolTier2 } = WORD_LABELS;
    expect(tiers).toEqual([schoolTier1, schoolTier1, schoolTier1, 0, schoolTier2, 0]);
  });

  test('knows a plural, one that is also a form of a verb, and those of our list', () => {
    const classes = ['TONTITAS', 'CASAS', 'GENTES', 'CASA', 'CASO'].map(
      (word) => facts.get(word)?.numberClass,
    );
    expect(classes).toEqual(['P', 'PVn', 'P', '', '']);
  });

  test('has no names that are left out', () => {
    expect([...facts.keys()].filter((word) => word.startsWith('JUAN'))).toEqual(['JUANS']);
  });

  test('is not made if it names an entry that the source lacks, or a plural that is no word', () => {
    const make = (wrong: Partial<ReviewTexts>) => () =>
      makeLexicon(source, [affixes, dictionary], { ...lists, ...wrong }, null);
    expect(make({ unfit: '=tonto' })).toThrow('tonto');
    expect(make({ plurals: 'cosas' })).toThrow('cosas');
  });
});

describe('newer English words', () => {
  function english(name: string): string {
    return readFileSync(new URL(`../data/english/${name}`, import.meta.url), 'utf8');
  }
  const supplement = new ScowlSupplement({
    words: english('words.txt'),
    forms: english('forms.txt'),
    commonness: english('commonness.txt'),
    labels: english('labels.txt'),
    overrides: english('plural-overrides.json'),
    lists: [
      { level: 35, text: '["zeal", "blog", "blogs", "online"]' },
      { level: 50, text: '["blog", "website"]' },
    ],
  });

  test('are those that Lexiko English lacks, each once, with the level at which it comes first', () => {
    const found: string[] = [];
    supplement.eachNew((word) => found.push(word));
    expect(found).toEqual(['blog', 'blogs', 'online', 'website']);
    const collector = new WordCollector(languageOf('english'), { short: '', leftOut: '' });
    collector.keepAll(supplement.base);
    for (const word of found) collector.take(word);
    const { words } = collector.finish();
    expect(words.count).toBe(supplement.base.count + 4);

    const columns = supplement.columnsOf(words);
    const rankOf = new Map(
      Array.from({ length: words.count }, (_, rank) => [
        writeWord(collector.alphabet, words.letters.subarray(words.starts[rank], words.starts[rank + 1])),
        rank,
      ]),
    );
    const levelOf = (word: string): number | undefined => columns.levels[rankOf.get(word) ?? -1];
    const labelOf = (word: string): number | undefined => columns.labels[rankOf.get(word) ?? -1];
    expect(['BLOG', 'WEBSITE', 'TO'].map(levelOf)).toEqual([35, 50, 10]);
    expect(labelOf('BLOGS')).toBe(WORD_LABELS.anyPlural);
    expect(labelOf('CUNTS')).toBe(WORD_LABELS.schoolTier1 | WORD_LABELS.anyPlural);
  });
});

describe('levels by use', () => {
  const alphabet = alphabetOf(languageOf('german'));
  const spell = (word: string): Uint8Array => readWord(alphabet, word) ?? new Uint8Array();
  const texts = 'AAL HUND HUNDE HUNDEN HUNDERT KATER KATERS MATSCH MATSCHE NASTIE ZYT'.split(' ');
  const packer = new WordPacker();
  for (const word of texts) packer.add(spell(word));
  const usage = { spoken: '["hund", "der", "KATER"]', written: '["matsch", "hund", "hundert"]' };
  const levels = levelsByUse(packer.take(), alphabet, usage, (word) => readWord(alphabet, word));
  const levelOf = (word: string): number => levels[texts.indexOf(word)] ?? -1;

  test('come from the lists, films before the encyclopedia, whatever other words are on them', () => {
    expect(['HUND', 'KATER', 'HUNDERT', 'MATSCH'].map(levelOf)).toEqual([10, 10, 35, 35]);
  });

  test('of forms come from the word with their beginning', () => {
    expect(['HUNDE', 'HUNDEN', 'KATERS', 'MATSCHE'].map(levelOf)).toEqual([40, 40, 40, 60]);
  });

  test('of rare words are high, but those of two or three tiles are learnt early', () => {
    expect(['NASTIE', 'AAL', 'ZYT'].map(levelOf)).toEqual([80, 60, 60]);
  });

  test('fall with the place on the list', () => {
    const many = Array.from({ length: 8000 }, (_, at) =>
      Array.from(
        { length: 5 },
        (_none, place) => alphabet.letters[1 + (Math.floor(at / 9 ** place) % 9)],
      ).join(''),
    );
    const all = new WordPacker();
    for (const word of many) all.add(spell(word));
    const words = sortWords(all.take());
    const found = levelsByUse(words, alphabet, { spoken: JSON.stringify(many), written: '[]' }, spell);
    const counts = [10, 20, 35].map((level) => found.filter((one) => one === level).length);
    expect(counts).toEqual([3000, 4000, 1000]);
  });
});
