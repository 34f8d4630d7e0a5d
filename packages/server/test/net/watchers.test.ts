/** Those who only watch, with a delay or not at all; the teacher; chat and notices over real sockets. */

import { afterEach, expect, test } from 'vitest';
import { hashOf } from '../../src/people/sessions.ts';
import { expectNoLeak } from '../support/leak-check.ts';
import { Client } from '../support/socket-client.ts';
import { beginGame, expectAgreement, step } from '../support/socket-games.ts';
import { numbersFrom } from '../support/table-play.ts';
import { confirm, newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

async function join(): Promise<Client> {
  const client = await Client.join(server.port);
  clients.push(client);
  return client;
}

/** A game of two that anybody may watch, with these terms. */
async function openGame(players: readonly [Client, Client], terms: object): Promise<string> {
  const [ann, bob] = players;
  const { game } = await ann.done({ ...newGame(), visibility: 'open', terms });
  await bob.done({ type: 'take-seat', game, seat: 1 });
  for (const player of players) await player.watch(game);
  await ann.done(confirm(game));
  const { seq } = await bob.done(confirm(game));
  for (const player of players) await player.reached(game, seq);
  return game;
}

test('with a delay one sees what happened, late, and never more', async () => {
  const clock = { nowMs: Date.now() };
  server = await startTestServer({ now: () => clock.nowMs });
  const [ann, bob, eve] = await Promise.all([join(), join(), join()]);
  const game = await openGame([ann, bob], { delaySeconds: 60 });
  const random = numbersFrom(5);
  expect((await eve.watch(game)).view.phase).toBe('lobby');
  clock.nowMs += 30_000;
  for (let turn = 0; turn < 3; turn++) await step([ann, bob], game, random);
  const told = ann.view(game).seq;
  const early = eve.view(game).seq;
  clock.nowMs += 30_001;
  await eve.until(() => eve.view(game).seq > early);
  const atFirst = eve.view(game).seq;
  expect(atFirst).toBeLessThan(told);
  expect(eve.view(game).view.turnsTaken).toEqual([0, 0]);
  // Whoever comes back or asks for more than there is for them gets no more either.
  const late = await join();
  expect((await late.watch(game)).seq).toBe(atFirst);
  late.send({ type: 'watch', game, since: told });
  await late.next('table');
  expect(late.view(game).seq).toBe(atFirst);
  clock.nowMs += 30_000;
  await eve.reached(game, told);
  await expectAgreement(server.store, game, [ann, bob, eve]);
  const secret = (await server.store.games.game(game))?.secret ?? '';
  for (const client of [eve, late]) expectNoLeak(client.frames, secret);
});

test('with a delay lists tell no times of moves, and files are for those who have seen the end', async () => {
  const clock = { nowMs: Date.now() };
  server = await startTestServer({ now: () => clock.nowMs });
  const [ann, bob, eve] = await Promise.all([join(), join(), join()]);
  const game = await openGame([ann, bob], { delaySeconds: 60 });
  const other = await openGame([ann, bob], { delaySeconds: 60 });
  const random = numbersFrom(5);
  const listed = async (client: Client): Promise<string> =>
    JSON.stringify((await client.done({ type: 'list-open-games', stage: 'playing' })).games);
  clock.nowMs += 10_000;
  const before = await listed(eve);
  const own = await listed(ann);
  clock.nowMs += 10_000;
  await step([ann, bob], game, random);
  clock.nowMs += 10_000;
  expect(await listed(eve)).toBe(before);
  expect(await listed(ann)).not.toBe(own);
  clock.nowMs += 1000;
  await step([ann, bob], other, random);
  clock.nowMs += 1000;
  expect(await listed(eve)).toBe(before);

  await ann.done({ type: 'act', game, action: { type: 'resign' } });
  expect(await listed(eve)).toBe(before);
  expect(await listed(ann)).not.toContain(game);
  const file = async ({ cookie }: Client, form: string): Promise<number> =>
    (
      await fetch(`http://127.0.0.1:${server.port}/api/game-file?game=${game}&form=${form}`, {
        headers: { cookie },
      })
    ).status;
  expect(await file(ann, 'log')).toBe(200);
  for (const form of ['log', 'sheet', 'gcg', 'proof']) expect(await file(eve, form), form).toBe(409);
  clock.nowMs += 59_999;
  expect(await file(eve, 'log')).toBe(409);
  clock.nowMs += 2;
  expect(await file(eve, 'log')).toBe(200);
  expect(await listed(eve)).not.toContain(game);
});

test('an open game can be closed to those who do not play', async () => {
  server = await startTestServer();
  const [ann, bob, eve] = await Promise.all([join(), join(), join()]);
  const { game } = await ann.done({ ...newGame(), visibility: 'open', terms: { watchers: 'nobody' } });
  await bob.done({ type: 'take-seat', game, seat: 1 });
  await eve.watch(game);
  const refused = eve.next('refused');
  for (const player of [ann, bob]) await player.done(confirm(game));
  expect((await refused).refusal).toEqual({ code: 'NO_SUCH_GAME', game });
  expect(eve.frames.some((frame) => frame.includes('"dealt"'))).toBe(false);
});

test('people who come to watch are a number to those at the table, told now and then', async () => {
  server = await startTestServer();
  const [ann, bob] = await Promise.all([join(), join()]);
  const game = await openGame([ann, bob], {});
  const crowd = await Promise.all(Array.from({ length: 40 }, join));
  const before = ann.frames.length;
  const sinceMs = performance.now();
  const told = ann.until((message) => message.type === 'watching' && message.people === 40);
  await Promise.all(crowd.map((watcher) => watcher.watch(game)));
  await told;
  const heard = ann.frames.slice(before);
  expect(heard.filter((frame) => frame.includes('"seats"'))).toEqual([]);
  // Every three seconds at most, however long it takes them to come.
  expect(heard.length).toBeLessThanOrEqual(2 + (performance.now() - sinceMs) / 3000);
  // Whoever comes later knows it too, and nobody is counted who plays.
  const late = await join();
  const known = late.next('watching');
  await late.watch(game);
  expect((await known).people).toBe(40);
  const fewer = bob.until((message) => message.type === 'watching' && message.people === 1);
  for (const watcher of crowd) watcher.close();
  await fewer;
  expect(ann.frames.slice(before).filter((frame) => frame.includes('"seats"'))).toEqual([]);
});

test('teachers see all racks of the class, and nobody else does', async () => {
  server = await startTestServer();
  const [tea, tom, ann, amy, bob, ben] = await Promise.all([join(), join(), join(), join(), join(), join()]);
  const made = await tea.done({ type: 'create-class', name: '7b' });
  for (const pupil of [ann, amy, bob, ben]) await pupil.done({ type: 'join-class', code: made.code ?? '' });
  await tea.done({ type: 'admit', class: made.class ?? '', accepted: true });
  const config = { ...newGame().config, preset: 'school' as const };
  const teams = [[ann, amy].map(({ person }) => person), [bob, ben].map(({ person }) => person)];
  const { game } = await tea.done({ type: 'make-table', class: made.class ?? '', config, teams });
  for (const client of [tea, ann, amy, bob, ben]) await client.watch(game);
  await tea.done({ type: 'begin-tables', class: made.class ?? '' });
  const { seq } = await server.store.games.eventsAfter(game, 0).then((events) => events.at(-1) ?? { seq: 0 });
  for (const client of [tea, ann, amy, bob, ben]) await client.reached(game, seq);
  await expectAgreement(server.store, game, [tea, ann, amy, bob, ben]);
  expect(tea.view(game).viewer).toBe('teacher');
  expect(tea.view(game).view.racks.flat()).not.toContain('_');
  expect(tea.view(game).view.pool).toContain('_');
  const { code = '', secret = '' } = (await server.store.games.game(game)) ?? {};
  for (const client of [ann, amy, bob, ben]) expectNoLeak(client.frames, secret);
  // The team talks among itself; the teacher hears it, the others do not.
  const heard = Promise.all([amy.next('said'), tea.next('said')]);
  await ann.done({ type: 'say', game, to: 'team', text: 'Shall we exchange?' });
  await heard;
  await tea.done({ type: 'say', game, to: 'table', text: 'Five more minutes.' });
  await Promise.all([bob, ben].map((client) => client.when(() => client.said.length > 0)));
  expect(bob.said.map(({ text }) => text)).toEqual(['Five more minutes.']);
  // A further teacher sees what the first one does, from the moment they teach until they no longer do.
  expect(await tom.tell({ type: 'find-game', code })).toMatchObject({ code: 'NO_SUCH_GAME' });
  await server.store.school.setTeacherCode(made.class, hashOf('FORTOM'), Date.now() + 60_000);
  await server.store.school.useTeacherCode(hashOf('FORTOM'), tom.person, Date.now());
  await tom.watch(game);
  await expectAgreement(server.store, game, [tea, tom]);
  expect(tom.view(game).viewer).toBe('teacher');
  const shut = tom.until((message) => message.type === 'refused');
  await tea.done({ type: 'remove-teacher', class: made.class, person: tom.person });
  await shut;
  const before = tom.frames.length;
  await tea.done({ type: 'pause-tables', class: made.class, paused: true });
  await tea.when(() => tea.view(game).view.pausedMs !== null);
  expect(tom.frames.slice(before)).toEqual([]);
  expect(await tom.tell({ type: 'find-game', code })).toMatchObject({ code: 'NO_SUCH_GAME' });
});

test('a message goes to those who want it, as they want it', async () => {
  server = await startTestServer();
  const [ann, bob, cid] = await Promise.all([join(), join(), join()]);
  const game = await beginGame([ann, bob, cid]);
  await cid.done({ type: 'mute', person: ann.person, muted: true });
  await bob.done({ type: 'set-chat', settings: { chat: 'on', filter: 'off' } });
  const heard = Promise.all([ann.next('said'), bob.next('said')]);
  await ann.done({ type: 'say', game, to: 'table', text: 'rude' });
  const [own, other] = await heard;
  expect([own.message.text, other.message.text]).toEqual(['r•••', 'rude']);
  await bob.done({ type: 'say', game, to: 'table', text: 'Well.' });
  await cid.when(() => cid.said.length > 0);
  expect(cid.said.map(({ text }) => text)).toEqual(['Well.']);
});

test('somebody who is elsewhere hears that it is their turn', async () => {
  const clock = { nowMs: Date.now() };
  server = await startTestServer({ now: () => clock.nowMs });
  const [ann, bob] = await Promise.all([join(), join()]);
  const game = await beginGame([ann, bob]);
  const [mover, other] = ann.view(game).view.turn === 0 ? [ann, bob] : [bob, ann];
  other.send({ type: 'unwatch', game });
  await mover.until(() => {
    const occupant = mover.seats.get(game)?.[mover === ann ? 1 : 0]?.occupant;
    return occupant?.kind === 'person' && !occupant.present && occupant.awaySinceMs !== null;
  });
  clock.nowMs += 20_000; // whoever was there a moment ago is still reckoned with
  const notice = other.next('notice');
  await mover.done({ type: 'act', game, action: { type: 'pass' } });
  expect((await notice).notice).toMatchObject({ game, kind: 'your-turn' });
});
