/** The dictionaries and what is made of them: reading, cleaning, following references, choosing the right sense. */

import { describe, expect, test } from 'vitest';
import { readCore } from '../src/definitions/core.ts';
import { firstSentence, plainGloss } from '../src/definitions/gloss-text.ts';
import { possibleLemmas } from '../src/definitions/inflection.ts';
import { readWebster } from '../src/definitions/webster.ts';
import { readWordNet, type WordNetFiles } from '../src/definitions/wordnet.ts';

describe('a gloss of WordNet', () => {
  test.each([
    ['breathe hard; "the runner panted"; "pant for air"', 'breathe hard'],
    ['a boat with oars (as in "a racing shell")', 'a boat with oars'],
    ["the letters `a' to `z'  ", "the letters 'a' to 'z'"],
    ['in the phrase "of yore" only', 'in the phrase "of yore" only'],
    ['tools, nails, etc.', 'tools, nails, etc.'],
  ])('%s becomes: %s', (gloss, sense) => expect(plainGloss(gloss)).toBe(sense));

  test('is cut where a clause ends, or else a word, if it is too long', () => {
    const long = 'a very patient animal that carries loads over hills and valleys';
    expect(plainGloss(`${long}; ${long}`)).toBe(long);
    expect(plainGloss(`${long} and ${long}`)).toBe(
      `${long} and a very patient animal that carries loads over hills ...`,
    );
  });
});

describe('a paragraph of Webster', () => {
  test.each([
    ['A small boat. [Obs.] Rowe.', 'A small boat'],
    ['(Bot.) A climbing plant; as, the ivy.', 'A climbing plant'],
    ['A prison; a jail. "In quod he sat." Smith.', 'A prison; a jail'],
    ['Pitch; tar. See Tar, 2.', 'Pitch; tar'],
    ['Kept in a cage, esp. A. vulgaris of Gmelin.', 'Kept in a cage, esp. A. vulgaris of Gmelin'],
    ['A fish of the sea; -- called also codling.', 'A fish of the sea'],
    ['Specifically: (a) A seat. (b) A bench.', 'A seat'],
    ['Quick Etym: [L. celer.] of foot.', 'Quick of foot'],
    ['[R.]', ''],
  ])('%s says: %s', (paragraph, sense) => expect(firstSentence(paragraph)).toBe(sense));
});

describe("Webster's", () => {
  const webster = readWebster(
    [
      'QUOD; QUODDE\nQuod, Quodde, n. Etym: [For quad.]\n\nDefn: A court of a prison; hence, the prison itself, with all that are\nin it. [Slang]\nFlogged and whipped in quod. Hughes.',
      'QUOD\nQuod, v. t.\n\n1. To lock up.\n\n2. (Law)\n\nDefn: To keep locked up.\n\nNote: Not in use.',
      'ZEQUIN\nZe"quin, n.\n\nDefn: See Sequin.',
      'AARD-VARK\nAard"-vark, n. (Zoöl.)\n\nDefn: An animal that digs.',
      'ÆON\nÆ"on, n.\n\nDefn: An age.',
      '-ATION\n-a"tion.\n\nDefn: A suffix that makes nouns.',
      'ATE\nAte, imp. of Eat.',
      'LEST\nLest, n.\n\nDefn: Desire. [Obs.] Chaucer.',
      'LEST\nLest, conj.\n\nDefn: For fear that.',
      'LOTE\nLote, n.\n\n1. (Bot.)\n(a) A water lily.\n(b) A tree of the south.\n\nNote: (a) is older.\n(b) Less so.',
      'HASP\nHasp, a. & n.\n\nDefn: A form of lock.',
    ].join('\n\n'),
  );

  test('gives senses by part of speech, without quotations, notes and labels', () => {
    expect(webster.entriesOf('quod')).toEqual([
      {
        partOfSpeech: 'noun',
        senses: ['A court of a prison; hence, the prison itself, with all that are in it'],
        references: [],
      },
      { partOfSpeech: 'verb', senses: ['To lock up', 'To keep locked up'], references: [] },
    ]);
    expect(webster.entriesOf('quodde')).toHaveLength(1);
  });

  test('tells references from senses', () => {
    expect(webster.entriesOf('zequin')).toEqual([
      { partOfSpeech: 'noun', senses: [], references: ['sequin'] },
    ]);
    expect(webster.entriesOf('ate')).toEqual([{ partOfSpeech: 'verb', senses: [], references: ['eat'] }]);
    expect(webster.entriesOf('hasp')[0]?.senses).toEqual(['A form of lock']);
  });

  test('counts senses that are marked by letters, but not in notes', () => {
    expect(webster.entriesOf('lote')[0]?.senses).toEqual(['A water lily', 'A tree of the south']);
  });

  test('leaves out what is obsolete where there is something else', () => {
    expect(webster.entriesOf('lest').map(({ senses }) => senses)).toEqual([[], ['For fear that']]);
  });

  test('spells compounds and ligatures as the lexicon does, and takes no suffix for a word', () => {
    expect(webster.entriesOf('aardvark')[0]?.senses).toEqual(['An animal that digs']);
    expect(webster.entriesOf('aeon')[0]?.senses).toEqual(['An age']);
    expect(webster.entriesOf('ation')).toEqual([]);
  });
});

