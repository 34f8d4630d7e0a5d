/** The words of new games, as the settings choose them. */

import { LEXICA } from '@lexiko/words';
import type { SettingsStore } from '../page/settings.ts';
import { chosenDictionary } from '../words/dictionaries.ts';
import type { OwnLists } from '../words/own-lists.ts';
import type { GameWords } from './game-plans.ts';

/** The words that the settings choose for new games; `lists` are the player's own lists, where they can be used. */
export function chosenWords(
  { current }: Pick<SettingsStore, 'current'>,
  lists: Pick<OwnLists, 'dictionaries'> | null = null,
): GameWords {
  const { checking } = current.value;
  const own = lists?.dictionaries.value ?? [];
  return { dictionary: chosenDictionary(current.value, own), checking, offered: [...LEXICA, ...own] };
}
