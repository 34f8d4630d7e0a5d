/** Several people at one seat: how teams come together, what they share, and who may move for them (T-01 to T-06). */

import { viewFor, type Action } from '@lexiko/rules';
import type { ActionRequest } from '@lexiko/rules/notation';
import { describe, expect, test } from 'vitest';
import { LAG_MS } from '../../src/computers/deadlines.ts';
import { layOut } from '../../src/teams/team-workspace.ts';
import { asRequest, nextAction, numbersFrom } from '../support/table-play.ts';
import { confirm, newGame, TestService, proposalOf } from '../support/test-service.ts';
import { newMember } from '../../src/games/team-seats.ts';

const TEAMS = [
  ['ann', 'amy'],
  ['bob', 'ben'],
] as const;

function school(options: Readonly<Record<string, unknown>> = {}): ReturnType<typeof newGame> {
  const { config, ...rest } = newGame(options);
  return { ...rest, config: { ...config, preset: 'school' } };
}

/** Two teams of two that have not confirmed. */
async function schoolLobby(
  server: TestService,
  options: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  for (const person of TEAMS.flat())
    await server.store.people.createPerson({ id: person, name: person }, server.clock.nowMs);
  const { game } = await server.done('ann', school(options));
  await server.done('bob', { type: 'take-seat', game, seat: 1 });
  await server.done('amy', { type: 'take-seat', game, seat: 0 });
  await server.done('ben', { type: 'take-seat', game, seat: 1 });
  return game;
}

async function schoolGame(
  server: TestService,
  options: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly game: string; readonly mover: readonly string[]; readonly seat: number }> {
  const game = await schoolLobby(server, options);
  for (const person of TEAMS.flat()) await server.done(person, confirm(game));
  const { turn } = await server.state(game);
  const seat = turn ?? 0;
  return { game, seat, mover: TEAMS[seat] ?? [] };
}

/** A play of the side on turn, as a client sends it. */
async function somePlay(server: TestService, game: string): Promise<ActionRequest> {
  const state = await server.state(game);
  const seat = state.turn ?? 0;
  return asRequest(nextAction(viewFor(state, seat), seat, numbersFrom(3)) as Action);
}

