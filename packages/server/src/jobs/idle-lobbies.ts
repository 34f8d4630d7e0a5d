/** Deletes abandoned lobbies. */

import type { Pace } from '@lexiko/protocol';
import type { GameParts, GameService } from '../games/game-service.ts';
import type { PresenceStore } from '../presence/presence-store.ts';

export interface LobbyParts extends GameParts {
  readonly store: GameParts['store'] & { readonly presence: PresenceStore };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a lobby may be idle; far longer than a game is listed. */
const IDLE_MS: Readonly<Record<Pace, number>> = { live: 7 * DAY_MS, correspondence: 60 * DAY_MS };
/** Limited because each is a transaction; the rest follow in the next run. */
const AT_ONCE = 200;

/** Deletes some that nobody follows. Returns how many. */
export async function forgetIdleLobbies(service: GameService<LobbyParts>): Promise<number> {
  const { store, now } = service.parts;
  const nowMs = now();
  const before = { live: nowMs - IDLE_MS.live, correspondence: nowMs - IDLE_MS.correspondence };
  let count = 0;
  for (const lobby of await store.games.idleLobbies(before, AT_ONCE)) {
    if ((await isFollowed(service, lobby.game)) || !(await store.games.dropLobby(lobby))) continue;
    service.games.forget(lobby.game);
    count++;
  }
  if (count > 0) service.openLists.forget();
  return count;
}

/** Whether a player is connected to any process, or anybody watches from this one. */
async function isFollowed({ parts }: GameService<LobbyParts>, game: string): Promise<boolean> {
  return parts.isInUse(game) || (await parts.store.presence.of([game])).some(({ leftMs }) => leftMs === null);
}
