/** Everybody of the sample comes back, finds their games as they left them, and plays each to its end. */

import { readFileSync } from 'node:fs';
import type { GameState } from '@lexiko/rules';
import { formatAction } from '@lexiko/rules/notation';
import { expect } from 'vitest';
import { Browser } from '../support/browser.ts';
import { expectSeatHistory } from '../support/seat-history.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { Client } from '../support/socket-client.ts';
import { expectAgreement, step, truth } from '../support/socket-games.ts';
import { nextAction, numbersFrom } from '../support/table-play.ts';
import { confirm, proposalOf, shownClass } from '../support/test-service.ts';
import { startTestServer } from '../support/test-server.ts';
import { findLaterFeatures } from './later-features.ts';
import { PASSWORD, SAMPLE_COMPUTERS, type Sample, type SamplePerson } from './sample-tables.ts';

const FOLDER = new URL('../../../../fixtures/databases/', import.meta.url);

/** The last migration of each of the databases in `fixtures/databases`. */
export const EARLIER_STEPS = [19, 62] as const;

/** A database of an earlier version as SQL, and what is in it. */
export function readEarlier(
  earlier: (typeof EARLIER_STEPS)[number],
  kind: 'sqlite' | 'postgres',
): { readonly sql: string; readonly sample: Sample } {
  const read = (end: string): string =>
    readFileSync(new URL(`step-${earlier}-${kind}.${end}`, FOLDER), 'utf8');
  return { sql: read('sql'), sample: JSON.parse(read('json')) as Sample };
}

/** Serves the store as if the sample had ended a moment ago, and plays all of it on. */
export async function playOn(store: ServerStore, sample: Sample): Promise<void> {
  const laterMs = Date.now() - sample.atMs;
  const server = await startTestServer({
    store,
    computers: SAMPLE_COMPUTERS,
    now: () => Date.now() - laterMs,
  });
  const clients: Client[] = [];
  try {
    const joined = async (name: SamplePerson): Promise<Client> => {
      const client = await Client.join(server.port, sample.people[name]);
      clients.push(client);
      return client;
    };
    const [ann, bob, cid, dee] = [
      await joined('ann'),
      await joined('bob'),
      await joined('cid'),
      await joined('dee'),
    ];
    const everybody = { ann, bob, cid, dee };
    await findPeople(server.port, sample, everybody);
    const ben = await joined('ben');
    if (sample.later !== undefined) {
      const browser = new Browser(server.port);
      browser.cookie = sample.people.cid.cookie;
      await findLaterFeatures(server.port, sample.later, { ...everybody, ben }, browser, sample.games.live);
    }
    await playRunning(store, sample, everybody);
    await playTeams(store, sample, everybody);
    await playWaiting(store, sample, everybody);
    await playClass(store, sample, {
      ...everybody,
      tea: await joined('tea'),
      amy: await joined('amy'),
      ben,
      eve: await joined('eve'),
    });
    for (const game of Object.values(sample.games)) await expectSeatHistory(store, game);
  } finally {
    for (const client of clients) client.close();
    await server.close();
  }
}

type Players = Record<'ann' | 'bob' | 'cid' | 'dee', Client>;

async function findPeople(
  port: number,
  { games, people }: Sample,
  { ann, bob, cid }: Players,
): Promise<void> {
  const browser = new Browser(port);
  await browser.done('signIn', { login: 'ann', password: PASSWORD });
  expect((await browser.done('me')).person).toMatchObject({ id: people.ann.id, name: 'ann' });
  const { results } = await browser.done('history', {});
  expect(results).toMatchObject([{ game: games.finished, rated: true, outcome: 'won' }]);
  const { games: mine } = await ann.done({ type: 'list-my-games' });
  expect(mine.map(({ game }) => game)).toEqual(
    expect.arrayContaining([games.live, games.team, games.teamLobby, games.lobby, games.computer]),
  );
  const { notices } = await bob.done({ type: 'list-notices' });
  expect(notices).toContainEqual(expect.objectContaining({ game: games.lobby, kind: 'invited' }));
  const readBy = async (client: Client): Promise<readonly string[] | undefined> =>
    (await client.done({ type: 'list-messages', game: games.live, after: 0 })).messages?.map(
      ({ text }) => text,
    );
  expect(await readBy(cid)).toEqual(['Good luck!', 'How r•••!']);
  expect(await readBy(ann)).toEqual(['Good luck!']); // who has reported a message need not read it again
}

async function playRunning(
  store: ServerStore,
  sample: Sample,
  { ann, bob, cid, dee }: Players,
): Promise<void> {
  const { live, correspondence, computer } = sample.games;
  for (const [game, players] of [
    [live, [ann, cid]],
    [correspondence, [bob, dee]],
  ] as const) {
    for (const player of players) expect((await player.watch(game)).seq).toBe(sample.seqs[game]);
    await expectAgreement(store, game, players);
    if (game === live)
      await expect
        .poll(() => players.flatMap((player) => Object.keys(player.workspaces.get(game)?.draft?.tiles ?? {})))
        .toEqual(['A1']);
    await playToTheEnd(players, game);
    expect((await truth(store, game)).phase).toBe('over');
    await expectAgreement(store, game, players);
  }
  await ann.watch(computer);
  for (let turns = 0; ann.view(computer).view.phase === 'playing' && turns < 20; turns++) {
    await ann.act(computer, { type: 'pass' });
    await expect
      .poll(() => ann.view(computer).view.turn !== 1 || ann.view(computer).view.phase === 'over')
      .toBe(true);
  }
  expect((await truth(store, computer)).phase).toBe('over');
}

