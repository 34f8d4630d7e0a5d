/**
 * Reads Project Gutenberg's plain text of Webster's Unabridged Dictionary (1913): a headword in capitals, a line with
 * pronunciation and part of speech, then paragraphs of which only some are definitions.
 */

import type { PartOfSpeech } from './definition.ts';
import { firstSentence } from './gloss-text.ts';
import { closedSpelling, type Dictionary, type HeadwordEntry, mergedEntries } from './headwords.ts';

export function readWebster(text: string): Dictionary {
  const articles = new Map<string, string[][]>();
  const compounds: [closed: string, paragraphs: string[]][] = [];
  for (const { heading, paragraphs } of articlesOf(text)) {
    for (const name of heading.split('; ').map(plainLetters)) {
      if (/^[a-z]+$/.test(name)) {
        addTo(articles, name, paragraphs);
        continue;
      }
      const closed = closedSpelling(name);
      if (closed !== null) compounds.push([closed, paragraphs]);
    }
  }
  // A compound counts for its closed spelling only if no article has that spelling.
  const closedArticles = new Map<string, string[][]>();
  for (const [name, paragraphs] of compounds)
    if (!articles.has(name)) addTo(closedArticles, name, paragraphs);
  return {
    entriesOf: (headword: string): readonly HeadwordEntry[] =>
      mergedEntries(
        currentEntries((articles.get(headword) ?? closedArticles.get(headword) ?? []).map(articleOf)),
      ),
  };
}

function addTo(articles: Map<string, string[][]>, name: string, paragraphs: string[]): void {
  const present = articles.get(name);
  if (present === undefined) articles.set(name, [paragraphs]);
  else present.push(paragraphs);
}

