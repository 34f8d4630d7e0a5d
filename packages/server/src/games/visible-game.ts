/** The game that somebody speaks of, brought up to date, if they may see it. */

import { maySee } from './access.ts';
import type { GameService } from './game-service.ts';
import type { LiveGame } from './live-games.ts';

/** `null`: there is none, or it is not theirs to see. What others did meanwhile may have closed it to them. */
export async function visibleGame(
  service: GameService,
  id: string,
  person: string,
): Promise<LiveGame | null> {
  const game = await service.games.get(id);
  if (game === null) return null;
  await service.games.catchUp(game);
  return maySee(game, person) ? game : null;
}
