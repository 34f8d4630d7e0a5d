import { describe, expect, test } from 'vitest';
import { languageOf } from '@lexiko/languages';
import {
  alphabetOf,
  type Alphabet,
  buildGraph,
  ENGLISH,
  formatKwg,
  makeAlphabet,
  type PackedWords,
  readWord,
  WORD_LABELS,
  writeWord,
} from '../src/index.ts';
import {
  columnsFor,
  type ImportManner,
  importKwg,
  importText,
  type LentKnowledge,
  pluralClassifier,
  type PluralOverrides,
} from '../src/entries/import.ts';
import { listWords } from '../src/entries/questions.ts';
import { detectEncoding, type Encoding, readLines } from '../src/import/text-lines.ts';
import { english, readData } from './english-files.ts';

function spelled({ count, letters, starts }: PackedWords, alphabet: Alphabet = ENGLISH): string[] {
  return Array.from({ length: count }, (_, i) =>
    writeWord(alphabet, letters.subarray(starts[i], starts[i + 1])),
  );
}

function take(bytes: Uint8Array | string, manner: Partial<ImportManner> = {}): ReturnType<typeof importText> {
  return importText(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, { alphabet: ENGLISH, ...manner });
}

function wordsOf(bytes: Uint8Array | string, manner: Partial<ImportManner> = {}): string[] {
  const imported = take(bytes, manner);
  if (!imported.ok) throw new Error(imported.error.code);
  return spelled(imported.value.words, manner.alphabet);
}

const LIST = 'horn\nfarm\npaste\nmob\nbit\n';
const WORDS = ['BIT', 'FARM', 'HORN', 'MOB', 'PASTE'];

