/** What the server does by itself when time has passed, on a clock that the tests move. */

import type { Action } from '@lexiko/rules';
import { viewFor } from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import { LAG_MS } from '../../src/computers/deadlines.ts';
import { asRequest, nextAction, numbersFrom } from '../support/table-play.ts';
import { TestService } from '../support/test-service.ts';

const PEOPLE = ['ann', 'bob', 'cid', 'dot'];

/** Whose turn it is, by name. */
async function mover(server: TestService, game: string): Promise<string> {
  return PEOPLE[(await server.state(game)).turn ?? -1] ?? 'nobody';
}

/** The side on turn lays some tiles. */
async function play(server: TestService, game: string, seed = 3): Promise<void> {
  const state = await server.state(game);
  const seat = state.turn ?? 0;
  const action = nextAction(viewFor(state, seat), seat, numbersFrom(seed));
  expect(action?.type).toBe('play');
  await server.done(PEOPLE[seat] ?? '', { type: 'act', game, action: asRequest(action as Action) });
}

/** Plays on until a last play waits to be accepted. */
async function playOut(server: TestService, game: string): Promise<void> {
  const random = numbersFrom(11);
  for (;;) {
    const state = await server.state(game);
    if (state.phase !== 'playing') break;
    const seat = state.turn ?? 0;
    const action = nextAction(viewFor(state, seat), seat, random);
    await server.done(PEOPLE[seat] ?? '', { type: 'act', game, action: asRequest(action as Action) });
    server.clock.nowMs += 1000;
  }
  expect((await server.state(game)).phase).toBe('final-window');
}

describe('the time of a turn', () => {
  const limit = { 'timer.seconds': [60, 60] };

  test('runs out after its seconds and a little for the way, and the turn is passed', async () => {
    const server = new TestService();
    const game = await server.begin(limit);
    const first = await mover(server, game);
    await server.pass(60_000 + LAG_MS - 1);
    expect(await mover(server, game)).toBe(first);
    await server.pass(1);
    expect(await mover(server, game)).not.toBe(first);
    expect((await server.events(game)).find(({ type }) => type === 'passed')).toMatchObject({
      cause: 'time',
    });
  });

  test('starts anew with every turn, and a move that was on its way is still taken', async () => {
    const server = new TestService();
    const game = await server.begin(limit);
    server.clock.nowMs += 60_000 + LAG_MS / 2;
    await play(server, game);
    const second = await mover(server, game);
    await server.pass(59_000);
    expect(await mover(server, game)).toBe(second);
    await server.pass(1000 + LAG_MS);
    expect(await mover(server, game)).not.toBe(second);
  });

  test('can limit one side only', async () => {
    const server = new TestService();
    const game = await server.begin({ 'timer.seconds': ['none', 30], 'firstDraw.method': 'random' });
    if ((await mover(server, game)) === 'ann') {
      await server.pass(24 * 60 * 60 * 1000);
      expect(await mover(server, game)).toBe('ann');
      await play(server, game);
    }
    expect(await mover(server, game)).toBe('bob');
    await server.pass(30_000 + LAG_MS);
    expect(await mover(server, game)).toBe('ann');
    await server.pass(24 * 60 * 60 * 1000);
    expect(await mover(server, game)).toBe('ann');
  });

  test('costs points for every minute begun, where that was agreed', async () => {
    const server = new TestService();
    const game = await server.begin({ ...limit, 'timer.onExpire': 'pointsPerMinute' });
    const { turn } = await server.state(game);
    await server.pass(60_000 + LAG_MS);
    await server.pass(60_000);
    await server.pass(59_000);
    expect((await server.state(game)).scores[turn ?? 0]).toBe(-20);
    await server.pass(1000);
    expect((await server.state(game)).scores[turn ?? 0]).toBe(-30);
  });

  test('stands while the table rules on a challenge', async () => {
    const server = new TestService();
    const game = await server.begin({ ...limit, 'dictionary.id': 'table' });
    await play(server, game);
    const next = await mover(server, game);
    await server.act(next, game, { type: 'challenge' });
    await server.pass(59_999);
    expect((await server.state(game)).window?.ruling).not.toBeNull();
    expect(await mover(server, game)).toBe(next);
  });

  test('is called once, by one of two processes', async () => {
    const one = new TestService();
    const two = new TestService({ store: one.store, clock: one.clock });
    const game = await one.begin(limit);
    one.clock.nowMs += 60_000 + LAG_MS;
    await Promise.all([one.doDue(), two.doDue(), one.doDue(), two.doDue()]);
    expect((await one.events(game)).filter(({ type }) => type === 'passed')).toHaveLength(1);
  });

  test('is called after a restart as if nothing had happened', async () => {
    const before = new TestService();
    const game = await before.begin(limit);
    const first = await mover(before, game);
    const after = new TestService({ store: before.store, clock: before.clock });
    await after.pass(60_000 + LAG_MS);
    expect(await mover(after, game)).not.toBe(first);
  });

  test('is not confused by a clock that is set back', async () => {
    const server = new TestService();
    const game = await server.begin(limit);
    const first = await mover(server, game);
    await server.pass(-3_600_000);
    await play(server, game);
    const second = await mover(server, game);
    expect(second).not.toBe(first);
    await server.pass(60_000 + LAG_MS);
    expect(await mover(server, game)).toBe(first);
  });
});

