/** Hidden information: what a viewer sees, step by step, and that it depends on nothing they must not know. */

import fc from 'fast-check';
import { allSeats, HIDDEN, viewFor, type GameState, type PlayerViewer, type Tile } from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import { checkViews, viewersOf } from '../support/laws.ts';
import { randomConfig } from '../support/random-configs.ts';
import { playRandomGame } from '../support/random-game.ts';
import { seeded, shuffled } from '../support/seeded.ts';

/** The same state with all tiles dealt anew among the places that `viewer` cannot look into. */
function reshuffledBehind(state: GameState, viewer: PlayerViewer, seed: number): GameState {
  const seen = viewFor(state, viewer);
  const hidden = (rack: readonly Tile[]): boolean => rack.length > 0 && rack[0] === HIDDEN;
  const places = [
    ...state.racks.filter((_, seat) => hidden(seen.racks[seat] ?? [])),
    hidden(seen.pool) ? state.pool : [],
  ];
  const loose = shuffled(seeded(seed), places.flat());
  const take = (count: number): readonly Tile[] => loose.splice(0, count);
  const racks = state.racks.map((rack, seat) => (hidden(seen.racks[seat] ?? []) ? take(rack.length) : rack));
  const window = state.window;
  const dim = (seat: number, tiles: readonly Tile[]): readonly Tile[] =>
    hidden(seen.racks[seat] ?? []) ||
    (seen.racks[seat]?.length === 0 && viewer !== seat && viewer !== 'teacher')
      ? tiles.map(() => 'Q')
      : tiles;
  return {
    ...state,
    racks,
    pool: hidden(seen.pool) ? take(state.pool.length) : state.pool,
    steps: state.steps.map((step) => ({ ...step, rackBefore: dim(state.turn ?? 0, step.rackBefore) })),
    window: window && {
      ...window,
      rackBefore: dim(window.seat, window.rackBefore),
      drawn: dim(window.seat, window.drawn),
      discarded: dim(window.seat, window.discarded),
      steps: window.steps.map((step) => ({ ...step, rackBefore: dim(window.seat, step.rackBefore) })),
    },
  };
}

describe('a view', () => {
  test('kept current by redacted events equals a fresh view, for every viewer and every event', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        playRandomGame(randomConfig(seeded(seed)), seed, checkViews);
      }),
      { numRuns: 40, seed: 20261115 },
    );
  });

  test('does not depend on tiles its viewer must not know', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        let checked = 0;
        playRandomGame(randomConfig(seeded(seed)), seed, ({ after }) => {
          if (after.phase === 'over' || after.phase === 'lobby' || ++checked % 7 !== 0) return;
          for (const viewer of viewersOf(after)) {
            const other = reshuffledBehind(after, viewer, seed + checked);
            expect(viewFor(other, viewer)).toEqual(viewFor(after, viewer));
          }
        });
      }),
      { numRuns: 40, seed: 20261116 },
    );
  });

  test('of a side shows its own rack and nobody else’s; a spectator sees none', () => {
    playRandomGame(
      { preset: 'standard-2007', sides: 4, options: { 'dictionary.id': 'test' } },
      7,
      ({ after }) => {
        if (after.phase === 'over' || after.phase === 'lobby') return;
        for (const seat of allSeats(after.ruleset)) {
          const { racks, pool } = viewFor(after, seat);
          expect(racks[seat]).toEqual(after.racks[seat]);
          const others = racks.filter((_, other) => other !== seat).flat();
          expect([...others, ...pool].every((tile) => tile === HIDDEN)).toBe(true);
        }
        expect(
          viewFor(after, 'spectator')
            .racks.flat()
            .every((tile) => tile === HIDDEN),
        ).toBe(true);
      },
    );
  });

  test('of a partner includes the shared rack where partners agreed to it', () => {
    const options = { 'dictionary.id': 'test', 'cw.partners': 'on', 'cw.partnerRacks': 'shared' };
    playRandomGame({ preset: 'crosswords', sides: 4, options }, 3, ({ after }) => {
      if (after.phase !== 'playing') return;
      expect(viewFor(after, 0).racks[2]).toEqual(after.racks[2]);
      expect(viewFor(after, 0).racks[1]?.every((tile) => tile === HIDDEN)).toBe(true);
    });
  });
});
