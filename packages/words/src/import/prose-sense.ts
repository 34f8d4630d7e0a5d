/**
 * Tells a text to read from a list of words with definitions. Both have words after the first of a line; but such lists are
 * in alphabetical order, and their lines are short.
 */

/** Fewer lines say nothing about an order. */
const FEWEST_PAIRS = 8;
/** The share of lines that come after the line before in alphabetical order; in a text it is about a half. */
const LEAST_ORDER = 0.75;
/** No definition in a list is as long, on average, as a paragraph. */
const LONGEST_REST = 240;

export class ProseSense {
  #lines = 0;
  #continued = 0;
  #restLength = 0;
  #rising = 0;
  #last: Uint8Array | null = null;

  /** A line with a word, and what follows the word. */
  take(letters: Uint8Array, rest: string): void {
    this.#lines++;
    if (rest !== '') {
      this.#continued++;
      this.#restLength += rest.length;
    }
    if (this.#last !== null && !comesBefore(letters, this.#last)) this.#rising++;
    this.#last = letters;
  }

  get isProse(): boolean {
    if (this.#continued * 2 <= this.#lines) return false;
    if (this.#restLength > this.#continued * LONGEST_REST) return true;
    const pairs = this.#lines - 1;
    return pairs >= FEWEST_PAIRS && this.#rising < pairs * LEAST_ORDER;
  }
}

function comesBefore(a: Uint8Array, b: Uint8Array): boolean {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return a.length < b.length;
}
