/** Chat, notices, absence, vacations, and what a table agrees on besides the rules. */

import { describe, expect, test } from 'vitest';
import { LAG_MS } from '../../src/computers/deadlines.ts';
import { confirm, newGame, TestService } from '../support/test-service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('a message', () => {
  test('to the table is numbered, kept once, and read by the players', async () => {
    const server = new TestService();
    const game = await server.begin();
    const say = { type: 'say', game, to: 'table', text: 'Good luck!' } as const;
    expect(await server.done('ann', say, 'm1')).toEqual({ game, message: 1 });
    expect(await server.done('ann', say, 'm1')).toEqual({ game, message: 1 });
    await server.done('bob', { ...say, text: 'You too.' });
    const { messages } = await server.done('bob', { type: 'list-messages', game, after: 0 });
    expect(messages.map(({ number, from, text }) => [number, from.id, text])).toEqual([
      [1, 'ann', 'Good luck!'],
      [2, 'bob', 'You too.'],
    ]);
    expect((await server.done('bob', { type: 'list-messages', game, after: 1 })).messages).toHaveLength(1);
  });

  test('is neither written nor read by strangers, nor where the table talks to nobody', async () => {
    const server = new TestService();
    const game = await server.begin();
    const say = { type: 'say', game, to: 'table', text: 'Psst!' } as const;
    expect(await server.refusal('eve', say)).toBe('NO_SUCH_GAME');
    expect(await server.refusal('eve', { type: 'list-messages', game, after: 0 })).toBe('NO_SUCH_GAME');
    expect(await server.refusal('ann', { ...say, to: 'team' })).toBe('CHAT_OFF');
    const { game: quiet } = await server.done('ann', { ...newGame(), terms: { chat: 'nobody' } });
    expect(await server.refusal('ann', { ...say, game: quiet })).toBe('CHAT_OFF');
    const { game: open } = await server.done('ann', { ...newGame(), visibility: 'open' });
    expect(await server.refusal('eve', { ...say, game: open })).toBe('CHAT_OFF');
  });

  test('can be muted, reported, masked and switched off', async () => {
    const server = new TestService();
    const game = await server.begin();
    const read = async (): Promise<readonly string[]> =>
      ((await server.done('bob', { type: 'list-messages', game, after: 0 })).messages ?? []).map(
        ({ text }) => text,
      );
    await server.done('ann', { type: 'say', game, to: 'table', text: 'How rude!' });
    expect(await read()).toEqual(['How r•••!']);
    await server.done('bob', { type: 'set-chat', settings: { chat: 'on', filter: 'off' } });
    expect(await read()).toEqual(['How rude!']);
    const report = { type: 'report', game, message: 1, reason: 'Not nice.' } as const;
    expect(await server.refusal('eve', report)).toBe('NO_SUCH_GAME');
    expect(await server.refusal('ann', report)).toBe('NO_SUCH_MESSAGE');
    expect(await server.refusal('bob', { ...report, message: 7 })).toBe('NO_SUCH_MESSAGE');
    await server.done('bob', report);
    expect(await server.store.chat.reports(5)).toMatchObject([{ game, message: 1, person: 'bob' }]);
    expect(await read()).toEqual([]);
    expect((await server.done('bob', { type: 'list-muted' })).people?.map(({ id }) => id)).toEqual(['ann']);
    await server.done('bob', { type: 'mute', person: 'ann', muted: false });
    expect(await read()).toHaveLength(1);
    expect(await server.refusal('bob', { type: 'mute', person: 'nobody', muted: true })).toBe(
      'NO_SUCH_PERSON',
    );
    await server.done('bob', { type: 'set-chat', settings: { chat: 'off', filter: 'on' } });
    expect(await read()).toEqual([]);
    expect(await server.refusal('bob', { type: 'say', game, to: 'table', text: 'x' })).toBe('CHAT_OFF');
  });

  test('is one of few in a short time', async () => {
    const server = new TestService();
    const game = await server.begin();
    const say = { type: 'say', game, to: 'table', text: 'again' } as const;
    for (let number = 1; number <= 10; number++) await server.done('ann', say);
    expect(await server.refusal('ann', say)).toBe('TOO_MANY_MESSAGES');
    server.clock.nowMs += 2000;
    await server.done('ann', say);
  });
});

