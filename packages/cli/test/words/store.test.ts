import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allWords, authorityFor, buildGraph, hasGaddag, NO_LAYERS } from '@lexiko/words';
import type { WordAuthority } from '@lexiko/rules';
import { UsageError } from '../../src/command.ts';
import { openBuiltIn } from '../../src/lexica/built-in-lexicon.ts';
import { cachedGraph } from '../../src/words/graph-cache.ts';
import { DEFAULT_LEXICON, openGoodGraph, openLexicon } from '../../src/lexicon-store.ts';

let folder: string;
let env: Record<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexiko-store-'));
  env = { LEXIKO_DATA: folder };
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function graphs(): string[] {
  return readdirSync(join(folder, 'graphs')).sort();
}

describe('opening a lexicon', () => {
  test('the default is Lexiko English, with name, version and checksum', () => {
    expect(openLexicon(DEFAULT_LEXICON, env).identity).toEqual({
      id: 'english',
      name: 'Lexiko English',
      version: '1',
      checksum: expect.stringMatching(/^[0-9a-f]{64}$/u) as string,
    });
  });

  test('the graph is built once, kept under a key of its sources, and then read in shared memory', () => {
    openBuiltIn(env);
    expect(graphs()).toEqual([expect.stringMatching(/^english\.[0-9a-f]{20}\.kwg$/u)]);
    const again = openBuiltIn(env);
    expect(again.graph.nodes.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(again.size).toBe(172_827);
  });

  test('a damaged cache is built anew, an old one removed', () => {
    const [kept = ''] = graphs();
    truncateSync(join(folder, 'graphs', kept), 4001);
    writeFileSync(join(folder, 'graphs', 'english.00000000000000000000.kwg'), 'old');
    expect(openBuiltIn(env).size).toBe(172_827);
    expect(graphs()).toEqual([kept]);
  });

  test('a graph is built again when its sources change, and only then', () => {
    let built = 0;
    const open = (source: string): number => {
      const graph = cachedGraph({ name: 'sample', sources: [source], env }, () => {
        built++;
        return buildGraph([[1, 2]]);
      });
      return graph.nodes.length;
    };
    expect([open('one'), open('one'), built]).toEqual([expect.any(Number), expect.any(Number), 1]);
    open('two');
    expect(built).toBe(2);
    expect(graphs().filter((name) => name.startsWith('sample.')).length).toBe(1);
    rmSync(join(folder, 'graphs', graphs().find((name) => name.startsWith('sample.')) ?? ''));
  });

  test('a folder that cannot be written is no hindrance', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(openLexicon('english', { LEXIKO_DATA: file }).has('HORN')).toBe(true);
  });

  test('an unknown id is refused with a sentence', () => {
    expect(() => openLexicon('klingon', env)).toThrow(UsageError);
  });

  test('its rulings are what the rules ask for', () => {
    const authority: WordAuthority = authorityFor(openLexicon('english', env), {
      ...NO_LAYERS,
      plurals: 'onlyPlural',
    });
    expect([authority.fault('MICE'), authority.fault('MOUSE'), authority.fault('XQ')]).toEqual([
      'plural',
      null,
      'unknown',
    ]);
  });

  test('the graph of the good words is kept too', () => {
    const lexicon = openLexicon('english', env);
    const build = (): number => {
      const graph = openGoodGraph(lexicon, { ...NO_LAYERS, school: 1, maxLevel: 20 }, env);
      expect(hasGaddag(graph)).toBe(true);
      return Array.from(allWords(graph)).length;
    };
    const first = build();
    expect(first).toBeLessThanOrEqual(8_412);
    expect(graphs().length).toBe(2);
    expect(build()).toBe(first);
  });
});