describe('a team', () => {
  test('comes together at one seat, and the game knows how many they are', async () => {
    const server = new TestService();
    const game = await schoolLobby(server);
    const seats = await server.store.games.seatsOf(game);
    expect(seats.map(({ team }) => team?.map(({ person }) => person))).toEqual(TEAMS);
    expect((await server.state(game)).config.teamSizes).toEqual([2, 2]);
    expect((await server.done('amy', { type: 'list-my-games' })).games).toHaveLength(1);
  });

  test('of one is too small to begin with', async () => {
    const server = new TestService();
    const { game } = await server.done('ann', school());
    await server.done('bob', { type: 'take-seat', game, seat: 1 });
    await server.done('ben', { type: 'take-seat', game, seat: 1 });
    expect(await server.act('ann', game, { type: 'confirm', nonce: 'n' })).toEqual({
      code: 'TEAM_TOO_SMALL',
      sizes: [1, 2],
    });
  });

  test('has confirmed when all its members have, and to the options as they stand', async () => {
    const server = new TestService();
    const game = await schoolLobby(server);
    await server.done('ann', confirm(game));
    await server.done('ann', confirm(game));
    expect((await server.state(game)).confirmed).toEqual([false, false]);
    await server.done('amy', confirm(game));
    expect((await server.state(game)).confirmed).toEqual([true, false]);
    await server.done('bob', confirm(game));
    const config = { ...school({ 'timer.seconds': 60 }).config };
    await server.done('ann', { type: 'act', game, action: { type: 'configure', config } });
    await server.done('ben', confirm(game));
    expect((await server.state(game)).confirmed).toEqual([false, false]);
    for (const person of ['amy', 'bob', 'ann']) await server.done(person, confirm(game));
    expect((await server.state(game)).phase).toBe('playing');
  });

  test('has confirmed also when its last members do so at once in two processes', async () => {
    const server = new TestService();
    const other = new TestService({ store: server.store, clock: server.clock });
    const game = await schoolLobby(server);
    await other.service.games.get(game);
    await Promise.all([server.done('ann', confirm(game)), other.done('amy', confirm(game))]);
    expect((await server.state(game)).confirmed).toEqual([true, false]);
  });

  test('has resigned also when its last members leave at once in two processes', async () => {
    const server = new TestService();
    const other = new TestService({ store: server.store, clock: server.clock });
    const { game } = await schoolGame(server);
    await other.service.games.get(game);
    const resign = { type: 'act', game, action: { type: 'resign' } } as const;
    await Promise.all([server.done('bob', resign), other.done('ben', resign)]);
    expect((await server.state(game)).outcome?.winners).toEqual([0]);
  });

  test('shows its game again to whoever left it, after the end and not before', async () => {
    const server = new TestService();
    const game = await schoolGame(server).then((begun) => begun.game);
    const read = { type: 'list-messages', game, after: 0 } as const;
    await server.done('bob', { type: 'act', game, action: { type: 'resign' } });
    expect(await server.refusal('bob', read)).toBe('NO_SUCH_GAME');
    await server.done('ben', { type: 'act', game, action: { type: 'resign' } });
    expect((await server.state(game)).phase).toBe('over');
    expect(await server.done('bob', read)).toMatchObject({ game });
    expect(await server.refusal('eve', read)).toBe('NO_SUCH_GAME');
  });

  test('that somebody joins or leaves makes everybody confirm again', async () => {
    const server = new TestService();
    const game = await schoolLobby(server);
    await server.done('ann', confirm(game));
    await server.done('cid', { type: 'take-seat', game, seat: 1 });
    expect((await server.state(game)).confirmed).toEqual([false, false]);
    expect((await server.state(game)).config.teamSizes).toEqual([2, 3]);
    await server.done('ann', confirm(game));
    await server.done('cid', { type: 'give-up-seat', game, seat: 1 });
    expect((await server.state(game)).confirmed).toEqual([false, false]);
    expect((await server.state(game)).config.teamSizes).toEqual([2, 2]);
  });

  test('cannot be joined from the other one, nor after the beginning', async () => {
    const server = new TestService();
    const { game } = await schoolGame(server);
    expect(await server.refusal('ann', { type: 'take-seat', game, seat: 1 })).toBe('SEAT_TAKEN');
    expect(await server.refusal('eve', { type: 'take-seat', game, seat: 1 })).toBe('NO_SUCH_GAME');
  });

  test('may be a computer on the other side', async () => {
    const server = new TestService({
      computers: { levels: ['Hard'], choose: async (_, { turn }) => ({ type: 'pass', seat: turn ?? 0 }) },
    });
    const { game } = await server.done('ann', {
      ...school(),
      seats: [{ kind: 'me' }, { kind: 'computer', level: 'Hard' }],
    });
    await server.done('amy', { type: 'take-seat', game, seat: 0 });
    for (const person of ['ann', 'amy']) await server.done(person, confirm(game));
    expect((await server.state(game)).phase).toBe('playing');
  });

  test('loses a member who resigns, and resigns with the last', async () => {
    const server = new TestService();
    const { game } = await schoolGame(server);
    await server.done('bob', { type: 'act', game, action: { type: 'resign' } });
    expect((await server.state(game)).phase).toBe('playing');
    expect(await server.act('bob', game, { type: 'pass' })).toEqual({ code: 'NO_SUCH_GAME' });
    await server.done('ben', { type: 'act', game, action: { type: 'resign' } });
    expect((await server.state(game)).outcome?.winners).toEqual([0]);
  });

  test('meets again in a rematch', async () => {
    const server = new TestService();
    const { game } = await schoolGame(server);
    await server.done('bob', { type: 'act', game, action: { type: 'resign' } });
    await server.done('ben', { type: 'act', game, action: { type: 'resign' } });
    const { game: again } = await server.done('amy', { type: 'rematch', game });
    const seats = await server.store.games.seatsOf(again);
    expect(seats.map(({ team }) => team)).toEqual(TEAMS.map((team) => team.map(newMember)));
  });
});

