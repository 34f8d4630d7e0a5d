import { describe, expect, test } from 'vitest';
import { parseAffixes, type AffixRules } from '../src/hunspell/affix-file.ts';
import { expandDictionary, type EntryFacts } from '../src/hunspell/expand.ts';

function rulesOf(text: string): AffixRules {
  const parsed = parseAffixes(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** All forms, each once, in order. */
function formsOf(affixes: string, ...entries: string[]): string[] {
  const forms = new Set<string>();
  const dictionary = [String(entries.length), ...entries, ''].join('\n');
  expandDictionary(rulesOf(affixes), dictionary, (form) => forms.add(form));
  return [...forms].sort();
}

const PLURAL = `
SFX S Y 2
SFX S 0 s [^sy]
SFX S y ies [^aeiou]y
`;

describe('words and suffixes', () => {
  test('a word without flags is its only form', () => {
    expect(formsOf(PLURAL, 'sheep')).toEqual(['sheep']);
  });

  test('a rule applies where its condition holds at the end of the stem', () => {
    expect(formsOf(PLURAL, 'cat/S', 'city/S', 'bus/S', 'day/S')).toEqual(
      ['bus', 'cat', 'cats', 'cities', 'city', 'day'].sort(),
    );
  });

  test('a rule without a condition applies to everything', () => {
    expect(formsOf('SFX A Y 1\nSFX A 0 x', 'a/A')).toEqual(['a', 'ax']);
  });

  test('a flag without an affix changes nothing', () => {
    expect(formsOf(PLURAL, 'cat/ZS')).toEqual(['cat', 'cats']);
  });

  test('an affix takes the place of the whole stem only with FULLSTRIP', () => {
    const suppletion = 'SFX A Y 1\nSFX A go went go';
    expect(formsOf(suppletion, 'go/A')).toEqual(['go']);
    expect(formsOf(`FULLSTRIP\n${suppletion}`, 'go/A')).toEqual(['go', 'went']);
  });

  test('a slash with a backslash belongs to the word', () => {
    expect(formsOf(PLURAL, 'km\\/h/S')).toEqual(['km/h', 'km/hs']);
  });

  test('what follows a tab and lines that begin with one are no words', () => {
    expect(formsOf(PLURAL, 'cat/S\tpo:noun', '\ta comment')).toEqual(['cat', 'cats']);
  });

  test('a suffix may be followed by the suffixes that it names, and by no third', () => {
    const twofold = 'SFX A Y 1\nSFX A 0 ness/B .\nSFX B Y 1\nSFX B 0 es/C .\nSFX C Y 1\nSFX C 0 x .';
    expect(formsOf(twofold, 'kind/A')).toEqual(['kind', 'kindness', 'kindnesses']);
  });
});

describe('prefixes', () => {
  const both = 'PFX U Y 1\nPFX U 0 un .\nSFX S Y 1\nSFX S 0 s .';

  test('go together with suffixes where both allow it', () => {
    expect(formsOf(both, 'do/US')).toEqual(['do', 'dos', 'undo', 'undos']);
    expect(formsOf(both.replace('PFX U Y', 'PFX U N'), 'do/US')).toEqual(['do', 'dos', 'undo']);
    expect(formsOf(both.replace('SFX S Y', 'SFX S N'), 'do/US')).toEqual(['do', 'dos', 'undo']);
  });

  test('have their condition at the beginning, and may strip it', () => {
    expect(formsOf("PFX L Y 1\nPFX L a l'A a", 'arbre/L', 'pin/L')).toEqual(['arbre', "l'Arbre", 'pin']);
  });

  test('may be allowed by a suffix alone', () => {
    expect(formsOf('PFX U Y 1\nPFX U 0 un .\nSFX A Y 1\nSFX A 0 able/U .', 'do/A')).toEqual([
      'do',
      'doable',
      'undoable',
    ]);
  });

  test('may bring suffixes that the word does not take by itself', () => {
    expect(formsOf('PFX K Y 1\nPFX K 0 kilo/S .\nSFX S Y 1\nSFX S 0 s .', 'gram/K')).toEqual([
      'gram',
      'kilogram',
      'kilograms',
    ]);
  });

  test('and suffixes of a circumfix stand together or not at all', () => {
    const circumfix =
      'CIRCUMFIX X\nPFX G Y 1\nPFX G 0 ge/X .\nSFX T Y 1\nSFX T 0 t/X .\nSFX E Y 1\nSFX E 0 e .';
    expect(formsOf(circumfix, 'sag/GTE')).toEqual(['gesagt', 'sag', 'sage']);
  });
});

describe('marks', () => {
  test('NEEDAFFIX: the bare word, or the form with such an affix alone, is none', () => {
    expect(formsOf(`NEEDAFFIX !\n${PLURAL}`, 'cat/S!')).toEqual(['cats']);
    const half = 'NEEDAFFIX !\nSFX A Y 1\nSFX A 0 t/!B .\nSFX B Y 1\nSFX B 0 e .';
    expect(formsOf(half, 'sag/A')).toEqual(['sag', 'sagte']);
  });

  test('FORBIDDENWORD: neither the word nor the same form of another', () => {
    expect(formsOf(`FORBIDDENWORD !\n${PLURAL}`, 'cat/S', 'cats/!', 'dog/S!')).toEqual(['cat']);
  });

  test('ONLYINCOMPOUND: not by itself', () => {
    expect(formsOf(`ONLYINCOMPOUND !\n${PLURAL}`, 'cat/S!', 'dog')).toEqual(['dog']);
    expect(formsOf('ONLYINCOMPOUND !\nSFX S Y 1\nSFX S 0 s/! .', 'cat/S')).toEqual(['cat']);
  });

  test('NOSUGGEST and KEEPCASE come with each form', () => {
    const seen: Record<string, EntryFacts> = {};
    expandDictionary(rulesOf(`NOSUGGEST !\nKEEPCASE k\n${PLURAL}`), '2\nrude/S!\nkW/k\n', (form, facts) => {
      seen[form] = facts;
    });
    expect(seen).toMatchObject({
      rude: { noSuggest: true, keepCase: false },
      rudes: { noSuggest: true, keepCase: false },
      kW: { noSuggest: false, keepCase: true },
    });
  });

  test('IGNORE takes characters out of words', () => {
    expect(formsOf('IGNORE ·', 'co·op')).toEqual(['coop']);
  });
});

describe('flags', () => {
  test.each([
    ['one character', '', 'Ä', 'Ä'],
    ['one character of UTF-8', 'FLAG UTF-8', 'ß', 'ßx'],
    ['two characters', 'FLAG long', 'S.', 'zzS.'],
    ['numbers', 'FLAG num', '4096', '7,4096'],
  ])('of %s', (_, directive, flag, row) => {
    expect(formsOf(`${directive}\nSFX ${flag} Y 1\nSFX ${flag} 0 s .`, `cat/${row}`)).toEqual([
      'cat',
      'cats',
    ]);
  });

  test('may be rows that words and affixes name by number', () => {
    const affixes = 'AF 2\nAF S\nAF ST\nSFX S Y 1\nSFX S 0 s .\nSFX T Y 1\nSFX T 0 ty/1 .';
    expect(formsOf(affixes, 'a/1', 'b/2')).toEqual(['a', 'as', 'b', 'bs', 'bty', 'btys'].sort());
  });
});

describe('a file that cannot be read is refused with its line', () => {
  test.each([
    ['SET ISO8859-2', { code: 'encoding', line: 1, name: 'ISO8859-2' }],
    ['SET UTF-8\nFLAG octal', { code: 'unknown-flag-kind', line: 2, name: 'octal' }],
    ['SFX A Y', { code: 'bad-affix', line: 1 }],
    ['SFX A Y 1\nPFX A 0 un .', { code: 'bad-affix', line: 2 }],
    ['SFX A Y 1\nSFX A 0 s [abc', { code: 'bad-condition', line: 2, condition: '[abc' }],
    ['COMPLEXPREFIXES', { code: 'complex-prefixes', line: 1 }],
  ])('%j', (text, error) => {
    expect(parseAffixes(text)).toEqual({ ok: false, error });
  });
});