describe('a window that the absent hold open', () => {
  test('is accepted again by a tab that missed it: answered with the same number, and nothing happens', async () => {
    const server = new TestService();
    const game = await server.begin({}, PEOPLE.slice(0, 3));
    await playOut(server, game);
    const { window } = await server.state(game);
    const answerer = PEOPLE[((window?.seat ?? 0) + 1) % 3] ?? '';
    const first = await server.act(answerer, game, { type: 'accept' });
    expect(first).toHaveProperty('outcome');
    const events = await server.events(game);
    expect(await server.act(answerer, game, { type: 'accept' })).toEqual(first);
    expect(await server.events(game)).toEqual(events);
    // Where something else has happened meanwhile, the answer has the number of that.
    const player = PEOPLE[window?.seat ?? 0] ?? '';
    expect(await server.act(player, game, { type: 'agree' })).toHaveProperty('outcome');
    const later = await server.events(game);
    expect(later.length).toBeGreaterThan(events.length);
    expect(await server.act(answerer, game, { type: 'accept' })).toEqual({
      outcome: { game, seq: later.length },
    });
    expect(await server.events(game)).toEqual(later);
  });

  test('after the last play is closed after half a minute, and the game is over', async () => {
    const server = new TestService();
    const game = await server.begin();
    await playOut(server, game);
    const { window } = await server.state(game);
    await server.pass((window?.openedMs ?? 0) + 29_999 - server.clock.nowMs);
    expect((await server.state(game)).phase).toBe('final-window');
    await server.pass(1);
    expect((await server.state(game)).phase).toBe('over');
  });

  test('stays open for a day where people play by correspondence', async () => {
    const server = new TestService();
    await server.store.people.createPerson({ id: 'ann', name: 'Ann' }, 0);
    const { game } = await server.done('ann', {
      type: 'create-game',
      config: { preset: 'standard-2007', options: { 'dictionary.id': 'any' } },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
      pace: 'correspondence',
    });
    await server.done('bob', { type: 'take-seat', game, seat: 1 });
    for (const person of ['ann', 'bob']) await server.act(person, game, { type: 'confirm', nonce: 'n' });
    await playOut(server, game);
    await server.pass(23 * 60 * 60 * 1000);
    expect((await server.state(game)).phase).toBe('final-window');
    await server.pass(60 * 60 * 1000);
    expect((await server.state(game)).phase).toBe('over');
  });

  test('is over by its own time where it is timed, also the last one', async () => {
    const server = new TestService();
    const game = await server.begin({
      'challenge.window': 'timed',
      'challenge.graceSeconds': 10,
      'draw.timing': 'afterWindow',
    });
    await play(server, game);
    expect((await server.events(game)).some(({ type }) => type === 'drew')).toBe(false);
    await server.pass(10_000 + LAG_MS);
    expect((await server.state(game)).window).toBeNull();
    expect((await server.events(game)).some(({ type }) => type === 'drew')).toBe(true);
  });

  test('after a last play is over by its own time too', async () => {
    const server = new TestService();
    const game = await server.begin({ 'challenge.window': 'timed', 'challenge.graceSeconds': 1 });
    await playOut(server, game);
    await server.pass(1000 + LAG_MS);
    expect((await server.state(game)).phase).toBe('over');
  });

  test('that all must accept is closed for those who say nothing', async () => {
    const server = new TestService();
    const game = await server.begin({ 'challenge.window': 'untilAllAccept' }, ['ann', 'bob', 'cid']);
    await play(server, game);
    const next = await mover(server, game);
    expect(await server.act(next, game, { type: 'pass' })).toMatchObject({ code: 'CHALLENGE_WINDOW_OPEN' });
    await server.pass(30_000);
    expect(await server.act(next, game, { type: 'pass' })).toHaveProperty('outcome');
  });

  test('and a ruling: whoever says nothing has nothing against the word', async () => {
    const server = new TestService();
    const game = await server.begin({ 'dictionary.id': 'table' });
    await play(server, game);
    const next = await mover(server, game);
    await server.act(next, game, { type: 'challenge' });
    await server.act(next, game, { type: 'rule', stands: false });
    await server.pass(59_999);
    expect((await server.state(game)).window?.ruling).not.toBeNull();
    await server.pass(1);
    expect((await server.events(game)).find(({ type }) => type === 'ruled')).toMatchObject({ stands: true });
  });

  test('by the rules until the next side starts, is left to the next side', async () => {
    const server = new TestService();
    const game = await server.begin();
    await play(server, game);
    await server.pass(24 * 60 * 60 * 1000);
    expect((await server.state(game)).window).not.toBeNull();
  });
});