async function playToTheEnd(players: readonly Client[], game: string): Promise<void> {
  const random = numbersFrom(19);
  while (await step(players, game, random));
}

/** A member proposes and the other agrees, until the game is over. */
async function playTeams(store: ServerStore, sample: Sample, { ann, bob, cid, dee }: Players): Promise<void> {
  const { team: game } = sample.games;
  for (const client of [ann, bob, cid, dee]) {
    const workspace = client.next('workspace');
    expect((await client.watch(game)).seq).toBe(sample.seqs[game]);
    await workspace;
  }
  const sides = [
    [ann, cid],
    [bob, dee],
  ] as const;
  const random = numbersFrom(7);
  let proposal = sides.flat().flatMap((client) => client.workspaces.get(game)?.proposals[0]?.number ?? [])[0];
  expect(proposal).toBe(1);
  for (let state = await truth(store, game); state.phase !== 'over'; state = await truth(store, game)) {
    const seat = askedOf(state) ?? expect.fail('nobody is asked');
    const [first, second] = sides[seat === 1 ? 1 : 0];
    for (const client of [first, second]) await client.reached(game, state.seq);
    const action = nextAction(first.view(game).view, seat, random);
    if (action === null) expect.fail('nobody can act');
    const json = formatAction(action, state.ruleset.layout);
    if (action.type === 'accept') await first.act(game, json);
    else {
      proposal ??= proposalOf(await first.done({ type: 'propose', game, action: json }));
      await second.done({ type: 'vote', game, proposal, agrees: true });
      proposal = undefined;
    }
    expect((await truth(store, game)).seq).toBeGreaterThan(state.seq);
  }
  const { seq } = await truth(store, game);
  for (const client of sides.flat()) await client.reached(game, seq);
  await expectAgreement(store, game, sides.flat());
}

/** The seat whose turn it is, or that has not said yet whether it challenges the last play. */
function askedOf({ phase, turn, window, ruleset }: GameState): number | null {
  if (phase !== 'final-window' || window === null) return turn;
  return (window.seat + 1) % ruleset.sides;
}

/** Those who had not confirmed do so, and the games begin. */
async function playWaiting(
  store: ServerStore,
  sample: Sample,
  { ann, bob, cid, dee }: Players,
): Promise<void> {
  const { teamLobby, lobby } = sample.games;
  await cid.done(confirm(teamLobby));
  expect((await truth(store, teamLobby)).phase).toBe('lobby');
  await dee.done(confirm(teamLobby));
  expect((await truth(store, teamLobby)).phase).toBe('playing');
  for (const client of [ann, cid])
    await client.done({ type: 'act', game: teamLobby, action: { type: 'resign' } });
  expect(await truth(store, teamLobby)).toMatchObject({ phase: 'over', left: [true, false] });
  await bob.done({ type: 'take-seat', game: lobby, seat: 1 });
  for (const client of [ann, bob]) await client.watch(lobby);
  await ann.done(confirm(lobby));
  const { seq } = await bob.done(confirm(lobby));
  for (const client of [ann, bob]) await client.reached(lobby, seq);
  await playToTheEnd([ann, bob], lobby);
  expect((await truth(store, lobby)).phase).toBe('over');
}

async function playClass(
  store: ServerStore,
  { games, classroom, people }: Sample,
  { tea, amy, ben, cid, dee, eve }: Record<SamplePerson, Client>,
): Promise<void> {
  const { lesson, classroom: known } = shownClass(await tea.done({ type: 'show-class', class: classroom }));
  expect(lesson?.waiting.map(({ id }) => id)).toEqual([people.eve.id]);
  // Those who asked within one millisecond were let in in any order.
  expect(new Set(known.pupils.map(({ id }) => id))).toEqual(
    new Set([amy, ben, cid, dee].map(({ person }) => person)),
  );
  await tea.done({ type: 'admit', class: classroom, person: people.eve.id, accepted: true });
  expect((await eve.done({ type: 'list-classes' })).classes).toHaveLength(1);
  const refused = dee.next('refused');
  dee.send({ type: 'watch', game: games.classTable, since: null });
  expect((await refused).refusal.code).toBe('NO_SUCH_GAME'); // she has left her team
  for (const client of [amy, ben, cid]) await client.watch(games.classTable);
  expect(ben.seats.get(games.classTable)?.[1]?.occupant).toMatchObject({
    kind: 'team',
    members: [{ left: false }, { left: true }],
  });
  await playToTheEnd([amy, ben], games.classTable);
  const { phase, seq } = await truth(store, games.classTable);
  expect(phase).toBe('over');
  await cid.reached(games.classTable, seq);
  await expectAgreement(store, games.classTable, [amy, ben, cid]);
}
