/** The kernels under test: the WASM module, which Vitest's set-up has built from these sources, and the twin. */

import { readFileSync } from 'node:fs';
import { compileKernel, type MakeKernel, makeTwinKernel, makeWasmKernel } from '../../src/index.ts';

const module = compileKernel(readFileSync(new URL('../../dist/kernel.wasm', import.meta.url)));

type NamedKernel = readonly [name: string, make: MakeKernel];

export const KERNELS: readonly [twin: NamedKernel, wasm: NamedKernel] = [
  ['the TypeScript twin', makeTwinKernel],
  ['the WASM kernel', () => makeWasmKernel(module)],
];
