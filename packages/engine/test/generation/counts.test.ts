import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bestMoves, makeNodeTable, MoveGenerator, ORDERS } from '../../src/entries/moves.ts';
import {
  countsText,
  defaultGraph,
  readBenchPositions,
  setUp,
  standardNumbers,
} from '../support/bench-positions.ts';
import { KERNELS } from '../support/kernels.ts';

const graph = defaultGraph();
const nodes = makeNodeTable(graph);
const numbers = standardNumbers();
const positions = readBenchPositions(numbers);
const counts = readFileSync(new URL('../../../../fixtures/counts/bench.txt', import.meta.url), 'utf8');

test.each(KERNELS)('%s finds on 998 natural positions what is on record', (_, makeKernel) => {
  const generator = new MoveGenerator(makeKernel(), { nodes, wordMapOf: graph }, numbers);
  expect(countsText(generator, positions)).toBe(counts);
});

test('twin and kernel list the same plays in the same order, and agree on the best with and without word map', () => {
  const generators = KERNELS.flatMap(([, makeKernel]) => [
    new MoveGenerator(makeKernel(), { nodes, wordMapOf: graph }, numbers),
    new MoveGenerator(makeKernel(), { nodes }, numbers),
  ]);
  for (const position of positions.filter((_, index) => index % 40 === 0)) {
    const found = generators.map((generator) => {
      setUp(generator, position);
      const plays = Array.from({ length: generator.listPlacements() }, (_, index) =>
        generator.placementAt(index),
      );
      return { plays, best: generator.best() };
    });
    for (const other of found) expect(other).toEqual(found[0]);
  }
});

test.each(ORDERS)('the best moves by %s are the first of all, whatever their number', (order) => {
  const [, makeKernel] = KERNELS[1];
  const generator = new MoveGenerator(makeKernel(), { nodes }, numbers);
  for (const position of positions.filter((_, index) => index % 40 === 0)) {
    setUp(generator, position);
    const all = bestMoves(generator, order, Infinity);
    for (const most of [0, 1, 10]) expect(bestMoves(generator, order, most)).toEqual(all.slice(0, most));
  }
});
