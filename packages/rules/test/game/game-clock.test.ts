/** Time for the whole game and by the day, pauses, and games that are given up (V-14). */

import { clockMs, configure, deadlineMs, type Action, type GameState } from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import { after, standing, told, world } from '../support/at-the-table.ts';

const expire: Action = { type: 'expire', seat: 0 };
const pass = (seat: number): Action => ({ type: 'pass', seat });

describe('the time for the whole game', () => {
  const table = standing({ options: { 'clock.seconds': 60, 'clock.increment': 10 } }, { pool: 'EEE' });

  test('is used up over all turns of a side, and grows with each turn', () => {
    expect(deadlineMs(table)).toBe(60_000);
    const mine = after(table, [pass(0)], world({ nowMs: 50_000 }));
    expect(clockMs(mine, 0)).toBe(20_000);
    const again = after(mine, [pass(1)], world({ nowMs: 55_000 }));
    expect([clockMs(again, 1), deadlineMs(again)]).toEqual([65_000, 75_000]);
  });

  test('costs ten points for every minute begun, over all turns', () => {
    const late = standing({ options: { 'clock.seconds': 60 } }, { pool: 'EEE' });
    const once = after(late, [expire], world({ nowMs: 60_000 }));
    expect([once.scores[0], deadlineMs(once)]).toEqual([-10, 120_000]);
    const over = after(after(once, [pass(0)], world({ nowMs: 90_000 })), [pass(1)], world({ nowMs: 91_000 }));
    expect(clockMs(over, 0)).toBe(-30_000);
    expect(deadlineMs(over)).toBe(91_000 + 30_000);
    expect(after(over, [expire], world({ nowMs: 121_000 })).scores[0]).toBe(-20);
  });

  test('may cost the game', () => {
    const strict = standing({ options: { 'clock.seconds': 60, 'timer.onExpire': 'resign' } });
    const lost = after(strict, [expire], world({ nowMs: 60_000 }));
    expect(lost.outcome).toMatchObject({ reason: 'RESIGNED', winners: [1] });
  });

  test.each([
    [{ 'clock.seconds': 60, 'timer.seconds': 60 }],
    [{ 'clock.seconds': 60, 'timer.days': 2 }],
    [{ 'timer.seconds': 60, 'timer.days': 2 }],
    [{ 'clock.seconds': 60, 'timer.onExpire': 'pass' }],
    [{ 'clock.increment': 5 }],
  ])('does not go together with everything: %j', (options) => {
    expect(configure({ preset: 'deluxe', options })).toMatchObject({ error: { code: 'OPTIONS_CONFLICT' } });
  });

  test('may be a handicap', () => {
    const one = standing({ options: { 'clock.seconds[1]': 300 } }, { pool: 'EEE' });
    expect(deadlineMs(one)).toBeNull();
    expect(deadlineMs(after(one, [pass(0)], world({ nowMs: 1000 })))).toBe(301_000);
  });
});

test('days for a turn are days', () => {
  expect(deadlineMs(standing({ options: { 'timer.days': 3 } }))).toBe(3 * 86_400_000);
});

describe('a time bank', () => {
  const DAY_MS = 86_400_000;
  const options = { 'timer.days': 2, 'timer.bank': 3, 'timer.onExpire': 'pass' } as const;
  const banked = (): GameState => standing({ options }, { pool: 'EEE' });

  test('is used when the days of a turn are over, and lasts for the whole game', () => {
    const table = banked();
    expect(deadlineMs(table)).toBe(5 * DAY_MS);
    const late = after(table, [pass(0)], world({ nowMs: 3 * DAY_MS }));
    expect(late.bankUsedMs).toEqual([DAY_MS, 0]);
    const again = after(late, [pass(1)], world({ nowMs: 4 * DAY_MS }));
    expect(again.bankUsedMs, 'a turn within its days takes nothing').toEqual([DAY_MS, 0]);
    expect(deadlineMs(again)).toBe((4 + 2 + 2) * DAY_MS);
    expect(after(again, [expire], world({ nowMs: 8 * DAY_MS })).turn, 'a used-up bank passes').toBe(1);
  });

  test('needs days for a turn', () => {
    expect(configure({ preset: 'deluxe', options: { 'timer.bank': 3 } })).toMatchObject({
      error: { code: 'OPTIONS_CONFLICT' },
    });
  });
});

describe('a game that is stopped', () => {
  const table = standing({ options: { 'timer.seconds': 60 } }, { pool: 'EEE' });
  const stopped = after(table, [{ type: 'pause' }], world({ nowMs: 20_000 }));

  test('has no time that runs, and takes no act but leaving', () => {
    expect(deadlineMs(stopped)).toBeNull();
    expect(told(stopped, pass(0))).toBe('PAUSED');
    expect(told(stopped, expire, world({ nowMs: 999_000 }))).toBe('PAUSED');
    expect(after(stopped, [{ type: 'resign', seat: 1 }]).phase).toBe('over');
  });

  test('goes on as if it had not been stopped', () => {
    const again = after(stopped, [{ type: 'resume' }], world({ nowMs: 520_000 }));
    expect(deadlineMs(again)).toBe(560_000);
    expect(told(again, pass(0))).not.toBe('PAUSED');
  });
});

describe('a game that is given up', () => {
  test('before every side had a turn has no winner', () => {
    const table = standing({ options: {} }, { pool: 'EEE' });
    const begun = after(table, [pass(0)]);
    expect(after(begun, [{ type: 'abort', seat: 0 }]).outcome).toMatchObject({
      reason: 'ABORTED',
      winners: [],
      adjustments: [],
    });
    expect(told(after(begun, [pass(1)]), { type: 'abort', seat: 0 })).toBe('TOO_LATE_TO_ABORT');
  });
});