const HEADING = /^[A-ZÀ-Þ-][A-ZÀ-Þ0-9'.,;& -]*$/;

/** Paragraphs under their heading; the first one holds pronunciation, part of speech and etymology. */
function* articlesOf(text: string): Generator<{ heading: string; paragraphs: string[] }> {
  let heading: string | null = null;
  let paragraphs: string[] = [];
  for (const paragraph of text.replaceAll('\r', '').split(/\n{2,}/)) {
    const [firstLine = ''] = paragraph.split('\n', 1);
    // A line in capitals is a heading if more lines follow; a single letter always is one.
    if (HEADING.test(firstLine) && (firstLine.length < paragraph.length || firstLine.length === 1)) {
      if (heading !== null) yield { heading, paragraphs };
      heading = firstLine;
      paragraphs = [paragraph.slice(firstLine.length + 1)];
    } else {
      paragraphs.push(paragraph);
    }
  }
  if (heading !== null) yield { heading, paragraphs };
}

function plainLetters(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[^a-z' -]/g, '');
}

/** One article; Webster's has a heading for each part of speech and each origin. */
interface Article {
  readonly partOfSpeech: PartOfSpeech;
  readonly senses: readonly { readonly text: string; readonly isObsolete: boolean }[];
  readonly references: readonly string[];
}

function articleOf(paragraphs: readonly string[]): Article {
  const [head = '', ...rest] = paragraphs;
  const senses: Article['senses'][number][] = [];
  const references: string[] = [];
  for (const definition of [inflectionOf(head), ...rest].flatMap(definitionsIn)) {
    const text = firstSentence(definition);
    const reference = referenceIn(text);
    if (reference !== null) references.push(reference);
    else if (isSense(text)) senses.push({ text, isObsolete: definition.includes('[Obs') });
  }
  return { partOfSpeech: partOfSpeechIn(head), senses, references };
}

const DEFINITION = /^(?:Defn: |\d+\. |\([a-z]\) )(.*)$/s;

/** A paragraph of definitions holds one, or several marked (a), (b), (c) at the beginning of a line; others none. */
function definitionsIn(paragraph: string): string[] {
  if (!DEFINITION.test(paragraph)) return [];
  return paragraph
    .split(/\n(?=\([a-z]\) )/)
    .map((part) => flowOf(DEFINITION.exec(part)?.[1] ?? ''))
    .filter((definition) => definition !== '');
}

/** Obsolete senses count only if a word has no others: LEST was once a noun, a verb and an adjective. */
function currentEntries(articles: readonly Article[]): HeadwordEntry[] {
  const isCurrent = articles.some(({ senses }) => senses.some(({ isObsolete }) => !isObsolete));
  return articles.map(({ partOfSpeech, senses, references }) => ({
    partOfSpeech,
    senses: senses.filter(({ isObsolete }) => !(isObsolete && isCurrent)).map(({ text }) => text),
    references,
  }));
}

/** Turns a head line such as `Ate, imp. of Eat.` into a definition. */
function inflectionOf(head: string): string {
  const inflection = /,\s*((?:obs\. )?(?:imp|p\. ?p|p\. ?pr|pl)\..* of [A-Z][a-z]+)/.exec(head)?.[1];
  return inflection === undefined ? '' : `Defn: ${inflection}`;
}

/** The line width of the transcription. */
const LINE_WIDTH = 68;

/**
 * The paragraph up to the first line that ends although the next word would have fitted. There the definition ends and
 * quotations or phrases begin, which nothing else marks.
 */
function flowOf(paragraph: string): string {
  const lines = paragraph.split('\n');
  let length = lines.length;
  for (let at = 1; at < lines.length; at++) {
    const [nextWord = ''] = (lines[at] ?? '').trim().split(' ', 1);
    // The first line of a definition lost its mark (`Defn: `, `12. `), which filled at most six columns.
    const width = (lines[at - 1] ?? '').length + (at === 1 ? 6 : 0);
    if (width + 1 + nextWord.length <= LINE_WIDTH) {
      length = at;
      break;
    }
  }
  const flow = lines.slice(0, length).join('\n');
  // A line may end inside a compound (`soda-` `lime`), or after a suspended hyphen (`two-` `or three-leaved`).
  return flow.replace(/(?<=[a-z]-)\n(?!(?:and|or|to) )/g, '').replaceAll('\n', ' ');
}

/** Paragraphs of definitions that define nothing: remarks on usage, grammar without its word, broken formulas. */
const REMARKS =
  /^(?:See |Same as .$|(?:Also )?[Uu]sed (?:also|chiefly|only|with|figur|adjec|in )|(?:A |An )?[Cc]ombining form|of [A-Z][a-z]+$|(?:adv|per|see|See)$|(?:obs\. )*(?:imp|p\. ?p|p\. ?pr|pl|[123]d|pers|pres|compar|superl)\b)|[=#]/;

function isSense(text: string): boolean {
  return /[a-z]{2}/i.test(text) && !REMARKS.test(text);
}

/** Phrases that refer an inflected or variant form to another word: `obs. p. p. of X`, `an old form of X`. */
const VARIANT = [
  'an?|the|and|&|obs\\.|obsolete|old|archaic|erroneous|variant|var\\.|variation|form|spelling|contraction|corruption',
  'imp\\.|imperfect|preterit|past|participle|p\\. ?p\\.|p\\. ?pr\\.|pl\\.?|plural|3d|pers\\.|sing\\.|pres\\.|ind\\.|vb\\.|n\\.',
].join('|');

/** A definition that is only a reference: `See X`, `Same as 2d X`, `imp. of X`. */
const REFERENCE = new RegExp(
  `^(?:see|(?:the )?same as|alt\\. of|(?:(?:${VARIANT}),? ?)+ of) (?:the )?(?:[1-9](?:st|d|th) )?([a-zæ][a-zà-ÿ-]+)(.*)$`,
  'i',
);

/** Qualifiers after the word referred to: `Fusil, a`, `Hag, 4`, `Loath, Loathly, etc.`. */
const QUALIFIERS =
  /^(?:[,;]? ?(?:and|or|etc\.?|\d+|\([^)]*\)|[a-z]+\.?(?: [a-z]\.?)?(?=$|,)|[A-Z][a-zà-ÿ]+))*[.,]?$/;

function referenceIn(sense: string): string | null {
  const [, target, rest = ''] = REFERENCE.exec(sense) ?? [];
  // Webster's writes the words it refers to with a capital; `a form of oath` refers to nothing.
  if (target === undefined || !/^[A-Z]/.test(target) || !QUALIFIERS.test(rest)) return null;
  return plainLetters(target).replaceAll('-', '');
}

const MARKS: readonly (readonly [RegExp, PartOfSpeech])[] = [
  [/^n\b/, 'noun'],
  [/^(?:v|imp|p\. ?p|p\. ?pr)\b(?!.*\ba\.)/, 'verb'],
  [/^(?:a|adj|p|superl|compar)\b/, 'adjective'],
  [/^adv\b/, 'adverb'],
  [/^pron\b/, 'pronoun'],
  [/^prep\b/, 'preposition'],
  [/^conj\b/, 'conjunction'],
  [/^interj\b/, 'interjection'],
];

function partOfSpeechIn(head: string): PartOfSpeech {
  const beforeEtymology = head.split(/Etym:|\[/, 1)[0] ?? '';
  for (const piece of beforeEtymology.split(/[,;)]\s*|"?\. /).slice(1)) {
    const mark = MARKS.find(([pattern]) => pattern.test(piece));
    if (mark !== undefined) return mark[1];
  }
  return 'unstated';
}
