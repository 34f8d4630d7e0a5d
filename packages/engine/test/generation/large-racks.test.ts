/** Racks of twelve with many blanks on the largest board: more ways to lay tiles than there is room for at first. */

import { buildGraph } from '@lexiko/words';
import { expect, test } from 'vitest';
import { makeNodeTable, MoveGenerator } from '../../src/entries/moves.ts';
import { KERNELS } from '../support/kernels.ts';
import { randomPosition, seededRandom } from '../support/random-position.ts';

const KIND = {
  columns: 21,
  rows: 21,
  letters: 7,
  longestWord: 12,
  rackSize: 12,
  blanks: 0,
  blocked: 0,
  openingDown: true,
};

const [, [, makeKernel]] = KERNELS;

/** How many blanks, and how many words the list has: the more blanks, the more plays of each. */
test.each([
  [1, 4000],
  [4, 300],
  [12, 100],
])('of twelve tiles, %i of them blanks, the best play is found among all', (blanks, words) => {
  const position = randomPosition({ ...KIND, words }, seededRandom(1));
  const { numbers, board } = position;
  const nodes = makeNodeTable(buildGraph(position.words));
  const generator = new MoveGenerator(makeKernel(), { nodes }, numbers);
  const rack = Array.from({ length: KIND.rackSize }, (_, at) => (at < blanks ? 0 : 1 + (at % KIND.letters)));
  generator.setBoard(board);
  generator.setRack({ letters: rack, bagSize: 3, otherPoints: 0 });
  const best = generator.best();
  const count = generator.listPlacements();
  let most = -Infinity;
  for (let index = 0; index < count; index++) most = Math.max(most, generator.equityMilliAt(index));
  const highest = Array.from({ length: count }, (_, index) => index)
    .filter((index) => generator.equityMilliAt(index) === most)
    .map((index) => generator.placementAt(index).tiles);
  expect(count).toBeGreaterThan(100);
  expect(best.equityMilli).toBe(most);
  expect(highest).toContainEqual(best.type === 'play' ? best.tiles : null);
});
