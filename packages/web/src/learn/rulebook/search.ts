/**
 * Looking for a section in the words of whoever asks: whole questions, other words for the same thing, words half typed.
 * Sections that speak of everything asked for come first; if there are none, those that speak of most of it.
 */

import type { Ruleset } from '@lexiko/rules';
import type { Language } from '../../page/settings.ts';
import type { Texts } from '../../texts/texts.ts';
import { CHAPTER_IDS, SECTIONS, sectionsFor, type SectionId } from './outline.ts';
import { refusalsOf } from './refusals.ts';
import { RULEBOOKS } from './rulebooks.ts';
import { ASKED_AS, EMPTY_WORDS } from './search-words.ts';

/** Words with their numbers: `S-25` and `3W` are one each. */
const WORD = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;
/** Endings that a question and a rule may have different ones of. */
const ENDINGS: Readonly<Record<Language, RegExp>> = {
  en: /(?:ings?|ed|es|s|e)$/u,
  de: /(?:en|er|es|em|e|n|s|t)$/u,
};
/** What is left of a word must still tell it from others. */
const SHORTEST_STEM = 4;

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function stemOf(word: string, language: Language): string {
  const stem = word.replace(ENDINGS[language], '');
  if (stem.length < SHORTEST_STEM) return word;
  // `swapping` is of `swap`, but `passing` of `pass`.
  return language === 'en' ? stem.replace(/([bdgmnprt])\1$/u, '$1') : stem;
}

/** German writes words together, so that what is looked for may stand inside of one. */
function speaksOf(text: readonly string[], stem: string, language: Language): boolean {
  if (stem.length === 1) return text.includes(stem); // a letter of the game
  const isInside = language === 'de' && stem.length >= SHORTEST_STEM;
  return text.some((word) => (isInside ? word.includes(stem) : word.startsWith(stem)));
}

/** A section's words, by how much they tell what it is about. */
interface SearchedSection {
  readonly id: SectionId;
  readonly head: readonly string[];
  readonly body: readonly string[];
  readonly rest: readonly string[];
}

/** The book of a game in one language, made ready to be searched with every letter that is typed. */
export interface SearchIndex {
  readonly language: Language;
  readonly sections: readonly SearchedSection[];
}

const WEIGHTS = { head: 4, body: 2, rest: 1 } as const;

export function searchIndex(ruleset: Ruleset, { tag: language, forms, refusals }: Texts): SearchIndex {
  const { sections } = RULEBOOKS[language];
  const searched = CHAPTER_IDS.flatMap((chapter) => sectionsFor(chapter, ruleset)).map((id) => {
    const options = SECTIONS[id].options.map((key) => forms.options[key].name);
    const said = refusalsOf(id, ruleset, refusals).map(({ sentence }) => sentence);
    return {
      id,
      head: wordsIn([sections[id].title, ASKED_AS[language][id] ?? '', ...SECTIONS[id].rules].join(' ')),
      body: wordsIn(sections[id].body(ruleset).join(' ')),
      rest: wordsIn([...options, ...said].join(' ')),
    };
  });
  return { language, sections: searched };
}

function weightOf({ head, body, rest }: SearchedSection, stem: string, language: Language): number {
  if (speaksOf(head, stem, language)) return WEIGHTS.head;
  if (speaksOf(body, stem, language)) return WEIGHTS.body;
  return speaksOf(rest, stem, language) ? WEIGHTS.rest : 0;
}

/** The sections that answer a question, best first; all of the game's where nothing is asked. */
export function sectionsAbout(
  question: string,
  { language, sections: all }: SearchIndex,
): readonly SectionId[] {
  const asked = [...new Set(wordsIn(question))];
  const telling = asked.filter((word) => !EMPTY_WORDS[language].has(word));
  const stems = (telling.length > 0 ? telling : asked).map((word) => stemOf(word, language));
  if (stems.length === 0) return all.map(({ id }) => id);
  const weights = all.map((section) => stems.map((stem) => weightOf(section, stem, language)));
  // What few sections speak of tells more than what most do.
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
