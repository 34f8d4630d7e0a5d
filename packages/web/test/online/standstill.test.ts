/** When somebody who waits is told that they can go on, and when they are left in peace. */

import { usualTerms, type SeatStatus } from '@lexiko/protocol';
import {
  anyWordAuthority,
  apply,
  createChance,
  createGame,
  replay,
  viewFor,
  type Action,
} from '@lexiko/rules';
import { describe, expect, it } from 'vitest';
import { standstillOf, type Standstill } from '../../src/online/table/standstill.ts';
import { page as ENGLISH } from '@lexiko/texts/en/page';

/** A game of two that began at 1000; the second seat looks, the first is on turn. */
function waiting(options: Readonly<Record<string, unknown>>, seconds: number | null): Standstill | null {
  const created = createGame(
    {
      preset: 'standard-2007',
      sides: 2,
      options: { 'dictionary.id': 'table', 'firstDraw.method': 'manual', ...options },
    },
    null,
  );
  if (!created.ok) throw new Error(created.error.code);
  let state = replay([created.value]);
  const acts: readonly Action[] = [
    { type: 'confirm', seat: 0, nonce: 'a' },
    { type: 'confirm', seat: 1, nonce: 'b' },
    { type: 'begin', starter: 0 },
  ];
  for (const action of acts) {
    const chance = createChance('secret', state.nonces);
    const applied = apply(state, action, {
      nowMs: 1000,
      chance,
      words: anyWordAuthority(),
      dictionary: null,
    });
    if (!applied.ok) throw new Error(applied.error.code);
    state = applied.value.state;
  }
  const seats = ['Ann', 'Bob'].map((name, seat): SeatStatus => ({
    seat,
    occupant: {
      kind: 'person',
      person: { id: name, name },
      present: true,
      awaySinceMs: null,
      vacationUntilMs: null,
    },
  }));
  const mine = [1];
  const room = {
    seats,
    mine,
    terms: { ...usualTerms('live'), silentSeconds: seconds },
    pace: 'live',
    silenceFromMs: 0,
  } as const;
  return standstillOf(ENGLISH, { view: viewFor(state, 1), viewer: 1 }, room);
}

describe('a table that waits for somebody who is there', () => {
  it('can go on without them after the time agreed on', () => {
    expect(waiting({}, 900)).toEqual({ kind: 'silent', name: 'Ann', seat: 0, claimMs: 901_000 });
  });

  it('waits where that was agreed, and where a clock ends the turn', () => {
    expect(waiting({}, null)).toBeNull();
    expect(waiting({ 'timer.seconds': [60, 60] }, 900)).toBeNull();
  });
});
