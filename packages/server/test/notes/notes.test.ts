/** Notes about games at a real server: a player's own, on all their devices, and nobody else's. */

import { afterEach, expect, test } from 'vitest';
import { Browser } from '../support/browser.ts';
import type { Client } from '../support/socket-client.ts';
import { beginGame } from '../support/socket-games.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

async function guest(name: string): Promise<readonly [Browser, Client]> {
  const browser = new Browser(server.port);
  await browser.done('guest', { name });
  const client = await browser.socket();
  clients.push(client);
  return [browser, client];
}

test('a player notes something, changes it and deletes it; nobody else gets it, and it goes with its writer', async () => {
  server = await startTestServer();
  const [[ann, annSocket], [bob, bobSocket], [cid]] = [
    await guest('Ann'),
    await guest('Bob'),
    await guest('Cid'),
  ];
  const game = await beginGame([annSocket, bobSocket]);
  expect(await ann.done('gameNote', { game })).toEqual({ text: '' });
  await ann.done('setGameNote', { game, text: 'He keeps the Q.' });
  await ann.done('setGameNote', { game, text: 'He kept the Q.' });
  expect(await ann.done('gameNote', { game })).toEqual({ text: 'He kept the Q.' });
  expect(await bob.done('gameNote', { game })).toEqual({ text: '' });
  expect(await cid.refusal('setGameNote', { game, text: 'Not mine.' })).toBe('NOT_FOUND');
  expect(await ann.refusal('setGameNote', { game, text: 'x'.repeat(2001) })).toBe('UNREADABLE');
  expect((await ann.ask('export')).text).toContain('He kept the Q.');
  expect((await bob.ask('export')).text).not.toContain('He kept the Q.');
  const { person } = await ann.done('me');
  await ann.done('delete', {});
  expect(await server.store.notes.of(person.id)).toEqual([]);
  await bob.done('setGameNote', { game, text: 'Rematch!' });
  await bob.done('setGameNote', { game, text: '' });
  expect(await bob.done('gameNote', { game })).toEqual({ text: '' });
});
