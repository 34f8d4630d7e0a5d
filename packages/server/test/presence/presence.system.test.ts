/** Who is there, by what several processes on one PostgreSQL know; and how their hints reach each other. */

import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../../scripts/processes/postgres.mjs';
import type { Hint } from '../../src/bus/bus.ts';
import { PostgresBus } from '../../src/bus/postgres-bus.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Client } from '../support/socket-client.ts';
import { confirm, newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** Only who is not there can be left behind, and soon. */
const TERMS = { absentSeconds: 30, silentSeconds: null };

const postgres = await startPostgres();
const servers: TestServer[] = [];
const buses: PostgresBus[] = [];
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await Promise.all(buses.splice(0).map((bus) => bus.close()));
});
afterAll(() => postgres.stop());

async function openBus(): Promise<PostgresBus> {
  const bus = await PostgresBus.open(postgres.url, (error) => expect.fail(String(error)));
  buses.push(bus);
  return bus;
}

async function start(clock: { readonly nowMs: number }): Promise<TestServer> {
  const bus = await PostgresBus.open(postgres.url, () => {});
  const server = await startTestServer({
    store: await openStore(postgres.url),
    bus,
    now: () => clock.nowMs,
  });
  servers.push(server);
  return server;
}

async function join({ port }: TestServer): Promise<Client> {
  const client = await Client.join(port);
  clients.push(client);
  return client;
}

/** A game of two, each at a server of their own, that anybody may watch. */
async function apart(
  one: TestServer,
  two: TestServer,
): Promise<{
  readonly game: string;
  readonly mover: Client;
  readonly waiter: Client;
  readonly seat: number;
}> {
  const [ann, bob] = await Promise.all([join(one), join(two)]);
  const { game } = await ann.done({ ...newGame(), visibility: 'open', terms: TERMS });
  await bob.done({ type: 'take-seat', game, seat: 1 });
  for (const player of [ann, bob]) await player.watch(game);
  await ann.done(confirm(game));
  const { seq } = await bob.done(confirm(game));
  for (const player of [ann, bob]) await player.reached(game, seq);
  const seat = ann.view(game).view.turn ?? 0;
  const [mover, waiter] = seat === 0 ? [ann, bob] : [bob, ann];
  // Whoever was never seen is away from the first look on: the clock of a test may leap only when the store knows both.
  await expect.poll(() => isAway(waiter, game, seat)).toBe(false);
  return { game, seat, mover, waiter };
}

function isAway(client: Client, game: string, seat: number): boolean {
  const occupant = client.seats.get(game)?.[seat]?.occupant;
  return occupant?.kind === 'person' && !occupant.present;
}

describe('two processes', () => {
  test('do not take anybody for absent who is connected to one of them, however many watch', async () => {
    const clock = { nowMs: Date.now() };
    const [one, two] = [await start(clock), await start(clock)];
    const { game, mover, waiter, seat } = await apart(one, two);
    const home = mover === clients[0] ? one : two;
    // Their names alone are more than one hint can carry.
    for (let part = 0; part < 10; part++) {
      const crowd = await Promise.all(Array.from({ length: 40 }, () => join(home)));
      await Promise.all(crowd.map((watcher) => watcher.watch(game)));
    }
    const claim = { type: 'claim-absent', game, seat } as const;
    for (const passedMs of [41_000, 31_000, 3_600_000]) {
      clock.nowMs += passedMs;
      expect(await waiter.tell(claim)).toMatchObject({ code: 'NOT_ABSENT' });
    }
    const gone = waiter.until(() => isAway(waiter, game, seat));
    mover.close();
    await gone;
    expect(await waiter.tell(claim)).toMatchObject({ code: 'NOT_ABSENT' });
    clock.nowMs += 31_000;
    expect(await waiter.tell(claim)).toHaveProperty('outcome');
  });

  test('tell everybody at a table how many watch at both', async () => {
    const clock = { nowMs: Date.now() };
    const [one, two] = [await start(clock), await start(clock)];
    const { game, mover, waiter } = await apart(one, two);
    const told = [mover, waiter].map((player) =>
      player.until((message) => message.type === 'watching' && message.people === 5),
    );
    for (const server of [one, one, two, two, two]) await (await join(server)).watch(game);
    await Promise.all(told);
    const fewer = mover.until((message) => message.type === 'watching' && message.people === 4);
    clients.at(-1)?.close();
    await fewer;
  });

  test('hold a seat for somebody with a tab at each until the last is closed', async () => {
    const clock = { nowMs: Date.now() };
    const [one, two] = [await start(clock), await start(clock)];
    const { game, mover, waiter, seat } = await apart(one, two);
    const home = mover === clients[0] ? two : one;
    const other = await Client.join(home.port, mover.session);
    clients.push(other);
    await other.watch(game);
    mover.close();
    clock.nowMs += 3_600_000;
    const claim = { type: 'claim-absent', game, seat } as const;
    expect(await waiter.tell(claim)).toMatchObject({ code: 'NOT_ABSENT' });
    const gone = waiter.until(() => isAway(waiter, game, seat));
    other.close();
    await gone;
    clock.nowMs += 31_000;
    expect(await waiter.tell(claim)).toHaveProperty('outcome');
  });
});

describe('hints between processes', () => {
  /** What another process hears. */
  async function heardBy(bus: PostgresBus): Promise<Hint[]> {
    const heard: Hint[] = [];
    bus.subscribe((hint) => heard.push(hint));
    return heard;
  }

  test('reach those who follow the game, and no others', async () => {
    const [sender, follower, stranger] = [await openBus(), await openBus(), await openBus()];
    const [heard, overheard] = [await heardBy(follower), await heardBy(stranger)];
    await follower.follow('the-game');
    await stranger.follow('another-game');
    sender.publish({ kind: 'game', game: 'the-game', seq: 1 });
    sender.publish({ kind: 'person', person: 'ann' });
    await expect.poll(() => [heard.length, overheard.length]).toEqual([2, 1]);
    expect(heard.map(({ kind }) => kind).sort()).toEqual(['game', 'person']);
    expect(overheard).toEqual([{ kind: 'person', person: 'ann' }]);
    expect(stranger.traffic.received).toBe(1);
  });

  test('arrive all of them, however many are sent at once', async () => {
    const [sender, follower] = [await openBus(), await openBus()];
    const heard = await heardBy(follower);
    const games = Array.from({ length: 300 }, (_, at) => `game-with-a-long-name-${at}`);
    await Promise.all(games.map((game) => follower.follow(game)));
    for (let seq = 1; seq <= 20; seq++) for (const game of games) sender.publish({ kind: 'game', game, seq });
    await expect.poll(() => heard.length).toBe(6000);
    // Counted when the database has answered.
    await expect.poll(() => sender.traffic).toMatchObject({ sent: 6000, lost: 0 });
  });

  test('that are larger than a payload are counted, and the others look for themselves', async () => {
    const [sender, follower] = [await openBus(), await openBus()];
    const heard = await heardBy(follower);
    sender.publish({ kind: 'person', person: 'ä'.repeat(5000) });
    sender.publish({ kind: 'person', person: 'ann' });
    await expect.poll(() => heard.length).toBe(2);
    expect(heard).toContainEqual({ kind: 'lost' });
    expect(heard).toContainEqual({ kind: 'person', person: 'ann' });
    expect(sender.traffic.lost).toBe(1);
  });
});
