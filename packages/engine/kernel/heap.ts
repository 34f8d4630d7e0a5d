/** The memory in WASM: what `src/kernel/heap.ts` is in JavaScript. The optimiser inlines all of these. */

export function byte(address: i32): i32 {
  return load<u8>(address);
}

export function setByte(address: i32, value: i32): void {
  store<u8>(address, value);
}

export function word(address: i32): i32 {
  return load<i32>(address);
}

export function setWord(address: i32, value: i32): void {
  store<i32>(address, value);
}

export function clearBytes(from: i32, count: i32): void {
  memory.fill(from, 0, count);
}

export function multiply(a: i32, b: i32): i32 {
  return a * b;
}

export function lowestBit(mask: i32): i32 {
  return ctz<i32>(mask);
}

export function bitCount(mask: i32): i32 {
  return popcnt<i32>(mask);
}
