/**
 * Searches the rulebook in the reader's own words: whole questions, synonyms, half-typed words. Finds the sections that
 * match the most search words, all of them if possible.
 */

import type { Ruleset } from '@lexiko/rules';
import type { AreaTexts } from '@lexiko/texts';
import type { Texts } from '../../texts/texts.ts';
import { CHAPTER_IDS, SECTIONS, sectionsFor, type SectionId } from './outline.ts';
import { refusalsOf } from './refusals.ts';

/** A word with letters and digits: `S-25` and `3W` are one word each. */
const WORD = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;
/** Letters that a stem needs to differ from other words. */
const SHORTEST_STEM = 4;

type SearchWords = AreaTexts['rulebookSearch'];

function wordsIn(text: string, { attached }: SearchWords): readonly string[] {
  const words = text.toLowerCase().normalize('NFC').match(WORD) ?? [];
  return attached === undefined ? words : words.map((word) => word.replaceAll(attached, ''));
}

/** Many people type without accents: `comodin` finds `comodín`, `plytka` finds `płytka`. NFD does not decompose ł. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
}

function searchedWords(texts: readonly string[], words: SearchWords): readonly string[] {
  return wordsIn(texts.join(' '), words).map(withoutAccents);
}

function stemOf(word: string, { endings, doubled }: SearchWords): string {
  const stem = word.replace(endings, '');
  if (stem.length < SHORTEST_STEM) return word;
  return doubled === null ? stem : stem.replace(doubled, '$1');
}

function speaksOf(text: readonly string[], stem: string, { joinsWords }: SearchWords): boolean {
  if (stem.length === 1) return text.includes(stem); // a single letter, such as Q, matches only itself
  const isInside = joinsWords && stem.length >= SHORTEST_STEM;
  return text.some((word) => (isInside ? word.includes(stem) : word.startsWith(stem)));
}

/** A section's words by weight: title, synonyms and rule numbers; text; options and refusals. */
interface SearchedSection {
  readonly id: SectionId;
  readonly head: readonly string[];
  readonly body: readonly string[];
  readonly rest: readonly string[];
}

/** A game's rulebook in one language, prepared so that the search can run at every keystroke. */
export interface SearchIndex {
  readonly words: SearchWords;
  readonly sections: readonly SearchedSection[];
}

const WEIGHTS = { head: 4, body: 2, rest: 1 } as const;

/** The texts to search, all in one language. */
export interface SearchedBook extends Pick<AreaTexts, 'rulebook' | 'rulebookSearch'> {
  readonly texts: Texts;
}

export function searchIndex(ruleset: Ruleset, book: SearchedBook): SearchIndex {
  const {
    texts: { forms, refusals },
    rulebook: { sections },
    rulebookSearch: words,
  } = book;
  const searched = CHAPTER_IDS.flatMap((chapter) => sectionsFor(chapter, ruleset)).map((id) => {
    const options = SECTIONS[id].options.map((key) => forms.options[key].name);
    const said = refusalsOf(id, ruleset, refusals).map(({ sentence }) => sentence);
    return {
      id,
      head: searchedWords([sections[id].title, words.askedAs[id] ?? '', ...SECTIONS[id].rules], words),
      body: searchedWords(sections[id].body(ruleset), words),
      rest: searchedWords([...options, ...said], words),
    };
  });
  return { words, sections: searched };
}

function weightOf({ head, body, rest }: SearchedSection, stem: string, words: SearchWords): number {
  if (speaksOf(head, stem, words)) return WEIGHTS.head;
  if (speaksOf(body, stem, words)) return WEIGHTS.body;
  return speaksOf(rest, stem, words) ? WEIGHTS.rest : 0;
}

/** The sections that match a question, best first; all sections of the game for an empty question. */
export function sectionsAbout(question: string, { words, sections: all }: SearchIndex): readonly SectionId[] {
  const asked = [...new Set(wordsIn(question, words))];
  const empty = new Set(searchedWords([words.emptyWords], words));
  const telling = asked.filter((word) => !empty.has(withoutAccents(word)));
  const stems = (telling.length > 0 ? telling : asked).map((word) => withoutAccents(stemOf(word, words)));
  if (stems.length === 0) return all.map(({ id }) => id);
  const weights = all.map((section) => stems.map((stem) => weightOf(section, stem, words)));
  // A word that few sections contain says more about the question than a common one.
  const rarity = stems.map((_, at) => {
    const speaking = weights.filter((row) => (row[at] ?? 0) > 0).length;
    return speaking === 0 ? 0 : Math.log(1 + all.length / speaking);
  });
  const rated = all.map(({ id }, at) => {
    const row = weights[at] ?? [];
    return {
      id,
      met: row.filter((weight) => weight > 0).length,
      points: row.reduce((sum, weight, word) => sum + weight * (rarity[word] ?? 0), 0),
    };
  });
  const most = Math.max(...rated.map(({ met }) => met));
  return rated
    .filter(({ met }) => met > 0 && met === most)
    .toSorted((a, b) => b.points - a.points)
    .map(({ id }) => id);
}
