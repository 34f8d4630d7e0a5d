import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLexicon } from '../../src/lexicon-store.ts';
import { Terminal } from './words-run.ts';

const terminal = new Terminal();

afterAll(() => terminal.remove());

function file(name: string, content: string | Uint8Array): string {
  const path = join(terminal.folder, name);
  writeFileSync(path, content);
  return path;
}

function installed(): string[] {
  const folder = join(terminal.folder, 'lexica');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

const LIST =
  '# a small list\nHorn a pointed growth\nfarm\nfarms\r\nmob\nMOBS\nmobbed\nmobbing\nBIT\nqat\nzoo-keeper\n';

describe('lexiko lexicon import', () => {
  test('tells what came in, what was rejected and why, and what the rulebooks would miss', async () => {
    const lines = await terminal.lines('lexicon', 'import', file('My List.txt', LIST), '--version', '2.1');
    expect(lines[0]).toBe('Installed “My List” as my-list, version 2.1.');
    expect(lines[1]).toBe('9 words from 9 lines of utf-8.');
    expect(lines).toContain('1 definition imported.');
    expect(lines).toContain('1 line was rejected: 1 with a hyphen.');
    expect(lines).toContain('  line 11: zoo-keeper has a hyphen');
    expect(
      lines.find((line) => line.startsWith('It lacks these words of the rulebooks: AA, AB')),
    ).toBeDefined();
    expect(lines).toContain('Words that are only plurals, which Crosswords leaves out: 0.');
    expect(lines.at(-1)).toMatch(/^Checksum [0-9a-f]{64}$/u);
  });

  test('gives a lexicon that can be asked and ruled by, with the list’s own definitions', async () => {
    expect(await terminal.lines('words', 'list', '--lexicon', 'my-list')).toEqual(
      'BIT FARM FARMS HORN MOB MOBBED MOBBING MOBS QAT'.split(' '),
    );
    const [horn] = await terminal.json<{ listDefinition: string }>(
      'words',
      'define',
      'horn',
      '--lexicon',
      'my-list',
    );
    expect(horn?.listDefinition).toBe('a pointed growth');
    expect((await terminal.run('words', 'check', 'AA', '--lexicon', 'my-list')).status).toBe(1);
    const lexicon = openLexicon('my-list', { LEXIKO_DATA: terminal.folder });
    expect(lexicon.identity).toMatchObject({ id: 'my-list', name: 'My List', version: '2.1' });
    expect(lexicon.graph.nodes.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  test('has the checksum of its words, whatever file they came from', async () => {
    const words = 'BIT FARM HORN'.split(' ');
    const expected = createHash('sha256')
      .update(words.map((word) => `${word}\n`).join(''))
      .digest('hex');
    const text = 'horn\nFARM\r\nbit\n';
    const sums = [];
    for (const [name, bytes] of [
      ['a.txt', Buffer.from(text)],
      ['b.txt', Buffer.from(`\ufeff${text}`, 'utf16le')],
      ['c.txt.gz', gzipSync(text)],
    ] as const) {
      const [report] = await terminal.json<{ record: { checksum: string } }>(
        'lexicon',
        'import',
        file(name, bytes),
      );
      sums.push(report?.record.checksum);
    }
    expect(sums).toEqual([expected, expected, expected]);
  });

  test('classifies plurals: known words as Lexiko English has them, new ones by the list itself', async () => {
    const text = 'blog\nblogs\nblogged\nblogging\nemoji\nemojis\nmice\nmouse\nhorn\n';
    const [report] = await terminal.json<{ plurals: number }>('lexicon', 'import', file('new.txt', text));
    expect(report?.plurals).toBe(2);
    expect(await terminal.lines('words', 'list', '--lexicon', 'new', '--plurals', 'onlyPlural')).toEqual(
      'BLOG BLOGGED BLOGGING BLOGS EMOJI HORN MOUSE'.split(' '),
    );
    expect(await terminal.lines('words', 'list', '--lexicon', 'new', '--plurals', 'anyPlural')).not.toContain(
      'BLOGS',
    );
  });

  test.each([
    ['polish', '--plurals', 'onlyPlural'],
    ['german', '--foreign', 'exclusionList'],
    ['catalan', '--school', '1'],
  ])('of %s cannot bar what nobody knows: %s', async (alphabet, option, value) => {
    const id = `bars-${alphabet}`;
    await terminal.lines('lexicon', 'import', file(`${id}.txt`, 'dom\nal\nna\n'), '--alphabet', alphabet);
    expect(await terminal.lines('words', 'list', '--lexicon', id)).toHaveLength(3);
    const { status, out, err } = await terminal.run('words', 'list', '--lexicon', id, option, value);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(`${option} has no effect on`);
  });

  test('takes and gives KWG files', async () => {
    const path = join(terminal.folder, 'graph.kwg');
    expect((await terminal.run('lexicon', 'export', 'my-list', path, '--format', 'kwg')).status).toBe(0);
    await terminal.lines('lexicon', 'import', path, '--name', 'From KWG');
    const [own, back] = await Promise.all(
      ['my-list', 'from-kwg'].map((id) => terminal.lines('lexicon', 'export', id)),
    );
    expect(back).toEqual(own);
    await terminal.lines('lexicon', 'import', file('packed.kwg.gz', gzipSync(readFileSync(path))));
    expect(await terminal.lines('lexicon', 'export', 'packed')).toEqual(own);
  });

  test('knows no English meaning for a word of another language', async () => {
    await terminal.lines('lexicon', 'import', file('de.txt', 'hut\nlied\n'), '--alphabet', 'german');
    expect(await terminal.lines('words', 'check', 'HUT', 'LIED', '--lexicon', 'de')).toEqual([
      expect.stringMatching(/^HUT is valid/u),
      '  No definition.',
      expect.stringMatching(/^LIED is valid/u),
      '  No definition.',
    ]);
  });

  test('takes other alphabets, built in or from a file', async () => {
    await terminal.lines('lexicon', 'import', file('es.txt', 'perro\nchico\naño\n'), '--alphabet', 'spanish');
    expect(await terminal.lines('words', 'anagram', 'CHOCI', '--lexicon', 'es')).toEqual(['CHICO']);
    expect(await terminal.lines('words', 'pattern', '????', '--lexicon', 'es')).toEqual(['CHICO', 'PERRO']);
    const alphabet = file(
      'abc.json',
      JSON.stringify({ id: 'abc', name: 'Abc', letters: ['A', 'B', { letter: 'CH', points: 5, count: 1 }] }),
    );
    await terminal.lines('lexicon', 'import', file('abc.txt', 'bach\nabba\n'), '--alphabet', alphabet);
    expect(
      await terminal.json('words', 'list', '--lexicon', 'abc', '--sort', 'points', '--limit', '1'),
    ).toEqual([{ word: 'BACH', points: 5, level: 35 }]);
  });

  test('puts a new list in the place of an old one only when asked', async () => {
    const again = file('My List.txt', 'horn\nfarm\n');
    expect(await terminal.run('lexicon', 'import', again)).toMatchObject({ status: 2 });
    expect((await terminal.lines('lexicon', 'export', 'my-list')).length).toBe(9);
    await terminal.lines('lexicon', 'import', again, '--replace');
    expect(await terminal.lines('lexicon', 'export', 'my-list')).toEqual(['FARM', 'HORN']);
  });
});

describe('bad files', () => {
  const kwg = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  test.each<[string, string, string | Uint8Array, string[], RegExp]>([
    ['an empty file', 'e.txt', '', [], /has no words/u],
    [
      'a binary file',
      'b.bin',
      Uint8Array.from([72, 73, 10, 0, 1, 2, 10]),
      [],
      /Line 2 has characters that no text has/u,
    ],
    [
      'a page of prose',
      'p.txt',
      '1. one\n2. two\n3. three\nhorn\n',
      [],
      /3 of 4 lines aren’t words[^]*line 1: 1\. “1”/u,
    ],
    ['a truncated gzip', 't.gz', gzipSync('horn\nfarm\n'.repeat(99)).subarray(0, 30), [], /Can’t unpack/u],
    ['a broken graph', 'x.kwg', kwg, [], /isn’t a whole KWG file: 9 bytes/u],
    ['one bad line, if strict', 's.txt', 'horn\nx-y\n', ['--strict'], /1 line isn’t a word[^]*line 2: x-y/u],
  ])(
    '%s is refused, with the place, and leaves nothing behind',
    async (_name, name, content, options, expected) => {
      const before = installed();
      const { status, out, err } = await terminal.run(
        'lexicon',
        'import',
        file(name, content),
        '--id',
        'bad',
        ...options,
      );
      expect([status, out]).toEqual([2, '']);
      expect(err).toMatch(expected);
      expect(installed()).toEqual(before);
    },
  );

  test('a file that is not there is refused', async () => {
    expect((await terminal.run('lexicon', 'import', '/nowhere/list.txt')).err).toMatch(/Can’t read/u);
  });

  test('a data folder that cannot be written is said', async () => {
    const path = file('fine.txt', 'horn\nfarm\n');
    const nowhere = { LEXIKO_DATA: join(path, 'not-a-folder') };
    expect((await terminal.runWith(nowhere, 'lexicon', 'import', path)).err).toMatch(/Can’t write/u);
  });

  test('a damaged installation is said to be damaged', async () => {
    await terminal.lines('lexicon', 'import', file('frail.txt', 'horn\nfarm\n'));
    writeFileSync(join(terminal.folder, 'lexica/frail/graph.kwg'), 'no graph');
    expect(await terminal.run('words', 'two', '--lexicon', 'frail')).toMatchObject({
      status: 2,
      err: 'lexiko words: The lexicon “frail” is damaged. Remove it and import it again.\n',
    });
  });
});

/** The share of all, or of the common, words that have a definition. */
function reach(report: Record<string, unknown> | undefined, which: 'all' | 'common'): number {
  const shares = report?.['definitions'] as Record<string, { defined: number; words: number }> | undefined;
  const { defined, words } = shares?.[which] ?? { defined: 0, words: 1 };
  return defined / words;
}

describe('lexiko lexicon list, info, export, remove', () => {
  beforeAll(() => terminal.lines('lexicon', 'import', file('Kept List.txt', 'horn\nfarm\n')));

  test('list names the built-in lexicon and the installed ones', async () => {
    const lexica = await terminal.json<{ id: string; builtIn: boolean; words: number }>('lexicon', 'list');
    expect(lexica[0]).toMatchObject({ id: 'english', builtIn: true, words: 172_827 });
    expect(lexica.map(({ id }) => id)).toContain('kept-list');
  });

  test('info reports lengths, levels, classes, sizes, times and definitions', async () => {
    const [report] = await terminal.json<Record<string, unknown>>('lexicon', 'info');
    expect(report).toMatchObject({
      id: 'english',
      words: 172_827,
      alphabet: 'English',
      hasGaddag: true,
      numberClasses: { P: 48_554 },
      labels: { schoolTier1: 412, schoolTier2: 617, foreign: 777 },
    });
    expect(report?.['lengths']).toMatchObject({ '2': 100, '3': 972, '15': 3192 });
    expect(report?.['levels']).toMatchObject({ '10': 3735, '20': 4677 });
    expect(reach(report, 'all')).toBeGreaterThan(0.73);
    expect(reach(report, 'common')).toBeGreaterThan(0.97);
    const text = (await terminal.lines('lexicon', 'info')).join('\n');
    for (const part of ['words by length', 'words by commonness level', 'built in', 'definitions'])
      expect(text).toContain(part);
  });

  test('info tells where an installed lexicon came from', async () => {
    const text = (await terminal.lines('lexicon', 'info', 'kept-list')).join('\n');
    expect(text).toMatch(/from +Kept List\.txt, imported \d{4}-/u);
  });

  test('export writes to a file', async () => {
    const path = join(terminal.folder, 'out.txt');
    await terminal.run('lexicon', 'export', 'kept-list', path);
    expect(readFileSync(path, 'utf8')).toBe('FARM\nHORN\n');
  });

  test('remove takes a lexicon away, and only that', async () => {
    const before = installed();
    expect(await terminal.lines('lexicon', 'remove', 'kept-list')).toEqual(['Removed kept-list.']);
    expect(installed()).toEqual(before.filter((id) => id !== 'kept-list'));
    expect((await terminal.run('lexicon', 'remove', 'kept-list')).status).toBe(2);
  });

  test.each([
    [['lexicon']],
    [['lexicon', 'burn']],
    [['lexicon', 'import']],
    [['lexicon', 'import', 'a', 'b']],
    [['lexicon', 'import', 'a.txt', '--id', '../escape']],
    [['lexicon', 'import', 'a.txt', '--id', 'english']],
    [['lexicon', 'import', 'a.txt', '--alphabet', 'klingon']],
    [['lexicon', 'import', 'a.txt', '--encoding', 'ebcdic']],
    [['lexicon', 'list', 'x']],
    [['lexicon', 'info', 'a', 'b']],
    [['lexicon', 'info', '../..']],
    [['lexicon', 'export']],
    [['lexicon', 'export', 'english', '--format', 'kwg']],
    [['lexicon', 'export', 'english', '/nowhere/x/y.txt']],
    [['lexicon', 'remove']],
    [['lexicon', 'remove', 'english']],
    [['lexicon', 'remove', '../graphs']],
  ])('%j is answered with one sentence and status 2', async (args) => {
    const { status, out, err } = await terminal.run(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/^lexiko lexicon: .+\n$/u);
  });

  test('--help explains everything', async () => {
    const { status, out } = await terminal.run('lexicon', 'import', '--help');
    expect(status).toBe(0);
    for (const word of ['import', 'export', 'remove', '--alphabet', '--json', 'LEXIKO_DATA'])
      expect(out).toContain(word);
  });
});
