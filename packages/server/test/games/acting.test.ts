/** Acting in a game: for whom, when, and once, on whatever process it arrives. */

import { describe, expect, test } from 'vitest';
import { applyAll } from '../../src/games/decisions.ts';
import { TestService } from '../support/test-service.ts';

describe('acting', () => {
  test('is done for the own seat only, whatever the action says', async () => {
    const server = new TestService();
    const game = await server.begin();
    const turn = (await server.state(game)).turn ?? expect.fail('nobody is on turn');
    const [mover, other] = turn === 0 ? ['ann', 'bob'] : ['bob', 'ann'];
    expect(await server.act(other, game, { type: 'pass' })).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(await server.act(other, game, { type: 'pass', seat: turn })).toEqual({
      code: 'NOT_AT_THIS_TABLE',
    });
    expect(await server.act(other, game, { type: 'resign', seat: turn })).toEqual({
      code: 'NOT_AT_THIS_TABLE',
    });
    expect(await server.act(mover, game, { type: 'pass' })).toHaveProperty('outcome');
  });

  test('for a team, or by the clock, is not for a client to say', async () => {
    const server = new TestService();
    const game = await server.begin();
    expect(await server.act('ann', game, { type: 'expire' })).toEqual({ code: 'ONLY_THE_SERVER' });
    const act = (action: object): Promise<object> => server.send('ann', { type: 'act', game, action });
    expect(await act({ type: 'pass', team: { member: 0 } })).toEqual({
      code: 'UNREADABLE',
      path: 'action.team',
    });
    expect(await act({ type: 'dance' })).toEqual({ code: 'UNREADABLE', path: 'action.type' });
  });

  test('in a private game that has begun is nobody else’s business, not even that it exists', async () => {
    const server = new TestService();
    const game = await server.begin();
    const code = (await server.store.games.game(game))?.code ?? '';
    for (const command of [
      { type: 'act', game, action: { type: 'pass' } },
      { type: 'act', game: 'nowhere', action: { type: 'pass' } },
      { type: 'take-seat', game, seat: 0 },
      { type: 'give-up-seat', game, seat: 0 },
      { type: 'rematch', game },
      { type: 'find-game', code },
    ] as const)
      expect(await server.refusal('eve', command)).toBe('NO_SUCH_GAME');
  });

  test('is done once, however often the command arrives, even when the turn has come round again', async () => {
    const server = new TestService();
    const game = await server.begin();
    const { turn } = await server.state(game);
    const [mover, other] = turn === 0 ? ['ann', 'bob'] : ['bob', 'ann'];
    const first = await server.act(mover, game, { type: 'pass' }, 'same');
    expect(await server.act(mover, game, { type: 'pass' }, 'same')).toEqual(first);
    await server.act(other, game, { type: 'pass' });
    const { seq } = await server.state(game);
    expect(await server.act(mover, game, { type: 'pass' }, 'same')).toEqual(first);
    expect((await server.state(game)).seq).toBe(seq);
  });

  test('stays refused, also when a copy of it comes to another server after the turn has come round', async () => {
    const server = new TestService();
    const elsewhere = new TestService({ store: server.store, clock: server.clock });
    const game = await server.begin();
    const { turn } = await server.state(game);
    const [mover, other] = turn === 0 ? ['ann', 'bob'] : ['bob', 'ann'];
    const refused = await server.act(other, game, { type: 'pass' }, 'too-early');
    expect(refused).toHaveProperty('code', 'NOT_YOUR_TURN');
    await server.act(mover, game, { type: 'pass' });
    const { seq } = await server.state(game);
    expect(await elsewhere.act(other, game, { type: 'pass' }, 'too-early')).toEqual(refused);
    expect((await server.state(game)).seq).toBe(seq);
    expect(await elsewhere.act(other, game, { type: 'pass' }, 'now')).toHaveProperty('outcome');
  });

  test('for a seat that was taken does not sit down later, when the seat is free again', async () => {
    const server = new TestService();
    const game = await server.lobby();
    const seat = { type: 'take-seat', game, seat: 1 } as const;
    expect(await server.tell('eve', seat, 'sit')).toEqual({ code: 'SEAT_TAKEN' });
    await server.done('bob', { type: 'give-up-seat', game, seat: 1 });
    expect(await server.tell('eve', seat, 'sit')).toEqual({ code: 'SEAT_TAKEN' });
    expect(await server.tell('eve', seat, 'sit-now')).toHaveProperty('outcome');
  });

  test('can be bound to the number at which it was meant', async () => {
    const server = new TestService();
    const game = await server.begin();
    const { turn, seq } = await server.state(game);
    const mover = turn === 0 ? 'ann' : 'bob';
    const pass = { type: 'act', game, action: { type: 'pass' } } as const;
    expect(await server.tell(mover, { ...pass, at: seq - 1 })).toEqual({ code: 'MOVED_ON', seq });
    expect(await server.tell(mover, { ...pass, at: seq })).toHaveProperty('outcome');
  });

  test('is kept before anybody is told of it', async () => {
    const server = new TestService();
    const game = await server.begin();
    for (const told of server.told) {
      const [id = '', seq] = told.split(' ');
      expect((await server.store.games.eventsAfter(id, 0)).length).toBeGreaterThanOrEqual(Number(seq));
    }
    expect(server.told.at(-1)).toBe(`${game} ${(await server.state(game)).seq}`);
  });
});

