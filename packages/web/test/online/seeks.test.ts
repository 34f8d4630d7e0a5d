/** The visitor's own seeks, on a fake server: confirmed once when paired, followed to the game, a computer offered. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OwnSeek } from '@lexiko/protocol';
import { OFFER_MS, Seeks } from '../../src/online/pairing/seeks.ts';
import { FakeServer } from './fake-server.ts';

const SEEK: OwnSeek = {
  seek: 's1',
  time: '10+5',
  language: 'english',
  dictionary: 'english',
  play: 'either',
  bots: false,
  sinceMs: 1,
  game: null,
  begun: false,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Visit {
  readonly server: FakeServer;
  readonly seeks: Seeks;
  readonly shown: string[];
  /** Answers the last command of this type. */
  answer(type: string, answer: object): Promise<void>;
  typesSent(): readonly string[];
}

async function visit(): Promise<Visit> {
  const server = new FakeServer();
  const connection = server.connection();
  const shown: string[] = [];
  const seeks = new Seeks({ connection, goTo: (game) => shown.push(game), nonce: () => 'nonce' });
  connection.connect();
  await vi.advanceTimersByTimeAsync(0);
  server.welcome();
  const commands = () => server.socket.sentOf('command');
  return {
    server,
    seeks,
    shown,
    async answer(type, answer) {
      const asked = commands().findLast(({ command }) => command.type === type);
      server.socket.say({ type: 'done', id: asked?.id, answer });
      await vi.advanceTimersByTimeAsync(0);
    },
    typesSent: () => commands().map(({ command }) => command.type),
  };
}

it('goes to the game of a live pair and confirms it once, however often the server says so', async () => {
  const { server, seeks, shown, typesSent } = await visit();
  const paired = { ...SEEK, game: 'g1' };
  for (let time = 0; time < 2; time++) server.socket.say({ type: 'seeks', seeks: [paired] });
  expect(shown).toEqual(['g1']);
  expect(typesSent().filter((type) => type === 'act')).toEqual(['act']);
  seeks.close();
});

it('confirms a game by correspondence without going there, and leaves one alone that has begun', async () => {
  const { server, seeks, shown, typesSent } = await visit();
  server.socket.say({ type: 'seeks', seeks: [{ ...SEEK, time: 'day', game: 'g1' }] });
  server.socket.say({ type: 'seeks', seeks: [{ ...SEEK, game: 'g2', begun: true }] });
  expect(shown).toEqual([]);
  expect(typesSent().filter((type) => type === 'act')).toEqual(['act']);
  seeks.close();
});

it('knows after a reload what it was looking for', async () => {
  const { seeks, answer, typesSent } = await visit();
  expect(typesSent()).toEqual(['list-seeks']);
  await answer('list-seeks', { seeks: [SEEK], level: null });
  expect(seeks.live.value).toEqual(SEEK);
  seeks.close();
});

it('counts the time before a reload, too, before it offers a computer', async () => {
  const { server, seeks, answer } = await visit();
  const sinceMs = Date.now() - OFFER_MS / 2;
  await answer('list-seeks', { seeks: [{ ...SEEK, sinceMs }], level: 'hard' });
  expect(seeks.offer.value).toBeNull();
  await vi.advanceTimersByTimeAsync(OFFER_MS / 2 + 1);
  expect(seeks.offer.value).toBe('hard');
  // What was looked for next has waited for nobody yet.
  server.socket.say({ type: 'seeks', seeks: [{ ...SEEK, seek: 's2', sinceMs: Date.now() }] });
  expect(seeks.offer.value).toBeNull();
  seeks.close();
});

it('offers a computer if nobody comes for a while, and no longer once the search is over', async () => {
  const { server, seeks, answer } = await visit();
  const begun = { ...SEEK, sinceMs: Date.now() };
  const { time, language, dictionary, play, bots } = begun;
  void seeks.start({ time, language, dictionary, play, bots });
  await answer('seek', { seek: begun, level: 'medium' });
  await answer('list-seeks', { seeks: [begun], level: 'medium' });
  expect(seeks.offer.value).toBeNull();
  await vi.advanceTimersByTimeAsync(OFFER_MS / 2);
  server.socket.say({ type: 'pong', nowMs: Date.now() });
  await vi.advanceTimersByTimeAsync(OFFER_MS / 2 + 1);
  expect(seeks.offer.value).toBe('medium');
  server.socket.say({ type: 'seeks', seeks: [] });
  expect(seeks.offer.value).toBeNull();
  seeks.close();
});
