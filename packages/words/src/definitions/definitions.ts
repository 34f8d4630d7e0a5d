/** Looks up the definition of a word. Works on records, not bytes. */

import { type Definition, type Entry, partsOfSpeechOf, type SchoolLevel } from './definition.ts';
import { type DefinitionsFault, type DefinitionsFile, readDefinitions } from './reader.ts';
import type { SenseGroup } from './record.ts';
import { ok, type Result } from '../result.ts';

export interface Definitions {
  /** Identifies the sources of the definitions; changes with them. */
  readonly sourceKey: string;
  /** How many words can be defined. */
  readonly wordCount: number;
  /** Upper or lower case. `none` for a word without a definition and for anything that is not a word. */
  define(word: string, school?: SchoolLevel): Definition;
  /** Every word that can be defined, in upper case and sorted. */
  words(): Generator<string>;
}

/** Opens the unpacked bytes of a definitions file. Texts are decoded on demand. */
export function openDefinitions(bytes: Uint8Array): Result<Definitions, DefinitionsFault> {
  const opened = readDefinitions(bytes);
  if (!opened.ok) return opened;
  const file = opened.value;
  return ok({
    sourceKey: file.sourceKey,
    wordCount: file.wordCount,
    define: (word: string, school: SchoolLevel = 0) => define(file, word.toLowerCase(), school),
    *words(): Generator<string> {
      for (const word of file.words()) yield word.toUpperCase();
    },
  });
}

function define(file: DefinitionsFile, key: string, school: SchoolLevel): Definition {
  const word = key.toUpperCase();
  const record = file.recordOf(key);
  if (record === null) return { kind: 'none', word };
  if (isBarred(record, school)) return { kind: 'hidden', word };

  const entries = entriesOf(record.groups, { lemma: word, relation: 'itself' }, school);
  for (const { lemma, form } of record.forms) {
    const target = file.recordOf(lemma);
    if (target === null || isBarred(target, school)) continue;
    const groups = groupsFor(target.groups, partsOfSpeechOf(form));
    entries.push(...entriesOf(groups, { lemma: lemma.toUpperCase(), relation: form }, school));
  }
  return entries.length > 0 ? { kind: 'defined', word, entries } : { kind: 'hidden', word };
}

function isBarred({ schoolTier }: { readonly schoolTier: number }, school: SchoolLevel): boolean {
  return schoolTier !== 0 && schoolTier <= school;
}

/** If no source has a fitting part of speech, as for a verb made from a noun, all groups are used. */
function groupsFor(groups: readonly SenseGroup[], parts: readonly string[]): readonly SenseGroup[] {
  const fitting = groups.filter(({ partOfSpeech }) => parts.includes(partOfSpeech));
  return fitting.length > 0 ? fitting : groups;
}

function entriesOf(
  groups: readonly SenseGroup[],
  standing: Pick<Entry, 'lemma' | 'relation'>,
  school: SchoolLevel,
): Entry[] {
  return groups.flatMap(({ partOfSpeech, source, sameAs, senses }) => {
    const shown = senses.filter(({ isFitForSchool }) => school === 0 || isFitForSchool);
    if (shown.length === 0) return [];
    return {
      ...standing,
      partOfSpeech,
      sameAs: sameAs?.toUpperCase() ?? null,
      source,
      senses: shown.map(({ text }) => text),
    };
  });
}
