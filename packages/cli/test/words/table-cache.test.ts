import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchLearnt } from '@lexiko/engine/learnt';
import { leavesFor, leaveValue, makeNodeTable, makeWordMapAfter } from '@lexiko/engine/moves';
import { configure } from '@lexiko/rules';
import { buildGraph, ENGLISH } from '@lexiko/words';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptLeaves, playoutWords } from '../../src/words/table-cache.ts';

let folder: string;
let env: Record<string, string>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexiko-tables-'));
  env = { LEXIKO_DATA: folder };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const words = { graph: buildGraph([[1, 2], [2, 1], [1, 2, 3], [20, 15, 5]]), name: 'sample' }; // prettier-ignore

function tables(): string[] {
  return readdirSync(join(folder, 'tables')).sort();
}

describe('tables kept beside a lexicon', () => {
  test('are those that are made from it, the first time and from disk', () => {
    const nodes = makeNodeTable(words.graph);
    const made = { nodes, wordMap: makeWordMapAfter(nodes, words.graph) };
    expect(playoutWords(words, env)).toEqual(made);
    expect(tables()).toEqual([
      expect.stringMatching(/^sample-map\.[0-9a-f]{20}\.table$/u),
      expect.stringMatching(/^sample-nodes\.[0-9a-f]{20}\.table$/u),
    ]);
    const again = playoutWords(words, env);
    expect(again).toEqual(made);
    expect(again.nodes.words.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  test('are made anew where a file is damaged, cut short or of something else', () => {
    const made = playoutWords(words, env);
    const [map = '', nodes = ''] = tables().map((name) => join(folder, 'tables', name));
    const whole = readFileSync(nodes);
    const flipped = Buffer.from(whole);
    flipped[40] = (flipped[40] ?? 0) ^ 1;
    for (const bad of [flipped, whole.subarray(0, 100), readFileSync(map).subarray(32), Buffer.alloc(0)]) {
      writeFileSync(nodes, bad);
      expect(playoutWords(words, env)).toEqual(made);
      expect(readFileSync(nodes).equals(whole)).toBe(true);
    }
  });

  test('are replaced when the words change', () => {
    playoutWords(words, env);
    const before = tables();
    playoutWords({ ...words, graph: buildGraph([[3, 4]]) }, env);
    expect(tables()).toHaveLength(2);
    expect(tables()).not.toEqual(before);
  });

  test('learnt leaves are worth the same from disk', async () => {
    const ruleset = configure({ preset: 'standard-2007' });
    if (!ruleset.ok) throw new Error('the standard preset is broken');
    const game = { ruleset: ruleset.value, alphabet: ENGLISH };
    const learnt = await fetchLearnt('english');
    const made = leavesFor(learnt, game.ruleset, ENGLISH);
    for (const kept of [keptLeaves(learnt, game, env), keptLeaves(learnt, game, env)]) {
      if (kept === null || made === null) throw new Error('there are no learnt leaves');
      for (const rack of [[0], [0, 19], [1, 5, 9], [17], [5, 14, 18, 19, 20]])
        expect(leaveValue(kept, rack)).toBe(leaveValue(made, rack));
    }
  });
});
