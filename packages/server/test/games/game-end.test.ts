/** The end of a game: the proof of its draws, and rematches. */

import { viewFor } from '@lexiko/rules';
import { verifyLog } from '@lexiko/rules/records';
import { describe, expect, test } from 'vitest';
import { asRequest, nextAction, numbersFrom } from '../support/table-play.ts';
import { confirm, newGame, TestService } from '../support/test-service.ts';

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
