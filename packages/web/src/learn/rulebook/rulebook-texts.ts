/** The rulebook's texts in one language: every section tells the rules of the very game it is opened for. */

import type { Ruleset } from '@lexiko/rules';
import type { ChapterId, SectionId } from './outline.ts';

export interface SectionText {
  readonly title: string;
  /** Paragraphs; one that begins with `• ` is an entry of a list. */
  readonly body: (ruleset: Ruleset) => readonly string[];
}

export interface RulebookTexts {
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly sections: Readonly<Record<SectionId, SectionText>>;
}

/** Paragraphs; those that do not apply to the game are left out. */
export function paragraphs(...texts: readonly (string | false)[]): readonly string[] {
  return texts.filter((text) => text !== false);
}

export function tileCount({ tiles }: Ruleset): number {
  return Object.values(tiles.counts).reduce((sum, count) => sum + count, 0);
}
