/** The common result of the dictionary readers: the senses of a headword by part of speech. */

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

/** Merges entries by part of speech, in the order of their first appearance. */
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

/** A compound with a part this short may be spelt like an unrelated word: UP ON, DO IT, VITAMIN E. */
const SHORT_PART = /(?:^|[ _])[^ _]{1,2}(?:[ _]|$)/;

/** A compound as one word (`dry_dock`, `aard-vark`); `null` if it is not a compound or should stay separate. */
export function closedSpelling(compound: string): string | null {
  if (!/^[a-z].*[a-z]$/.test(compound) || SHORT_PART.test(compound)) return null;
  return compound.replace(/[^a-z]/g, '');
}
