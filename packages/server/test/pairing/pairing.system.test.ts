/** Pairing on a real PostgreSQL that two processes share: everybody gets one game, whoever is quicker. */

import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../../scripts/processes/postgres.mjs';
import { pairSeeks } from '../../src/pairing/pairer.ts';
import { openStore } from '../../src/store/open-store.ts';
import { connect, seeking } from '../support/seekers.ts';
import { TestService } from '../support/test-service.ts';

const PEOPLE = 40;

const postgres = await startPostgres();
const stores = [await openStore(postgres.url), await openStore(postgres.url)] as const;
afterAll(async () => {
  for (const store of stores) await store.close();
  postgres.stop();
});

test('Two processes that pair the same people at the same time give each of them one game', async () => {
  const clock = { nowMs: 1_000_000 };
  const processes = stores.map((store) => new TestService({ store, clock }));
  const [one, two] = processes;
  if (one === undefined || two === undefined) throw new Error('there are two');
  const people = Array.from({ length: PEOPLE }, (_, number) => `p${number}`);
  await connect(one.store, people);
  const at = (number: number): TestService => (number % 2 === 0 ? one : two);
  await Promise.all(people.map((person, number) => at(number).done(person, seeking())));
  // Somebody cancels, and somebody is chosen by hand, while both processes pair twice.
  const lists = await Promise.all(['p0', 'p1'].map((person) => one.done(person, { type: 'list-seeks' })));
  const [cancelled = '', chosen = ''] = lists.map(({ seeks }) => seeks[0]?.seek ?? '');
  await Promise.all([
    pairSeeks(one.service),
    pairSeeks(two.service),
    two.tell('p0', { type: 'cancel-seek', seek: cancelled }),
    one.tell('p2', { type: 'accept-seek', seek: chosen }),
    pairSeeks(two.service),
  ]);
  for (let round = 0; round < 3; round++) await Promise.all(processes.map((each) => pairSeeks(each.service)));
  const paired = await Promise.all(people.map((person) => two.store.seeks.all(person)));
  const games = paired.flatMap(([seek]) => seek?.game ?? []);
  expect(games.length).toBeGreaterThanOrEqual(PEOPLE - 4);
  for (const game of new Set(games)) {
    const seats = (await one.store.games.seatsOf(game)).map(({ person }) => person);
    expect(new Set(seats).size).toBe(2);
    const claims = games.filter((other) => other === game).length;
    const wasChosen = seats.includes('p2') && seats.includes('p1') && claims === 1;
    expect(claims === 2 || wasChosen).toBe(true);
  }
});
