/** What the search of the rulebook knows about a language. */

import type { RulebookTexts } from './en/rulebook/rulebook.ts';

export interface RulebookSearchWords {
  /** By section: words in which people ask about it and which the section itself does not use. */
  readonly askedAs: Readonly<Partial<Record<keyof RulebookTexts['sections'], string>>>;
  /** Words of a question that say nothing about what it is after. */
  readonly emptyWords: string;
  /** Endings in which a question and a rule may differ. */
  readonly endings: RegExp;
  /** A consonant that is doubled before an ending; `null` where the language doubles none. */
  readonly doubled: RegExp | null;
  /** What is written onto a word and is no part of it: the `l’` of `l’étoile`, the `-t-on` of `compte-t-on`. */
  readonly attached?: RegExp;
  /** Whether words are written together, so that the word searched for may stand inside another. */
  readonly joinsWords: boolean;
}
