/** The list of open games: made once for everybody who asks, and right for each of them. */

import { afterEach, describe, expect, test } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';
import { memoryStore } from '../support/memory-store.ts';
import { Client } from '../support/socket-client.ts';
import { newGame } from '../support/test-service.ts';
import { confirm } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
const clients: Client[] = [];

async function join(): Promise<Client> {
  const client = await Client.join(server.port);
  clients.push(client);
  return client;
}

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

/** A store that counts how often it is asked for lists and for names. */
function counting(store: ServerStore): { readonly store: ServerStore; readonly asked: Map<string, number> } {
  const asked = new Map<string, number>();
  const count = (name: string): void => void asked.set(name, (asked.get(name) ?? 0) + 1);
  const { openGames } = store.games;
  store.games.openGames = (...given) => {
    count('openGames');
    return openGames.apply(store.games, given);
  };
  const { people } = store.people;
  store.people.people = (...given) => {
    count('people');
    return people.apply(store.people, given);
  };
  return { store, asked };
}

describe('The list of open games', () => {
  test('is read once for a hundred who ask at the same moment, names included', async () => {
    const { store, asked } = counting(memoryStore());
    server = await startTestServer({ store, now: () => 1_000_000 }); // the same moment, however slow
    const [ann, bob] = [await join(), await join()];
    await ann.done({ ...newGame(), visibility: 'open' });
    asked.clear();
    await Promise.all(
      Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? ann : bob).done({ type: 'list-open-games' })),
    );
    expect(asked.get('openGames')).toBe(1);
    expect(asked.get('people')).toBe(1);
  });

  test('shows a game that was made just now, however often others are made', async () => {
    server = await startTestServer();
    const [ann, bob] = [await join(), await join()];
    for (let at = 0; at < 20; at++) {
      const { game } = await ann.done({ ...newGame(), visibility: 'open' });
      const [{ games: list }] = await Promise.all([
        bob.done({ type: 'list-open-games' }),
        ann.done({ type: 'list-open-games' }),
      ]);
      // Not always as the first: two may be made in one millisecond.
      expect(list.map((listed) => listed.game)).toContain(game);
    }
  });

  test('tells the score of a game with a delay to its players only, whoever asks first', async () => {
    server = await startTestServer();
    const [ann, bob, eve] = [await join(), await join(), await join()];
    const { game } = await ann.done({
      ...newGame(),
      visibility: 'open',
      terms: { delaySeconds: 60 },
    });
    await bob.done({ type: 'take-seat', game, seat: 1 });
    for (const client of [ann, bob]) await client.done(confirm(game));
    for (const client of [eve, ann, eve, bob, eve]) {
      const {
        games: [listed],
      } = await client.done({ type: 'list-open-games', stage: 'playing' });
      expect(listed?.scores, client.person).toEqual(client === eve ? [] : [0, 0]);
      expect(listed?.turn === null).toBe(client === eve);
    }
  });
});
