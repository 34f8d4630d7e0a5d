/** The kernels under test: the WASM module, built if it is stale, and the twin. */

import { readFileSync } from 'node:fs';
import { ensureKernel } from '../../../../scripts/build/kernel.mjs';
import { compileKernel, type MakeKernel, makeTwinKernel, makeWasmKernel } from '../../src/index.ts';

const module = compileKernel(readFileSync(await ensureKernel()));

type NamedKernel = readonly [name: string, make: MakeKernel];

export const KERNELS: readonly [twin: NamedKernel, wasm: NamedKernel] = [
  ['the TypeScript twin', makeTwinKernel],
  ['the WASM kernel', () => makeWasmKernel(module)],
];
