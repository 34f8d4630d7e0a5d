/** What every store must keep of alerts: part of the store contract. */

import { USUAL_ALERTS } from '@lexiko/protocol';
import { describe, expect, test } from 'vitest';
import type { AlertDeviceRecord, DueAlert, NewAlert } from '../../src/alerts/store/alert-store.ts';
import { SETTLE_MS } from '../../src/alerts/store/sql-alerts.ts';
import type { Append, NewGame } from '../../src/games/store/game-store.ts';
import type { ServerStore } from '../../src/store/server-store.ts';

const RETRY_MS = 1000;
let made = 0;

export function alertContract(
  storeOf: () => ServerStore,
  {
    newGame,
    appendTo,
  }: { newGame: () => NewGame; appendTo: (game: string, after: number, given: Partial<Append>) => Append },
): void {
  /** Somebody nobody else knows, with so many devices; their alerts fall due later than those of earlier tests. */
  const owner = async (
    devices: number,
  ): Promise<{ readonly person: string; readonly devices: readonly string[]; readonly atMs: number }> => {
    const number = ++made;
    const person = `alerted${number}`;
    const store = storeOf();
    await store.people.createPerson({ id: person, name: person }, 1);
    const names = Array.from({ length: devices }, (_, at) => `${person}-${at}`);
    for (const [at, device] of names.entries()) await addDevice(device, person, at);
    return { person, devices: names, atMs: number * 1_000_000 };
  };

  const addDevice = async (device: string, person: string, createdMs: number, most = 10): Promise<void> => {
    const store = storeOf();
    const sessionHash = `hash-${device}-${person}`;
    await store.accounts.createSession({ tokenHash: sessionHash, person, client: '', atMs: 1 });
    const record: AlertDeviceRecord = {
      device,
      person,
      sessionHash,
      endpoint: `https://push.example.org/${device}`,
      p256dh: 'key',
      auth: 'auth',
      language: 'en',
      client: 'Firefox',
      createdMs,
    };
    await store.alerts.addDevice(record, most);
  };

  const turn = (person: string, game: string, atMs: number): NewAlert => ({
    person,
    game,
    reason: 'your-turn',
    from: null,
    message: 0,
    atMs,
  });
  const take = (atMs: number, limit = 100): Promise<readonly DueAlert[]> =>
    storeOf().alerts.take(atMs + SETTLE_MS, RETRY_MS, limit);

  describe('alerts', () => {
    test('are stored with the events that cause them, one for each device, or not at all', async () => {
      const store = storeOf();
      const { person, devices, atMs } = await owner(2);
      const game = newGame();
      const { id } = game.record;
      await store.games.createGame(game);
      const append = appendTo(id, 1, { alerts: [turn(person, id, atMs)] });
      expect(await store.games.append(append)).toBe('appended');
      expect(await store.games.append(append)).toBe('overtaken');
      const taken = await take(atMs);
      expect(taken.map(({ device }) => device).sort()).toEqual([...devices].sort());
      expect(taken.map(({ version }) => version)).toEqual([1, 1]);
      await store.alerts.finish(taken);
      expect(await take(atMs + RETRY_MS)).toEqual([]);
    });

    test('go to one of many who take them at once, and fall due again unless they are finished', async () => {
      const { alerts } = storeOf();
      const { person, atMs } = await owner(1);
      await alerts.put(Array.from({ length: 20 }, (_, at) => turn(person, `g${at}`, atMs)));
      expect(await take(atMs - 1)).toEqual([]);
      const taken = (await Promise.all(Array.from({ length: 6 }, () => take(atMs, 5)))).flat();
      expect(new Set(taken.map(({ game }) => game)).size).toBe(taken.length);
      const rest = await take(atMs);
      expect(taken.length + rest.length).toBe(20);
      await alerts.finish([...taken, ...rest].slice(1));
      expect(await take(atMs + RETRY_MS - 1)).toEqual([]);
      const again = await take(atMs + RETRY_MS);
      expect(again).toHaveLength(1);
      await alerts.finish(again);
    });

    test('about one game take the place of earlier ones; chat stays apart', async () => {
      const { alerts } = storeOf();
      const { person, atMs } = await owner(1);
      await alerts.put([turn(person, 'g', atMs)]);
      const early = await take(atMs);
      await alerts.put([{ ...turn(person, 'g', atMs + 1), reason: 'finished' }]);
      await alerts.put([{ ...turn(person, 'g', atMs + 1), reason: 'said', from: 'host', message: 7 }]);
      await alerts.finish(early); // a newer one has taken its place: that one stays
      const late = [...(await take(atMs + 1))].sort((a, b) => a.topic.localeCompare(b.topic));
      expect(late).toMatchObject([
        { topic: 'chat', reason: 'said', from: 'host', message: 7, version: 1 },
        { topic: 'game', reason: 'finished', version: 2 },
      ]);
      await alerts.finish(late);
    });

    test('wait after a failure and while they are held back', async () => {
      const { alerts } = storeOf();
      const { person, atMs } = await owner(1);
      await alerts.put([turn(person, 'g', atMs)]);
      const [first] = await take(atMs);
      if (first === undefined) expect.fail('there is none');
      await alerts.postpone(first, atMs + 50_000, 'failed');
      expect(await take(atMs + 40_000)).toEqual([]);
      const [second] = await take(atMs + 50_000);
      expect(second).toMatchObject({ attempts: 1, isHeld: false });
      if (second === undefined) expect.fail('there is none');
      await alerts.postpone(second, atMs + 60_000, 'held');
      const third = await take(atMs + 60_000);
      expect(third).toMatchObject([{ attempts: 1, isHeld: true }]);
      await alerts.finish(third);
    });

    test('are counted by the hour for each device', async () => {
      const { alerts } = storeOf();
      const { devices } = await owner(1);
      const [device = ''] = devices;
      const hour = 60 * 60 * 1000;
      const count = (nowMs: number): Promise<boolean> => alerts.countSent(device, { most: 2, nowMs });
      expect([await count(2 * hour), await count(2 * hour), await count(2 * hour)]).toEqual([
        true,
        true,
        false,
      ]);
      expect(await count(3 * hour)).toBe(true);
      expect(await alerts.countSent('nowhere', { most: 2, nowMs: 0 })).toBe(false);
    });

    test('go to the latest devices only, and to nobody whose session has ended', async () => {
      const store = storeOf();
      const { person, devices } = await owner(3);
      const devicesNow = async (): Promise<readonly string[]> =>
        (await store.alerts.devicesOf(person)).map(({ device }) => device);
      expect(await devicesNow()).toEqual([...devices].reverse());
      await addDevice(`${person}-new`, person, 9, 2);
      expect(await devicesNow()).toEqual([`${person}-new`, devices[2]]);
      await store.accounts.endSessions(person, [`hash-${devices[2]}-${person}`]);
      expect(await devicesNow()).toEqual([`${person}-new`]);
      expect(await store.alerts.device(devices[2] ?? '')).toBeNull();
      await store.alerts.forgetEnded();
      await store.alerts.removeDevice(`${person}-new`, 'host');
      expect(await devicesNow()).toHaveLength(1);
      await store.alerts.removeDevice(`${person}-new`, person);
      expect(await devicesNow()).toEqual([]);
    });

    test('of a browser follow whoever uses it now', async () => {
      const store = storeOf();
      const { person, devices, atMs } = await owner(1);
      const { person: next } = await owner(0);
      await store.alerts.put([turn(person, 'g', atMs)]);
      await addDevice(devices[0] ?? '', next, 5);
      expect(await take(atMs)).toEqual([]);
      expect(await store.alerts.devicesOf(person)).toEqual([]);
      expect(await store.alerts.devicesOf(next)).toMatchObject([{ device: devices[0], createdMs: 5 }]);
    });

    test('follow settings and muted games, and all that goes with the person', async () => {
      const store = storeOf();
      const { person, atMs } = await owner(1);
      const { alerts } = store;
      expect(await alerts.settingsOf(person)).toBeNull();
      const settings = { ...USUAL_ALERTS, quiet: { from: 1, until: 2, timeZone: 'UTC' } };
      await alerts.setSettings(person, USUAL_ALERTS);
      await alerts.setSettings(person, settings);
      expect(await alerts.settingsOf(person)).toEqual(settings);
      for (const game of ['b', 'a', 'a', 'c']) await alerts.mute(person, game, true, 2);
      expect(await alerts.mutedBy(person)).toEqual(['a', 'b']);
      await alerts.mute(person, 'b', false, 2);
      expect([await alerts.isMuted(person, 'a'), await alerts.isMuted(person, 'b')]).toEqual([true, false]);
      await alerts.put([turn(person, 'g', atMs)]);
      await store.accounts.removePerson(person);
      expect(await take(atMs)).toEqual([]);
      expect(await alerts.devicesOf(person)).toEqual([]);
      expect(await alerts.settingsOf(person)).toBeNull();
      expect(await alerts.mutedBy(person)).toEqual([]);
      await alerts.setSettings(person, settings); // too late
      expect(await alerts.settingsOf(person)).toBeNull();
    });

    test('are signed with the keys of whoever made them first', async () => {
      const { alerts } = storeOf();
      const pairs = await Promise.all(
        [1, 2, 3].map((number) =>
          alerts.keys(() => ({ publicKey: `public ${number}`, privateKey: `private ${number}` })),
        ),
      );
      expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1);
    });
  });
}
