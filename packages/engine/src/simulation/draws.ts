/**
 * The tiles of a playout, from a seed and the number of the playout alone: the same for everybody, in any order.
 * Tiles supposed to be on a rack (see inference.ts) are dealt first.
 */

import { itemAt } from '@lexiko/rules/item-at';

/** Tiles that another side is supposed to hold, and how likely that is relative to the others listed. */
export interface SupposedRack {
  /** Letters by number, 0 a blank, ascending. */
  readonly letters: readonly number[];
  readonly weight: number;
}

/** What the mover does not see. */
export interface Unseen {
  /** Letters by number, in any order. */
  readonly letters: readonly number[];
  /** How many of them each of the other sides holds, in order of turns. */
  readonly rackSizes: readonly number[];
  /** What the side that moved last may have kept; anything if absent or empty. It is the last of the other sides. */
  readonly supposed?: readonly SupposedRack[];
}

export class Draws {
  readonly #unseen: Unseen;
  readonly #sorted: Uint8Array;
  readonly #seed: number;
  /** Cumulative weights of the supposed racks. */
  readonly #weights: Float64Array;
  #state = 0;

  constructor(unseen: Unseen, seed: number) {
    this.#unseen = unseen;
    this.#sorted = Uint8Array.from(unseen.letters).sort();
    this.#seed = seed;
    let sum = 0;
    this.#weights = Float64Array.from(unseen.supposed ?? [], ({ weight }) => (sum += weight));
  }

  get size(): number {
    return this.#sorted.length;
  }

  /** Writes the tiles of playout `number` to `into`: the other racks in order of turns, then the bag. */
  deal(number: number, into: Uint8Array): void {
    this.#state = mixed(this.#seed, number);
    into.set(this.#sorted);
    const size = this.#sorted.length;
    const last = this.#unseen.rackSizes.length - 1;
    let fixed = 0;
    const sum = this.#weights[this.#weights.length - 1] ?? 0;
    if (sum > 0) fixed = this.#fix(into, this.#chosen(this.#random() * sum));
    for (let at = fixed; at < size - 1; at++) swap(into, at, at + Math.floor(this.#random() * (size - at)));
    // The supposed tiles belong to the last rack, so they swap places with the racks before it.
    if (fixed > 0 && last > 0) {
      let before = 0;
      for (let side = 0; side < last; side++) before += itemAt(this.#unseen.rackSizes, side);
      for (let at = 0; at < fixed; at++) swap(into, at, before + at);
    }
  }

  /** Moves these letters to the front and returns how many there are. */
  #fix(into: Uint8Array, { letters }: SupposedRack): number {
    for (const [place, letter] of letters.entries()) {
      const at = into.indexOf(letter, place);
      if (at < 0) throw new RangeError('a supposed tile is not among the unseen');
      swap(into, place, at);
    }
    return letters.length;
  }

  #chosen(at: number): SupposedRack {
    let low = 0;
    let high = this.#weights.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (itemAt(this.#weights, middle) > at) high = middle;
      else low = middle + 1;
    }
    const supposed = this.#unseen.supposed?.[low];
    if (supposed === undefined) throw new RangeError('nothing is supposed');
    return supposed;
  }

  /** Mulberry32. */
  #random(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** Runs for each tile of each playout, so nothing is checked: both indices are within the deal. */
function swap(tiles: Uint8Array, a: number, b: number): void {
  const tile = tiles[a]!;
  tiles[a] = tiles[b]!;
  tiles[b] = tile;
}

/** Adjacent numbers under one seed start far apart. */
function mixed(seed: number, number: number): number {
  let value = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}
