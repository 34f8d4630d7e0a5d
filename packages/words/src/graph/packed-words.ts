/** Many words as numbers in two flat arrays, sorted without making a string of any of them. */

/** Word `i` is `letters[starts[i]]` up to `letters[starts[i + 1]]`. Letters are numbered from 1. */
export interface PackedWords {
  readonly count: number;
  readonly letters: Uint8Array;
  readonly starts: Uint32Array;
}

/** Collects words one by one; grows as needed. */
export class WordPacker {
  #letters = new Uint8Array(1 << 16);
  #starts = new Uint32Array(1 << 12);
  #count = 0;
  #used = 0;

  add(word: ArrayLike<number>): void {
    const { length } = word;
    if (this.#used + length > this.#letters.length) this.#letters = grown(this.#letters, this.#used + length);
    for (let at = 0; at < length; at++) this.#letters[this.#used + at] = word[at] ?? 0;
    this.#used += length;
    this.#count++;
    if (this.#count === this.#starts.length) {
      const longer = new Uint32Array(this.#starts.length * 2);
      longer.set(this.#starts);
      this.#starts = longer;
    }
    this.#starts[this.#count] = this.#used;
  }

  /** The words collected, in their order. The packer must not be used afterwards. */
  take(): PackedWords {
    return {
      count: this.#count,
      letters: this.#letters.subarray(0, this.#used),
      starts: this.#starts.subarray(0, this.#count + 1),
    };
  }
}

function grown(bytes: Uint8Array, needed: number): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(Math.max(needed, bytes.length * 2));
  longer.set(bytes);
  return longer;
}

/** The same words in ascending order, each once; the same object if they already are. */
export function sortWords(words: PackedWords): PackedWords {
  if (isStrictlyRising(words)) return words;
  const order = new Uint32Array(words.count);
  for (let i = 0; i < words.count; i++) order[i] = i;
  sortRange(words, order, 0, words.count, 0);
  return gather(words, order);
}

function isStrictlyRising(words: PackedWords): boolean {
  for (let i = 1; i < words.count; i++) if (compareWords(words, i - 1, i, 0) >= 0) return false;
  return true;
}

/** Order of two words, known to agree in their first `depth` letters; a word comes before its extensions. */
function compareWords({ letters, starts }: PackedWords, a: number, b: number, depth: number): number {
  let atA = (starts[a] ?? 0) + depth;
  let atB = (starts[b] ?? 0) + depth;
  const endA = starts[a + 1] ?? 0;
  const endB = starts[b + 1] ?? 0;
  while (atA < endA && atB < endB) {
    const difference = (letters[atA++] ?? 0) - (letters[atB++] ?? 0);
    if (difference !== 0) return difference;
  }
  return endA - atA - (endB - atB);
}

/** Below this many words, insertion sort beats distribution by letter. */
const SMALL = 24;

/** Radix sort from the first letter on: three million words in about a second, where comparison takes six. */
function sortRange(words: PackedWords, order: Uint32Array, from: number, to: number, depth: number): void {
  if (to - from <= SMALL) {
    for (let i = from + 1; i < to; i++) {
      const word = order[i] ?? 0;
      let at = i;
      for (; at > from && compareWords(words, order[at - 1] ?? 0, word, depth) > 0; at--) {
        order[at] = order[at - 1] ?? 0;
      }
      order[at] = word;
    }
    return;
  }
  const ends = dealByKey(order, from, to, (word) => letterAt(words, word, depth));
  // Pile 0 holds the words that end here: all equal, so already in order.
  for (let letter = 1; letter < KEYS; letter++) {
    const start = ends[letter - 1] ?? from;
    const end = ends[letter] ?? from;
    if (end - start > 1) sortRange(words, order, start, end, depth + 1);
  }
}

function letterAt({ letters, starts }: PackedWords, word: number, depth: number): number {
  const at = (starts[word] ?? 0) + depth;
  return at < (starts[word + 1] ?? 0) ? (letters[at] ?? 0) : 0;
}

/** Keys are letters: 1 to 62, and 0 for "no letter here". */
const KEYS = 64;

/**
 * Distributes `items[from..to)` into piles by key, in place (in any order within a pile); returns where each pile
 * ends.
 */
function dealByKey(
  items: Uint32Array,
  from: number,
  to: number,
  keyOf: (item: number) => number,
): Uint32Array {
  const ends = new Uint32Array(KEYS);
  for (let i = from; i < to; i++) {
    const key = keyOf(items[i] ?? 0);
    ends[key] = (ends[key] ?? 0) + 1;
  }
  const next = new Uint32Array(KEYS);
  let start = from;
  for (let key = 0; key < KEYS; key++) {
    next[key] = start;
    start += ends[key] ?? 0;
    ends[key] = start;
  }
  for (let pile = 0; pile < KEYS; pile++) {
    const end = ends[pile] ?? 0;
    for (let at = next[pile] ?? 0; at < end;) {
      const item = items[at] ?? 0;
      const key = keyOf(item);
      if (key === pile) {
        at++;
        continue;
      }
      // Swap the misplaced item to the front of its own pile.
      const target = next[key] ?? 0;
      items[at] = items[target] ?? 0;
      items[target] = item;
      next[key] = target + 1;
    }
  }
  return ends;
}

function gather(words: PackedWords, order: Uint32Array): PackedWords {
  const letters = new Uint8Array(words.letters.length);
  const starts = new Uint32Array(words.count + 1);
  let count = 0;
  let used = 0;
  for (let i = 0; i < order.length; i++) {
    const word = order[i] ?? 0;
    if (i > 0 && compareWords(words, order[i - 1] ?? 0, word, 0) === 0) continue;
    const from = words.starts[word] ?? 0;
    const to = words.starts[word + 1] ?? 0;
    for (let at = from; at < to; at++) letters[used++] = words.letters[at] ?? 0;
    starts[++count] = used;
  }
  return { count, letters: letters.subarray(0, used), starts: starts.subarray(0, count + 1) };
}

/** The place of a word among sorted words; -1 if it is not one of them. */
export function rankIn({ count, letters, starts }: PackedWords, word: Uint8Array): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    const order = compareLetters(letters.subarray(starts[middle], starts[middle + 1]), word);
    if (order === 0) return middle;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return -1;
}

function compareLetters(a: Uint8Array, b: Uint8Array): number {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at++) if (a[at] !== b[at]) return (a[at] ?? 0) - (b[at] ?? 0);
  return a.length - b.length;
}
