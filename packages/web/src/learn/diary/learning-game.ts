/** Starts a learning game (H-17) as the front page does. */

import type { LocalGames } from '../../table/local-games.ts';
import { quickGame } from '../../setup/game-plans.ts';
import { texts } from '../../texts/current.ts';

export function startLearningGame(games: LocalGames): void {
  games.createGame(quickGame(texts.peek(), 'learning', 'easy'));
}
