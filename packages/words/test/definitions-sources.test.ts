/** The dictionaries and what is made of them: reading, cleaning, following references, choosing the right sense. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileDefinitions } from '../src/definitions/compile.ts';
import { readCore } from '../src/definitions/core.ts';
import type { Definition } from '../src/definitions/definition.ts';
import { openDefinitions } from '../src/definitions/definitions.ts';
import { firstSentence, plainGloss } from '../src/definitions/gloss-text.ts';
import type { Dictionary } from '../src/definitions/headwords.ts';
import { possibleLemmas } from '../src/definitions/inflection.ts';
import { readWebster } from '../src/definitions/webster.ts';
import { readWordNet, type WordNetFiles } from '../src/definitions/wordnet.ts';
import type { WordFacts } from '../src/definitions/word-facts.ts';
import { writeDefinitions } from '../src/definitions/writer.ts';

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

/** A dictionary by hand: `part: sense | sense`, or `part: -> reference`. */
function dictionary(articles: Readonly<Record<string, readonly string[]>>): Dictionary {
  return {
    entriesOf: (headword) =>
      (articles[headword] ?? []).map((line) => {
        const [partOfSpeech = '', text = ''] = line.split(': ');
        const isReference = text.startsWith('-> ');
        return {
          partOfSpeech: partOfSpeech as 'noun',
          senses: isReference ? [] : text.split(' | '),
          references: isReference ? [text.slice(3)] : [],
        };
      }),
  };
}

function word(spelling: string, facts: Partial<WordFacts> = {}): WordFacts {
  return { word: spelling, partsOfSpeech: [], forms: [], schoolTier: 0, ...facts };
}

interface Texts {
  readonly core?: Readonly<Record<string, readonly string[]>>;
  readonly everyday?: Readonly<Record<string, readonly string[]>>;
  readonly wordnet?: Readonly<Record<string, readonly string[]>>;
  readonly webster?: Readonly<Record<string, readonly string[]>>;
}