describe('for a team', () => {
  test('any member moves, and of two at once the first counts', async () => {
    const server = new TestService();
    const { game, mover } = await schoolGame(server);
    const action = await somePlay(server, game);
    const answers = await Promise.all(mover.map((person) => server.act(person, game, action)));
    expect(answers.map((answer) => ('code' in answer ? answer.code : 'done')).sort()).toEqual([
      'NOT_YOUR_TURN',
      'done',
    ]);
  });

  test('the captain moves, or the next member while the captain is away', async () => {
    const server = new TestService();
    const { game, mover } = await schoolGame(server, { 'teams.commit': 'captain' });
    const [captain = '', other = ''] = mover;
    expect(await server.act(other, game, { type: 'pass' })).toEqual({ code: 'NOT_YOUR_TURN' });
    server.away.add(captain);
    expect(await server.act(other, game, { type: 'pass' })).toHaveProperty('outcome');
  });

  test('the members move by turns', async () => {
    const server = new TestService();
    const { game, mover, seat } = await schoolGame(server, { 'teams.commit': 'rotate' });
    const [first = '', second = ''] = mover;
    const [other = ''] = TEAMS[1 - seat] ?? [];
    expect(await server.act(second, game, { type: 'pass' })).toEqual({ code: 'NOT_YOUR_TURN' });
    await server.done(first, { type: 'act', game, action: await somePlay(server, game) });
    await server.done(other, { type: 'act', game, action: { type: 'pass' } });
    expect(await server.act(first, game, { type: 'pass' })).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(await server.act(second, game, { type: 'pass' })).toHaveProperty('outcome');
  });

  test('all who are there must agree, and the last to agree makes the move', async () => {
    const server = new TestService();
    const { game, mover } = await schoolGame(server, { 'teams.commit': 'consensus' });
    const [first = '', second = ''] = mover;
    const action = await somePlay(server, game);
    expect(await server.act(first, game, action)).toEqual({ code: 'NOT_YOUR_TURN' });
    const proposal = proposalOf(await server.done(first, { type: 'propose', game, action }));
    await server.done(second, { type: 'vote', game, proposal, agrees: false });
    expect((await server.state(game)).turnsTaken).toEqual([0, 0]);
    const vote = { type: 'vote', game, proposal, agrees: true } as const;
    const done = await server.done(second, vote, 'last-vote');
    expect((await server.events(game)).filter(({ type }) => type === 'played')).toHaveLength(1);
    expect(await server.done(second, vote, 'last-vote')).toEqual(done);
  });

  test('one member alone decides while the others are away', async () => {
    const server = new TestService();
    const { game, mover } = await schoolGame(server, { 'teams.commit': 'consensus' });
    server.away.add(mover[1] ?? '');
    expect(await server.act(mover[0] ?? '', game, { type: 'pass' })).toHaveProperty('outcome');
  });

  test('a proposal is the same however often it is made, and is gone with the turn', async () => {
    const server = new TestService();
    const { game, mover } = await schoolGame(server);
    const [first = '', second = ''] = mover;
    const action = { type: 'pass' } as const;
    const proposal = proposalOf(await server.done(first, { type: 'propose', game, action }));
    expect(await server.done(first, { type: 'propose', game, action })).toEqual({ game, proposal });
    await server.done(first, { type: 'act', game, action });
    expect(await server.refusal(second, { type: 'vote', game, proposal, agrees: true })).toBe(
      'NO_SUCH_PROPOSAL',
    );
  });

  test('nobody proposes or votes who is not in a team of the game', async () => {
    const server = new TestService();
    const { game, mover, seat } = await schoolGame(server);
    const [first = ''] = mover;
    const [other = ''] = TEAMS[1 - seat] ?? [];
    const proposal = proposalOf(
      await server.done(first, { type: 'propose', game, action: { type: 'pass' } }),
    );
    expect(await server.refusal('eve', { type: 'vote', game, proposal, agrees: true })).toBe('NO_SUCH_GAME');
    // The other team has proposals of its own, by the same numbers.
    expect(await server.refusal(other, { type: 'vote', game, proposal, agrees: true })).toBe(
      'NO_SUCH_PROPOSAL',
    );
    const expire = { type: 'propose', game, action: { type: 'expire' } } as const;
    expect(await server.refusal(first, expire)).toBe('UNREADABLE');
    const asOther = { type: 'propose', game, action: { type: 'pass', team: { member: 0 } } };
    expect(await server.send(first, asOther)).toEqual({ code: 'UNREADABLE', path: 'action.team' });
    const ordinary = await server.begin();
    expect(await server.refusal('ann', { type: 'propose', game: ordinary, action: { type: 'pass' } })).toBe(
      'NOT_AT_THIS_TABLE',
    );
  });
});

describe('a draft', () => {
  const limit = { 'timer.seconds': [60, 60], 'timer.onExpire': 'commitIfLegal' };

  test('is played when the time runs out, where that was agreed', async () => {
    const server = new TestService();
    const game = await server.begin(limit);
    const seat = (await server.state(game)).turn ?? 0;
    const { tiles } = (await somePlay(server, game)) as { readonly tiles: Readonly<Record<string, string>> };
    const live = await server.service.games.get(game);
    if (live === null) expect.fail('there is a game');
    expect((await layOut(server.service, live, { seat, by: 'ann', tiles })).ok).toBe(true);
    // Another process calls the time.
    const other = new TestService({ store: server.store, clock: server.clock });
    await other.pass(60_000 + LAG_MS);
    expect((await server.events(game)).at(-2)?.type).toBe('drew');
    expect((await server.events(game)).filter(({ type }) => type === 'played')).toHaveLength(1);
  });

  test('that is no legal play, or of another turn, is not played', async () => {
    const server = new TestService();
    const game = await server.begin(limit);
    const seat = (await server.state(game)).turn ?? 0;
    const live = await server.service.games.get(game);
    if (live === null) expect.fail('there is a game');
    await layOut(server.service, live, { seat, by: 'ann', tiles: { A1: 'Q' } });
    await server.pass(60_000 + LAG_MS);
    await server.pass(60_000 + LAG_MS);
    expect((await server.events(game)).filter(({ type }) => type === 'passed')).toHaveLength(2);
  });

  test('that nobody would see is refused', async () => {
    const server = new TestService();
    const game = await server.begin();
    const live = await server.service.games.get(game);
    if (live === null) expect.fail('there is a game');
    expect(await layOut(server.service, live, { seat: 0, by: 'ann', tiles: {} })).toEqual({
      ok: false,
      error: { code: 'NOT_SHARED' },
    });
  });
});
