/** Reading and writing a kernel's memory by address (kernel/memory-map.ts). Addresses of words are multiples of four. */

import type { Memory } from '../kernel/heap.ts';

export function wordAt({ words }: Memory, address: number): number {
  const word = words[address >> 2];
  if (word === undefined) throw new RangeError(`no memory at ${address}`);
  return word;
}

export function byteAt({ bytes }: Memory, address: number): number {
  const byte = bytes[address];
  if (byte === undefined) throw new RangeError(`no memory at ${address}`);
  return byte;
}

export function setWord({ words }: Memory, address: number, value: number): void {
  words[address >> 2] = value;
}

export function setByte({ bytes }: Memory, address: number, value: number): void {
  bytes[address] = value;
}

export function clear({ bytes }: Memory, address: number, byteCount: number): void {
  bytes.fill(0, address, address + byteCount);
}

/** Adds to a byte; `change` may be negative. */
export function addToByte(memory: Memory, address: number, count: number): void {
  memory.bytes[address] = byteAt(memory, address) + count;
}

/** Sets further bits of a word. */
export function addBits(memory: Memory, address: number, bits: number): void {
  setWord(memory, address, wordAt(memory, address) | bits);
}
