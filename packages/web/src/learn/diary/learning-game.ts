/** Starts a learning game (H-17) as the front page does. */

import { createGame } from '../../table/local-table.ts';
import { quickGame } from '../../setup/game-plans.ts';
import { texts } from '../../texts/current.ts';

export function startLearningGame(): void {
  createGame(quickGame(texts.peek(), 'learning', 'easy'));
}
