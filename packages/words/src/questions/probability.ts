/** The probability of drawing letters from a full bag, with blanks as substitutes. */

import type { Alphabet } from '../alphabet.ts';
import type { Rack } from './rack.ts';

/** The binomial coefficient, within the precision of doubles. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - i + 1)) / i;
  return Math.round(ways);
}

/** The most blanks counted; no tile set has more. */
const MOST_BLANKS = 4;

/** Counts the draws that give a set of letters. Create it once per alphabet: its tables cost more than a query. */
export class DrawCounter {
  readonly #blanks: number;
  /** One row per letter: ways to draw 0, 1, 2 … of its tiles. */
  readonly #ways: Float64Array;
  readonly #blankWays: Float64Array;
  readonly #counts: Uint8Array;
  readonly #terms = new Float64Array(MOST_BLANKS + 1);
  readonly tiles: number;

  constructor(alphabet: Alphabet) {
    const { counts } = alphabet;
    this.tiles = counts.reduce((sum, count) => sum + count, 0);
    this.#blanks = Math.min(counts[0] ?? 0, MOST_BLANKS);
    this.#counts = new Uint8Array(alphabet.size + 1);
    this.#ways = new Float64Array((alphabet.size + 1) * ROW);
    for (let letter = 1; letter <= alphabet.size; letter++) {
      for (let drawn = 0; drawn < ROW; drawn++) {
        this.#ways[letter * ROW + drawn] = choose(counts[letter] ?? 0, drawn);
      }
    }
    this.#blankWays = Float64Array.from({ length: MOST_BLANKS + 1 }, (_, drawn) =>
      choose(counts[0] ?? 0, drawn),
    );
  }

  /** Draws of `length` tiles that spell these letters, with blanks as substitutes; 0: impossible. */
  waysToSpell(letters: Uint8Array, length: number): number {
    const counts = this.#counts;
    for (let at = 0; at < length; at++) {
      const letter = letters[at] ?? 0;
      counts[letter] = (counts[letter] ?? 0) + 1;
    }
    // Term b of the product: ways to draw the letters so far, with blanks for b of them.
    const blanks = this.#blanks;
    const terms = this.#terms;
    terms.fill(0);
    terms[0] = 1;
    for (let at = 0; at < length; at++) {
      const letter = letters[at] ?? 0;
      const count = counts[letter] ?? 0;
      if (count === 0) continue;
      counts[letter] = 0;
      for (let term = blanks; term >= 0; term--) {
        let sum = 0;
        for (let taken = Math.min(term, count); taken >= 0; taken--) {
          sum += (terms[term - taken] ?? 0) * (this.#ways[letter * ROW + count - taken] ?? 0);
        }
        terms[term] = sum;
      }
    }
    let ways = 0;
    for (let term = 0; term <= blanks; term++) ways += (terms[term] ?? 0) * (this.#blankWays[term] ?? 0);
    return ways;
  }

  /** Draws that give exactly this rack, its blanks as blanks. */
  waysToDraw(rack: Rack): number {
    let ways = this.#blankWays[rack[0] ?? 0] ?? 0;
    for (let letter = 1; letter < rack.length; letter++) {
      ways *= this.#ways[letter * ROW + (rack[letter] ?? 0)] ?? 0;
    }
    return ways;
  }

  /** All draws of `size` tiles from the full bag. */
  draws(size: number): number {
    return choose(this.tiles, size);
  }
}

/** No word has more of one letter. */
const ROW = 64;
