/** A class of thirty over three lessons and the end of its year, on real sockets: cards, tables, work, archive. */

import { type PupilCard } from '@lexiko/protocol';
import { afterEach, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../../src/net/limits.ts';
import { Browser } from '../support/browser.ts';
import { Client } from '../support/socket-client.ts';
import { asRequest, nextAction, numbersFrom } from '../support/table-play.ts';
import { newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { WIDE_LIMITS } from '../support/wide-limits.ts';

const PUPILS = 30;
const TABLES = 7;
const TURNS = 6;
const SCHOOL = { ...newGame().config, preset: 'school' as const };

let server: TestServer;
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

/** A pupil with a device of their own, signed in by their card. */
async function comeIn({ code, picture }: PupilCard): Promise<Client> {
  const browser = new Browser(server.port);
  const { person, pupilOf } = await browser.done('cardSignIn', { code, picture });
  expect(pupilOf).toBeDefined();
  const client = await Client.join(server.port, { id: person.id, cookie: browser.cookie });
  clients.push(client);
  return client;
}

/** A few turns at a table, by whoever of the team moves first. */
async function playOn(game: string, pupils: ReadonlyMap<string, Client>, seed: number): Promise<void> {
  const random = numbersFrom(seed);
  const members = [...pupils.values()];
  for (const member of members) await member.watch(game);
  for (let turn = 0; turn < TURNS; turn++) {
    const seen = members[0]?.view(game).view ?? expect.fail('nobody plays');
    const seat = seen.turn ?? expect.fail('the game is over');
    const mover = members.find((one) => one.view(game).view.viewer === seat);
    if (mover === undefined) return expect.fail('nobody has the turn');
    const action = nextAction(mover.view(game).view, seat, random) ?? expect.fail('nothing to do');
    const answer = await mover.act(game, asRequest(action));
    const seq = 'outcome' in answer ? answer.outcome.seq : expect.fail(JSON.stringify(answer));
    for (const member of members) await member.reached(game, seq);
    // Whoever is not of this team knows none of its tiles.
    for (const member of members) {
      const { racks, viewer } = member.view(game).view;
      expect(racks[viewer === 0 ? 1 : 0]?.every((tile) => tile === '_')).toBe(true);
    }
  }
}

test('a class of thirty comes in by cards from one address, plays, works, and ends with its year', async () => {
  // The limits are those of any server, since a school is one network; but this teacher does a year's work in seconds.
  server = await startTestServer({ limits: { ...USUAL_LIMITS, messages: WIDE_LIMITS.messages } });
  const owner = new Browser(server.port);
  const { person } = await owner.done('signUp', { login: 'teacher', password: 'correct horse' });
  const teacher = await Client.join(server.port, { id: person.id, cookie: owner.cookie });
  clients.push(teacher);
  const { class: id } = await teacher.done({ type: 'create-class', name: '7b', tables: TABLES });
  const names = Array.from({ length: PUPILS }, (_, at) => `Pupil ${at + 1}`);
  const { cards } = await teacher.done({ type: 'add-pupils', class: id, names });

  // The first lesson: everybody comes at the same moment, and plays in teams.
  const first = new Map(
    (await Promise.all(cards.map(comeIn))).map((client): [string, Client] => [client.person, client]),
  );
  const people = cards.map((card) => card.person);
  const tables: { readonly game: string; readonly members: readonly string[] }[] = [];
  for (let table = 0; table < TABLES; table++) {
    const teams = [0, 1].map((side) => people.filter((_, at) => at % (2 * TABLES) === 2 * table + side));
    const { game } = await teacher.done({ type: 'make-table', class: id, config: SCHOOL, teams });
    tables.push({ game, members: teams.flat() });
  }
  expect((await teacher.done({ type: 'begin-tables', class: id })).refused).toEqual([]);
  expect(tables.flatMap(({ members }) => members)).toHaveLength(PUPILS);
  await Promise.all(
    tables.map(async ({ game, members }, at) =>
      playOn(game, new Map([...first].filter(([one]) => members.includes(one))), at),
    ),
  );
  for (const client of first.values()) client.close();

  // The second lesson: other devices, the same pupils; an assignment is done.
  const set = {
    type: 'set-assignment',
    class: id,
    title: 'Short words',
    kind: 'drill',
    part: 'twos',
  } as const;
  const { assignment } = await teacher.done({ ...set, goal: 5, dueMs: null });
  const second = await Promise.all(cards.map(comeIn));
  await Promise.all(
    second.map(async (client, at) => {
      expect((await client.done({ type: 'list-assignments', class: id })).assignments).toHaveLength(1);
      const entries = Array.from({ length: 1 + (at % 6) }, (_, task) => ({
        assignment,
        task: `TASK ${task}`,
        tries: 2,
        wrong: task === 0 ? 1 : 0,
        right: true,
      }));
      await client.done({ type: 'report-work', class: id, entries });
    }),
  );
  const { work } = await teacher.done({ type: 'show-work', class: id });
  expect(work[0]?.pupils).toHaveLength(PUPILS);
  expect(work[0]?.pupils.filter(({ right }) => right >= 5)).toHaveLength(10);
  expect(work[0]?.hardest).toEqual([{ task: 'TASK 0', pupils: PUPILS, wrong: PUPILS }]);

  // The third: a card was lost, and whoever found it is signed out.
  const [lost = expect.fail('no card')] = cards;
  const finder = second[0]?.closed();
  const renewed = await teacher.done({ type: 'renew-cards', class: id, people: [lost.person] });
  expect(await finder).toBe(4002);
  expect(
    await new Browser(server.port).refusal('cardSignIn', { code: lost.code, picture: lost.picture }),
  ).toBe('WRONG_CARD');
  expect((await comeIn(renewed.cards[0] ?? lost)).person).toBe(lost.person);

  // The end of the year: nobody stays signed in, and nothing stays behind.
  const ended = Promise.all(second.slice(1).map((client) => client.closed()));
  await teacher.done({ type: 'archive-class', class: id });
  expect(new Set(await ended)).toEqual(new Set([4002]));
  await teacher.done({ type: 'delete-class', class: id });
  expect(await server.store.people.people(people)).toEqual([]);
  expect((await teacher.done({ type: 'list-classes' })).classes).toEqual([]);
});