interface Synset {
  readonly words: string;
  readonly gloss: string;
  readonly pointers?: string;
}

/** Files in WordNet's format; every word of a synset gets an index line with all its synsets. */
function wordNetFiles(letter: string, synsets: readonly Synset[]): WordNetFiles {
  let data = '  1 licence text\n';
  const offsets = new Map<string, string[]>();
  for (const { words, gloss, pointers = '000' } of synsets) {
    const names = words.split(' ');
    const offset = String(data.length).padStart(8, '0');
    const fields = names.map((name) => `${name} 0`).join(' ');
    data += `${offset} 03 ${letter} ${names.length.toString(16).padStart(2, '0')} ${fields} ${pointers} | ${gloss}  \n`;
    for (const name of names.map((spelling) => spelling.toLowerCase())) {
      offsets.set(name, [...(offsets.get(name) ?? []), offset]);
    }
  }
  const lines = [...offsets].map(
    ([name, places]) => `${name} ${letter} ${places.length} 1 @ ${places.length} 0 ${places.join(' ')}  \n`,
  );
  return { index: `  1 licence text\n${lines.join('')}`, data };
}

describe('WordNet', () => {
  const wordnet = readWordNet({
    files: {
      noun: wordNetFiles('n', [
        { words: 'Turkey', gloss: 'a country', pointers: '001 @i 00000000 n 0000' },
        { words: 'turkey', gloss: 'a large bird' },
        { words: 'Nelson', gloss: 'an admiral', pointers: '001 @i 00000000 n 0000' },
        { words: 'Alsatian', gloss: 'a breed of dog' },
        { words: 'WHO World_Health_Organization', gloss: 'an agency' },
        { words: 'do_it', gloss: 'an order' },
        { words: 'run dry_dock', gloss: 'a place for ships; "in the dock"' },
      ]),
      verb: wordNetFiles('v', [{ words: 'run', gloss: 'move fast' }]),
      adjective: wordNetFiles('a', []),
      adverb: wordNetFiles('r', []),
    },
    senseIndex: 'run%1:04:00:: 00000000 1 3\nrun%2:38:00:: 00000000 1 106\n',
  });

  test('gives the part of speech in commonest use first', () => {
    expect(wordnet.entriesOf('run').map(({ partOfSpeech, senses }) => [partOfSpeech, ...senses])).toEqual([
      ['verb', 'move fast'],
      ['noun', 'a place for ships'],
    ]);
  });

  test('defines common words, and names only where they are kinds of things', () => {
    expect(wordnet.entriesOf('turkey')[0]?.senses).toEqual(['a large bird']);
    expect(wordnet.entriesOf('alsatian')[0]?.senses).toEqual(['a breed of dog']);
    expect(wordnet.entriesOf('nelson')).toEqual([]);
    expect(wordnet.entriesOf('who')).toEqual([]);
  });

  test('knows compounds by their closed spelling', () => {
    expect(wordnet.entriesOf('drydock')[0]?.senses).toEqual(['a place for ships']);
    expect(wordnet.entriesOf('doit')).toEqual([]);
  });

  test('is refused where index and data do not belong together', () => {
    const { index } = wordNetFiles('n', [{ words: 'cat', gloss: 'an animal' }]);
    const empty = { index: '', data: '' };
    const broken = readWordNet({
      files: { noun: { index, data: 'something else' }, verb: empty, adjective: empty, adverb: empty },
      senseIndex: '',
    });
    expect(() => broken.entriesOf('cat')).toThrow("no synset at offset 17, wanted for 'cat'");
  });
});

test('our own definitions must name one part of speech and a text on each line', () => {
  expect(readCore('ax\tn\ta tool\nax\tv\tto cut\n').entriesOf('ax')).toHaveLength(2);
  for (const line of ['ax', 'ax\tn', 'ax\tn\t', 'ax\tnv\ta tool', 'ax\tq\ta tool', 'ax\tn\ta\ttool']) {
    expect(() => readCore(line), line).toThrow('not a definition');
  }
});

describe('regular endings', () => {
  test.each([
    ['gusted', 'gust', 'past'],
    ['outbegging', 'outbeg', 'ing'],
    ['pickaxing', 'pickaxe', 'ing'],
    ['vigorishes', 'vigorish', 'pl'],
    ['bossies', 'bossy', 'pl'],
    ['punkiest', 'punky', 'sup'],
    ['explicably', 'explicable', 'ly'],
    ['bagginess', 'baggy', 'ness'],
  ] as const)('%s may come from %s', (spelling, lemma, form) => {
    expect(possibleLemmas(spelling)).toContainEqual({ lemma, form });
  });

  test('a word in -SS is no plural', () => {
    expect(possibleLemmas('ess')).toEqual([]);
  });
});
