/** Seats where several processes serve the same games: each knows of what the others do there. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, test } from 'vitest';
import { LocalBus } from '../../src/bus/bus.ts';
import { openStore } from '../../src/store/open-store.ts';
import { memoryStore } from '../support/memory-store.ts';
import { Client } from '../support/socket-client.ts';
import { startTestServer } from '../support/test-server.ts';
import { confirm, newGame, TestService } from '../support/test-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-seats-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PEOPLE = ['ann', 'amy', 'bob', 'ben'];

/** Two services that believe to hear of everything, and hear of nothing. */
async function twoProcesses(): Promise<readonly [TestService, TestService]> {
  const store = memoryStore();
  for (const id of PEOPLE) await store.people.createPerson({ id, name: id }, 1);
  const one = new TestService({ store });
  return [one, new TestService({ store, clock: one.clock })];
}

test('Of many who want the last seat at once, at two processes, one gets it and the others are told', async () => {
  const [one, two] = await twoProcesses();
  const { game } = await one.done('ann', newGame());
  await two.service.games.get(game);
  const answers = await Promise.all(
    ['amy', 'bob', 'ben'].map((person, at) =>
      (at === 1 ? one : two).tell(person, { type: 'take-seat', game, seat: 1 }),
    ),
  );
  expect(answers.filter((answer) => 'outcome' in answer)).toHaveLength(1);
  expect(answers.filter((answer) => 'code' in answer)).toEqual([
    { code: 'SEAT_TAKEN' },
    { code: 'SEAT_TAKEN' },
  ]);
  const [, winner] = await one.store.games.seatsOf(game);
  await one.done(winner?.person ?? '', { type: 'give-up-seat', game, seat: 1 });
  await two.done('ben', { type: 'take-seat', game, seat: 1 });
  expect((await one.store.games.seatsOf(game))[1]?.person).toBe('ben');
});

test('Teams whose members agree at two processes at once begin, and end when all of one side leave at once', async () => {
  const [one, two] = await twoProcesses();
  const at = (person: string): TestService => (person.startsWith('a') ? one : two);
  const { config, ...rest } = newGame();
  const { game } = await one.done('ann', { ...rest, config: { ...config, preset: 'school' } });
  await two.service.games.get(game);
  await two.done('amy', { type: 'take-seat', game, seat: 0 });
  for (const person of ['bob', 'ben']) await one.done(person, { type: 'take-seat', game, seat: 1 });
  await Promise.all(PEOPLE.map((person) => at(person).done(person, confirm(game))));
  expect((await one.state(game)).phase).toBe('playing');
  await Promise.all(
    [one, two].map((process, index) => process.act(index === 0 ? 'bob' : 'ben', game, { type: 'resign' })),
  );
  expect(await one.state(game)).toMatchObject({ phase: 'over', left: [false, true] });
});

test('A seat that a process of an earlier version gave away is seen by those at the table', async () => {
  const file = join(folder, 'mixed.db');
  const bus = new LocalBus();
  const server = await startTestServer({ store: await openStore(file), bus });
  const [ann, bob] = [await Client.join(server.port), await Client.join(server.port)];
  const { game } = await ann.done(newGame());
  await ann.watch(game);
  const earlier = new DatabaseSync(file);
  earlier.prepare('update seat set person_id = ? where game_id = ? and seat = 1').run(bob.person, game);
  earlier.close();
  const told = ann.next('seats');
  bus.publish({ kind: 'game', game, seq: 1 });
  expect((await told).seats[1]?.occupant).toMatchObject({ kind: 'person', person: { id: bob.person } });
  await bob.done(confirm(game));
  await ann.done(confirm(game));
  expect(ann.view(game).view.phase).toBe('playing');
  for (const client of [ann, bob]) client.close();
  await server.close();
});
