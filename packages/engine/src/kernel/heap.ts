/**
 * The kernel's memory in TypeScript: one block of bytes, and the few integer operations that JavaScript spells
 * differently. The WASM build takes `kernel/heap.ts` instead of this file; everything else in this folder is compiled
 * for both, so it keeps to 32-bit integers, plain functions and calls to these names.
 */

/** A block of memory in two views. */
export interface Memory {
  readonly bytes: Uint8Array;
  readonly words: Int32Array;
}

/**
 * The memory that calls work on. Its fields are added later on purpose: V8 treats a field that was stored to once as
 * a constant and puts the array's address into the code (measured: a quarter of generation time). A process with only
 * one memory keeps that.
 */
const heap = {} as { bytes: Uint8Array; words: Int32Array };

/** Sets the memory for the next calls. Calls never overlap: the kernel is synchronous and has no callbacks. */
export function useMemory({ bytes, words }: Memory): void {
  if (heap.words === words) return;
  heap.bytes = bytes;
  heap.words = words;
}

export function byte(address: i32): i32 {
  return heap.bytes[address];
}

export function setByte(address: i32, value: i32): void {
  heap.bytes[address] = value;
}

/** `address` is a multiple of four here and below. */
export function word(address: i32): i32 {
  return heap.words[address >> 2];
}

export function setWord(address: i32, value: i32): void {
  heap.words[address >> 2] = value;
}

export function clearBytes(from: i32, count: i32): void {
  heap.bytes.fill(0, from, from + count);
}

/** The product modulo 2^32. */
export function multiply(a: i32, b: i32): i32 {
  return Math.imul(a, b);
}

/** The number of the lowest bit set; `mask` is not 0. */
export function lowestBit(mask: i32): i32 {
  return 31 - Math.clz32(mask & -mask);
}

export function bitCount(mask: i32): i32 {
  let count = mask - ((mask >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