describe('computers', () => {
  /** Passes; a machine for waiting, not for playing: real players are tested where they are wired in. */
  const passer = {
    levels: ['Passer'],
    asked: 0,
    async choose(
      _: string,
      view: { readonly viewer: unknown; readonly turn: unknown },
    ): Promise<Action | null> {
      this.asked++;
      return view.turn === view.viewer ? { type: 'pass', seat: Number(view.viewer) } : null;
    },
  };
  const seats = [{ kind: 'me' as const }, { kind: 'computer' as const, level: 'Passer' }];
  const config = { preset: 'standard-2007' as const, options: { 'dictionary.id': 'any' } };

  test('move when it is their turn, from a view of their own seat', async () => {
    const views: string[] = [];
    const computers = {
      levels: ['Passer'],
      async choose(_: string, view: Parameters<typeof passer.choose>[1]): Promise<Action | null> {
        views.push(JSON.stringify(view));
        return passer.choose(_, view);
      },
    };
    const server = new TestService({ computers });
    const { game } = await server.done('ann', {
      type: 'create-game',
      config,
      seats,
      visibility: 'private',
    });
    await server.act('ann', game, { type: 'confirm', nonce: 'n' });
    if ((await mover(server, game)) === 'ann') await play(server, game);
    await server.doDue();
    expect(await mover(server, game)).toBe('ann');
    const racks = (JSON.parse(views[0] ?? '{}') as { racks: string[][] }).racks;
    expect(racks[0]?.every((tile) => tile === '_')).toBe(true);
    expect(racks[1]).toEqual((await server.state(game)).racks[1]);
  });

  test('that were thinking when the process died move after its restart', async () => {
    const forgetful = { levels: ['Passer'], choose: async () => null };
    const before = new TestService({ computers: forgetful });
    const { game } = await before.done('ann', {
      type: 'create-game',
      config: { ...config, options: { ...config.options, 'firstDraw.method': 'manual' } },
      seats,
      visibility: 'private',
    });
    await before.act('ann', game, { type: 'confirm', nonce: 'n' });
    await before.act('ann', game, { type: 'begin', starter: 1 });
    await before.doDue(); // taken, and never finished
    const after = new TestService({ store: before.store, clock: before.clock, computers: passer });
    await after.pass(1000);
    expect(await mover(after, game)).toBe('bob');
    await after.pass(15_000);
    expect(await mover(after, game)).toBe('ann');
  });
});
