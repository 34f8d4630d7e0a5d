/** The titles of dictionaries on this page, including the player's own lists. */

import { usePage } from '../page/page-context.ts';
import { texts } from '../texts/current.ts';
import { dictionaryTitle } from './dictionary-title.ts';

/** Returns a function from a dictionary's id to its title. */
export function useDictionaryTitle(): (id: string) => string {
  const own = usePage().lists.dictionaries.value;
  return (id) => dictionaryTitle(texts.value, id, own);
}
