/** What is due when: turns, answers and rulings, at one screen and over the network. */

import type { Action } from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import { callsAt, deadlinesOf, nextCallMs, PATIENCE, windowEndMs, type CallTerms } from '@lexiko/table';
import { gameAfter, LAY } from './game-after.ts';

/** Everything in these games happens at 1000 ms. */
const START_MS = 1000;
const SERVER: CallTerms = { patience: PATIENCE.live, lagMs: 1000 };
const HERE: CallTerms = { patience: null, lagMs: 0 };

function stateAfter(options: Readonly<Record<string, unknown>>, acts: readonly Action[], sides = 2) {
  return gameAfter(sides, { 'challenge.graceSeconds': 0, ...options }, acts).state;
}

describe('the time of a turn', () => {
  test('runs out everywhere at the same moment, and a server takes what was on its way', () => {
    const state = stateAfter({ 'timer.seconds': 60 }, []);
    const { turn } = state;
    expect(deadlinesOf(state, null)).toEqual([{ kind: 'turn', atMs: 61_000, seats: [turn] }]);
    expect([nextCallMs(state, HERE), nextCallMs(state, SERVER)]).toEqual([61_000, 62_000]);
    expect(callsAt(state, SERVER, 61_999)).toEqual([]);
    expect(callsAt(state, SERVER, 62_000)).toEqual([
      { action: { type: 'expire', seat: turn }, asOfMs: 62_000 },
    ]);
  });

  test('is counted in days by correspondence', () => {
    const state = stateAfter({ 'timer.days': 3 }, []);
    expect(nextCallMs(state, HERE)).toBe(START_MS + 3 * 86_400_000);
  });

  test('is not due without a limit, nor while the game is paused', () => {
    expect(deadlinesOf(stateAfter({}, []), PATIENCE.live)).toEqual([]);
    expect(deadlinesOf(stateAfter({ 'timer.seconds': 60 }, [{ type: 'pause' }]), PATIENCE.live)).toEqual([]);
  });
});

describe('the time to answer a play', () => {
  const timed = { 'challenge.window': 'timed', 'challenge.graceSeconds': 10 };

  test('ends by itself where it is limited: whoever was silent has accepted, the side on turn too', () => {
    const state = stateAfter(timed, [LAY], 3);
    const mover = state.window?.seat ?? 0;
    const silent = [1, 2].map((place) => (mover + place) % 3);
    expect(windowEndMs(state, null)).toBe(11_000);
    expect([nextCallMs(state, HERE), nextCallMs(state, SERVER)]).toEqual([11_000, 12_000]);
    // As of the end of the time, whenever the call comes.
    expect(callsAt(state, SERVER, 20_000)).toEqual(
      silent.map((seat) => ({ action: { type: 'accept', seat }, asOfMs: 11_000 })),
    );
  });

  test('has no end at one screen where all must accept, and one that the pace sets over the network', () => {
    const state = stateAfter({ 'challenge.window': 'untilAllAccept' }, [LAY]);
    expect([windowEndMs(state, null), nextCallMs(state, HERE)]).toEqual([null, null]);
    expect(windowEndMs(state, PATIENCE.live)).toBe(31_000);
    expect(nextCallMs(state, SERVER)).toBe(31_000);
    expect(windowEndMs(state, PATIENCE.correspondence)).toBe(START_MS + 86_400_000);
  });

  test('is left to the next side where its start ends it; a grace is shown to the others and calls nobody', () => {
    const state = stateAfter({ 'challenge.graceSeconds': 10 }, [LAY], 3);
    const others = [0, 1, 2].filter((seat) => seat !== state.window?.seat && seat !== state.turn);
    expect(deadlinesOf(state, PATIENCE.live)).toEqual([{ kind: 'grace', atMs: 11_000, seats: others }]);
    expect(nextCallMs(state, SERVER)).toBeNull();
    expect(callsAt(state, SERVER, 60_000)).toEqual([]);
    // With two sides there is nobody whom the next one could shut out.
    expect(deadlinesOf(stateAfter({ 'challenge.graceSeconds': 10 }, [LAY]), PATIENCE.live)).toEqual([]);
  });
});

describe('the time to rule on a challenge', () => {
  const challenged = (votes: readonly Action[]) => {
    const { window } = stateAfter({}, [LAY]);
    const challenge: Action = { type: 'challenge', seat: 1 - (window?.seat ?? 0) };
    return stateAfter({}, [LAY, challenge, ...votes]);
  };

  test('ends over the network, and a word that nobody speaks against stands', () => {
    const state = challenged([]);
    expect(nextCallMs(state, SERVER)).toBe(61_000);
    expect(callsAt(state, SERVER, 61_000)).toEqual(
      [0, 1].map((seat) => ({ action: { type: 'rule', seat, stands: true }, asOfMs: 61_000 })),
    );
    expect(nextCallMs(state, HERE)).toBeNull();
  });

  test('is only for those who have not spoken', () => {
    const state = challenged([{ type: 'rule', seat: 1, stands: false }]);
    expect(deadlinesOf(state, PATIENCE.live)).toEqual([{ kind: 'ruling', atMs: 61_000, seats: [0] }]);
  });
});
