/**
 * The kernel in its two forms, WASM and its TypeScript twin. They find exactly the same plays and differ only in speed.
 */

import * as entry from '../kernel/entry.ts';
import { type Memory, useMemory } from '../kernel/heap.ts';

/** The kernel's functions; see kernel/entry.ts. */
export type KernelCalls = typeof entry;

export type KernelKind = 'wasm' | 'typescript';

/** A memory, and the functions that work on it. */
export interface Kernel {
  readonly kind: KernelKind;
  /** Current views; stale after `grow`. */
  memory(): Memory;
  /** Makes the memory at least this large; its contents stay, new bytes are 0. */
  grow(byteSize: number): void;
  /** The functions; they work on this kernel's memory until another kernel's `enter`. */
  enter(): KernelCalls;
}

/** Makes kernels; every worker needs its own. */
export type MakeKernel = () => Kernel;

/** The twin, which runs wherever JavaScript does. */
export function makeTwinKernel(): Kernel {
  let memory = viewsOf(new ArrayBuffer(0));
  return {
    kind: 'typescript',
    memory: () => memory,
    grow(byteSize) {
      if (byteSize <= memory.bytes.length) return;
      const larger = viewsOf(new ArrayBuffer(wholePages(byteSize) * PAGE_BYTES));
      larger.bytes.set(memory.bytes);
      memory = larger;
    },
    enter() {
      useMemory(memory);
      return entry;
    },
  };
}

/** The compiled kernel, which can be passed to workers. */
export interface KernelModule {
  readonly module: object;
}

/** `bytes` is the file that `scripts/build/kernel.mjs` makes. */
export function compileKernel(bytes: Uint8Array): KernelModule {
  return { module: new WebAssembly.Module(bytes) };
}

export function makeWasmKernel({ module }: KernelModule): Kernel {
  const linear = new WebAssembly.Memory({ initial: 1 });
  const { exports } = new WebAssembly.Instance(module, { env: { memory: linear } });
  let memory = viewsOf(linear.buffer);
  return {
    kind: 'wasm',
    memory: () => memory,
    grow(byteSize) {
      if (byteSize <= memory.bytes.length) return;
      linear.grow(wholePages(byteSize - memory.bytes.length));
      memory = viewsOf(linear.buffer);
    },
    // The module exports entry.ts and nothing else.
    enter: () => exports as unknown as KernelCalls,
  };
}

const PAGE_BYTES = 65_536;

function wholePages(byteSize: number): number {
  return Math.ceil(byteSize / PAGE_BYTES);
}

function viewsOf(buffer: ArrayBuffer): Memory {
  return { bytes: new Uint8Array(buffer), words: new Int32Array(buffer) };
}
