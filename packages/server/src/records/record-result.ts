/** Records finished games. Due with the event that ends a game, and retried until it is done. */

import type { GameParts, GameService } from '../games/game-service.ts';
import { everybodyAt } from '../games/team-seats.ts';
import { finishedGame } from './finished-game.ts';
import type { RecordStore } from './record-store.ts';

export interface RecordParts extends GameParts {
  readonly store: GameParts['store'] & { readonly records: RecordStore };
}

export type RecordService = GameService<RecordParts>;

export async function enterGame(service: RecordService, id: string): Promise<void> {
  const game = await service.games.get(id);
  if (game === null) return;
  await service.games.catchUp(game);
  await service.games.reload(game); // a guest may have become the owner of an account
  if (game.state.phase !== 'over') return;
  const stored = game.eventsAfter(0);
  const people = await service.parts.store.people.people(everybodyAt(game.seats));
  await service.parts.store.records.enter(
    finishedGame({
      game: id,
      state: game.state,
      events: stored.map(({ event }) => event),
      seats: game.seats,
      isRated: game.record.terms.rated,
      hasBot: people.some(({ isBot }) => isBot === true),
      finishedMs: stored.at(-1)?.atMs ?? 0,
    }),
  );
}
