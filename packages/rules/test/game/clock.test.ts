import { describe, expect, test } from 'vitest';
import { deadlineMs, type Action } from '@lexiko/rules';
import { after, play, standing, tiles, told, world } from '../support/at-the-table.ts';

const expire = (seat: number, draft?: Readonly<Record<string, string>>): Action => ({
  type: 'expire',
  seat,
  ...(draft === undefined ? {} : { draft: tiles(draft) }),
});

describe('the turn timer (V-09)', () => {
  const table = standing({ options: { 'timer.seconds': 180 } }, { pool: 'EE' });

  test('runs from the moment the turn is the side’s', () => {
    expect(deadlineMs(table)).toBe(180_000);
    const next = after(table, [{ type: 'pass', seat: 0 }], world({ nowMs: 50_000 }));
    expect(deadlineMs(next)).toBe(230_000);
  });

  test('does not run out early', () => {
    expect(told(table, expire(0), world({ nowMs: 179_999 }))).toBe('TIME_NOT_UP');
    expect(told(table, expire(0), world({ nowMs: 180_000 }))).not.toBe('TIME_NOT_UP');
  });

  test('“on” is three minutes', () => {
    expect(standing({ options: { 'timer.seconds': 'on' } }).ruleset.clock.limit).toEqual({
      kind: 'turn',
      seconds: [180, 180],
    });
  });

  test('may bind one side only (V-10)', () => {
    const handicap = standing({ options: { 'timer.seconds[1]': 60 } }, { pool: 'EE' });
    expect(deadlineMs(handicap)).toBeNull();
    const next = after(handicap, [{ type: 'pass', seat: 0 }], world({ nowMs: 5000 }));
    expect(deadlineMs(next)).toBe(65_000);
  });

  test('a warning gives another minute', () => {
    const warned = after(
      standing({ options: { 'timer.seconds': 30, 'timer.onExpire': 'warn' } }),
      [expire(0)],
      world({ nowMs: 30_000 }),
    );
    expect(warned.turn).toBe(0);
    expect(deadlineMs(warned)).toBe(90_000);
  });

  test('ten points for every started minute', () => {
    const late = standing({ options: { 'timer.seconds': 30, 'timer.onExpire': 'pointsPerMinute' } });
    const once = after(late, [expire(0)], world({ nowMs: 30_000 }));
    expect([once.scores, once.turn]).toEqual([[-10, 0], 0]);
    expect(told(once, expire(0), world({ nowMs: 89_999 }))).toBe('TIME_NOT_UP');
    expect(after(once, [expire(0)], world({ nowMs: 90_000 })).scores).toEqual([-20, 0]);
  });

  test('what was laid out counts if it may', () => {
    const commit = standing({
      options: { 'timer.seconds': 30, 'timer.onExpire': 'commitIfLegal', 'words.validation': 'auto' },
    });
    const late = world({ nowMs: 30_000, good: ['HORNS'] });
    expect(after(commit, [expire(0, { J8: 'S' })], late).scores).toEqual([8, 0]);
    const bad = after(commit, [expire(0, { J8: 'T' })], late);
    expect([bad.scores, bad.turn, bad.lastActs[0]]).toEqual([[0, 0], 1, 'pass']);
    const apart = after(commit, [expire(0, { A1: 'S' })], late);
    expect([apart.scores, apart.lastActs[0]]).toEqual([[0, 0], 'pass']);
  });

  test('in a challenge game what was laid out counts whatever it says', () => {
    const commit = standing({ options: { 'timer.seconds': 30, 'timer.onExpire': 'commitIfLegal' } });
    expect(after(commit, [expire(0, { J8: 'T' })], world({ nowMs: 30_000, good: [] })).scores).toEqual([
      8, 0,
    ]);
  });

  test('an exchange that drew first is undone by the clock', () => {
    const drawing = standing(
      { preset: 'crosswords', options: { 'cw.exchange.order': 'drawFirst', 'timer.seconds': 30 } },
      { racks: ['ABC', 'DEF'], pool: 'XYZ' },
    );
    const looked = after(drawing, [{ type: 'drawToExchange', seat: 0, count: 2 }]);
    expect(looked.racks[0]).toEqual(['A', 'B', 'C', 'X', 'Y']);
    const late = after(looked, [expire(0)], world({ nowMs: 30_000 }));
    expect([late.racks[0], late.pool, late.turn]).toEqual([['A', 'B', 'C'], ['Z', 'X', 'Y'], 1]);
  });

  test('the next side’s clock runs while the play can be challenged', () => {
    const played = after(table, [play(0, { J8: 'S' })], world({ nowMs: 1000 }));
    expect(played.window).not.toBeNull();
    expect(deadlineMs(played)).toBe(181_000);
  });
});
