/** The engine's kernel for this process: WASM where it has been built, else its twin, which finds the same plays. */

import { readFileSync } from 'node:fs';
import { compileKernel, type MakeKernel, makeTwinKernel, makeWasmKernel } from '@lexiko/engine';

export function kernelMaker(): MakeKernel {
  const bytes = kernelBytes();
  if (bytes === null) return makeTwinKernel;
  const module = compileKernel(bytes);
  return () => makeWasmKernel(module);
}

function kernelBytes(): Uint8Array | null {
  try {
    return readFileSync(new URL('../../engine/dist/kernel.wasm', import.meta.url));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
