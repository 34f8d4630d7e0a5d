/** Marks words unfit for school, by our lists: whole families of the source, words and parts of words. */

import { writeWord } from '../alphabet.ts';
import type { PackedWords } from '../graph/packed-words.ts';
import { WORD_LABELS, type WordColumns } from '../lexicon/word-columns.ts';
import { familiesOf, type ReviewTexts, unfitTest } from './reviewed-lists.ts';
import type { WordCollector } from './word-collector.ts';

interface Tier {
  readonly label: number;
  readonly text: string;
  /** Entries of the source, as tiles spell them, by what the list writes. */
  readonly families: ReadonlyMap<string, string>;
  /** The forms of these entries. */
  readonly forms: Set<string>;
  readonly seen: Set<string>;
}

export class UnfitWords {
  readonly #collector: WordCollector;
  readonly #tiers: readonly Tier[];
  /** The forms of an entry follow each other. */
  #stem = '';
  #tiersOfStem: readonly Tier[] = [];

  constructor(collector: WordCollector, { unfit, milder }: Pick<ReviewTexts, 'unfit' | 'milder'>) {
    this.#collector = collector;
    this.#tiers = [this.#tier(WORD_LABELS.schoolTier1, unfit), this.#tier(WORD_LABELS.schoolTier2, milder)];
  }

  #tier(label: number, text: string): Tier {
    const families = new Map(familiesOf(text).map((entry) => [this.#spell(entry), entry]));
    return { label, text, families, forms: new Set(), seen: new Set() };
  }

  #spell(word: string): string {
    const letters = this.#collector.lettersOf(word);
    return letters === null ? '' : writeWord(this.#collector.alphabet, letters);
  }

  /** A word that was taken, and the entry of the source that it is a form of. */
  see(stem: string, letters: Uint8Array): void {
    if (stem !== this.#stem) {
      this.#stem = stem;
      const spelt = this.#spell(stem);
      this.#tiersOfStem = this.#tiers.filter(({ families }) => families.has(spelt));
      for (const { seen } of this.#tiersOfStem) seen.add(spelt);
    }
    if (this.#tiersOfStem.length === 0) return;
    const word = writeWord(this.#collector.alphabet, letters);
    for (const { forms } of this.#tiersOfStem) forms.add(word);
  }

  /** Throws if a list names an entry that the source lacks: it would mark nothing. */
  mark({ labels }: WordColumns, words: PackedWords): void {
    for (const { families, seen } of this.#tiers) {
      const missing = [...families].filter(([spelt]) => !seen.has(spelt)).map(([, entry]) => entry);
      if (missing.length > 0) throw new Error(`the source has no entry ${missing.join(' ')}`);
    }
    const tests = this.#tiers.map(({ label, text, forms }) => ({
      label,
      isUnfit: unfitTest(text, (word) => forms.has(word)),
    }));
    const bits = this.#tiers.reduce((all, { label }) => all | label, 0);
    for (let rank = 0; rank < words.count; rank++) {
      const before = labels[rank] ?? 0;
      if ((before & bits) !== 0) continue;
      const letters = words.letters.subarray(words.starts[rank], words.starts[rank + 1]);
      const word = writeWord(this.#collector.alphabet, letters);
      const tier = tests.find(({ isUnfit }) => isUnfit(word));
      if (tier !== undefined) labels[rank] = before | tier.label;
    }
  }
}
