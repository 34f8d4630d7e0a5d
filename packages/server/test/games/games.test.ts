/** Making games, agreeing, beginning, acting: what the service does and refuses. */

import type { TableTerms } from '@lexiko/protocol';
import { commitmentTo } from '@lexiko/rules';
import { describe, expect, test, vi } from 'vitest';
import { applyAll } from '../../src/games/decisions.ts';
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
