/** Turns judged from a log: games that the kernel cannot play. */

import type { GameEvent } from '@lexiko/rules';
import { expect, test } from 'vitest';
import { analyseTable, type GameAnalysis, seededNumbers } from '../src/index.ts';
import { beginningOf, desk } from './players-support.ts';

function analysed(events: readonly GameEvent[]): GameAnalysis {
  const tools = { desk, random: seededNumbers(1), draws: 0, most: 3, isInterrupted: () => false };
  const steps = analyseTable(tools, events);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

test('partners win together: a pair that is far ahead of the other is likely to', () => {
  const begun = beginningOf({
    preset: 'crosswords',
    options: { 'cw.partners': 'on' },
    racks: ['AEIRSTNOLD', 'AEIOUTRSNL', 'AEIOUTRSNL', 'AEIOUTRSNL'],
    scores: [300, 20, 300, 20],
  });
  const { turns } = analysed([...begun, { type: 'passed', seat: 0, cause: 'chosen', window: null }]);
  expect(turns[0].made.notation).toBe('-');
  expect(turns[0].made.win).toBeGreaterThan(0.9);
});
