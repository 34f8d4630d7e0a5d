/** Making games, agreeing, beginning, acting: what the service does and refuses. */

import type { TableTerms } from '@lexiko/protocol';
import { commitmentTo, viewFor } from '@lexiko/rules';
import { verifyLog } from '@lexiko/rules/records';
import { describe, expect, test, vi } from 'vitest';
import { applyAll } from '../../src/games/decisions.ts';
import { asRequest, nextAction, numbersFrom } from '../support/table-play.ts';
import { confirm, newGame, TestService } from '../support/test-service.ts';

describe('a new game', () => {
  test('is made with a link and a code of six letters, by which friends find it', async () => {
    const server = new TestService();
    const { game, code } = await server.done('ann', newGame());
    expect(code).toMatch(/^[A-Z]{6}$/);
    expect(game).toMatch(/^[\w-]{22}$/);
    expect(await server.done('bob', { type: 'find-game', code })).toEqual({ game, code });
    expect(await server.refusal('bob', { type: 'find-game', code: 'QQQQQQ' })).toBe('NO_SUCH_GAME');
  });

  test('promises its chance without telling the secret', async () => {
    const server = new TestService();
    const { game } = await server.done('ann', newGame());
    const secret = (await server.store.games.game(game))?.secret ?? '';
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const [created] = await server.events(game);
    expect(created).toMatchObject({ type: 'created', commitment: commitmentTo(secret) });
    expect(JSON.stringify(created)).not.toContain(secret);
  });

  test.each([
    ['an unknown preset', { config: { preset: 'nonsense' } }, 'UNREADABLE'],
    [
      'an unknown option',
      { config: { preset: 'deluxe', options: { 'no.such': 1, 'dictionary.id': 'any' } } },
      'UNKNOWN_OPTION',
    ],
    ['no dictionary', { config: { preset: 'deluxe' } }, 'DICTIONARY_NOT_CHOSEN'],
    ['a dictionary that is not here', newGame({ 'dictionary.id': 'elvish' }), 'NO_SUCH_DICTIONARY'],
    ['a seat too many', { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }, 'SEATS_DO_NOT_FIT'],
    ['its maker at two seats', { seats: [{ kind: 'me' }, { kind: 'me' }] }, 'SEATS_DO_NOT_FIT'],
    [
      'a computer that is not here',
      { seats: [{ kind: 'me' }, { kind: 'computer', level: 'Genius' }] },
      'NO_SUCH_COMPUTER',
    ],
    [
      'computers only',
      {
        seats: [
          { kind: 'computer', level: 'a' },
          { kind: 'computer', level: 'b' },
        ],
      },
      'SEATS_DO_NOT_FIT',
    ],
  ] as const)('is refused with %s', async (_, given, code) => {
    expect(await new TestService().send('ann', { ...newGame(), ...given })).toMatchObject({ code });
  });

  test('is one of so many that a person may make in a while, and others may go on', async () => {
    const server = new TestService();
    for (let made = 0; made < 60; made++) await server.done('ann', newGame());
    expect(await server.refusal('ann', newGame())).toBe('TOO_MANY_GAMES');
    await server.done('bob', newGame());
    server.clock.nowMs += 20_000;
    await server.done('ann', newGame());
    expect(await server.refusal('ann', newGame())).toBe('TOO_MANY_GAMES');
  });

  test('has its options set only so often, and can still be begun as it stands', async () => {
    const server = new TestService();
    const game = await server.lobby();
    const { config } = newGame();
    for (let time = 1; time < 400; time++)
      await server.done('ann', { type: 'act', game, action: { type: 'configure', config } });
    const refused = [
      await server.refusal('ann', { type: 'act', game, action: { type: 'configure', config } }),
      await server.refusal('ann', { type: 'plan-seat', game, seat: 1, plan: { kind: 'open' } }),
      await server.refusal('bob', { type: 'give-up-seat', game, seat: 1 }),
    ];
    expect(new Set(refused)).toEqual(new Set(['TOO_MANY_CHANGES']));
    for (const person of ['ann', 'bob']) await server.done(person, confirm(game));
    expect((await server.state(game)).phase).toBe('playing');
  });

  test('takes so much and no more, but for what ends it', async () => {
    const server = new TestService();
    const game = await server.begin();
    const { service } = server;
    const goOn = (command: string): ReturnType<typeof service.change> =>
      service.change(
        game,
        (current, asOfMs) =>
          applyAll(
            service,
            current,
            Array.from({ length: 1000 }, (_, at) => ({
              action: { type: at % 2 === 0 ? 'pause' : 'resume' },
              asOfMs,
            })),
          ),
        { person: 'ann', command },
      );
    for (let time = 1; time < 5; time++) expect(await goOn(`${time}`)).toHaveProperty('ok', true);
    expect(await goOn('again')).toEqual({ ok: false, error: { code: 'TOO_MANY_CHANGES' } });
    await server.done('ann', { type: 'act', game, action: { type: 'resign' } });
    expect((await server.state(game)).phase).toBe('over');
  });

  test('keeps one confirmation of each side, however often it is given', async () => {
    const server = new TestService();
    const game = await server.lobby();
    for (let time = 0; time < 3; time++) await server.done('ann', confirm(game));
    expect((await server.events(game)).map(({ type }) => type)).toEqual(['created', 'confirmed']);
  });

  test('is made once, however often the command arrives', async () => {
    const server = new TestService();
    const first = await server.done('ann', newGame(), 'make');
    expect(await server.done('ann', newGame(), 'make')).toEqual(first);
    expect((await server.done('ann', { type: 'list-my-games' })).games).toHaveLength(1);
  });

  test('is listed where it is open, with who sits there', async () => {
    const server = new TestService();
    await server.store.people.createPerson({ id: 'ann', name: 'Ann' }, 1);
    await server.done('ann', newGame());
    const { game } = await server.done('ann', { ...newGame(), visibility: 'open' });
    const { games } = await server.done('bob', { type: 'list-open-games' });
    expect(games.map((summary) => summary.game)).toEqual([game]);
    expect(games[0]?.seats[0]?.occupant).toEqual({
      kind: 'person',
      person: { id: 'ann', name: 'Ann' },
      present: false,
      awaySinceMs: null,
      vacationUntilMs: null,
    });
  });
});

