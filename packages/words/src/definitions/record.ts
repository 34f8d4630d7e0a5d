/** What the file stores about a word, shared by compiler, writer and reader. Words are in lower case. */

import type { Form, PartOfSpeech, Source } from './definition.ts';

export interface Sense {
  readonly text: string;
  /** If false, a school hides the sense even if its word is fit. */
  readonly isFitForSchool: boolean;
}

/** The senses of a word itself, as one part of speech. */
export interface SenseGroup {
  readonly partOfSpeech: PartOfSpeech;
  readonly source: Source;
  /** See `Entry`. */
  readonly sameAs: string | null;
  readonly senses: readonly Sense[];
}

/** The lemma of a word and the form that the word is. */
export interface LemmaForm {
  readonly lemma: string;
  readonly form: Form;
}

/** 0: fit for school; otherwise the tier that bars the word. */
export type SchoolTier = 0 | 1 | 2;

/** One word of the file. Every lemma in `forms` has a record with groups of its own. */
export interface DefinitionRecord {
  readonly word: string;
  readonly schoolTier: SchoolTier;
  readonly groups: readonly SenseGroup[];
  readonly forms: readonly LemmaForm[];
}