describe('a notice', () => {
  test('tells those who are not there of their turn and of the end, until it is read', async () => {
    const server = new TestService();
    const game = await server.begin();
    const seat = (await server.state(game)).turn ?? 0;
    const [mover = '', other = ''] = seat === 0 ? ['ann', 'bob'] : ['bob', 'ann'];
    const kinds = async (): Promise<readonly string[]> =>
      ((await server.done(other, { type: 'list-notices' })).notices ?? []).map(({ kind }) => kind);
    server.away.add(other);
    await server.done(mover, { type: 'act', game, action: { type: 'pass' } });
    expect(await kinds()).toEqual(['your-turn']);
    expect(server.noticed).toContain(`${other} ${game}`);
    await server.done(mover, { type: 'act', game, action: { type: 'resign' } });
    expect(await kinds()).toEqual(['finished']);
    await server.done(other, { type: 'read-notice', game });
    expect(await kinds()).toEqual([]);
    expect((await server.done(mover, { type: 'list-notices' })).notices).toEqual([]);
  });

  test('invites to a game, unless whoever invites is muted', async () => {
    const server = new TestService();
    const game = await server.lobby({}, ['ann', 'bob']);
    await server.store.people.createPerson({ id: 'cid', name: 'cid' }, 1);
    const invite = { type: 'invite', game, person: 'cid' } as const;
    expect(await server.refusal('eve', invite)).toBe('NOT_AT_THIS_TABLE');
    expect(await server.refusal('ann', { ...invite, person: 'nobody' })).toBe('NO_SUCH_PERSON');
    await server.done('ann', invite);
    expect((await server.done('cid', { type: 'list-notices' })).notices).toMatchObject([
      { kind: 'invited', from: { id: 'ann' } },
    ]);
    await server.done('cid', { type: 'read-notice', game });
    await server.done('cid', { type: 'mute', person: 'ann', muted: true });
    await server.done('ann', invite);
    expect((await server.done('cid', { type: 'list-notices' })).notices).toEqual([]);
  });

  test('asks nobody for a rematch who has muted whoever wants one', async () => {
    const server = new TestService();
    const game = await server.begin();
    await server.done('bob', { type: 'mute', person: 'ann', muted: true });
    await server.done('ann', { type: 'act', game, action: { type: 'resign' } });
    await server.done('ann', { type: 'rematch', game });
    expect((await server.done('bob', { type: 'list-notices' })).notices).toEqual([]);
  });

  test('asks for a rematch', async () => {
    const server = new TestService();
    const game = await server.begin();
    await server.done('ann', { type: 'act', game, action: { type: 'resign' } });
    const { game: again } = await server.done('ann', { type: 'rematch', game });
    expect((await server.done('bob', { type: 'list-notices' })).notices).toMatchObject([
      { game: again, kind: 'invited', from: { id: 'ann' } },
    ]);
  });

  test('is declined by giving up the seat, and does no harm after the beginning', async () => {
    const server = new TestService();
    const game = await server.begin();
    await server.done('ann', { type: 'act', game, action: { type: 'resign' } });
    const { game: again } = await server.done('ann', { type: 'rematch', game, nonce: 'a nonce' });
    await server.done('bob', { type: 'decline', game: again });
    expect((await server.store.games.seatsOf(again)).map(({ person }) => person)).toEqual(['ann', null]);
    expect((await server.done('bob', { type: 'list-notices' })).notices).toEqual([]);
    const other = await server.begin();
    await server.done('bob', { type: 'decline', game: other });
    expect((await server.state(other)).phase).toBe('playing');
    expect((await server.store.games.seatsOf(other)).map(({ person }) => person)).toEqual(['ann', 'bob']);
  });

  test('says of what game it is a rematch', async () => {
    const server = new TestService();
    const game = await server.begin();
    await server.done('ann', { type: 'act', game, action: { type: 'resign' } });
    const { game: again } = await server.done('ann', { type: 'rematch', game, nonce: 'a nonce' });
    const asked = await server.done('bob', { type: 'list-notices' });
    expect(asked.notices).toMatchObject([{ game: again, rematchOf: game }]);
  });
});

