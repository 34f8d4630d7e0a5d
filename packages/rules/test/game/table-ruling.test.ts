import { describe, expect, test } from 'vitest';
import { deadlineMs, type Action, type GameState } from '@lexiko/rules';
import { after, play, standing, told, world } from '../support/at-the-table.ts';

const rule = (seat: number, stands: boolean): Action => ({ type: 'rule', seat, stands });

/** Seat 0 has played HORNS and seat 1 has challenged it; no dictionary decides. */
function challenged(sides: number, options: Readonly<Record<string, unknown>> = {}): GameState {
  const table = standing({ sides, options: { 'dictionary.id': 'table', ...options } });
  return after(table, [play(0, { J8: 'S' }), { type: 'challenge', seat: 1 }]);
}

describe('without a dictionary the players rule (D-01)', () => {
  test('until they have, nothing else happens', () => {
    const table = challenged(3);
    expect(told(table, { type: 'pass', seat: 1 })).toBe('RULING_PENDING');
    expect(told(table, { type: 'challenge', seat: 2 })).toBe('RULING_PENDING');
    expect(told(table, { type: 'resign', seat: 2 })).toBe('RULING_PENDING');
  });

  test('the majority takes the play back', () => {
    const off = after(challenged(3), [rule(1, false), rule(2, false)]);
    expect(off.scores).toEqual([0, 0, 0]);
    expect(off.turn).toBe(1);
  });

  test('the majority lets it stand, and the challenger loses a turn', () => {
    const stands = after(challenged(3), [rule(0, true), rule(1, false), rule(2, true)]);
    expect(stands.scores).toEqual([8, 0, 0]);
    expect(stands.turn).toBe(2);
  });

  test('a tie lets the word stand', () => {
    const stands = after(challenged(2), [rule(0, true), rule(1, false)]);
    expect([stands.scores, stands.turn]).toEqual([[8, 0], 0]);
  });

  test('a scorekeeper decides alone', () => {
    const table = challenged(3, { scorekeeper: 2 });
    expect(told(table, rule(1, false))).toBe('NOT_YOUR_TURN');
    expect(after(table, [rule(2, false)]).scores).toEqual([0, 0, 0]);
  });

  test('there must be something to rule on', () => {
    expect(told(standing({ options: { 'dictionary.id': 'table' } }), rule(0, true))).toBe(
      'NOTHING_TO_CHALLENGE',
    );
  });

  test('the clock of the next side stands still meanwhile', () => {
    const table = standing({ options: { 'dictionary.id': 'table', 'timer.seconds': 60 } });
    const asked = after(
      table,
      [play(0, { J8: 'S' }), { type: 'challenge', seat: 1 }],
      world({ nowMs: 10_000 }),
    );
    expect(deadlineMs(asked)).toBeNull();
    const ruled = after(asked, [rule(0, false), rule(1, false)], world({ nowMs: 50_000 }));
    expect(deadlineMs(ruled)).toBe(10_000 + 60_000 + 40_000);
  });
});
