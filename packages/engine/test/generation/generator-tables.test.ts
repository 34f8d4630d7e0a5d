import { buildGraph, countWords, DAWG_ARC, type WordGraph } from '@lexiko/words';
import { expect, test } from 'vitest';
import { generatorTables, makeNodeTable, MoveGenerator } from '../../src/entries/moves.ts';
import { KERNELS } from '../support/kernels.ts';
import { LANGUAGE_IDS, languagePosition } from '../support/language-games.ts';
import { randomPosition, seededRandom } from '../support/random-position.ts';

/** Every row of four letters out of `letters` as a graph (words/src/graph/word-graph.ts), four lists of siblings. */
function allRows(letters: number): WordGraph {
  const nodes = new Uint32Array(2 + 4 * letters);
  nodes[DAWG_ARC] = 2;
  for (let at = 0; at < 4 * letters; at++) {
    const place = Math.floor(at / letters);
    const ends = place === 3 ? 0x80_0000 : 0;
    const last = at % letters === letters - 1 ? 0x40_0000 : 0;
    nodes[2 + at] =
      (((at % letters) + 1) << 24) | ends | last | (place === 3 ? 0 : 2 + (place + 1) * letters);
  }
  return { nodes, high: null };
}

test('A list of up to a million words has a word map, a larger one does without', () => {
  const nodes = makeNodeTable(buildGraph([[1, 2]]));
  const [small, large] = [allRows(31), allRows(32)];
  expect([small, large].map(countWords)).toEqual([923_521, 1_048_576]);
  expect(generatorTables(small, null, nodes).wordMapOf).toBe(small);
  expect(generatorTables(large, null, nodes).wordMapOf).toBeUndefined();
});

test.each(KERNELS)('%s plays the same games with and without a word map', (_name, makeKernel) => {
  const kind = { columns: 15, rows: 15, letters: 9, words: 900, longestWord: 6, rackSize: 7, blanks: 2 };
  const { numbers, words } = randomPosition({ ...kind, blocked: 0, openingDown: false }, seededRandom(3));
  const graph = buildGraph(words);
  const nodes = makeNodeTable(graph);
  const games = [{ nodes, wordMapOf: graph }, { nodes }].map((tables) =>
    new MoveGenerator(makeKernel(), tables, numbers).selfPlay(1, 8),
  );
  expect(games[0]?.turns).toBeGreaterThan(50);
  expect(games[1]).toEqual(games[0]);
});

test.each(LANGUAGE_IDS)(
  'games in %s are the same in kernel and twin, with and without a word map',
  (language) => {
    const kind = {
      columns: 15,
      rows: 15,
      longestWord: 8,
      rackSize: 7,
      blanks: 2,
      blocked: 0,
      openingDown: false,
    };
    const { numbers, words } = languagePosition(language, kind, seededRandom(2));
    const graph = buildGraph(words);
    const nodes = makeNodeTable(graph);
    const played = KERNELS.flatMap(([, makeKernel]) =>
      [{ nodes, wordMapOf: graph }, { nodes }].map((tables) =>
        new MoveGenerator(makeKernel(), tables, numbers).selfPlay(1, 3),
      ),
    );
    expect(played[0]?.turns).toBeGreaterThan(20);
    for (const games of played) expect(games).toEqual(played[0]);
  },
);
