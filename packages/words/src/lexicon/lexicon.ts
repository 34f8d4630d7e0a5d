/**
 * A lexicon: its words as a graph, its identity, and data about its words. Everything is computed on demand.
 */

import { readWord, type Alphabet } from '../alphabet.ts';
import { hasWord, type WordGraph } from '../graph/word-graph.ts';
import { rankOf, rankWords, type WordRanks } from '../graph/word-ranks.ts';
import { NUMBER_CLASSES, type NumberClass } from './number-class.ts';
import { WORD_LABELS, type WordColumns } from './word-columns.ts';
import type { WordForms } from './word-forms.ts';

/** Identifies the lexicon in every game that uses it (D-01). */
export interface LexiconIdentity {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** SHA-256 of the words in the order of the alphabet, upper case, a newline after each, as UTF-8; in hex. */
  readonly checksum: string;
}

export interface LexiconParts {
  readonly identity: LexiconIdentity;
  readonly alphabet: Alphabet;
  readonly graph: WordGraph;
  /** Called at most once, on the first query for data about a word. */
  readonly loadColumns: (ranks: WordRanks) => WordColumns;
  /** `null` if nothing is known about forms. */
  readonly loadForms: () => ((rank: number, word: string) => WordForms) | null;
}

export class Lexicon {
  readonly identity: LexiconIdentity;
  readonly alphabet: Alphabet;
  readonly graph: WordGraph;
  readonly #parts: LexiconParts;
  #ranks: WordRanks | undefined;
  #columns: WordColumns | undefined;
  #forms: ReturnType<LexiconParts['loadForms']> | undefined;

  constructor(parts: LexiconParts) {
    this.identity = parts.identity;
    this.alphabet = parts.alphabet;
    this.graph = parts.graph;
    this.#parts = parts;
  }

  get ranks(): WordRanks {
    this.#ranks ??= rankWords(this.graph);
    return this.#ranks;
  }

  get columns(): WordColumns {
    this.#columns ??= this.#parts.loadColumns(this.ranks);
    return this.#columns;
  }

  get size(): number {
    return this.ranks.count;
  }

  has(word: string): boolean {
    const letters = readWord(this.alphabet, word);
    return letters !== null && hasWord(this.graph, letters);
  }

  /** The rank of a word in alphabetical order, from 0; -1 if it is not listed. */
  rankOf(word: string): number {
    const letters = readWord(this.alphabet, word);
    return letters === null ? -1 : rankOf(this.graph, this.ranks, letters);
  }

  /**
   * Whether a listed word is of either school tier. Such words are not shown unasked: in lessons, puzzles, hints, word lists
   * and drills, and computers for children do not play them.
   */
  isUnfit(word: string): boolean {
    const rank = this.rankOf(word);
    return rank >= 0 && ((this.columns.labels[rank] ?? 0) & UNFIT) !== 0;
  }

  numberClassAt(rank: number): NumberClass {
    return NUMBER_CLASSES[this.columns.numberClasses[rank] ?? 0] ?? '';
  }

  /** Parts of speech and base forms; empty if unknown. */
  formsOf(word: string): WordForms {
    this.#forms ??= this.#parts.loadForms();
    const rank = this.#forms === null ? -1 : this.rankOf(word);
    return rank < 0 || this.#forms === null ? NO_FORMS : this.#forms(rank, word.toUpperCase());
  }
}

const UNFIT = WORD_LABELS.schoolTier1 | WORD_LABELS.schoolTier2;

const NO_FORMS: WordForms = { partsOfSpeech: '', lemmas: [] };
