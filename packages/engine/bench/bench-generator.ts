/** Generators for the benchmark: kernel or twin, with or without word map, on the default lexicon. */

import { readFileSync } from 'node:fs';
import { compileKernel, makeTwinKernel, makeWasmKernel } from '../src/index.ts';
import { type Leaves, makeNodeTable, MoveGenerator } from '../src/entries/moves.ts';
import type { KernelKind } from '../src/generation/kernel.ts';
import { defaultGraph, standardNumbers } from '../test/support/bench-positions.ts';
import { standInLeaves } from './stand-in-leaves.ts';

export interface GeneratorOrder {
  readonly kind: KernelKind;
  readonly search: 'word-map' | 'graph';
  /** Absent: a table as large as those of other engines, for speeds that can be compared. */
  readonly leaves?: Leaves;
}

const graph = defaultGraph();
const nodes = makeNodeTable(graph);
const numbers = standardNumbers();
const standIn = standInLeaves(numbers);

export function buildGenerator({ kind, search, leaves = standIn }: GeneratorOrder): MoveGenerator {
  const bytes = readFileSync(new URL('../dist/kernel.wasm', import.meta.url));
  const kernel = kind === 'wasm' ? makeWasmKernel(compileKernel(bytes)) : makeTwinKernel();
  return new MoveGenerator(
    kernel,
    { nodes, leaves, ...(search === 'word-map' ? { wordMapOf: graph } : {}) },
    numbers,
  );
}
