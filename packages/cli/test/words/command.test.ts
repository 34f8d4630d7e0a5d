import { afterAll, describe, expect, test } from 'vitest';
import { Terminal } from './words-run.ts';

const terminal = new Terminal();

afterAll(() => terminal.remove());

describe('lexiko words check', () => {
  test('rules on words, with the reason and the meaning, and ends with 1 if one is not good', async () => {
    const { status, out } = await terminal.run('words', 'check', 'aa', 'QI');
    expect(status).toBe(1);
    expect(out).toContain(
      'AA is valid (2 points, commonness level 70).\n  noun\n    1. rough, jagged, cindery lava',
    );
    expect(out).toContain('QI isn’t valid: it isn’t in the dictionary.\n');
  });

  test('names the layer that bars a word (W-24, W-25)', async () => {
    const { out } = await terminal.run(
      'words',
      'check',
      'mice',
      'acajou',
      '--plurals',
      'onlyPlural',
      '--foreign',
      'exclusionList',
    );
    expect(out).toMatch(/^MICE isn’t valid: it’s a plural\.\n {2}noun, plural of MOUSE\n/u);
    expect(out).toContain('ACAJOU isn’t valid: it’s a foreign word.\n');
    const school = await terminal.run('words', 'check', 'arse', '--school', '1');
    expect(school).toMatchObject({ status: 1, out: 'ARSE isn’t valid: it’s left out in school play.\n' });
  });

  test('says everything in JSON', async () => {
    const [checked] = await terminal.json('words', 'check', 'boats');
    expect(checked).toMatchObject({
      lexicon: 'english',
      word: 'BOATS',
      good: true,
      fault: null,
      points: 7,
      level: 20,
      numberClass: 'PVn',
      partsOfSpeech: 'nv',
      lemmas: [
        { word: 'BOAT', relation: 'pl' },
        { word: 'BOAT', relation: '3sg' },
      ],
      listDefinition: null,
      definition: { kind: 'defined', word: 'BOATS' },
    });
  });
});

describe('lexiko words define', () => {
  test('follows a form to its base: ASPHALTED is the verb', async () => {
    const [word, form] = await terminal.lines('words', 'define', 'asphalted');
    expect([word, form]).toEqual(['ASPHALTED', '  verb, past of ASPHALT']);
  });

  test('knows both base forms of AXES', async () => {
    const out = (await terminal.lines('words', 'define', 'AXES')).join('\n');
    expect(out).toContain('noun, plural of AXE\n');
    expect(out).toContain('noun, plural of AXIS\n');
  });

  test('says plainly that there is no definition', async () => {
    expect(await terminal.run('words', 'define', 'xqz')).toMatchObject({
      status: 1,
      out: 'XQZ\n  No definition.\n',
    });
  });

  test('keeps to the school filter', async () => {
    const { out } = await terminal.run('words', 'define', 'arse', '--school', '1');
    expect(out).toBe('ARSE\n  The definition isn’t shown in school play.\n');
  });
});

describe('lexiko words with lists', () => {
  test('anagram shows what blanks stand for', async () => {
    expect(await terminal.lines('words', 'anagram', 'QT?')).toEqual(['QaT']);
    expect(await terminal.json('words', 'anagram', 'QT?')).toEqual([
      { word: 'QAT', points: 12, level: 80, spelling: 'QaT' },
    ]);
  });

  test('build lists the longest first, or as asked', async () => {
    const [first, ...others] = await terminal.lines('words', 'build', 'QUIZHOE');
    expect(first).toBe('QUIZ');
    expect(others).toContain('HOE');
    expect((await terminal.lines('words', 'build', 'QUIZHOE', '--sort', 'points', '--limit', '2'))[0]).toBe(
      'QUIZ',
    );
    expect(await terminal.lines('words', 'build', 'TAC', '--length', '3')).toEqual(['ACT', 'CAT']);
  });

  test('pattern takes letters that must and must not occur', async () => {
    expect(
      await terminal.lines('words', 'pattern', 'Q*', '--without', 'U', '--with', 'I', '--max', '6'),
    ).toEqual(['QAID', 'QAIDS', 'QINDAR', 'QINTAR']);
  });

  test('extend shows where the word stands', async () => {
    expect(await terminal.lines('words', 'extend', 'horn', '--most', '1')).toEqual([
      'HORN-S',
      'HORN-Y',
      'S-HORN',
      'T-HORN',
    ]);
    expect(await terminal.json('words', 'extend', 'shoehor')).toEqual([
      expect.objectContaining({ word: 'SHOEHORN', before: '', after: 'N' }),
      expect.objectContaining({ word: 'SHOEHORNED' }),
      expect.objectContaining({ word: 'SHOEHORNING' }),
      expect.objectContaining({ word: 'SHOEHORNS' }),
    ]);
  });

  test('prefix, suffix and contains find parts', async () => {
    expect(await terminal.lines('words', 'prefix', 'ZYZ')).toEqual(['ZYZZYVA', 'ZYZZYVAS']);
    expect(await terminal.lines('words', 'suffix', 'ZZLY', '--max', '6')).toEqual(['MIZZLY']);
    expect(await terminal.lines('words', 'contains', 'WKW')).toEqual([
      'AWKWARD',
      'AWKWARDER',
      'AWKWARDEST',
      'AWKWARDLY',
      'AWKWARDNESS',
      'AWKWARDNESSES',
      'HAWKWEED',
      'HAWKWEEDS',
    ]);
  });

  test('two is the rulebook’s list of a hundred (H-02)', async () => {
    const { out, err } = await terminal.run('words', 'two');
    expect(out.trimEnd().split('\n').length).toBe(100);
    expect(err).toBe('');
  });

  test('q-without-u has the rulebook’s words (H-08)', async () => {
    expect(await terminal.lines('words', 'q-without-u')).toEqual(
      expect.arrayContaining(['QAT', 'QATS', 'SHEQALIM', 'QINDARKA', 'TRANQS']),
    );
  });

  test('three, vowel-heavy and list take the filters', async () => {
    expect((await terminal.lines('words', 'three')).length).toBe(972);
    expect(await terminal.lines('words', 'vowel-heavy', '--length', '2')).toEqual(['AA', 'AE', 'AI', 'OE']);
    expect((await terminal.lines('words', 'list', '--plurals', 'onlyPlural')).length).toBe(124_273);
    expect((await terminal.lines('words', 'list', '--level', '20')).length).toBe(8_412);
    expect(
      await terminal.lines('words', 'list', '--sort', 'points', '--limit', '1', '--length', '3'),
    ).toEqual(['ZAX']);
  });

  test('--long adds points and level', async () => {
    expect(await terminal.lines('words', 'anagram', 'QAT', '--long')).toEqual(['QAT               12 80']);
  });

  test('no answer is said, with status 1', async () => {
    expect(await terminal.run('words', 'anagram', 'QQQ')).toEqual({
      status: 1,
      out: '',
      err: 'No word fits.\n',
    });
  });
});