describe('text files', () => {
  const utf16be = Buffer.from(LIST, 'utf16le').swap16();
  test.each<[string, Uint8Array, Encoding]>([
    ['UTF-8', Buffer.from(LIST), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${LIST}`), 'utf-8'],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${LIST}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 without one', Buffer.from(LIST, 'utf16le'), 'utf-16le'],
    ['UTF-16 the other way round', utf16be, 'utf-16be'],
    [
      'UTF-16 the other way round, with a mark',
      Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be]),
      'utf-16be',
    ],
    ['Latin-1', Buffer.concat([Buffer.from(LIST), Buffer.from('# caf\u00e9\n', 'latin1')]), 'latin-1'],
  ])('in %s are read', (_name, bytes, encoding) => {
    expect(detectEncoding(bytes).encoding).toBe(encoding);
    expect(wordsOf(bytes)).toEqual(WORDS);
  });

  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('with lines ending in %s are read, with the right line numbers', (_name, end) => {
    const text = ['horn', '', 'x-y', 'farm', 'mob'].join(end);
    for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`, 'utf16le')]) {
      const imported = take(bytes);
      expect(imported.ok && imported.value.rejected.map(({ line }) => line)).toEqual([3]);
      expect(imported.ok && spelled(imported.value.words)).toEqual(['FARM', 'HORN', 'MOB']);
    }
  });

  test('decode letters of every width', () => {
    const text = 'añé€😀z';
    for (const [encoding, bytes] of [
      ['utf-8', Buffer.from(text)],
      ['utf-16le', Buffer.from(text, 'utf16le')],
      ['utf-16be', Buffer.from(text, 'utf16le').swap16()],
    ] as const) {
      expect(Array.from(readLines(bytes, encoding, 0))).toEqual([{ number: 1, text }]);
    }
    expect(Array.from(readLines(Buffer.from([0xf1, 0x8a, 0x92]), 'latin-1', 0))).toEqual([
      { number: 1, text: 'ñŠ’' },
    ]);
  });

  test('may mix case, repeat words, and hold comments and empty lines', () => {
    const imported = take('# list\n; old style\n// new style\nHorn\nhORN\n\n  farm  \nMOB\n\u001a');
    expect(imported).toMatchObject({ ok: true, value: { accepted: 4, rejectedCount: 0, definitions: 0 } });
    expect(imported.ok && spelled(imported.value.words)).toEqual(['FARM', 'HORN', 'MOB']);
  });

  test('may give a definition after the word, which is handed on', () => {
    const found: [string, string][] = [];
    const words = wordsOf('HORN  a pointed growth\nfarm\tland for crops\nMOB\nAA, rough lava\n', {
      onDefinition: (word, text) => found.push([word, text]),
    });
    expect(words).toEqual(['AA', 'FARM', 'HORN', 'MOB']);
    expect(found).toEqual([
      ['HORN', 'a pointed growth'],
      ['FARM', 'land for crops'],
      ['AA', 'rough lava'],
    ]);
  });

  test('are taken with the lines that give no word rejected, by number and reason (D-03)', () => {
    const text = [
      "CAN'T",
      'CO-OP',
      'CAFÉ',
      'A',
      'Z'.repeat(64),
      'ETC abbr. and the rest',
      'ANTI- prefix',
      'NESS (suffix) state',
      'POLISH to make smooth',
      ...WORDS,
      'COOP',
      'CHRISTEN name a child',
      'NB [abbreviation] note well',
      'ZETA Greek letter',
    ].join('\n');
    const imported = take(text);
    expect(imported.ok && imported.value.rejected.map(({ line, fault }) => [line, fault.code])).toEqual([
      [1, 'apostrophe'],
      [2, 'hyphen'],
      [3, 'not-a-letter'],
      [4, 'too-short'],
      [5, 'too-long'],
      [6, 'labelled'],
      [7, 'labelled'],
      [8, 'labelled'],
      [17, 'labelled'],
    ]);
    expect(imported.ok && imported.value.rejectedBy).toEqual({
      apostrophe: 1,
      hyphen: 1,
      'not-a-letter': 1,
      'too-short': 1,
      'too-long': 1,
      labelled: 4,
    });
    expect(imported.ok && spelled(imported.value.words)).toEqual(
      [...WORDS, 'CHRISTEN', 'COOP', 'POLISH', 'ZETA'].sort(),
    );
  });

  test('tell only so many rejected lines one by one', () => {
    const imported = take(`${LIST}${'a-b\n'.repeat(4)}`, { reported: 2 });
    expect(imported).toMatchObject({
      ok: true,
      value: { rejectedCount: 4, rejected: [{ line: 6 }, { line: 7 }] },
    });
  });

  test('where capitals mean names lose the names, but not a word that is there in small letters too', () => {
    expect(wordsOf('Paris\npolish\nPolish\nhorn\n', { capitals: 'names' })).toEqual(['HORN', 'POLISH']);
  });

  test('are refused when strictness is asked for and a line is no word', () => {
    expect(take('horn\nx-y\n', { strictness: 'strict' })).toMatchObject({
      ok: false,
      error: { code: 'rejected-lines', count: 1, rejected: [{ line: 2 }] },
    });
  });

  test('are refused when they are not word lists, with the line that shows it', () => {
    expect(take('')).toMatchObject({ error: { code: 'no-words' } });
    expect(take('# nothing\n')).toMatchObject({ error: { code: 'no-words' } });
    expect(take('horn\n1\n2\n')).toMatchObject({ error: { code: 'mostly-rejected', lines: 3, count: 2 } });
    expect(take(Buffer.from('horn\nfarm\n\u0000\u0001\u0007'))).toEqual({
      ok: false,
      error: { code: 'not-text', line: 3 },
    });
  });

  test('of another alphabet are refused with the lines that show it', () => {
    expect(take('слово\nигра\n')).toMatchObject({
      error: { code: 'mostly-rejected', lines: 2, count: 2, rejected: [{ line: 1 }, { line: 2 }] },
    });
  });

  test('to read are refused; a list with definitions is not', () => {
    const prose = ['the tiles lay', 'on the table', 'and nobody spoke', 'until she laughed', 'a clock ran'];
    expect(take([...prose, ...prose, ...prose].join('\n'))).toEqual({
      ok: false,
      error: { code: 'prose', lines: 12 },
    });
    expect(take(`once ${'upon a time '.repeat(30)}\nthen ${'it went on '.repeat(30)}\n`)).toMatchObject({
      error: { code: 'prose' },
    });
    const defined = 'ABCDEFGHIJKL'.split('').map((letter) => `${letter}N to be ${letter} once more`);
    expect(take(defined.join('\n'))).toMatchObject({ ok: true, value: { accepted: 12, definitions: 12 } });
  });

  test('are read up to the number of words that somebody asks for', () => {
    expect(take(LIST, { most: 5 }).ok).toBe(true);
    expect(take(LIST, { most: 4 })).toMatchObject({ error: { code: 'too-many-words', most: 4 } });
  });

  test('tell how much of them is read', () => {
    const shares: number[] = [];
    take('horn\n'.repeat(100_000), { onShare: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
  });

  test('in other alphabets are read by them', () => {
    const spanish = alphabetOf(languageOf('spanish'));
    expect(wordsOf('perro\nCHICO\nñandú\nAÑO\n', { alphabet: spanish })).toEqual(['AÑO', 'CHICO', 'PERRO']);
    // Decomposed: N and a combining tilde.
    expect(wordsOf('an\u0303o\n', { alphabet: spanish })).toEqual(['AÑO']);
    expect(wordsOf('col·legi\nanys\n', { alphabet: alphabetOf(languageOf('catalan')) })).toEqual([
      'ANYS',
      'COL·LEGI',
    ]);
  });

  test('are sorted by the alphabet, not by their bytes', () => {
    expect(wordsOf('zapato\nñu\nnube\nocho\n', { alphabet: alphabetOf(languageOf('spanish')) })).toEqual([
      'NUBE',
      'ÑU',
      'OCHO',
      'ZAPATO',
    ]);
  });
});

