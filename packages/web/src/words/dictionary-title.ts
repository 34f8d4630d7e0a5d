/** The title of a dictionary as the page shows it. */

import type { Texts } from '../texts/texts.ts';
import { dictionaryName, NO_DICTIONARY, type Dictionary } from './dictionaries.ts';
import { ownChecksum } from './own-lists.ts';

/** The dictionary's name, or that the players decide. `offered` gives the names of lists that are not built in. */
export function dictionaryTitle(
  { dictionaries }: Texts,
  id: string,
  offered?: readonly Dictionary[],
): string {
  if (id === NO_DICTIONARY) return dictionaries.none;
  const name = dictionaryName(id, offered);
  return name === id && ownChecksum(id) !== null ? dictionaries.unknownList : name;
}