function definer(
  words: readonly WordFacts[],
  { core = {}, everyday = {}, wordnet = {}, webster = {} }: Texts,
) {
  const records = compileDefinitions(words, {
    core: dictionary(core),
    everyday: dictionary(everyday),
    wordnet: dictionary(wordnet),
    webster: dictionary(webster),
  });
  const opened = openDefinitions(writeDefinitions(records, 'test'));
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

/** Entries in short: `AXE pl noun (webster) = SAMEAS: sense | sense`. */
function short(definition: Definition): string[] {
  if (definition.kind !== 'defined') return [definition.kind];
  return definition.entries.map(({ lemma, relation, partOfSpeech, source, sameAs, senses }) => {
    const alias = sameAs === null ? '' : ` = ${sameAs}`;
    return `${lemma} ${relation} ${partOfSpeech} (${source})${alias}: ${senses.join(' | ')}`;
  });
}

describe('an everyday word', () => {
  const definitions = definer(
    [
      word('hand', { partsOfSpeech: ['noun', 'verb'] }),
      word('hands', { forms: [{ lemma: 'hand', form: 'pl' }] }),
    ],
    {
      everyday: { hand: ['noun: the end of your arm'] },
      wordnet: {
        hand: ['noun: the extremity of the superior limb | a laborer', 'verb: to pass'],
        hands: ['noun: guardianship'],
      },
    },
  );

  test('is explained in plain words first, in place of the first sense of a dictionary', () => {
    expect(short(definitions.define('HAND'))).toEqual([
      'HAND itself noun (lexiko): the end of your arm',
      'HAND itself noun (wordnet): a laborer',
      'HAND itself verb (wordnet): to pass',
    ]);
  });

  test('also explains its plural, whatever else a dictionary has under that spelling', () => {
    expect(short(definitions.define('HANDS'))).toEqual([
      'HAND pl noun (lexiko): the end of your arm',
      'HAND pl noun (wordnet): a laborer',
    ]);
  });
});

describe('our own everyday definitions', () => {
  const folder = new URL('../data/', import.meta.url);
  const read = (name: string): string => readFileSync(new URL(`${name}-definitions.tsv`, folder), 'utf8');
  const headwords = (text: string): string[] =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')[0] ?? '');
  const everyday = read('everyday');

  test('can be read, are short, and sorted', () => {
    const lines = everyday.trimEnd().split('\n');
    const texts = lines.map((line) => line.split('\t')[2] ?? '');
    expect(texts.filter((text) => text.length > 100)).toEqual([]);
    expect(headwords(everyday)).toEqual(headwords(everyday).toSorted());
    expect(
      readCore(everyday)
        .entriesOf('hand')
        .map(({ partOfSpeech }) => partOfSpeech),
    ).toEqual(['noun']);
  });

  test('leave alone what our complete ones define', () => {
    const complete = new Set(headwords(read('core')));
    expect(headwords(everyday).filter((headword) => complete.has(headword))).toEqual([]);
  });

  test('explain a word without the word itself', () => {
    const circular = everyday
      .trimEnd()
      .split('\n')
      .filter((line) => {
        const [headword = '', , text = ''] = line.split('\t');
        return text.split(/[^a-z]+/u).includes(headword);
      });
    expect(circular).toEqual([]);
  });
});

describe('the definition of a word', () => {
  test('is ours if we have one, else WordNet, and Webster for what WordNet lacks', () => {
    const definitions = definer(
      [word('ax'), word('cat', { partsOfSpeech: ['noun', 'verb'] }), word('dub'), word('nil')],
      {
        core: { ax: ['noun: a tool'] },
        wordnet: { ax: ['noun: an edge tool'], cat: ['noun: a feline'] },
        webster: { ax: ['verb: To hew'], cat: ['verb: To flog', 'adjective: Sly'], dub: ['noun: A pool'] },
      },
    );
    expect(short(definitions.define('AX'))).toEqual(['AX itself noun (lexiko): a tool']);
    expect(short(definitions.define('cat'))).toEqual([
      'CAT itself noun (wordnet): a feline',
      'CAT itself verb (webster): To flog',
    ]);
    expect(short(definitions.define('dub'))).toEqual(['DUB itself noun (webster): a pool']);
    expect(definitions.define('nil')).toEqual({ kind: 'none', word: 'NIL' });
    expect(definitions.define('')).toEqual({ kind: 'none', word: '' });
  });

  test('keeps few senses', () => {
    const definitions = definer([word('go')], {
      wordnet: { go: ['verb: a | b | c | d', 'noun: e | f | g | h', 'adjective: i | j | k', 'adverb: l'] },
    });
    expect(short(definitions.define('go'))).toEqual([
      'GO itself verb (wordnet): a | b | c',
      'GO itself noun (wordnet): e | f | g',
      'GO itself adjective (wordnet): i | j',
    ]);
  });

  test('of a form is that of its lemma, as the part of speech which has the form', () => {
    const definitions = definer(
      [
        word('axes', {
          forms: [
            { lemma: 'axe', form: 'pl' },
            { lemma: 'axe', form: '3sg' },
            { lemma: 'axis', form: 'pl' },
          ],
        }),
        word('axe'),
        word('axis'),
      ],
      { wordnet: { axe: ['noun: a tool', 'verb: to chop'], axis: ['noun: a line'] } },
    );
    expect(short(definitions.define('axes'))).toEqual([
      'AXE pl noun (wordnet): a tool',
      'AXE 3sg verb (wordnet): to chop',
      'AXIS pl noun (wordnet): a line',
    ]);
  });

  test('of a verb that no source knows as one is that of the noun it comes from', () => {
    const definitions = definer(
      [word('gusted', { forms: [{ lemma: 'gust', form: 'past' }] }), word('gust')],
      { wordnet: { gust: ['noun: a blast of wind'] } },
    );
    expect(short(definitions.define('gusted'))).toEqual(['GUST past noun (wordnet): a blast of wind']);
  });

  test('leaves out a lemma of the wrong kind where another fits', () => {
    const forms = [
      { lemma: 'fil', form: 'past' },
      { lemma: 'file', form: 'past' },
    ] as const;
    const definitions = definer([word('filed', { forms }), word('fil'), word('file')], {
      wordnet: { fil: ['noun: a thread'], file: ['verb: to smooth'] },
    });
    expect(short(definitions.define('filed'))).toEqual(['FILE past verb (wordnet): to smooth']);
  });

  test('is found by regular endings where the lexicon names no lemma', () => {
    const definitions = definer(
      [
        word('oh'),
        word('ohs', { partsOfSpeech: ['noun'] }),
        word('groundlessly', { partsOfSpeech: ['adverb'] }),
        word('groundless'),
        word('build'),
        word('builder', { partsOfSpeech: ['noun'] }),
      ],
      {
        core: { oh: ['interjection: a cry'] },
        wordnet: { groundless: ['adjective: without reason'], build: ['verb: make', 'adjective: made'] },
      },
    );
    expect(short(definitions.define('ohs'))).toEqual(['OH pl interjection (lexiko): a cry']);
    expect(short(definitions.define('groundlessly'))).toEqual([
      'GROUNDLESS ly adjective (wordnet): without reason',
    ]);
    expect(short(definitions.define('builder'))).toEqual(['none']);
  });
});

describe('a reference', () => {
  test('is followed to a text, also outside the lexicon, and the part of speech it stands under', () => {
    const definitions = definer(
      [word('zequin'), word('zequins', { forms: [{ lemma: 'zequin', form: 'pl' }] })],
      {
        webster: {
          zequin: ['noun: -> zechin'],
          zechin: ['noun: -> sequin'],
          sequin: ['verb: To adorn', 'noun: A gold coin'],
        },
      },
    );
    expect(short(definitions.define('zequin'))).toEqual([
      'ZEQUIN itself noun (webster) = SEQUIN: a gold coin',
    ]);
    expect(short(definitions.define('zequins'))).toEqual(['ZEQUIN pl noun (webster) = SEQUIN: a gold coin']);
    expect(definitions.define('sequin').kind).toBe('none');
  });

  test('means the article of the dictionary that refers', () => {
    const definitions = definer([word('zechin')], {
      wordnet: { sequin: ['noun: a piece of shiny material'] },
      webster: { zechin: ['noun: -> sequin'], sequin: ['noun: A gold coin'] },
    });
    expect(short(definitions.define('zechin'))).toEqual([
      'ZECHIN itself noun (webster) = SEQUIN: a gold coin',
    ]);
  });

  test('leads to WordNet as well', () => {
    const definitions = definer([word('lotos')], {
      wordnet: { lotus: ['noun: a water plant'] },
      webster: { lotos: ['noun: -> lotus'] },
    });
    expect(short(definitions.define('lotos'))).toEqual([
      'LOTOS itself noun (wordnet) = LOTUS: a water plant',
    ]);
  });

  test('in a circle, or to nothing, is no definition', () => {
    const definitions = definer([word('this'), word('that'), word('self'), word('lost')], {
      webster: {
        this: ['noun: -> that'],
        that: ['noun: -> this'],
        self: ['noun: -> self'],
        lost: ['noun: -> nowhere'],
      },
    });
    for (const each of ['this', 'that', 'self', 'lost']) expect(definitions.define(each).kind).toBe('none');
  });

  test('out of a circle is found', () => {
    const definitions = definer([word('this')], {
      webster: { this: ['noun: -> that', 'verb: -> out'], that: ['noun: -> this'], out: ['verb: To leave'] },
    });
    expect(short(definitions.define('this'))).toEqual(['THIS itself verb (webster) = OUT: To leave']);
  });
});

describe('in school play', () => {
  const definitions = definer(
    [
      word('bad', { schoolTier: 1 }),
      word('bads', { forms: [{ lemma: 'bad', form: 'pl' }] }),
      word('rude', { schoolTier: 2 }),
      word('bang'),
      word('fine'),
    ],
    {
      wordnet: {
        bad: ['noun: a bad word'],
        rude: ['adjective: not polite'],
        bang: ['noun: a loud noise | slang for sexual intercourse'],
        fine: ['adjective: not bad'],
      },
    },
  );

  test('words of tier 1 stay undefined at level 1, those of tier 2 at level 2', () => {
    const kinds = (spelling: string): string[] =>
      ([0, 1, 2] as const).map((level) => definitions.define(spelling, level).kind);
    expect(kinds('bad')).toEqual(['defined', 'hidden', 'hidden']);
    expect(kinds('rude')).toEqual(['defined', 'defined', 'hidden']);
  });

  test('so do forms of such words', () => {
    expect(definitions.define('bads', 1).kind).toBe('hidden');
  });

  test('and senses that use such words or speak of what they mean', () => {
    expect(short(definitions.define('bang', 1))).toEqual(['BANG itself noun (wordnet): a loud noise']);
    expect(definitions.define('fine', 1).kind).toBe('hidden');
    expect(definitions.define('fine', 0).kind).toBe('defined');
  });
});