describe('two processes on one store', () => {
  test('decide on what really happened, and neither overwrites the other', async () => {
    const one = new TestService();
    const two = new TestService({ store: one.store, clock: one.clock });
    const game = await one.begin();
    await two.act('eve', game, { type: 'pass' }); // so that it holds the game
    for (let round = 0; round < 5; round++) {
      const { turn, seq, racks } = await one.state(game);
      const mover = turn === 0 ? 'ann' : 'bob';
      const exchange = { type: 'exchange', tiles: racks[turn ?? 0]?.[0] ?? '' } as const;
      // Whoever has not heard of the last turn yet must not refuse by what it remembers.
      const answers = await Promise.all([two.act(mover, game, exchange), one.act(mover, game, exchange)]);
      expect(answers.filter((answer) => 'outcome' in answer)).toHaveLength(1);
      expect((await one.events(game)).slice(seq).filter(({ type }) => type === 'exchanged')).toHaveLength(1);
      expect(await two.act(mover, game, exchange)).toEqual({ code: 'NOT_YOUR_TURN' });
    }
  });

  test('append nothing that was decided before one of them heard of the other', async () => {
    const one = new TestService();
    const two = new TestService({ store: one.store, clock: one.clock });
    const game = await one.begin();
    const { turn } = await one.state(game);
    const mover = turn === 0 ? 'ann' : 'bob';
    let attempts = 0;
    const result = await one.service.change(
      game,
      async (live, nowMs) => {
        const pass = applyAll(one.service, live, [
          { action: { type: 'pass', seat: turn ?? 0 }, asOfMs: nowMs },
        ]);
        if (attempts++ > 0) return pass;
        // Meanwhile the other process is faster, and a watcher here hears of it.
        await two.act(mover, game, { type: 'pass' });
        await one.service.games.catchUp(live);
        return pass;
      },
      null,
    );
    expect(result).toEqual({ ok: false, error: { code: 'NOT_YOUR_TURN' } });
    expect((await one.events(game)).filter(({ type }) => type === 'passed')).toHaveLength(1);
  });

  test('do a command once that reaches both', async () => {
    const one = new TestService();
    const two = new TestService({ store: one.store, clock: one.clock });
    const game = await one.begin();
    const { turn, seq } = await one.state(game);
    const mover = turn === 0 ? 'ann' : 'bob';
    const answers = await Promise.all(
      [one, two, one, two].map((server) => server.act(mover, game, { type: 'pass' }, 'same')),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await one.events(game)).slice(seq).filter(({ type }) => type === 'passed')).toHaveLength(1);
  });
});
