/** Whole games in other languages on the server: a person against a computer, two people, and what is kept of them. */

import { replay, viewFor } from '@lexiko/rules';
import { formatLog, parseLog } from '@lexiko/rules/notation';
import { verifyLog } from '@lexiko/rules/records';
import { expect, test } from 'vitest';
import type { Computers } from '../../src/ports.ts';
import { asRequest, nextAction, numbersFrom } from '../support/table-play.ts';
import { confirm, newGame, TestService } from '../support/test-service.ts';

/** Lays whatever fits. */
function layingComputers(): Computers {
  const random = numbersFrom(7);
  return {
    levels: ['beginner'],
    choose: async (_level, view) =>
      typeof view.viewer === 'number' ? nextAction(view, view.viewer, random) : null,
  };
}

/** Seats without a person are computers'. */
async function playToEnd(service: TestService, game: string, people: readonly string[]): Promise<void> {
  const random = numbersFrom(11);
  for (let round = 0; round < 400; round++) {
    const state = await service.state(game);
    if (state.phase === 'over') return;
    for (const [seat, person] of people.entries()) {
      const action = nextAction(viewFor(await service.state(game), seat), seat, random);
      if (action !== null) await service.done(person, { type: 'act', game, action: asRequest(action) });
    }
    await service.pass(1000);
  }
  expect.fail('it does not end');
}

async function expectKept(service: TestService, game: string, language: string): Promise<void> {
  const events = await service.events(game);
  const state = await service.state(game);
  expect(state.ruleset.language).toBe(language);
  expect(state.board.some((laid) => !/^[A-Za-z]?$/u.test(laid))).toBe(true);
  expect(verifyLog(events)).toMatchObject({ kind: 'proven' });
  // The log is enough, wherever it is read: no word list is asked.
  const read = parseLog(formatLog(events));
  expect(read.ok && replay(read.value)).toEqual(state);
}

test.each(['spanish', 'polish'])('A person and a computer play in %s to the end', async (language) => {
  const service = new TestService({ computers: layingComputers() });
  await service.store.people.createPerson({ id: 'ann', name: 'ann' }, service.clock.nowMs);
  const { game } = await service.done('ann', {
    ...newGame({ 'letters.language': language }),
    seats: [{ kind: 'me' }, { kind: 'computer', level: 'beginner' }],
  });
  await service.done('ann', confirm(game));
  await playToEnd(service, game, ['ann']);
  await expectKept(service, game, language);
});

test.each(['german', 'catalan'])('Two people play in %s to the end', async (language) => {
  const service = new TestService();
  const game = await service.begin({ 'letters.language': language });
  await playToEnd(service, game, ['ann', 'bob']);
  await expectKept(service, game, language);
});