describe('a game that has begun', () => {
  const begun = async (server: TestService, terms: Partial<TableTerms>) => {
    for (const person of ['ann', 'bob', 'eve'])
      if ((await server.store.people.person(person)) === null)
        await server.store.people.createPerson({ id: person, name: person }, 1);
    const { game } = await server.done('ann', { ...newGame(), visibility: 'open', terms });
    await server.done('bob', { type: 'take-seat', game, seat: 1 });
    for (const person of ['ann', 'bob']) await server.done(person, confirm(game));
    return game;
  };
  const running = async (server: TestService, person: string) =>
    (await server.done(person, { type: 'list-open-games', stage: 'playing' })).games ?? [];

  test('is listed for those who may watch it, and not for ever', async () => {
    const server = new TestService();
    const game = await begun(server, {});
    await begun(server, { watchers: 'nobody' });
    await server.begin();
    expect((await running(server, 'eve')).map((one) => one.game)).toEqual([game]);
    expect((await server.done('eve', { type: 'list-open-games' })).games).toEqual([]);
    server.clock.nowMs += 25 * 60 * 60 * 1000;
    expect(await running(server, 'eve')).toEqual([]);
  });

  test('is read once for all who ask for the list at the same moment', async () => {
    const server = new TestService();
    const game = await begun(server, {});
    const read = vi.spyOn(server.store.games, 'openGames');
    await Promise.all(['ann', 'bob', 'eve'].map((person) => running(server, person)));
    // Those that go on, and those that have just ended.
    const once = ['playing', 'over'];
    expect(read.mock.calls.map(([stage]) => stage)).toEqual(once);
    const { turn } = await server.state(game);
    await server.done(turn === 0 ? 'ann' : 'bob', { type: 'act', game, action: { type: 'resign' } });
    expect(await running(server, 'eve')).toEqual([]);
    server.clock.nowMs += 1000;
    await running(server, 'eve');
    expect(read.mock.calls.map(([stage]) => stage)).toEqual([...once, ...once, ...once]);
  });

  test('tells nobody in a list what those who watch are to see later', async () => {
    const server = new TestService();
    const game = await begun(server, { delaySeconds: 60 });
    const { turn } = await server.state(game);
    expect(await running(server, 'eve')).toMatchObject([{ game, delaySeconds: 60, turn: null, scores: [] }]);
    expect(await running(server, 'ann')).toMatchObject([{ game, turn, scores: [0, 0] }]);
  });

  test('tells those who watch later not how far it is, whatever they ask for', async () => {
    const server = new TestService();
    const game = await begun(server, { delaySeconds: 60 });
    for (const action of [{ type: 'begin' }, { type: 'pause' }, { type: 'pass' }] as const)
      expect(await server.tell('eve', { type: 'act', game, action, at: 0 })).not.toHaveProperty('seq');
  });
});

