/** Starts a learning game (H-17) against an easy computer, as the front page does. */

import type { LocalGames } from '../../table/local-games.ts';
import type { Page } from '../../page/page.ts';
import { chosenWords } from '../../setup/chosen-words.ts';
import { quickGame } from '../../setup/game-plans.ts';
import { texts } from '../../texts/current.ts';

export function startLearningGame(games: LocalGames, { settings, lists }: Page): void {
  games.createGame(quickGame(texts.peek(), 'learning', 'easy', chosenWords(settings, lists)));
}
