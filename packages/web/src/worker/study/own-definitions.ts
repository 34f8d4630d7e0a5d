/** Our own definitions for the page: of all two-letter words, and of others that players meet and few dictionaries have. */

import { readCore, type Dictionary } from '@lexiko/words';

const FILE = new URL('../../../../words/data/core-definitions.tsv', import.meta.url);

let opening: Promise<Dictionary> | null = null;

/** Fetched when first asked for. */
function ownDefinitions(): Promise<Dictionary> {
  opening ??= fetch(FILE)
    .then((response) => response.text())
    .then(readCore);
  return opening;
}

/** What a word means; `null`: we have nothing of our own to say about it. */
export async function meanings(): Promise<(word: string) => string | null> {
  const dictionary = await ownDefinitions();
  return (word) => {
    const senses = dictionary.entriesOf(word.toLowerCase()).flatMap((entry) => entry.senses);
    return senses.length === 0 ? null : senses.join('; ');
  };
}
