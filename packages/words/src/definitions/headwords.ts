/** What the readers of the dictionaries hand over: for a headword, its senses by part of speech. */

import type { PartOfSpeech } from './definition.ts';

/** The senses of a headword as one part of speech, in the dictionary's order. */
export interface HeadwordEntry {
  readonly partOfSpeech: PartOfSpeech;
  readonly senses: readonly string[];
  /** Headwords the dictionary refers to instead of, or besides, giving senses; lower case. */
  readonly references: readonly string[];
}

/** Headwords are in lower case; an unknown one has no entries. */
export interface Dictionary {
  entriesOf(headword: string): readonly HeadwordEntry[];
}

/** One entry for each part of speech, in the order in which they first come up. */
export function mergedEntries(entries: readonly HeadwordEntry[]): HeadwordEntry[] {
  const parts = [...new Set(entries.map(({ partOfSpeech }) => partOfSpeech))];
  return parts.map((partOfSpeech) => {
    const same = entries.filter((entry) => entry.partOfSpeech === partOfSpeech);
    return {
      partOfSpeech,
      senses: [...new Set(same.flatMap(({ senses }) => senses))],
      references: [...new Set(same.flatMap(({ references }) => references))],
    };
  });
}

/** With so short a part a compound may be spelt like quite another word: UP ON, DO IT, VITAMIN E. */
const SHORT_PART = /(?:^|[ _])[^ _]{1,2}(?:[ _]|$)/;

/** A compound as one word (`dry_dock`, `aard-vark`); `null` if it is none or should not be taken for one word. */
export function closedSpelling(compound: string): string | null {
  if (!/^[a-z].*[a-z]$/.test(compound) || SHORT_PART.test(compound)) return null;
  return compound.replace(/[^a-z]/g, '');
}
