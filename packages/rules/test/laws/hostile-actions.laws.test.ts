/** Absurd actions: refused by name, and nothing changes. */

import fc from 'fast-check';
import { apply, createFromPosition, replay, type Action, type GameState } from '@lexiko/rules';
import { emptyBoard } from '@lexiko/rules/board';
import { describe, expect, test } from 'vitest';
import { randomConfig } from '../support/random-configs.ts';
import { playRandomGame } from '../support/random-game.ts';
import { seeded } from '../support/seeded.ts';
import { testWorld } from '../support/worlds.ts';

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

const oddNumber = fc.oneof(
  fc.integer({ min: -3, max: 230 }),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, 1e308, 0.5, -0, 2 ** 53),
);
const oddTile = fc.oneof(
  fc.constantFrom('A', 'e', '?', '', '_', 'Ä', 'ß', '🂡', 'QU', ' ', '\u0000', '__proto__', 'A'.repeat(500)),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const oddTiles = fc.array(oddTile, { maxLength: 200 });
const oddPlacements = fc.array(fc.tuple(oddNumber, oddTile), { maxLength: 30 });
const oddSeat = fc.oneof(fc.integer({ min: -1, max: 5 }), oddNumber);
const oddAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('play' as const), seat: oddSeat, tiles: oddPlacements }),
  fc.record({ type: fc.constant('exchange' as const), seat: oddSeat, tiles: oddTiles }),
  fc.record({ type: fc.constant('drawToExchange' as const), seat: oddSeat, count: oddNumber }),
  fc.record({
    type: fc.constantFrom(
      'pass' as const,
      'start' as const,
      'accept' as const,
      'agree' as const,
      'decline' as const,
    ),
    seat: oddSeat,
  }),
  fc.record({ type: fc.constantFrom('takeBack' as const, 'confirmScores' as const), seat: oddSeat }),
  fc.record({ type: fc.constant('challenge' as const), seat: oddSeat, word: oddTile }),
  fc.record({ type: fc.constant('rule' as const), seat: oddSeat, stands: fc.boolean() }),
  fc.record({
    type: fc.constantFrom('recycle' as const, 'retrieve' as const),
    seat: oddSeat,
    square: oddNumber,
    tile: oddTile,
  }),
  fc.record({ type: fc.constant('expire' as const), seat: oddSeat, draft: oddPlacements }),
  fc.record({
    type: fc.constant('rearrange' as const),
    seat: oddSeat,
    from: fc.array(oddNumber, { maxLength: 20 }),
    at: oddNumber,
    direction: fc.constantFrom('across' as const, 'down' as const),
    word: oddTiles,
    rack: fc.array(oddNumber, { maxLength: 20 }),
  }),
);

/** Some states from the middle of a game, frozen so that a write would throw. */
function someStates(seed: number): readonly GameState[] {
  const states: GameState[] = [];
  playRandomGame(randomConfig(seeded(seed)), seed, ({ after }) => {
    if (after.seq % 11 === 0) states.push(deepFreeze(after));
  });
  return states;
}

describe('absurd actions', () => {
  test('are answered, never thrown on, and leave the state alone', () => {
    const states = [1, 2, 3, 4, 5, 6, 7, 8].flatMap(someStates);
    fc.assert(
      fc.property(fc.nat({ max: states.length - 1 }), oddAction, (at, action) => {
        const state = states[at];
        if (state === undefined) return;
        const before = JSON.stringify(state);
        apply(state, action, testWorld());
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: 4000, seed: 20261118 },
    );
  });

  test('a rack of two hundred tiles is just a long rack', () => {
    const rack = Array.from({ length: 200 }, () => 'A');
    const position = {
      board: emptyBoard({ width: 15, height: 15 }),
      racks: [rack, []],
      pool: [],
      scores: [0, 0],
      turn: 0,
      passes: 0,
      zones: null,
      levels: null,
    };
    const created = createFromPosition({ preset: 'deluxe' }, position, 0);
    if (!created.ok) throw new Error(created.error.code);
    const tiles = Array.from({ length: 200 }, (_, square) => [square, 'A'] as const);
    const answer = apply(replay(created.value), { type: 'play', seat: 0, tiles }, testWorld());
    expect(answer).toEqual({ ok: false, error: { code: 'NOT_IN_LINE' } });
  });
});
