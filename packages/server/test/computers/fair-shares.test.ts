/** Whose question comes next. */

import { describe, expect, test } from 'vitest';
import type { WaitingQuestion } from '../../src/computers/computer-store.ts';
import { FairShares } from '../../src/thinking/fair-shares.ts';
import { isHurried, longestThoughtMs } from '../../src/thinking/thinking-time.ts';
import { LONGEST_THOUGHT_MS } from '../../src/computers/thought-costs.ts';

let asked = 0;

function question(network: string, person: string, costMs: number = LONGEST_THOUGHT_MS): WaitingQuestion {
  const number = ++asked;
  return { game: `${network} ${person} ${number}`, seq: 1, costMs, dueMs: number, network, person };
}

function many(count: number, network: string, person: string, costMs?: number): WaitingQuestion[] {
  return Array.from({ length: count }, () => question(network, person, costMs));
}

/** Who is answered, in order: a letter each. */
function order(
  shares: FairShares,
  waiting: readonly WaitingQuestion[],
  count: number,
  by: 'network' | 'person',
): string {
  return shares
    .choose(waiting, count)
    .map((one) => one[by])
    .join('');
}

describe('the time to think', () => {
  test('is shared by networks, however many questions one has', () => {
    const waiting = [...many(600, 'A', 'ann'), ...many(3, 'B', 'bob')];
    expect(order(new FairShares(), waiting, 8, 'network')).toBe('ABABABAA');
  });

  test('is shared by the people of a network', () => {
    const waiting = [...many(50, 'A', 'x'), ...many(2, 'A', 'y'), ...many(1, 'A', 'z')];
    expect(order(new FairShares(), waiting, 7, 'person')).toBe('xyzxyxx');
  });

  test('goes by what questions cost, not by their number', () => {
    const waiting = [...many(3, 'A', 'ann'), ...many(100, 'B', 'bob', LONGEST_THOUGHT_MS / 5)];
    expect(order(new FairShares(), waiting, 14, 'network')).toBe('ABBBBBABBBBBAB');
  });

  test('of one person goes to the game that has waited longest', () => {
    const waiting = many(5, 'A', 'ann');
    expect(new FairShares().choose(waiting.toReversed(), 5)).toEqual(waiting);
  });

  test('cannot be saved up: who comes later begins level with the others', () => {
    const shares = new FairShares();
    shares.choose(many(100, 'A', 'x'), 100);
    const waiting = [...many(10, 'A', 'x'), ...many(10, 'B', 'y')];
    expect(order(shares, waiting, 6, 'network')).toBe('BABABA');
  });

  test('is not used up for long by who asked often while nobody else did', () => {
    const shares = new FairShares();
    for (let turn = 0; turn < 50; turn++) shares.choose(many(1, 'A', 'x'), 1);
    shares.choose(many(1, 'B', 'y'), 1);
    expect(order(shares, [question('A', 'x'), question('B', 'y')], 2, 'network')).toBe('AB');
  });
});

describe('a long thought', () => {
  const load = (
    expensiveWaiting: number,
    expensiveThinking: number,
  ): Parameters<typeof longestThoughtMs>[0] => {
    return {
      waiting: expensiveWaiting,
      expensiveWaiting,
      oldestMs: 0,
      thinking: expensiveThinking,
      expensiveThinking,
    };
  };

  test.each([
    { expensiveWaiting: 0, expensiveThinking: 1, ms: 3000 },
    { expensiveWaiting: 1, expensiveThinking: 1, ms: 3000 },
    { expensiveWaiting: 2, expensiveThinking: 1, ms: 2000 },
    { expensiveWaiting: 5, expensiveThinking: 1, ms: 1000 },
    { expensiveWaiting: 19, expensiveThinking: 1, ms: 300 },
    { expensiveWaiting: 600, expensiveThinking: 1, ms: 300 },
    { expensiveWaiting: 4, expensiveThinking: 4, ms: 3000 },
    { expensiveWaiting: 20, expensiveThinking: 4, ms: 1000 },
    { expensiveWaiting: 3, expensiveThinking: 0, ms: 1500 },
  ])('takes $ms ms where $expensiveWaiting wait and $expensiveThinking are thought about', (row) => {
    expect(longestThoughtMs(load(row.expensiveWaiting, row.expensiveThinking))).toBe(row.ms);
  });

  test('is called hurried from half its time on, until it has all of it again', () => {
    expect(isHurried(load(2, 1), false)).toBe(false);
    expect(isHurried(load(3, 1), false)).toBe(true);
    expect(isHurried(load(2, 1), true)).toBe(true);
    expect(isHurried(load(1, 1), true)).toBe(false);
  });
});
