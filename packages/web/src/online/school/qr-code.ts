/**
 * QR codes of short texts (ISO/IEC 18004): bytes, error correction M, the nine smallest sizes. Pure: a text in, dark and
 * light modules out.
 */

const TOO_LONG = 'the text is too long for a QR code of this page';

interface Version {
  /** Modules on each side. */
  readonly size: number;
  /** Error correction codewords of each block. */
  readonly correction: number;
  /** Data codewords of each block. */
  readonly blocks: readonly number[];
  /** Centres of the alignment patterns. */
  readonly alignment: readonly number[];
}

function version(
  number: number,
  correction: number,
  blocks: readonly number[],
  alignment: readonly number[],
): Version {
  return { size: 17 + 4 * number, correction, blocks, alignment };
}

/** Table 9 and Annex E of the standard, for correction M. */
const VERSIONS: readonly Version[] = [
  version(1, 10, [16], []),
  version(2, 16, [28], [6, 18]),
  version(3, 26, [44], [6, 22]),
  version(4, 18, [32, 32], [6, 26]),
  version(5, 24, [43, 43], [6, 30]),
  version(6, 16, [27, 27, 27, 27], [6, 34]),
  version(7, 18, [31, 31, 31, 31], [6, 22, 38]),
  version(8, 22, [38, 38, 39, 39], [6, 24, 42]),
  version(9, 22, [36, 36, 36, 37, 37], [6, 26, 46]),
];

/** Whether each module is dark, row by row. */
export type QrCode = readonly (readonly boolean[])[];

/** The code of a text of up to 180 bytes. */
export function qrCode(text: string): QrCode {
  const bytes = [...new TextEncoder().encode(text)];
  const at = VERSIONS.findIndex(({ blocks }) => bytes.length + 2 <= sum(blocks));
  const chosen = VERSIONS[at];
  if (chosen === undefined) throw new Error(TOO_LONG);
  const codewords = interleaved(dataCodewords(bytes, sum(chosen.blocks)), chosen);
  const codes = MASKS.map((_, mask) => drawn(chosen, at + 1, codewords, mask));
  const penalties = codes.map(penaltyOf);
  return codes[penalties.indexOf(Math.min(...penalties))] ?? [];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** Mode, length, bytes, and what fills the rest (7.4). */
function dataCodewords(bytes: readonly number[], capacity: number): readonly number[] {
  const bits = [0b0100, bytes.length, ...bytes].flatMap((value, at) => bitsOf(value, at === 0 ? 4 : 8));
  bits.push(...bitsOf(0, Math.min(4, capacity * 8 - bits.length)));
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    words.push(
      Number.parseInt(
        bits
          .slice(at, at + 8)
          .join('')
          .padEnd(8, '0'),
        2,
      ),
    );
  for (let pad = 0; words.length < capacity; pad++) words.push(pad % 2 === 0 ? 0xec : 0x11);
  return words;
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);
}

/** The codewords of all blocks, one of each in turn, with their corrections after them (7.6). */
function interleaved(data: readonly number[], { blocks, correction }: Version): readonly number[] {
  let from = 0;
  const parts = blocks.map((length) => data.slice(from, (from += length)));
  const divisor = generator(correction);
  const corrections = parts.map((part) => remainder(part, divisor));
  const inTurn = (all: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...all.map((one) => one.length)) }, (_, at) =>
      all.flatMap((one) => one[at] ?? []),
    ).flat();
  return [...inTurn(parts), ...inTurn(corrections)];
}

/** Multiplication in the field of 256 elements with the polynomial 0x11d. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** The coefficients of the Reed–Solomon generator, without the leading 1. */
function generator(degree: number): readonly number[] {
  let product: readonly number[] = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let at = 0; at < degree; at++) {
    product = product.map((one, place) => times(one, root) ^ (product[place + 1] ?? 0));
    root = times(root, 2);
  }
  return product;
}

function remainder(data: readonly number[], divisor: readonly number[]): readonly number[] {
  let rest: readonly number[] = divisor.map(() => 0);
  for (const one of data) {
    const factor = one ^ (rest[0] ?? 0);
    rest = divisor.map((coefficient, at) => (rest[at + 1] ?? 0) ^ times(coefficient, factor));
  }
  return rest;
}