describe('before the game', () => {
  test('everybody confirms, and the last confirmation begins it', async () => {
    const server = new TestService();
    const game = await server.lobby();
    await server.done('ann', confirm(game));
    expect((await server.state(game)).phase).toBe('lobby');
    await server.done('bob', confirm(game));
    expect((await server.state(game)).phase).toBe('playing');
    expect((await server.store.games.game(game))?.stage).toBe('playing');
  });

  test('a change of the options is for the host, and clears all confirmations', async () => {
    const server = new TestService();
    const game = await server.lobby();
    await server.done('bob', confirm(game));
    const config = { preset: 'standard-2007' as const, options: { 'dictionary.id': 'any', 'rack.size': 9 } };
    expect(await server.act('bob', game, { type: 'configure', config })).toEqual({ code: 'NOT_THE_HOST' });
    expect(await server.act('ann', game, { type: 'configure', config: { ...config, sides: 3 } })).toEqual({
      code: 'SEATS_DO_NOT_FIT',
    });
    await server.done('ann', { type: 'act', game, action: { type: 'configure', config } });
    expect((await server.state(game)).confirmed).toEqual([false, false]);
  });

  test('whoever stands up takes all confirmations along, and the seat is free', async () => {
    const server = new TestService();
    const game = await server.lobby();
    await server.done('ann', confirm(game));
    await server.done('bob', { type: 'give-up-seat', game, seat: 1 });
    expect((await server.state(game)).confirmed).toEqual([false, false]);
    expect(await server.act('bob', game, { type: 'confirm', nonce: 'x' })).toEqual({
      code: 'NOT_AT_THIS_TABLE',
    });
    await server.done('cid', { type: 'take-seat', game, seat: 1 });
    expect(await server.refusal('bob', { type: 'take-seat', game, seat: 1 })).toBe('SEAT_TAKEN');
    expect(await server.refusal('cid', { type: 'take-seat', game, seat: 0 })).toBe('SEAT_TAKEN');
  });

  test('computers confirm first, with nonces of their own, also after a change', async () => {
    const computers = { levels: ['Easy'], choose: async () => null };
    const server = new TestService({ computers });
    const seats = [{ kind: 'computer' as const, level: 'Easy' }, { kind: 'me' as const }];
    const { game } = await server.done('ann', { ...newGame(), seats });
    expect((await server.state(game)).confirmed).toEqual([true, false]);
    const config = { preset: 'standard-2007' as const, options: { 'dictionary.id': 'few' } };
    await server.done('ann', { type: 'act', game, action: { type: 'configure', config } });
    const { confirmed, nonces } = await server.state(game);
    expect(confirmed).toEqual([true, false]);
    expect(nonces[0]).toMatch(/^[0-9a-f]{64}$/);
    await server.done('ann', confirm(game));
    expect((await server.state(game)).phase).toBe('playing');
  });

  test('where the starter is agreed, the host names it', async () => {
    const server = new TestService();
    const game = await server.lobby({ 'firstDraw.method': 'manual' });
    await server.done('ann', confirm(game));
    await server.done('bob', confirm(game));
    expect((await server.state(game)).phase).toBe('lobby');
    expect(await server.act('bob', game, { type: 'begin', starter: 1 })).toEqual({ code: 'NOT_THE_HOST' });
    await server.done('ann', { type: 'act', game, action: { type: 'begin', starter: 1 } });
    expect((await server.state(game)).turn).toBe(1);
  });

  test('one person may play both racks of a solitaire', async () => {
    const server = new TestService();
    const seats = [{ kind: 'me' as const }, { kind: 'me' as const }];
    const { game } = await server.done('ann', { ...newGame({ 'solitaire.mode': 'twoRacks' }), seats });
    for (const seat of [0, 1])
      await server.done('ann', { type: 'act', game, action: { type: 'confirm', seat, nonce: 'n' } });
    for (const turn of [1, 0]) {
      await server.done('ann', { type: 'act', game, action: { type: 'pass' } });
      expect((await server.state(game)).turn).toBe(turn);
    }
  });
});

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