describe('lexiko words hooks', () => {
  test('shows front, back, inside and inner hooks (H-09)', async () => {
    expect(await terminal.lines('words', 'hooks', 'care')).toEqual([
      'CARE',
      '  front   S',
      '  back    D R S T X',
      '  inside  C(H)ARE CA(D)RE CAR(L)E CAR(S)E CAR(T)E CAR(V)E',
      '  inner   ARE CAR',
    ]);
    const [tame] = await terminal.json<{ back: string[] }>('words', 'hooks', 'TAME');
    expect(tame?.back).toEqual(['D', 'R', 'S']);
  });
});

describe('lexiko words stems', () => {
  test('names the best stems, and what goes with one', async () => {
    const [best] = await terminal.lines('words', 'stems', '--limit', '1');
    expect(best).toMatch(/^AEINST {2}\d\d letters, \d\d tiles: A B C/u);
    const lines = await terminal.lines('words', 'stems', 'satine');
    expect(lines[0]).toBe('A  ENTASIA TAENIAS');
  });
});

describe('lexiko words probability', () => {
  test('reckons racks and orders bingos', async () => {
    const [first, second] = await terminal.lines('words', 'probability', 'AEINRST');
    expect(first).toMatch(/^AEINRST: 1 in 19,061 draws /u);
    expect(second).toMatch(/with blanks/u);
    expect(await terminal.json('words', 'probability', '--length', '7', '--limit', '1')).toEqual([
      expect.objectContaining({ order: 1, word: 'AILERON' }),
    ]);
  });
});

describe('wrong arguments', () => {
  test.each([
    [['words']],
    [['words', 'frobnicate']],
    [['words', 'constructor']],
    [['words', 'check']],
    [['words', 'define']],
    [['words', 'anagram']],
    [['words', 'anagram', 'AB', 'CD']],
    [['words', 'anagram', 'A1']],
    [['words', 'pattern', '']],
    [['words', 'pattern', 'A-B']],
    [['words', 'pattern', 'A'.repeat(40)]],
    [['words', 'two', 'AA']],
    [['words', 'list', 'AA']],
    [['words', 'hooks']],
    [['words', 'hooks', "CAN'T"]],
    [['words', 'stems', 'A', 'B']],
    [['words', 'stems', '--size', '12']],
    [['words', 'probability']],
    [['words', 'list', '--sort', 'beauty']],
    [['words', 'list', '--limit', 'ten']],
    [['words', 'list', '--plurals', 'some']],
    [['words', 'list', '--school', '3']],
    [['words', 'list', '--colour']],
    [['words', 'check', 'HORN', '--lexicon', 'nonesuch']],
  ])('%j is answered with one sentence and status 2', async (args) => {
    const { status, out, err } = await terminal.run(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/^lexiko words: .+\n$/u);
  });

  test('--help explains everything, everywhere', async () => {
    for (const args of [['--help'], ['anagram', '--help'], ['list', '-h']]) {
      const { status, out } = await terminal.run('words', ...args);
      expect(status).toBe(0);
      for (const name of ['check', 'q-without-u', 'probability', '--json', '--school'])
        expect(out).toContain(name);
    }
  });
});