/** Whether a mask flips a module (7.8.2). */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

function drawn(
  { size, alignment }: Version,
  number: number,
  codewords: readonly number[],
  mask: number,
): boolean[][] {
  /** `null`: for data. */
  const modules: (boolean | null)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => null),
  );
  const set = (row: number, column: number, isDark: boolean): void => {
    const line = modules[row];
    if (line !== undefined && column >= 0 && column < size) line[column] = isDark;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [top, left] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(set, { row: top, column: left, reach: 4 }, (ring) => ring !== 2 && ring !== 4);
  const last = alignment.length - 1;
  for (const [at, row] of alignment.entries())
    for (const [beside, column] of alignment.entries()) {
      const isFinder =
        (at === 0 && beside === 0) || (at === 0 && beside === last) || (at === last && beside === 0);
      if (!isFinder) square(set, { row, column, reach: 2 }, (ring) => ring !== 1);
    }
  drawFormat(set, size, mask);
  if (number >= 7) drawVersion(set, size, number);
  drawData(modules, codewords, MASKS[mask] ?? (() => false));
  return modules.map((row) => row.map((one) => one === true));
}

type Setter = (row: number, column: number, isDark: boolean) => void;

function square(
  set: Setter,
  { row, column, reach }: { readonly row: number; readonly column: number; readonly reach: number },
  isDark: (ring: number) => boolean,
): void {
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++)
      set(row + down, column + right, isDark(Math.max(Math.abs(down), Math.abs(right))));
}

/** Correction M and the mask, with their own correction, in two places (7.9). */
function drawFormat(set: Setter, size: number, mask: number): void {
  let rest = mask;
  for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) set(at, 8, bit(at));
  set(7, 8, bit(6));
  set(8, 8, bit(7));
  set(8, 7, bit(8));
  for (let at = 9; at < 15; at++) set(8, 14 - at, bit(at));
  for (let at = 0; at < 8; at++) set(8, size - 1 - at, bit(at));
  for (let at = 8; at < 15; at++) set(size - 15 + at, 8, bit(at));
  set(size - 8, 8, true);
}

/** The size, from the seventh on, in two places (7.10). */
function drawVersion(set: Setter, size: number, number: number): void {
  let rest = number;
  for (let at = 0; at < 12; at++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (number << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const isDark = ((bits >> at) & 1) === 1;
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(near, far, isDark);
    set(far, near, isDark);
  }
}

/** Two columns at a time from the right, upwards and downwards in turn (7.7.3). */
function drawData(
  modules: (boolean | null)[][],
  codewords: readonly number[],
  flips: (row: number, column: number) => boolean,
): void {
  const size = modules.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const goesUp = ((right + 1) & 2) === 0;
        const row = goesUp ? size - 1 - step : step;
        const line = modules[row];
        if (line === undefined || line[column] !== null) continue;
        const isSet = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        line[column] = isSet !== flips(row, column);
        bit++;
      }
  }
}

/** How hard a code is to read (7.8.3): long runs, blocks, patterns like the corners, and uneven shares. */
function penaltyOf(modules: readonly (readonly boolean[])[]): number {
  const columns = modules.map((_, at) => modules.map((row) => row[at] === true));
  const lines = [...modules, ...columns];
  let penalty = 0;
  for (const line of lines) {
    const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/1{5,}|0{5,}/gu)) penalty += run.length - 2;
    for (let at = 0; at + 11 <= text.length; at++)
      if (['10111010000', '00001011101'].includes(text.slice(at, at + 11))) penalty += 40;
  }
  for (let row = 0; row + 1 < modules.length; row++)
    for (let column = 0; column + 1 < modules.length; column++) {
      const one = modules[row]?.[column];
      const isBlock = [
        [0, 1],
        [1, 0],
        [1, 1],
      ].every(([down = 0, right = 0]) => modules[row + down]?.[column + right] === one);
      if (isBlock) penalty += 3;
    }
  const dark = sum(modules.map((row) => row.filter(Boolean).length));
  const share = (dark * 100) / modules.length ** 2;
  return penalty + Math.floor(Math.abs(share - 50) / 5) * 10;
}
