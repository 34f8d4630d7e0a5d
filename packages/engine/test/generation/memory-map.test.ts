/** The kernel's memory: regions apart from each other, in the place that the sources name, and kept to. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryMap, placedRegions, SIZES } from '../../kernel/memory-layout.mjs';
import { EndgameSolver } from '../../src/entries/endgame.ts';
import { makeNodeTable, MoveGenerator } from '../../src/entries/moves.ts';
import * as map from '../../src/kernel/memory-map.ts';
import { defaultGraph, readBenchPositions, setUp, standardNumbers } from '../support/bench-positions.ts';
import { KERNELS } from '../support/kernels.ts';

const { regions, free } = placedRegions();
const WORD = 4;

test('No two regions overlap, and none has the name of another', () => {
  const inOrder = regions.toSorted((a, b) => a.address - b.address);
  for (const [at, { name, address, bytes }] of inOrder.entries()) {
    expect(bytes, name).toBeGreaterThan(0);
    expect(inOrder[at + 1]?.address ?? free, name).toBeGreaterThanOrEqual(address + bytes);
  }
  const names = [...regions, ...SIZES].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('Every region begins where its words can be read, and all end before the free memory', () => {
  for (const { name, address, bytes, align = WORD } of regions) {
    expect(address % align, name).toBe(0);
    expect(align % WORD, name).toBe(0);
    expect(address + bytes, name).toBeLessThanOrEqual(free);
  }
  expect(free % WORD).toBe(0);
});

test('The constants of the kernel are what the layout gives', () => {
  const path = new URL('../../src/kernel/memory-map.ts', import.meta.url);
  expect(readFileSync(path, 'utf8')).toBe(memoryMap());
  const expected = [
    ...SIZES.map(({ name, value }) => [name, value]),
    ...regions.map(({ name, address }) => [name, address]),
    ['FREE', free],
  ];
  expect({ ...map }).toEqual(Object.fromEntries(expected));
});

test.each(KERNELS)('%s writes to no byte between the regions', (_name, makeKernel) => {
  const numbers = standardNumbers();
  const graph = defaultGraph();
  const tables = { nodes: makeNodeTable(graph), wordMapOf: graph };
  const generator = new MoveGenerator(makeKernel(), tables, numbers);
  const solver = new EndgameSolver(generator);
  const { bytes } = generator.kernel.memory();
  const gaps = regions.flatMap(({ address, bytes: size }, at) => {
    const end = regions[at + 1]?.address ?? free;
    return Array.from({ length: end - address - size }, (_, offset) => address + size + offset);
  });
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) bytes[gap] = 0xa5;

  generator.selfPlay(1, 5);
  for (const position of readBenchPositions(numbers).filter((_, at) => at % 50 === 0)) {
    setUp(generator, position);
    generator.listPlacements();
    generator.best();
  }
  const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0) - 64);
  const racks = [letters('RETAINS'), letters('QUOTED')];
  solver.solve(
    { board: new Uint8Array(225), racks, idleTurns: 0 },
    { idleTurns: 2, passing: 'free' },
    { nodes: 500 },
  );

  const after = generator.kernel.memory().bytes;
  expect(gaps.filter((gap) => after[gap] !== 0xa5)).toEqual([]);
});
