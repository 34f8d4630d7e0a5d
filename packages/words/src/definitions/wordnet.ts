/**
 * Reads the database files of WordNet (format: `wndb(5WN)`). An index line lists the offsets of a word's synsets by
 * frequency of use, a data line holds the synset's words, pointers and gloss.
 */

import type { PartOfSpeech } from './definition.ts';
import { plainGloss } from './gloss-text.ts';
import { closedSpelling, type Dictionary, type HeadwordEntry } from './headwords.ts';

/** The two files of one part of speech. Both are ASCII, so a byte offset is a string offset. */
export interface WordNetFiles {
  readonly index: string;
  readonly data: string;
}

export type WordNetPart = Extract<PartOfSpeech, 'noun' | 'verb' | 'adjective' | 'adverb'>;

const WORDNET_PARTS: readonly WordNetPart[] = ['noun', 'verb', 'adjective', 'adverb'];

export interface WordNetTexts {
  readonly files: Readonly<Record<WordNetPart, WordNetFiles>>;
  /** The file `index.sense`: how often each sense occurs in a tagged corpus. */
  readonly senseIndex: string;
}

export function readWordNet({ files, senseIndex }: WordNetTexts): Dictionary {
  const parts = WORDNET_PARTS.map((partOfSpeech) => ({
    partOfSpeech,
    data: files[partOfSpeech].data,
    lines: indexLines(files[partOfSpeech].index),
  }));
  const uses = usesByPart(senseIndex);
  return {
    entriesOf(headword: string): readonly HeadwordEntry[] {
      const entries = parts.flatMap(({ partOfSpeech, data, lines }) => {
        const line = lines.get(headword);
        if (line === undefined) return [];
        const senses = sensesOf(headword, synsetOffsets(line), data);
        return senses.length === 0 ? [] : [{ partOfSpeech, senses, references: [] }];
      });
      const usesOf = (entry: HeadwordEntry): number => uses.get(`${headword} ${entry.partOfSpeech}`) ?? 0;
      return entries.sort((a, b) => usesOf(b) - usesOf(a));
    },
  };
}

/** Lines `lemma%type:… offset number uses`; types 1 to 5 are noun, verb, adjective, adverb, adjective satellite. */
function usesByPart(senseIndex: string): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const [, lemma, type, count] of senseIndex.matchAll(/^([a-z]+)%([1-5]).* ([1-9]\d*)$/gm)) {
    const key = `${lemma} ${type === '5' ? 'adjective' : WORDNET_PARTS[Number(type) - 1]}`;
    uses.set(key, (uses.get(key) ?? 0) + Number(count));
  }
  return uses;
}

/** Index lines by headword. Compounds with a space or hyphen are also listed under their closed spelling. */
function indexLines(index: string): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  const compounds: [closed: string, line: string][] = [];
  for (const line of index.split('\n')) {
    if (line === '' || line.startsWith(' ')) continue; // the licence is in indented lines
    const name = line.slice(0, line.indexOf(' '));
    if (/^[a-z]+$/.test(name)) {
      lines.set(name, line);
      continue;
    }
    const closed = closedSpelling(name);
    if (closed !== null) compounds.push([closed, line]);
  }
  for (const [closed, line] of compounds) if (!lines.has(closed)) lines.set(closed, line);
  return lines;
}

/** `lemma pos n p (pointers)×p n tagged (offset)×n`. */
function synsetOffsets(line: string): number[] {
  const fields = line.trim().split(' ');
  return fields.slice(6 + Number(fields[3])).map(Number);
}

interface Synset {
  readonly gloss: string;
  /** Whether the headword is spelt with a capital here: MARCH the month, TURKEY the country. */
  readonly isProper: boolean;
  /** Whether it names one thing in the world (a person, a place) or is an abbreviation in capitals. */
  readonly isUnique: boolean;
}

/** Glosses of the common word, or else those of a proper name that names a kind of thing. */
function sensesOf(headword: string, offsets: readonly number[], data: string): string[] {
  const synsets = offsets
    .map((offset) => synsetAt(headword, offset, data))
    .filter((synset) => synset.gloss !== '');
  const common = synsets.filter(({ isProper }) => !isProper);
  const chosen = common.length > 0 ? common : synsets.filter(({ isUnique }) => !isUnique);
  return [...new Set(chosen.map(({ gloss }) => gloss))];
}

/** `offset file type count (word id)×count pointers … | gloss`. */
function synsetAt(headword: string, offset: number, data: string): Synset {
  const line = data.slice(offset, data.indexOf('\n', offset));
  const bar = line.indexOf(' | ');
  const fields = line.slice(0, bar).split(' ');
  const wordCount = Number.parseInt(fields[3] ?? '', 16);
  if (bar < 0 || Number(fields[0]) !== offset || Number.isNaN(wordCount)) {
    throw new Error(`WordNet: no synset at offset ${offset}, wanted for '${headword}'`);
  }
  const spelling = fields.slice(4, 4 + wordCount * 2).find(
    (field) =>
      field
        .replace(/\(\w+\)$/, '')
        .replace(/[_-]/g, '')
        .toLowerCase() === headword,
  );
  return {
    gloss: plainGloss(line.slice(bar + 3)),
    isProper: spelling !== undefined && spelling !== spelling.toLowerCase(),
    isUnique: fields.includes('@i') || (spelling !== undefined && /[A-Z].*[A-Z]/.test(spelling)),
  };
}
