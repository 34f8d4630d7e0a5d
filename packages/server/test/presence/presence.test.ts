/** Who is there by what processes write down of it, and what becomes of it when one of them dies or stops for a while. */

import { afterEach, expect, test } from 'vitest';
import { LocalBus } from '../../src/bus/bus.ts';
import { Presence, type Followers } from '../../src/presence/presence.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { lastingStore } from '../support/memory-store.ts';
import { Client, newGuest } from '../support/socket-client.ts';
import { beginGame, truth } from '../support/socket-games.ts';
import { startTestServer } from '../support/test-server.ts';
import { confirm, newGame } from '../support/test-service.ts';

const clock = { nowMs: 1_000_000 };
const processes: Presence[] = [];

afterEach(() => processes.splice(0));

function processOn({ presence: store }: ServerStore): Presence {
  const onError = (error: unknown): never => expect.fail(String(error));
  const presence = new Presence({ store, bus: new LocalBus(), now: () => clock.nowMs, onError });
  processes.push(presence);
  return presence;
}

async function storeWithPeople(): Promise<ServerStore> {
  const store = lastingStore();
  for (const id of ['ann', 'bob', 'cid']) await store.people.createPerson({ id, name: id }, 1);
  return store;
}

/** People whose pages can be seen. */
function seen(...people: readonly string[]): Followers {
  return new Map(people.map((person) => [person, { isHidden: false }]));
}

/** Since when somebody is away from the game, as this process answers once every process has written what it knows. */
async function awaySince(presence: Presence, person: string): Promise<number | null> {
  for (const each of processes) await each.settled();
  const lastSeen = (await presence.look(['game'])).get('game') ?? new Map<string, number | null>();
  return presence.awaySinceMs('game', person, lastSeen);
}

test('a process that dies leaves nobody there for ever, and makes nobody absent since long', async () => {
  const store = await storeWithPeople();
  const [one, two] = [processOn(store), processOn(store)];
  for (const each of [one, two]) await each.beat();
  one.settle('game', seen('ann'));
  for (let beat = 0; beat < 3; beat++) {
    clock.nowMs += 10_000;
    await two.beat();
    expect(await awaySince(two, 'ann')).toBeNull();
  }
  clock.nowMs += 10_000;
  expect(await two.beat()).toEqual([one.process]);
  expect(await awaySince(two, 'ann')).toBe(clock.nowMs);
});

test('looks that come all at once after a wait declare nobody dead', async () => {
  const store = await storeWithPeople();
  const [one, two] = [processOn(store), processOn(store)];
  for (const each of [one, two]) await each.beat();
  one.settle('game', seen('ann'));
  expect(await awaySince(two, 'ann')).toBeNull();
  await Promise.all(Array.from({ length: 8 }, () => two.beat()));
  expect(await awaySince(two, 'ann')).toBeNull();
});

test('a process that was held up says again who is there', async () => {
  const store = await storeWithPeople();
  const [one, two] = [processOn(store), processOn(store)];
  for (const each of [one, two]) await each.beat();
  one.settle('game', seen('ann'));
  expect(await awaySince(two, 'ann')).toBeNull();
  for (let beat = 0; beat < 6; beat++) await two.beat();
  expect(await awaySince(two, 'ann')).not.toBeNull();
  await one.beat();
  expect(await awaySince(two, 'ann')).toBeNull();
  // The same where somebody comes before it has noticed.
  for (let beat = 0; beat < 6; beat++) await two.beat();
  one.settle('game', seen('ann', 'bob'));
  expect(await awaySince(two, 'bob')).toBeNull();
  expect(await awaySince(two, 'ann')).toBeNull();
});

test('whoever was never seen is away from now on, whichever process is asked', async () => {
  const store = await storeWithPeople();
  const [one, two] = [processOn(store), processOn(store)];
  for (const each of [one, two]) await each.beat();
  const sinceMs = clock.nowMs;
  expect(await awaySince(one, 'cid')).toBe(sinceMs);
  clock.nowMs += 60_000;
  expect(await awaySince(one, 'cid')).toBe(sinceMs);
  expect(await awaySince(two, 'cid')).toBe(sinceMs);
});