describe('whoever has vanished', () => {
  test('may be said to have left after the time agreed on, in their turn', async () => {
    const server = new TestService();
    const game = await server.begin();
    const seat = (await server.state(game)).turn ?? 0;
    const [gone = '', waiting = ''] = seat === 0 ? ['ann', 'bob'] : ['bob', 'ann'];
    const claim = { type: 'claim-absent', game, seat } as const;
    expect(await server.refusal(waiting, claim)).toBe('NOT_ABSENT');
    server.awaySince.set(gone, server.clock.nowMs);
    server.clock.nowMs += 299_999;
    expect(await server.refusal(waiting, claim)).toBe('NOT_ABSENT');
    server.clock.nowMs += 1;
    expect(await server.refusal('eve', claim)).toBe('NO_SUCH_GAME');
    expect(await server.refusal(gone, claim)).toBe('NOT_AT_THIS_TABLE');
    await server.done(waiting, claim);
    expect((await server.state(game)).outcome?.winners).toEqual([1 - seat]);
  });

  test('is waited for where that was agreed', async () => {
    const server = new TestService();
    for (const person of ['ann', 'bob'])
      await server.store.people.createPerson({ id: person, name: person }, 1);
    const { game } = await server.done('ann', { ...newGame(), terms: { absentSeconds: null } });
    await server.done('bob', { type: 'take-seat', game, seat: 1 });
    for (const person of ['ann', 'bob']) await server.done(person, confirm(game));
    const seat = (await server.state(game)).turn ?? 0;
    const [gone = '', waiting = ''] = seat === 0 ? ['ann', 'bob'] : ['bob', 'ann'];
    server.awaySince.set(gone, 0);
    expect(await server.refusal(waiting, { type: 'claim-absent', game, seat })).toBe('NOT_ABSENT');
  });
});

describe('whoever is there and does not move', () => {
  /** A game that has begun: who is on turn, and who waits. */
  async function waitingGame(server: TestService, made: Partial<ReturnType<typeof newGame>> = {}) {
    for (const person of ['ann', 'bob'])
      await server.store.people.createPerson({ id: person, name: person }, 1);
    const { game } = await server.done('ann', { ...newGame(), ...made });
    await server.done('bob', { type: 'take-seat', game, seat: 1 });
    for (const person of ['ann', 'bob']) await server.done(person, confirm(game));
    const seat = (await server.state(game)).turn ?? 0;
    const [silent = '', waiting = ''] = seat === 0 ? ['ann', 'bob'] : ['bob', 'ann'];
    return { game, seat, silent, waiting, claim: { type: 'claim-absent', game, seat } as const };
  }

  test('may be said to have left after a quarter of an hour, where nothing else was agreed', async () => {
    const server = new TestService();
    const { game, seat, waiting, claim } = await waitingGame(server);
    await server.pass(899_999);
    expect(await server.refusal(waiting, claim)).toBe('NOT_ABSENT');
    await server.pass(1);
    await server.done(waiting, claim);
    expect((await server.state(game)).outcome?.winners).toEqual([1 - seat]);
  });

  test('has moved with every turn, and as long as was agreed', async () => {
    const server = new TestService();
    const { game, silent, seat, waiting, claim } = await waitingGame(server, {
      terms: { silentSeconds: 60 },
    });
    await server.pass(59_000);
    await server.act(silent, game, { type: 'pass' });
    await server.pass(59_000);
    expect(await server.refusal(silent, { ...claim, seat: 1 - seat })).toBe('NOT_ABSENT');
    expect(await server.refusal(waiting, claim)).toBe('NOT_ABSENT');
    await server.pass(1000);
    await server.done(silent, { ...claim, seat: 1 - seat });
    expect((await server.state(game)).phase).toBe('over');
  });

  test('is waited for where that was agreed, or where a clock ends the turn', async () => {
    const never = new TestService();
    const patient = await waitingGame(never, { terms: { silentSeconds: null } });
    await never.pass(100 * DAY_MS);
    expect(await never.refusal(patient.waiting, patient.claim)).toBe('NOT_ABSENT');
    const clocked = new TestService();
    const game = await clocked.begin({ 'clock.seconds': [3600, 3600], 'timer.onExpire': 'resign' });
    const seat = (await clocked.state(game)).turn ?? 0;
    await clocked.pass(1_000_000);
    const claim = { type: 'claim-absent', game, seat } as const;
    expect(await clocked.refusal(seat === 0 ? 'bob' : 'ann', claim)).toBe('NOT_ABSENT');
  });

  test('is a person: a computer is waited for', async () => {
    const computers = { levels: ['easy'], choose: async () => null };
    const server = new TestService({ computers });
    await server.store.people.createPerson({ id: 'ann', name: 'Ann' }, 1);
    const { game } = await server.done('ann', {
      ...newGame(),
      seats: [{ kind: 'me' }, { kind: 'computer', level: 'easy' }],
    });
    await server.done('ann', confirm(game));
    if ((await server.state(game)).turn === 0) await server.act('ann', game, { type: 'pass' });
    await server.pass(DAY_MS);
    expect(await server.refusal('ann', { type: 'claim-absent', game, seat: 1 })).toBe('NOT_ABSENT');
  });

  test('by correspondence has two weeks, and the days of a vacation on top', async () => {
    const server = new TestService({ clock: { nowMs: 1000 * DAY_MS } });
    const { silent, waiting, claim } = await waitingGame(server, { pace: 'correspondence' });
    await server.done(silent, { type: 'take-vacation', days: 10 });
    await server.pass(23 * DAY_MS);
    expect(await server.refusal(waiting, claim)).toBe('NOT_ABSENT');
    await server.pass(DAY_MS);
    await server.done(waiting, claim);
  });
});

