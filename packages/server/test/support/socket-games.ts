/** Games between clients over their sockets. */

import { viewFor, replay, type GameState } from '@lexiko/rules';
import { expect } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';
import type { Client } from './socket-client.ts';
import { asRequest, nextAction } from './table-play.ts';
import { confirm, newGame } from './test-service.ts';

/** A game of these clients, seated in order, watched by all, just begun. */
export async function beginGame(
  clients: readonly Client[],
  options: Readonly<Record<string, unknown>> = {},
  visibility: 'private' | 'open' = 'private',
): Promise<string> {
  const [host] = clients;
  const { game = '' } = (await host?.done({ ...newGame(options, clients.length), visibility })) ?? {};
  for (const [seat, client] of clients.entries()) {
    if (seat > 0) await client.done({ type: 'take-seat', game, seat });
    await client.watch(game);
  }
  let seq = 0;
  for (const client of clients) ({ seq = 0 } = await client.done(confirm(game)));
  for (const client of clients) await client.reached(game, seq);
  return game;
}

/** The client whose move it is does something; answers whether there was anything to do. */
export async function step(clients: readonly Client[], game: string, random: () => number): Promise<boolean> {
  for (const [seat, client] of clients.entries()) {
    const action = nextAction(client.view(game).view, seat, random);
    if (action === null) continue;
    const { seq } = await client.done({ type: 'act', game, action: asRequest(action) });
    for (const other of clients) await other.reached(game, seq);
    return true;
  }
  return false;
}

export async function truth(store: ServerStore, game: string): Promise<GameState> {
  return replay((await store.games.eventsAfter(game, 0)).map(({ event }) => event));
}

/** Everybody sees the game as it is, as far as they may. */
export async function expectAgreement(
  store: ServerStore,
  game: string,
  clients: readonly Client[],
): Promise<void> {
  const state = await truth(store, game);
  for (const client of clients) {
    const { viewer, view, seq } = client.view(game);
    expect(seq).toBe(state.seq);
    expect(view).toEqual(JSON.parse(JSON.stringify(viewFor(state, viewer))));
  }
}
