/** Collects the playable words among the forms of a source, and counts why others are refused. */

import { foldText, type Language } from '@lexiko/languages';
import { type Alphabet, readWord, writeWord } from '../alphabet.ts';
import { type PackedWords, rankIn, sortWords, WordPacker } from '../graph/packed-words.ts';
import { alphabetOf } from '../language-alphabet.ts';
import { parseLeftOut, parseWords, type ReviewTexts } from './reviewed-lists.ts';

/** Why a form is refused. */
export const REFUSALS = ['capital', 'mark', 'letter', 'length', 'unit', 'short', 'left-out'] as const;

export type Refusal = (typeof REFUSALS)[number];

/** No word is longer than a row of the board. */
export const MOST_TILES = 15;

/** Words up to this length come from our reviewed list only. */
export const SHORT_TILES = 3;

const CAPITAL = /\p{Lu}/u;
const MARK = /[^\p{L}\p{M}]/u;

export class WordCollector {
  readonly alphabet: Alphabet;
  readonly #language: Language;
  readonly #packer = new WordPacker();
  readonly #short: ReadonlySet<string>;
  readonly #leftOut: ReadonlySet<string>;
  /** In tiles; longer forms, which are most, need no lookup. */
  readonly #longestLeftOut: number;
  readonly #refused = new Map<Refusal, number>();
  readonly #refusedShort = new Set<string>();
  #taken = 0;
  /** Of each word as it was kept. */
  #readings = new Uint8Array(1 << 12);
  #kept = 0;

  constructor(language: Language, lists: Pick<ReviewTexts, 'short' | 'leftOut'>) {
    this.#language = language;
    this.alphabet = alphabetOf(language);
    this.#short = new Set(parseWords(lists.short).map((word) => this.#spell(word)));
    this.#leftOut = new Set(
      parseLeftOut(lists.leftOut).flatMap(({ words }) => words.map((word) => this.#spell(word))),
    );
    this.#longestLeftOut = Math.max(
      0,
      ...Array.from(this.#leftOut, (word) => readWord(this.alphabet, word)?.length ?? 0),
    );
  }

  /** Spells a word of our own lists; throws if tiles cannot spell it. */
  #spell(word: string): string {
    const letters = this.lettersOf(word);
    if (letters === null) throw new Error(`${word} on our lists has a letter without a tile`);
    return writeWord(this.alphabet, letters);
  }

  /** A form as tiles; `null` if a letter has no tile. Folding every form at once would take three times as long. */
  lettersOf(form: string): Uint8Array | null {
    return readWord(this.alphabet, form) ?? readWord(this.alphabet, foldText(this.#language, form));
  }

  /**
   * Takes a form of the source, in lower case unless it is a name, and how it is read (`READINGS`). Returns its tiles, or
   * `null` if it is refused.
   */
  take(form: string, reading = 0): Uint8Array | null {
    if (CAPITAL.test(form)) return this.refuse('capital');
    if (MARK.test(form)) return this.refuse('mark');
    const letters = this.lettersOf(form);
    if (letters === null) return this.refuse('letter');
    if (letters.length < 2 || letters.length > MOST_TILES) return this.refuse('length');
    if (letters.length <= SHORT_TILES) {
      const word = writeWord(this.alphabet, letters);
      if (this.#short.has(word)) return this.#keep(letters, reading);
      this.#refusedShort.add(word);
      return this.refuse('short');
    }
    if (letters.length <= this.#longestLeftOut && this.#leftOut.has(writeWord(this.alphabet, letters))) {
      return this.refuse('left-out');
    }
    return this.#keep(letters, reading);
  }

  /** Adds words without checks. */
  keepAll({ count, letters, starts }: PackedWords): void {
    for (let word = 0; word < count; word++) this.#add(letters.subarray(starts[word], starts[word + 1]), 0);
  }

  refuse(reason: Refusal): null {
    this.#refused.set(reason, (this.#refused.get(reason) ?? 0) + 1);
    return null;
  }

  #keep(letters: Uint8Array, reading: number): Uint8Array {
    this.#taken++;
    this.#add(letters, reading);
    return letters;
  }

  #add(letters: Uint8Array, reading: number): void {
    this.#packer.add(letters);
    if (this.#kept === this.#readings.length) {
      const longer = new Uint8Array(this.#readings.length * 2);
      longer.set(this.#readings);
      this.#readings = longer;
    }
    this.#readings[this.#kept++] = reading;
  }

  /** Returns all words, including the reviewed short ones. The collector must not be used afterwards. */
  finish(): CollectedWords {
    const own = [...this.#short].map((word) => readWord(this.alphabet, word) ?? new Uint8Array());
    for (const letters of own) this.#add(letters, 0);
    const kept = this.#packer.take();
    const words = sortWords(kept);
    return {
      words,
      readings: this.#readingsOf(words, kept),
      taken: this.#taken,
      refused: this.#refused,
      refusedShort: [...this.#refusedShort].sort(),
    };
  }

  #readingsOf(words: PackedWords, { count, letters, starts }: PackedWords): Uint8Array {
    const readings = new Uint8Array(words.count);
    for (let word = 0; word < count; word++) {
      const reading = this.#readings[word] ?? 0;
      // A language whose source says nothing spares the search.
      if (reading === 0) continue;
      const rank = rankIn(words, letters.subarray(starts[word], starts[word + 1]));
      readings[rank] = (readings[rank] ?? 0) | reading;
    }
    return readings;
  }
}

export interface CollectedWords {
  /** Sorted, each once. */
  readonly words: PackedWords;
  /** By rank: all readings of the forms that gave the word (`READINGS`). */
  readonly readings: Uint8Array;
  /** Accepted forms, duplicates included. */
  readonly taken: number;
  /** Refused forms, duplicates included. */
  readonly refused: ReadonlyMap<Refusal, number>;
  /** Short forms of the source that our list lacks, each once. */
  readonly refusedShort: readonly string[];
}
