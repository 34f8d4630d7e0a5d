import { describe, expect, test } from 'vitest';
import { apply, type Action } from '@lexiko/rules';
import { after, play, standing, told, world } from '../support/at-the-table.ts';

const pass = (seat: number): Action => ({ type: 'pass', seat });
const accept = (seat: number): Action => ({ type: 'accept', seat });
const challenge = (seat: number): Action => ({ type: 'challenge', seat });
const horns = play(0, { J8: 'S' });

describe('time for the others (S-25)', () => {
  const table = standing({ sides: 3, options: { 'challenge.graceSeconds': 10 } }, { pool: 'EE' });
  const played = after(table, [horns], world({ nowMs: 1000 }));

  test('the next side cannot shut them out', () => {
    const answer = apply(played, pass(1), world({ nowMs: 10_999 }));
    expect(answer).toEqual({ ok: false, error: { code: 'CHALLENGE_WINDOW_OPEN', untilMs: 11_000 } });
    expect(told(played, pass(1), world({ nowMs: 11_000 }))).not.toBe('CHALLENGE_WINDOW_OPEN');
  });

  test('it may start earlier when all others have accepted', () => {
    const accepted = after(played, [accept(2)], world({ nowMs: 2000 }));
    expect(told(accepted, pass(1), world({ nowMs: 2000 }))).not.toBe('CHALLENGE_WINDOW_OPEN');
  });

  test('between two sides nobody waits', () => {
    const two = after(standing({ options: { 'challenge.graceSeconds': 10 } }, { pool: 'EE' }), [horns]);
    expect(told(two, pass(1))).not.toBe('CHALLENGE_WINDOW_OPEN');
  });
});

describe('a timed window', () => {
  const options = { 'challenge.window': 'timed' };

  test('is thirty seconds unless agreed otherwise', () => {
    const played = after(standing({ options }, { pool: 'EE' }), [horns]);
    expect(told(played, challenge(1), world({ nowMs: 30_000, good: [] }))).not.toBe(
      'CHALLENGE_WINDOW_CLOSED',
    );
    expect(told(played, challenge(1), world({ nowMs: 30_001, good: [] }))).toBe('CHALLENGE_WINDOW_CLOSED');
  });

  test('has the length agreed on', () => {
    const quick = { ...options, 'challenge.graceSeconds': 5 };
    const played = after(standing({ options: quick }, { pool: 'EE' }), [horns]);
    expect(told(played, challenge(1), world({ nowMs: 5001, good: [] }))).toBe('CHALLENGE_WINDOW_CLOSED');
  });

  test('after the last play can still be closed when its time is over', () => {
    const out = after(standing({ options }, { racks: ['S', 'Q'] }), [horns]);
    expect(out.phase).toBe('final-window');
    expect(told(out, challenge(1), world({ nowMs: 31_000, good: [] }))).toBe('CHALLENGE_WINDOW_CLOSED');
    const over = after(out, [{ type: 'expire', seat: 1 }], world({ nowMs: 31_000 }));
    expect(over.outcome?.reason).toBe('OUT');
  });
});

describe('a window that waits for everybody', () => {
  test('has no time, only acceptances', () => {
    const table = standing({ sides: 3, options: { 'challenge.window': 'untilAllAccept' } }, { pool: 'EE' });
    const played = after(table, [horns]);
    const answer = apply(played, pass(1), world({ nowMs: 1e9 }));
    expect(answer).toEqual({ ok: false, error: { code: 'CHALLENGE_WINDOW_OPEN', untilMs: null } });
    expect(after(played, [accept(2), pass(1)]).turn).toBe(2);
  });
});

describe('after a challenge', () => {
  test('a challenger who resigns in the extra turn leaves it to whose turn it would have been', () => {
    const table = standing(
      { preset: 'crosswords', sides: 3, options: { 'cw.challenge.model': 'challenger' } },
      { pool: 'EEE' },
    );
    const extra = after(table, [horns, challenge(2)], world({ good: [] }));
    expect(extra.turn).toBe(2);
    expect(after(extra, [{ type: 'resign', seat: 2 }]).turn).toBe(1);
  });

  test('a ruling names the reason for every bad word (W-25)', () => {
    const words = { fault: () => 'plural' as const, tree: world().words.tree };
    const table = standing({ preset: 'crosswords' }, { pool: 'EEE' });
    const events = told(after(table, [horns]), challenge(1), world({ words }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'ruled', faults: { HORNS: 'plural' } }));
  });

  test('points that reach the finish line end the game, though other words could still be challenged', () => {
    const table = standing(
      {
        preset: 'deluxe',
        sides: 3,
        options: { 'finishLine.enabled': 'on', 'challenge.failPenalty': 'points10' },
      },
      { pool: 'EEE', scores: [80, 0, 0], racks: ['SAT'] },
    );
    const over = after(table, [
      play(0, { J8: 'S', J9: 'A', J10: 'T' }),
      { ...challenge(1), word: 'HORNS' } as Action,
    ]);
    expect([over.scores[0], over.outcome?.reason]).toEqual([103, 'FINISH_LINE']);
  });
});