test('after a restart, and after a while without a database, nobody is away for longer than that', async () => {
  const store = await storeWithPeople();
  const one = processOn(store);
  await one.beat();
  one.settle('game', seen('ann'));
  one.settle('game', seen());
  const leftMs = clock.nowMs;
  clock.nowMs += 600_000;
  expect(await awaySince(one, 'ann')).toBe(leftMs);
  const { beat } = store.presence;
  store.presence.beat = () => Promise.reject(new Error('no database'));
  await expect(one.beat()).rejects.toThrow('no database');
  clock.nowMs += 600_000;
  store.presence.beat = beat;
  await one.beat();
  expect(await awaySince(one, 'ann')).toBe(clock.nowMs);
  const again = processOn(store);
  clock.nowMs += 1000;
  await again.beat();
  expect(await awaySince(again, 'ann')).toBe(clock.nowMs);
});

test('a server that was away for an hour lets nobody claim a game at once', async () => {
  const time = { nowMs: Date.now() };
  const store = await storeWithPeople();
  const before = await startTestServer({ store, now: () => time.nowMs });
  const players = [await Client.join(before.port), await Client.join(before.port)];
  const [ann, bob] = players;
  // Only who is not there can be left behind.
  const { game = '' } = (await ann?.done({ ...newGame(), terms: { silentSeconds: null } })) ?? {};
  await bob?.done({ type: 'take-seat', game, seat: 1 });
  for (const player of players) await player.watch(game);
  let seq = 0;
  for (const player of players) ({ seq = 0 } = await player.done(confirm(game)));
  for (const player of players) await player.reached(game, seq);
  const seat = players[0]?.view(game).view.turn ?? 0;
  const waiter = players[1 - seat] ?? expect.fail('two players');
  players[seat]?.close();
  await before.close();
  time.nowMs += 3_600_000;
  const after = await startTestServer({ store, now: () => time.nowMs });
  const back = await Client.join(after.port, waiter.session);
  await back.watch(game);
  const claim = { type: 'claim-absent', game, seat } as const;
  expect(await back.tell(claim)).toMatchObject({ code: 'NOT_ABSENT' });
  time.nowMs += 299_000;
  expect(await back.tell(claim)).toMatchObject({ code: 'NOT_ABSENT' });
  time.nowMs += 2000;
  expect(await back.tell(claim)).toHaveProperty('outcome');
  back.close();
  await after.close();
});

test('nobody was silent while there was no server to move at', async () => {
  const store = lastingStore();
  const now = (): number => clock.nowMs;
  const before = await startTestServer({ store, now });
  const sessions = [await newGuest(before.port), await newGuest(before.port)];
  const players = await Promise.all(sessions.map((session) => Client.join(before.port, session)));
  const game = await beginGame(players);
  for (const player of players) player.close();
  await before.close();

  clock.nowMs += 60 * 60 * 1000;
  const after = await startTestServer({ store, now });
  const back = await Promise.all(sessions.map((session) => Client.join(after.port, session)));
  for (const player of back) await player.watch(game);
  const { turn } = await truth(store, game);
  const seat = turn ?? -1;
  const waiting = back[1 - seat];
  expect(await waiting?.tell({ type: 'claim-absent', game, seat })).toEqual({ code: 'NOT_ABSENT' });
  clock.nowMs += 15 * 60 * 1000;
  await waiting?.done({ type: 'claim-absent', game, seat });
  for (const player of back) player.close();
  await after.close();
});

test('seats are sent again where something about the players has changed, and not for another tab', async () => {
  const server = await startTestServer();
  const [ann, bob] = [await Client.join(server.port), await Client.join(server.port)];
  const game = await beginGame([ann, bob]);
  const seatsOf = (name: string): boolean => JSON.stringify(ann.seats.get(game)).includes(`"${name}"`);
  const frames = (): number => ann.frames.filter((frame) => frame.startsWith('{"type":"seats"')).length;
  const rename = async (name: string): Promise<void> => {
    const told = ann.until(() => seatsOf(name));
    await bob.done({ type: 'rename', name });
    await told;
  };
  await expect.poll(() => JSON.stringify(ann.seats.get(game))).not.toContain('"present":false');
  await rename('Bob');
  const before = frames();
  const tab = await Client.join(server.port, bob.session);
  await tab.watch(game);
  tab.close();
  await rename('Robert');
  expect(frames()).toBe(before + 1);
  const gone = ann.until(() => JSON.stringify(ann.seats.get(game)).includes('"present":false'));
  bob.close();
  await gone;
  await server.close();
});
