/** Our own definitions for the page: of all two-letter words, and of others that players meet and few dictionaries have. */

import { readCore, type Dictionary } from '@lexiko/words';
import { fetched } from '../lexicon-source.ts';

const FILE = new URL('../../../../words/data/core-definitions.tsv', import.meta.url);

let opened: Dictionary | null = null;

/** Fetched when first asked for; tried again where that failed. */
async function ownDefinitions(): Promise<Dictionary> {
  opened ??= readCore(await (await fetched(FILE)).text());
  return opened;
}

/** What a word means; `null`: we have nothing of our own to say about it. */
export async function meanings(): Promise<(word: string) => string | null> {
  const dictionary = await ownDefinitions();
  return (word) => {
    const senses = dictionary.entriesOf(word.toLowerCase()).flatMap((entry) => entry.senses);
    return senses.length === 0 ? null : senses.join('; ');
  };
}
