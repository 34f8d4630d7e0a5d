/**
 * Small racks ("parts") by number: every choice of up to some tiles that the box allows, in the order of a dictionary
 * whose letters are tiles. Learnt leaves give each part a value, and a leave is worth all of its parts together.
 * Every loop stays within its flat table: `!` says so, since a check would cost time.
 */

export class RackParts {
  /** Tiles in the box by letter, 0 the blank. */
  readonly counts: readonly number[];
  /** Tiles in the largest part. */
  readonly longest: number;
  /** Number of tiles by part. Part 0 has none. */
  readonly sizes: Uint8Array;
  /**
   * By part and letter: the part with one more tile, of that letter, which must not come before the others; 0 if
   * none.
   */
  readonly #longer: Int32Array;

  constructor(counts: readonly number[], longest: number) {
    this.counts = counts;
    this.longest = longest;
    const width = counts.length;
    const sizes = [0];
    const longer: number[] = counts.map(() => 0);
    const extend = (part: number, from: number, held: number): void => {
      if (sizes[part] === longest) return;
      for (let letter = from; letter < width; letter++) {
        const copies = letter === from ? held + 1 : 1;
        if (copies > counts[letter]!) continue;
        const next = sizes.push(sizes[part]! + 1) - 1;
        for (let each = 0; each < width; each++) longer.push(0);
        longer[part * width + letter] = next;
        extend(next, letter, copies);
      }
    };
    extend(0, 0, 0);
    this.sizes = Uint8Array.from(sizes);
    this.#longer = Int32Array.from(longer);
  }

  /** Including part 0. */
  get count(): number {
    return this.sizes.length;
  }

  /**
   * Writes the numbers of all parts of a rack into `found`, part 0 first, and returns their count. Tiles must be
   * sorted.
   */
  within(rack: ArrayLike<number>, found: Int32Array): number {
    const width = this.counts.length;
    let count = 1;
    found[0] = 0;
    for (let at = 0; at < rack.length;) {
      const letter = rack[at]!;
      let copies = 1;
      while (at + copies < rack.length && rack[at + copies] === letter) copies++;
      at += copies;
      for (let index = 0, end = count; index < end; index++) {
        let part = found[index]!;
        for (let copy = 0; copy < copies; copy++) {
          part = this.#longer[part * width + letter]!;
          if (part === 0) break;
          found[count++] = part;
        }
      }
    }
    return count;
  }

  /** Every part with tiles, in order of its number. */
  *racks(): Generator<readonly number[]> {
    const width = this.counts.length;
    const rack: number[] = [];
    const longer = this.#longer;
    function* from(part: number): Generator<readonly number[]> {
      for (let letter = 0; letter < width; letter++) {
        const next = longer[part * width + letter]!;
        if (next === 0) continue;
        rack.push(letter);
        yield [...rack];
        yield* from(next);
        rack.pop();
      }
    }
    yield* from(0);
  }
}

/** The most parts that a rack of `tiles` tiles can have. */
export function mostParts(tiles: number): number {
  return 2 ** tiles;
}
