/**
 * Lexiko English with newer words from SCOWL: keeps the list and its data, and adds the words that it lacks with their
 * level. Their plurals are classified from the list.
 */

import { writeWord } from '../alphabet.ts';
import type { PackedWords } from '../graph/packed-words.ts';
import { ENGLISH } from '../language-alphabet.ts';
import { parseFormsFile, parseWordsFile, readColumns } from '../lexicon/lexicon-files.ts';
import { numberClassIndex } from '../lexicon/number-class.ts';
import { pluralClassifier, type PluralOverrides } from '../lexicon/plural-classifier.ts';
import { emptyColumns, WORD_LABELS, type WordColumns } from '../lexicon/word-columns.ts';

/** The files of Lexiko English, and the SCOWL word lists by level, commonest first. */
export interface SupplementTexts {
  readonly words: string;
  readonly forms: string;
  readonly commonness: string;
  readonly labels: string;
  readonly overrides: string;
  readonly lists: readonly { readonly level: number; readonly text: string }[];
}

export class ScowlSupplement {
  readonly base: PackedWords;
  readonly #texts: SupplementTexts;
  readonly #ranks = new Map<string, number>();
  readonly #levels = new Map<string, number>();

  constructor(texts: SupplementTexts) {
    this.#texts = texts;
    this.base = parseWordsFile(texts.words, ENGLISH);
    for (let rank = 0; rank < this.base.count; rank++) this.#ranks.set(wordAt(this.base, rank), rank);
  }

  /** Calls `take` once with every word that Lexiko English lacks. */
  eachNew(take: (word: string) => void): void {
    for (const { level, text } of this.#texts.lists) {
      // A pinned dependency.
      for (const word of JSON.parse(text) as string[]) {
        const upper = word.toUpperCase();
        if (this.#ranks.has(upper) || this.#levels.has(upper)) continue;
        this.#levels.set(upper, level);
        take(word);
      }
    }
  }

  /** How many of its new words a list has at each level of SCOWL; the least level first. */
  newByLevel(words: PackedWords): ReadonlyMap<number, number> {
    const counts = new Map<number, number>();
    for (let rank = 0; rank < words.count; rank++) {
      const level = this.#levels.get(wordAt(words, rank));
      if (level !== undefined) counts.set(level, (counts.get(level) ?? 0) + 1);
    }
    return new Map([...counts].toSorted(([a], [b]) => a - b));
  }

  /** The columns of both lists together. */
  columnsOf(words: PackedWords): WordColumns {
    const { commonness, labels, forms, overrides } = this.#texts;
    const known = readColumns(
      { commonness, labels },
      parseFormsFile(forms),
      (word) => this.#ranks.get(word.toUpperCase()) ?? -1,
    );
    const has = new Set(Array.from({ length: words.count }, (_, rank) => wordAt(words, rank)));
    const classOf = pluralClassifier((word) => has.has(word), JSON.parse(overrides) as PluralOverrides);
    const columns = emptyColumns(words.count);
    for (let rank = 0; rank < words.count; rank++) {
      const word = wordAt(words, rank);
      const before = this.#ranks.get(word);
      if (before === undefined) {
        const numberClass = classOf(word);
        columns.levels[rank] = this.#levels.get(word) ?? 0;
        columns.numberClasses[rank] = numberClassIndex(numberClass);
        // P, PVv and PVn can be read as a plural; the others are unknown.
        columns.labels[rank] = /^P(?:V.)?$/u.test(numberClass) ? WORD_LABELS.anyPlural : 0;
        continue;
      }
      columns.levels[rank] = known.levels[before] ?? 0;
      columns.numberClasses[rank] = known.numberClasses[before] ?? 0;
      columns.frequencies[rank] = known.frequencies[before] ?? 0;
      columns.labels[rank] = known.labels[before] ?? 0;
    }
    return columns;
  }
}

function wordAt({ letters, starts }: PackedWords, rank: number): string {
  return writeWord(ENGLISH, letters.subarray(starts[rank], starts[rank + 1]));
}
