/** Titles of games on this page, with the names of the player's own lists. */

import { usePage } from '../page/page-context.ts';
import { texts } from '../texts/current.ts';
import { gameTitle, type TitledGame } from './game-title.ts';

/** Returns a function from a game to its title. */
export function useGameTitle(): (game: TitledGame) => string {
  const own = usePage().lists.dictionaries.value;
  return (game) => gameTitle(texts.value, game, own);
}
