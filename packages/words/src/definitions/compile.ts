/**
 * Puts the definitions of a lexicon together: our own texts first, then WordNet, then Webster's, with references
 * followed to a text and inflected words led to their lemmas. Dictionaries in, records for the file out.
 */

import { type Form, partsOfSpeechOf, type PartOfSpeech, type Source } from './definition.ts';
import type { Dictionary } from './headwords.ts';
import { possibleLemmas } from './inflection.ts';
import type { DefinitionRecord, LemmaForm, SenseGroup } from './record.ts';
import type { WordFacts } from './word-facts.ts';

export interface Dictionaries {
  readonly core: Dictionary;
  readonly wordnet: Dictionary;
  readonly webster: Dictionary;
}

/** Records of all words that can be defined, sorted by word. */
export function compileDefinitions(
  words: readonly WordFacts[],
  dictionaries: Dictionaries,
): DefinitionRecord[] {
  const known = new Set(words.map(({ word }) => word));
  const barred = new Set(words.filter(({ schoolTier }) => schoolTier === 1).map(({ word }) => word));
  const groups = new Map<string, SenseGroup[]>();
  for (const facts of words) {
    const texts = textsOf(facts, dictionaries);
    if (texts.length > 0)
      groups.set(
        facts.word,
        texts.map((text) => groupOf(text, known, barred)),
      );
  }
  const records: DefinitionRecord[] = [];
  for (const facts of words) {
    const { word, schoolTier } = facts;
    const own = groups.get(word) ?? [];
    const forms =
      facts.forms.length > 0 || own.length > 0 ? listedForms(facts, groups) : guessedForms(facts, groups);
    if (own.length + forms.length > 0) records.push({ word, schoolTier, groups: own, forms });
  }
  return records.sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** What one source says of a word as one part of speech. */
interface Text {
  readonly partOfSpeech: PartOfSpeech;
  readonly source: Source;
  readonly sameAs: string | null;
  readonly senses: readonly string[];
}

function textsOf({ word, partsOfSpeech, forms }: WordFacts, dictionaries: Dictionaries): Text[] {
  // Of a word that has other texts or a lemma, Webster's may add only what the word is known to be: it is full of
  // obsolete verbs and of names.
  const texts = ownTexts(word, dictionaries, forms.length === 0 ? 'unless-others' : 'none', partsOfSpeech);
  const found = texts.length > 0 || forms.length > 0 ? texts : followed(word, dictionaries, new Set([word]));
  return withinLimits(found).map((text) => withPartOfSpeech(text, partsOfSpeech));
}

/** Where the source states none and the word can only be one, it is that one. */
function withPartOfSpeech(text: Text, [only, ...others]: readonly PartOfSpeech[]): Text {
  const isClear = text.partOfSpeech === 'unstated' && only !== undefined && others.length === 0;
  return isClear ? { ...text, partOfSpeech: only } : text;
}

/** What the dictionaries say of a headword itself; `strange`: when Webster's may add parts of speech not expected. */
function ownTexts(
  headword: string,
  { core, wordnet, webster }: Dictionaries,
  strange: 'unless-others' | 'none',
  expected: readonly PartOfSpeech[] = [],
): Text[] {
  const ours = textsIn(core, 'lexiko', headword);
  if (ours.length > 0) return ours;
  const modern = textsIn(wordnet, 'wordnet', headword);
  const isOpen = strange === 'unless-others' && modern.length === 0;
  const missing = expected.filter((part) => !modern.some(({ partOfSpeech }) => partOfSpeech === part));
  if (!isOpen && missing.length === 0) return modern;
  const older = textsIn(webster, 'webster', headword);
  return [...modern, ...older.filter(({ partOfSpeech }) => isOpen || missing.includes(partOfSpeech))];
}

function textsIn(dictionary: Dictionary, source: Source, headword: string): Text[] {
  return dictionary
    .entriesOf(headword)
    .filter(({ senses }) => senses.length > 0)
    .map(({ partOfSpeech, senses }) => ({ partOfSpeech, source, sameAs: null, senses }));
}

/**
 * The text at the end of `see X`, `same as Y`, preferably of the part of speech under which the reference stands.
 * `seen` ends circles.
 */
function followed(headword: string, dictionaries: Dictionaries, seen: Set<string>): Text[] {
  for (const { partOfSpeech, references } of dictionaries.webster.entriesOf(headword)) {
    for (const target of references) {
      if (seen.has(target)) continue;
      seen.add(target);
      const own = ownTexts(target, dictionaries, 'unless-others').map((text) => ({
        ...text,
        sameAs: target,
      }));
      const found = own.length > 0 ? own : followed(target, dictionaries, seen);
      const matching = found.filter((text) => text.partOfSpeech === partOfSpeech);
      if (found.length > 0) return matching.length > 0 ? matching : found;
    }
  }
  return [];
}

/** The most senses of one part of speech, and of a word altogether. */
const SENSES_PER_PART = 3;
const SENSES_PER_WORD = 8;

function withinLimits(texts: readonly Text[]): Text[] {
  let left = SENSES_PER_WORD;
  return texts.flatMap((text) => {
    const senses = text.senses.slice(0, Math.min(SENSES_PER_PART, left));
    left -= senses.length;
    return senses.length === 0 ? [] : [{ ...text, senses }];
  });
}

type Groups = ReadonlyMap<string, readonly SenseGroup[]>;

/** The lexicon's lemmas that are defined; where one of them fits by its part of speech, only such. */
function listedForms({ word, forms }: WordFacts, groups: Groups): LemmaForm[] {
  const defined = forms.filter(({ lemma }) => lemma !== word && groups.has(lemma));
  const fitting = defined.filter((form) => fitsLemma(form, groups));
  return fitting.length > 0 ? fitting : defined;
}

/** A word of which this one, by spelling and part of speech, must be a form: none or one. */
function guessedForms({ word, partsOfSpeech }: WordFacts, groups: Groups): LemmaForm[] {
  const candidates = possibleLemmas(word).filter(({ lemma }) => lemma !== word && groups.has(lemma));
  const fitsWord = ({ form }: LemmaForm): boolean =>
    partsOfSpeech.some((part) => partsOfSpeechOf(form).includes(part));
  const best =
    candidates.find(
      (candidate) => fitsLemma(candidate, groups) && (fitsWord(candidate) || !needsOwnPart(candidate.form)),
    ) ??
    candidates.find(
      (candidate) => isInflection(candidate.form) && (fitsWord(candidate) || partsOfSpeech.length === 0),
    );
  return best === undefined ? [] : [best];
}

/** Whether the lemma is defined as a part of speech that has this form. */
function fitsLemma({ lemma, form }: LemmaForm, groups: Groups): boolean {
  const parts = partsOfSpeechOf(form);
  return (groups.get(lemma) ?? []).some(({ partOfSpeech }) => parts.includes(partOfSpeech));
}

/** A comparative must itself be an adjective, or every BUILDER would compare BUILD. */
function needsOwnPart(form: Form): boolean {
  return form === 'comp' || form === 'sup';
}

/** Verbs and plurals come from other parts of speech too: GUSTED, CHRONICS. */
function isInflection(form: Form): boolean {
  return form === 'pl' || form === '3sg' || form === 'past' || form === 'ing';
}

/** What dictionaries say of words that no school list has to name. */
const UNFIT =
  /\b(?:obscene|vulgar|offensive|slur|sexual|sexually|coitus|copulat\w*|genitals?|prostitutes?)\b/i;

function groupOf(text: Text, known: ReadonlySet<string>, barred: ReadonlySet<string>): SenseGroup {
  const { partOfSpeech, source, sameAs } = text;
  const senses = text.senses.map((sense) => {
    const words = sense.toLowerCase().match(/[a-z]+/g) ?? [];
    return {
      text: source === 'webster' ? withSmallInitial(sense, known) : sense,
      isFitForSchool: !UNFIT.test(sense) && !words.some((word) => barred.has(word)),
    };
  });
  return { partOfSpeech, source, sameAs, senses };
}

/** Names that are also words of the lexicon, as Webster's begins definitions with them. */
const NAMES = new Set([
  'Christian',
  'Dutch',
  'English',
  'French',
  'German',
  'Indian',
  'Roman',
  'Scotch',
  'Polish',
]);

/** Webster's begins a definition with a capital, the other sources do not. Names keep theirs. */
function withSmallInitial(sense: string, known: ReadonlySet<string>): string {
  const first = /^[A-Z][A-Za-z]*/.exec(sense)?.[0] ?? '';
  const isCommon = first === 'A' || (known.has(first.toLowerCase()) && !NAMES.has(first));
  return isCommon ? first.toLowerCase() + sense.slice(first.length) : sense;
}
