/** The title of a dictionary as the page shows it. */

import { agreedList } from '@lexiko/rules/rule-points';
import type { Texts } from '../texts/texts.ts';
import { dictionaryName, NO_DICTIONARY, type Dictionary } from './dictionaries.ts';
import { ownChecksum, ownListId } from './own-lists.ts';

/** The dictionary's name, or that the players decide. `offered` gives the names of lists that are not built in. */
export function dictionaryTitle(texts: Texts, id: string, offered?: readonly Dictionary[]): string {
  const { dictionaries } = texts;
  if (id === NO_DICTIONARY) return dictionaries.none;
  const agreed = agreedList({ id });
  if (agreed !== null) return dictionaries.agreed(dictionaryTitle(texts, ownListId(agreed), offered));
  const name = dictionaryName(id, offered);
  return name === id && ownChecksum(id) !== null ? dictionaries.unknownList : name;
}
