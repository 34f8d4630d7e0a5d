/** Takes somebody who was suspended out of seeks and games that have not begun: nobody is to wait for them, or start with them. */

import type { GameService } from '../games/game-service.ts';
import { seatsOf } from '../games/access.ts';
import type { PairingParts } from '../pairing/seeking.ts';
import { decideLeaving } from '../seats/seating.ts';
import type { TeamParts } from '../teams/team-workspace.ts';

/** Games that are going on; more than anybody has. */
const MOST_GAMES = 1000;

export async function leaveLobbies(
  service: GameService<
    TeamParts & PairingParts & { readonly store: TeamParts['store'] & PairingParts['store'] }
  >,
  person: string,
): Promise<void> {
  const { store, now, onSeeks } = service.parts;
  const seeks = (await store.seeks.of(person, now())).filter(({ endedMs }) => endedMs === null);
  const ended = await store.seeks.end(
    seeks.map(({ id }) => id),
    now(),
  );
  if (ended.length > 0) onSeeks(person);
  const games = await store.games.gamesOf(person, MOST_GAMES);
  for (const { record } of games.filter((one) => one.record.stage === 'lobby')) {
    const game = await service.games.get(record.id);
    for (const seat of game === null ? [] : seatsOf(game, person))
      await service.change(
        record.id,
        (current, nowMs) => decideLeaving(service, current, { person, seat }, nowMs),
        null,
      );
  }
}
