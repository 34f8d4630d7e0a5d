/** Those whom a game waits for get a notice, whatever it asks of them. */

import { viewFor } from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import { asRequest, nextAction, numbersFrom } from '../support/table-play.ts';
import { TestService } from '../support/test-service.ts';

/** Three at a table; whoever is not on turn is away. */
async function awaited(
  options: Readonly<Record<string, unknown>> = {},
): Promise<{ server: TestService; game: string; order: readonly string[]; kinds: () => Promise<object> }> {
  const server = new TestService();
  const people = ['ann', 'bob', 'cid'];
  const game = await server.begin(options, people);
  const first = (await server.state(game)).turn ?? 0;
  const order = [0, 1, 2].map((place) => people[(first + place) % 3] ?? '');
  for (const person of order.slice(1)) server.away.add(person);
  const kinds = async (): Promise<object> => {
    const all: Record<string, string> = {};
    for (const person of people)
      for (const { kind } of (await server.done(person, { type: 'list-notices' })).notices)
        all[person] = kind;
    return all;
  };
  return { server, game, order, kinds };
}

/** A play of whoever is on turn. */
async function lay(server: TestService, game: string, person: string): Promise<void> {
  const state = await server.state(game);
  const seat = state.turn ?? 0;
  const action = nextAction(viewFor(state, seat), seat, numbersFrom(3)) ?? expect.fail('no play');
  expect(action.type).toBe('play');
  await server.done(person, { type: 'act', game, action: asRequest(action) });
}

describe('a notice', () => {
  test('calls whoever must answer a play before the game goes on, and then whose turn it is', async () => {
    const { server, game, order, kinds } = await awaited({ 'challenge.window': 'untilAllAccept' });
    const [first = '', second = '', third = ''] = order;
    await lay(server, game, first);
    expect(await kinds()).toEqual({ [third]: 'your-answer' });
    await server.done(third, { type: 'act', game, action: { type: 'accept' } });
    expect(await kinds()).toEqual({ [second]: 'your-turn', [third]: 'your-answer' });
  });

  test('calls everybody to vote on a challenge where no dictionary decides', async () => {
    const { server, game, order, kinds } = await awaited({ 'dictionary.id': 'table' });
    const [first = '', second = '', third = ''] = order;
    await lay(server, game, first);
    expect(await kinds()).toEqual({ [second]: 'your-turn' });
    await server.done(second, { type: 'act', game, action: { type: 'challenge' } });
    expect(await kinds()).toEqual({ [second]: 'your-turn', [third]: 'your-answer' });
  });

  test('tells of an offer to end the game, once', async () => {
    const { server, game, order, kinds } = await awaited();
    const [first = '', second = '', third = ''] = order;
    await server.done(first, { type: 'act', game, action: { type: 'agree' } });
    expect(await kinds()).toEqual({ [second]: 'your-answer', [third]: 'your-answer' });
    await server.done(third, { type: 'read-notice', game });
    await server.done(second, { type: 'act', game, action: { type: 'agree' } });
    expect(await kinds()).toEqual({ [second]: 'your-answer' });
  });
});
