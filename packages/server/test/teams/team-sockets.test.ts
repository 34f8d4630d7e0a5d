/** Teams over real sockets: what goes to whom. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectNoLeak } from '../support/leak-check.ts';
import { Client } from '../support/socket-client.ts';
import { expectAgreement } from '../support/socket-games.ts';
import { confirm, newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
const clients: Client[] = [];

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

async function join(session?: Parameters<typeof Client.join>[1]): Promise<Client> {
  const client = await Client.join(server.port, session);
  clients.push(client);
  return client;
}

/** Ann and Amy against Bob and Ben, watched by all and by Eve, just begun. */
async function schoolGame(): Promise<{
  readonly game: string;
  readonly teams: readonly [readonly [Client, Client], readonly [Client, Client]];
  readonly eve: Client;
}> {
  const [ann, amy, bob, ben, eve] = await Promise.all([join(), join(), join(), join(), join()]);
  const { config, ...rest } = newGame();
  const made = await ann.done({ ...rest, config: { ...config, preset: 'school' }, visibility: 'open' });
  const game = made.game ?? '';
  await amy.done({ type: 'take-seat', game, seat: 0 });
  for (const client of [bob, ben]) await client.done({ type: 'take-seat', game, seat: 1 });
  for (const client of [ann, amy, bob, ben, eve]) await client.watch(game);
  for (const client of [ann, amy, bob]) await client.done(confirm(game));
  const { seq } = await ben.done(confirm(game));
  for (const client of [ann, amy, bob, ben, eve]) await client.reached(game, seq);
  return {
    game,
    eve,
    teams: [
      [ann, amy],
      [bob, ben],
    ],
  };
}

test('a team shares rack, draft, pointers and proposals, and nobody else gets any of it', async () => {
  const { game, teams, eve } = await schoolGame();
  const [[ann, amy], [bob, ben]] = teams;
  expect(ann.view(game).view.racks[0]).toEqual(amy.view(game).view.racks[0]);
  await expectAgreement(server.store, game, [ann, amy, bob, ben, eve]);
  ann.send({ type: 'draft', game, tiles: { H8: 'Q' } });
  await amy.when(() => (amy.workspaces.get(game)?.draft ?? null) !== null);
  expect(amy.workspaces.get(game)?.draft).toEqual({ by: ann.person, tiles: { H8: 'Q' } });
  const pointed = amy.next('pointed');
  ann.send({ type: 'point', game, at: { square: 'H8' } });
  expect(await pointed).toMatchObject({ person: ann.person, seat: 0, at: { square: 'H8' } });
  await amy.done({ type: 'propose', game, action: { type: 'exchange', tiles: 'ZZ' } });
  await ann.when(() => ann.workspaces.get(game)?.proposals.length === 1);
  // Whoever comes later finds the workspace as it is.
  const later = await join(amy.session);
  const workspace = later.next('workspace');
  await later.watch(game);
  expect((await workspace).draft?.tiles).toEqual({ H8: 'Q' });
  for (const other of [bob, ben, eve]) {
    // The name of a game is made of letters and digits by chance.
    const frames = other.frames
      .map((frame) => frame.replaceAll(game, ''))
      .filter((frame) => /"workspace"|"pointed"/.test(frame));
    expect(frames.filter((frame) => /"seat":0|ZZ|H8/.test(frame))).toEqual([]);
  }
  const secret = (await server.store.games.game(game))?.secret ?? '';
  for (const client of [ann, amy, bob, ben, eve, later]) expectNoLeak(client.frames, secret);
});

test('whoever is not of the side can neither lay out nor point', async () => {
  const { game, teams, eve } = await schoolGame();
  const [[ann, amy], [bob]] = teams;
  const amyFrames = amy.frames.length;
  const refusals = async (client: Client, message: Parameters<Client['send']>[0]): Promise<unknown> => {
    const refused = client.next('refused');
    client.send(message);
    return (await refused).refusal.code;
  };
  expect(await refusals(eve, { type: 'draft', game, tiles: {} })).toBe('NOT_AT_THIS_TABLE');
  expect(await refusals(eve, { type: 'point', game, at: null })).toBe('NOT_AT_THIS_TABLE');
  expect(await refusals(bob, { type: 'draft', game, seat: 0, tiles: {} })).toBe('NOT_AT_THIS_TABLE');
  expect(await refusals(bob, { type: 'point', game, seat: 0, at: null })).toBe('NOT_AT_THIS_TABLE');
  expect(await refusals(bob, { type: 'draft', game: 'nowhere', tiles: {} })).toBe('NO_SUCH_GAME');
  expect(await refusals(ann, { type: 'draft', game, tiles: { nonsense: '!' } })).toBe('UNREADABLE');
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`A${at}`, 'A']));
  expect(await refusals(ann, { type: 'draft', game, tiles: many })).toBe('UNREADABLE');
  expect(amy.frames.slice(amyFrames).filter((frame) => /"workspace"|"pointed"/.test(frame))).toEqual([]);
});

test('a member who leaves is shown so, and no longer sees the rack', async () => {
  const { game, teams } = await schoolGame();
  const [[ann, amy]] = teams;
  await ann.done({ type: 'act', game, action: { type: 'resign' } });
  await expect
    .poll(() => amy.seats.get(game)?.[0]?.occupant)
    .toMatchObject({ kind: 'team', members: [{ left: true }, { left: false, present: true }] });
  const again = await join(ann.session);
  expect((await again.watch(game)).viewer).toBe('spectator');
});
