/**
 * Compiles the definitions of a lexicon: our own texts first, then WordNet, then Webster's. An everyday word begins with a
 * text that a child understands. Follows references to a
 * text and links inflected words to their lemmas. Turns dictionaries into records for the file.
 */

import { type Form, partsOfSpeechOf, type PartOfSpeech, type Source } from './definition.ts';
import type { Dictionary } from './headwords.ts';
import { possibleLemmas } from './inflection.ts';
import type { DefinitionRecord, LemmaForm, SenseGroup } from './record.ts';
import { isFitForSchool } from './school-fitness.ts';
import type { WordFacts } from './word-facts.ts';

export interface Dictionaries {
  /** Our own texts that say all there is to say about a word. */
  readonly core: Dictionary;
  /** Our own texts for everyday words, in words of a child; other dictionaries say more. */
  readonly everyday: Dictionary;
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
      own.length > 0 || facts.forms.length > 0
        ? listedForms(facts, groups, dictionaries)
        : guessedForms(facts, groups);
    if (own.length + forms.length > 0) records.push({ word, schoolTier, groups: own, forms });
  }
  return records.sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** What one source says about a word as one part of speech. */
interface Text {
  readonly partOfSpeech: PartOfSpeech;
  readonly source: Source;
  readonly sameAs: string | null;
  readonly senses: readonly string[];
}

function textsOf({ word, partsOfSpeech, forms }: WordFacts, dictionaries: Dictionaries): Text[] {
  if (forms.length === 0) {
    const own = ownTexts(word, dictionaries, { expected: partsOfSpeech, others: 'if-alone' });
    const texts = own.length > 0 ? own : followed(word, dictionaries, new Set([word]));
    return withinLimits(texts).map((text) => withPartOfSpeech(text, partsOfSpeech));
  }
  // A part of speech that the lemma explains needs no text: Webster's also has FEET as an obsolete singular.
  const explained = new Set(forms.flatMap(({ form }) => partsOfSpeechOf(form)));
  const expected = partsOfSpeech.filter((part) => !explained.has(part));
  const texts = ownTexts(word, dictionaries, { expected, others: 'never' });
  // WordNet also has HANDS; to most readers they are the plural of HAND.
  const isPlain = ({ partOfSpeech }: Text): boolean =>
    forms.some(
      ({ lemma, form }) =>
        partsOfSpeechOf(form).includes(partOfSpeech) &&
        dictionaries.everyday.entriesOf(lemma).some((entry) => entry.partOfSpeech === partOfSpeech),
    );
  return withinLimits(texts.filter((text) => !isPlain(text)));
}

/** Fills in a missing part of speech if the word can only be one. */
function withPartOfSpeech(text: Text, [only, ...others]: readonly PartOfSpeech[]): Text {
  const isClear = text.partOfSpeech === 'unstated' && only !== undefined && others.length === 0;
  return isClear ? { ...text, partOfSpeech: only } : text;
}

/** Which parts of speech Webster's may add to WordNet's: it is full of obsolete words and of names. */
interface Admission {
  readonly expected: readonly PartOfSpeech[];
  /** Parts of speech that are not expected: accepted only where WordNet does not know the word, or never. */
  readonly others: 'if-alone' | 'never';
}

/** The texts of the dictionaries for the headword itself. */
function ownTexts(headword: string, dictionaries: Dictionaries, admission: Admission): Text[] {
  const ours = textsIn(dictionaries.core, 'lexiko', headword);
  if (ours.length > 0) return ours;
  const everyday = textsIn(dictionaries.everyday, 'lexiko', headword);
  const others = scholarlyTexts(headword, dictionaries, admission);
  return [...everyday, ...others.map((text) => withoutMainSense(text, everyday))];
}

/** An everyday text says in plain words what a dictionary says first. */
function withoutMainSense(text: Text, everyday: readonly Text[]): Text {
  const isSaid = everyday.some(({ partOfSpeech }) => partOfSpeech === text.partOfSpeech);
  return isSaid ? { ...text, senses: text.senses.slice(1) } : text;
}

function scholarlyTexts(
  headword: string,
  { wordnet, webster }: Dictionaries,
  { expected, others }: Admission,
): Text[] {
  const modern = textsIn(wordnet, 'wordnet', headword);
  const isOpen = others === 'if-alone' && modern.length === 0;
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
 * The text at the end of `see X`, `same as Y`, preferably for the part of speech of the reference. `seen` ends
 * cycles.
 */
function followed(headword: string, dictionaries: Dictionaries, seen: Set<string>): Text[] {
  for (const { partOfSpeech, references } of dictionaries.webster.entriesOf(headword)) {
    for (const target of references) {
      if (seen.has(target)) continue;
      seen.add(target);
      const own = referredTexts(target, dictionaries);
      const found = own.length > 0 ? own : followed(target, dictionaries, seen);
      const matching = found.filter((text) => text.partOfSpeech === partOfSpeech);
      if (found.length > 0) return matching.length > 0 ? matching : found;
    }
  }
  return [];
}

/** A reference in Webster's means its own article: ZECHIN, see SEQUIN, is the coin, not the ornament. */
function referredTexts(target: string, { core, wordnet, webster }: Dictionaries): Text[] {
  const sources = [
    textsIn(core, 'lexiko', target),
    textsIn(webster, 'webster', target),
    textsIn(wordnet, 'wordnet', target),
  ];
  const found = sources.find((texts) => texts.length > 0) ?? [];
  return found.map((text) => ({ ...text, sameAs: target }));
}

/** The most senses of one part of speech, and of a word in total. */
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

/** The lexicon's lemmas with a definition; if any fits by its part of speech, only those. */
function listedForms({ word, forms }: WordFacts, groups: Groups, { core }: Dictionaries): LemmaForm[] {
  // Our own text is complete, and BA is not the plural of BUM.
  if (core.entriesOf(word).length > 0) return [];
  const defined = forms.filter(({ lemma }) => lemma !== word && groups.has(lemma));
  const fitting = defined.filter((form) => fitsLemma(form, groups));
  return fitting.length > 0 ? fitting : defined;
}

/** The word that this one must be a form of, by spelling and part of speech, if there is one. */
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

function groupOf(text: Text, known: ReadonlySet<string>, barred: ReadonlySet<string>): SenseGroup {
  const { partOfSpeech, source, sameAs } = text;
  const senses = text.senses.map((sense) => ({
    text: source === 'webster' ? withSmallInitial(sense, known) : sense,
    isFitForSchool: isFitForSchool(sense, barred),
  }));
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
