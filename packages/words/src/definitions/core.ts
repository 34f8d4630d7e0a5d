/** Reads our own definitions: a line for each sense, `word`, letter of the part of speech, text, between tabs. */

import { partsOfSpeechFrom } from './definition.ts';
import { type Dictionary, type HeadwordEntry, mergedEntries } from './headwords.ts';

/** Throws if a line is malformed: the file is ours. */
export function readCore(text: string): Dictionary {
  const entries = new Map<string, HeadwordEntry[]>();
  for (const line of text.split('\n').filter((candidate) => candidate !== '')) {
    const [word = '', letter = '', sense, ...rest] = line.split('\t');
    const [partOfSpeech, ...more] = partsOfSpeechFrom(letter);
    if (partOfSpeech === undefined || more.length > 0 || !sense || rest.length > 0) {
      throw new Error(`not a definition: '${line}'`);
    }
    const entry = { partOfSpeech, senses: [sense], references: [] };
    entries.set(word, [...(entries.get(word) ?? []), entry]);
  }
  return { entriesOf: (headword) => mergedEntries(entries.get(headword) ?? []) };
}
