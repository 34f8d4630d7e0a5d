/** Which definition a word gets: by hand, by form, by reference, and in school play. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileDefinitions } from '../src/definitions/compile.ts';
import { readCore } from '../src/definitions/core.ts';
import type { Definition } from '../src/definitions/definition.ts';
import { openDefinitions } from '../src/definitions/definitions.ts';
import type { Dictionary } from '../src/definitions/headwords.ts';
import type { WordFacts } from '../src/definitions/word-facts.ts';
import { writeDefinitions } from '../src/definitions/writer.ts';

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