describe('a vacation', () => {
  const byDays = { 'timer.days': 2, 'timer.onExpire': 'resign' };

  test('adds its days to the turn, and not more than thirty in a year', async () => {
    const server = new TestService({ clock: { nowMs: 1000 * DAY_MS } });
    const game = await server.begin(byDays);
    const seat = (await server.state(game)).turn ?? 0;
    const person = seat === 0 ? 'ann' : 'bob';
    await server.pass(DAY_MS);
    await server.done(person, { type: 'take-vacation', days: 10 });
    await server.pass(2 * DAY_MS);
    expect((await server.state(game)).phase).toBe('playing');
    await server.pass(9 * DAY_MS - 1);
    expect((await server.state(game)).phase).toBe('playing');
    await server.pass(1 + LAG_MS);
    expect((await server.state(game)).outcome?.winners).toEqual([1 - seat]);
    expect(await server.refusal(person, { type: 'take-vacation', days: 21 })).toBe('NO_VACATION_LEFT');
    expect(await server.done(person, { type: 'show-vacation' })).toEqual({
      vacation: { untilMs: null, daysLeft: 20 },
    });
    expect(await server.done(person, { type: 'take-vacation', days: 20 })).toEqual({
      vacation: { untilMs: server.clock.nowMs + 20 * DAY_MS, daysLeft: 20 },
    });
  });

  test('can be ended early', async () => {
    const server = new TestService({ clock: { nowMs: 1000 * DAY_MS } });
    const game = await server.begin(byDays);
    const person = (await server.state(game)).turn === 0 ? 'ann' : 'bob';
    await server.done(person, { type: 'take-vacation', days: 10 });
    await server.pass(DAY_MS);
    await server.done(person, { type: 'take-vacation', days: 0 });
    await server.pass(2 * DAY_MS + LAG_MS);
    expect((await server.state(game)).phase).toBe('over');
  });
});

describe('the time for the whole game', () => {
  test('is called by the server, minute by minute', async () => {
    const server = new TestService();
    const game = await server.begin({ 'clock.seconds': 60 });
    const seat = (await server.state(game)).turn ?? 0;
    await server.pass(60_000 + LAG_MS);
    await server.pass(60_000);
    expect((await server.state(game)).scores[seat]).toBe(-20);
  });
});

describe('before the game', () => {
  test('the host puts a computer at a free seat, or frees one, and everybody confirms again', async () => {
    const server = new TestService({
      computers: { levels: ['Hard'], choose: async () => null },
    });
    const game = await server.lobby({}, ['ann', 'bob', 'cid']);
    await server.done('ann', confirm(game));
    const plan = { type: 'plan-seat', game, seat: 2, plan: { kind: 'computer', level: 'Hard' } } as const;
    expect(await server.refusal('bob', plan)).toBe('NOT_THE_HOST');
    expect(await server.refusal('ann', { ...plan, plan: { kind: 'computer', level: 'Genius' } })).toBe(
      'NO_SUCH_COMPUTER',
    );
    await server.done('ann', plan);
    expect((await server.state(game)).confirmed).toEqual([false, false, true]);
    expect((await server.store.games.seatsOf(game))[2]).toMatchObject({ person: null, computer: 'Hard' });
    await server.done('ann', { ...plan, seat: 1, plan: { kind: 'open' } });
    expect(await server.act('bob', game, { type: 'confirm', nonce: 'n' })).toEqual({
      code: 'NOT_AT_THIS_TABLE',
    });
    await server.done('bob', { type: 'take-seat', game, seat: 1 });
  });

  test('the lobby finds what one is looking for', async () => {
    const server = new TestService();
    const open = { ...newGame(), visibility: 'open' } as const;
    const { game: slow } = await server.done('ann', { ...open, pace: 'correspondence' });
    const { game: three } = await server.done('ann', { ...newGame({}, 3), visibility: 'open' });
    const find = async (wanted: object): Promise<readonly unknown[]> =>
      ((await server.done('eve', { type: 'list-open-games', ...wanted })).games ?? []).map(
        ({ game }) => game,
      );
    expect(await find({ pace: 'correspondence' })).toEqual([slow]);
    expect(await find({ sides: 3, free: true })).toEqual([three]);
    expect(await find({ preset: 'crosswords' })).toEqual([]);
    expect(await find({})).toHaveLength(2);
  });
});