describe('KWG files', () => {
  const bytes = formatKwg(buildGraph(WORDS.map((word) => readWord(ENGLISH, word) ?? []))) ?? new Uint8Array();

  test('give their words', () => {
    const imported = importKwg(bytes, { alphabet: ENGLISH });
    expect(imported.ok && spelled(imported.value.words)).toEqual(WORDS);
  });

  test('are refused when damaged or of another alphabet', () => {
    expect(importKwg(bytes.subarray(0, 10), { alphabet: ENGLISH })).toMatchObject({
      error: { code: 'bad-kwg' },
    });
    const short = makeAlphabet({
      id: 'short',
      name: 'Short',
      letters: ['A', 'B'].map((letter) => ({ letter })),
    });
    if (!short.ok) throw new Error(short.error.code);
    expect(importKwg(bytes, { alphabet: short.value })).toMatchObject({
      error: { code: 'letter-outside-alphabet' },
    });
  });

  test('that stand for more words than there can be are refused before any is listed', () => {
    // Sixteen letters, each any of sixteen: 2 to the 64th words in 256 arcs, which 32 bits would count as none.
    const arcs = new Uint32Array(2 + 256);
    arcs[0] = 0x40_0002;
    for (let depth = 0; depth < 16; depth++) {
      for (let letter = 1; letter <= 16; letter++) {
        const [ends, child] = depth === 15 ? [0x80_0000, 0] : [0, 2 + (depth + 1) * 16];
        arcs[2 + depth * 16 + letter - 1] = (letter << 24) | ends | (letter === 16 ? 0x40_0000 : 0) | child;
      }
    }
    expect(importKwg(new Uint8Array(arcs.buffer), { alphabet: ENGLISH })).toMatchObject({
      error: { code: 'too-many-words' },
    });
  });
});

describe('what is known about the words of a list', () => {
  const overrides = JSON.parse(readData('plural-overrides.json')) as PluralOverrides;

  function known(text: string, lent: LentKnowledge) {
    const imported = take(text);
    if (!imported.ok) throw new Error(imported.error.code);
    const { words } = imported.value;
    return columnsFor({ words, graph: buildGraph(words), alphabet: ENGLISH }, lent).columns;
  }

  test('is lent by a lexicon that has them', () => {
    const { levels, labels } = known('horn\nfag\nqqq\n', { lexicon: english(), plurals: overrides });
    const lent = english().columns;
    expect([...levels]).toEqual([
      lent.levels[english().rankOf('FAG')],
      lent.levels[english().rankOf('HORN')],
      0,
    ]);
    expect((labels[0] ?? 0) & WORD_LABELS.schoolTier1).not.toBe(0);
  });

  test('is guessed from their length where most are unknown, so that every computer has words', () => {
    const { levels } = known('qq\nqqqqq\nqqqqqqqqq\n', { lexicon: null, plurals: null });
    expect([...levels]).toEqual([35, 50, 80]);
  });
});

describe('the plural classifier', () => {
  const overrides = JSON.parse(readData('plural-overrides.json')) as PluralOverrides;

  test('works inside any list: a verb shows by its other forms', () => {
    const list = new Set(
      'CAT CATS CATTED CATTING CRIME CRIMES APPLE APPLES BABY BABIES LEAF LEAVES BOX BOXES'.split(' '),
    );
    const classify = pluralClassifier((word) => list.has(word), overrides);
    expect(['CATS', 'CRIMES', 'APPLES', 'BABIES', 'LEAVES', 'BOXES', 'CAT'].map(classify)).toEqual([
      'PVn',
      'P',
      'P',
      'P',
      'P',
      'P',
      '',
    ]);
  });

  test('knows irregular and classical plurals, and singulars that look like plurals', () => {
    const list = new Set(
      'MOUSE MICE CACTUS CACTI LARVA LARVAE DATUM AXIS AXES APPENDIX APPENDICES KIBBUTZ KIBBUTZIM LENS LEN LENSES GLASS GLAS RUN RUNS'.split(
        ' ',
      ),
    );
    const classify = pluralClassifier((word) => list.has(word), overrides);
    expect(['MICE', 'CACTI', 'LARVAE', 'AXES', 'APPENDICES', 'KIBBUTZIM'].map(classify)).toEqual(
      Array(6).fill('P'),
    );
    expect(['LENS', 'GLASS', 'RUNS'].map(classify)).toEqual(['PS', '', 'PVn']);
  });

  test('agrees with the classes of Lexiko English for 99 words in 100', () => {
    const classify = pluralClassifier((word) => english().has(word), overrides);
    let differences = 0;
    for (const [rank, word] of Array.from(listWords(english())).entries()) {
      if ((classify(word) === 'P') !== (english().numberClassAt(rank) === 'P')) differences++;
    }
    expect(differences / english().size).toBeLessThan(0.01);
  });
});
