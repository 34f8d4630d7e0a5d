/** Looks up a game for a person: up to date, and only if they may see it. */

import { maySee } from './access.ts';
import type { GameService } from './game-service.ts';
import type { LiveGame } from './live-games.ts';

/** `null`: there is no such game, or the person may not see it (any more). */
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