describe('the end', () => {
  test('reveals the secret, and the bag of a whole game can be proven', async () => {
    const server = new TestService();
    const game = await server.begin();
    const random = numbersFrom(7);
    for (let turns = 0; turns < 500; turns++) {
      const state = await server.state(game);
      if (state.phase === 'over') break;
      for (const [seat, person] of ['ann', 'bob'].entries()) {
        const action = nextAction(viewFor(state, seat), seat, random);
        if (action !== null) await server.done(person, { type: 'act', game, action: asRequest(action) });
      }
    }
    const events = await server.events(game);
    expect(events.at(-1)?.type).toBe('revealed');
    expect(verifyLog(events)).toMatchObject({ kind: 'proven' });
    expect((await server.store.games.game(game))?.stage).toBe('over');
    const { games } = await server.done('ann', { type: 'list-my-games' });
    expect(games[0]?.scores).toEqual((await server.state(game)).outcome?.final);
  });

  test('can be followed by one rematch for both, in which the other side starts', async () => {
    const server = new TestService();
    const game = await server.begin();
    expect(await server.refusal('ann', { type: 'rematch', game })).toBe('GAME_NOT_OVER');
    await server.act('bob', game, { type: 'resign' });
    const { starter } = await server.state(game);
    const [one, two] = await Promise.all([
      server.done('ann', { type: 'rematch', game }),
      server.done('bob', { type: 'rematch', game }),
    ]);
    expect(two.game).toBe(one.game);
    const again = one.game ?? '';
    for (const person of ['bob', 'ann']) await server.done(person, confirm(again));
    expect(await server.state(again)).toMatchObject({ phase: 'playing', starter: 1 - starter });
  });

  test('is followed by a rematch as soon as everybody has asked for it, in the same moment too', async () => {
    const server = new TestService();
    const game = await server.begin({}, ['ann', 'bob', 'cid']);
    for (const person of ['bob', 'cid']) await server.act(person, game, { type: 'resign' });
    const { starter } = await server.state(game);
    const wants = (person: string) => server.done(person, { type: 'rematch', game, nonce: `by ${person}` });
    const { game: again } = await wants('cid');
    expect((await server.state(again)).confirmed).toEqual([false, false, true]);
    const others = await Promise.all([wants('ann'), wants('bob')]);
    expect(others.map((other) => other.game)).toEqual([again, again]);
    expect(await server.state(again)).toMatchObject({ phase: 'playing', starter: (starter + 1) % 3 });
  });

  test('is followed by a rematch that waits for nobody, where the others are computers', async () => {
    const computers = { levels: ['easy'], choose: async () => null };
    const server = new TestService({ computers });
    await server.store.people.createPerson({ id: 'ann', name: 'Ann' }, 1);
    const { game } = await server.done('ann', {
      ...newGame(),
      seats: [{ kind: 'me' }, { kind: 'computer', level: 'easy' }],
    });
    await server.done('ann', confirm(game));
    await server.act('ann', game, { type: 'resign' });
    const { game: again } = await server.done('ann', { type: 'rematch', game, nonce: 'once more' });
    expect((await server.state(again)).phase).toBe('playing');
  });

  test('is listed with its clock', async () => {
    const server = new TestService();
    await server.lobby({ 'clock.seconds': [300, 300], 'clock.increment': 5 });
    const { games } = await server.done('ann', { type: 'list-my-games' });
    const clock = { turnSeconds: null, gameSeconds: 300, increment: 5, days: null };
    expect(games).toMatchObject([{ clock }]);
  });

  test('comes when all agree to it', async () => {
    const server = new TestService();
    const game = await server.begin();
    await server.act('ann', game, { type: 'agree' });
    expect((await server.state(game)).phase).toBe('playing');
    await server.act('bob', game, { type: 'agree' });
    expect((await server.state(game)).outcome?.reason).toBe('AGREED');
  });
});
