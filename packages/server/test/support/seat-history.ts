/** Holds the seats of a game against their history. */

import { expect } from 'vitest';
import { foldSeats } from '../../src/games/seat-events.ts';
import type { ServerStore } from '../../src/store/server-store.ts';

/** The seats follow from their events, which no longer name `gone`. */
export async function expectSeatHistory(store: ServerStore, game: string, gone?: string): Promise<void> {
  const history = await store.games.seatEventsAfter(game, 0);
  const seats = await store.games.seatsOf(game);
  expect(foldSeats(history.map(({ event }) => event))).toEqual(seats);
  expect(await store.games.seating(game)).toEqual({ seats, seq: history.length });
  for (const { event } of history) if ('person' in event) expect(event.person).not.toBe(gone);
}
