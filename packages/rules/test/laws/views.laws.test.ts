/** Hidden information: what a viewer sees, step by step, and that it depends on nothing they must not know. */

import fc from 'fast-check';
import { LANGUAGE_IDS } from '@lexiko/languages';
import { allSeats, viewFor } from '@lexiko/rules';
import { HIDDEN } from '@lexiko/rules/board';
import { describe, expect, test } from 'vitest';
import { after as afterwards, play, standing } from '../support/at-the-table.ts';
import { checkViews, viewersOf } from '../support/laws.ts';
import { randomConfig } from '../support/random-configs.ts';
import { playRandomGame } from '../support/random-game.ts';
import { reshuffledBehind } from '../support/reshuffled-tiles.ts';
import { seeded } from '../support/seeded.ts';

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

  test.each(LANGUAGE_IDS)('is kept current in %s, and shows no hidden tile of it', (language) => {
    for (const preset of ['standard-2007', 'crosswords'] as const) {
      const config = { preset, sides: 2, options: { 'dictionary.id': 'test', 'letters.language': language } };
      let checked = 0;
      playRandomGame(config, 11, (step) => {
        checkViews(step);
        const { after } = step;
        if (after.phase !== 'playing' || ++checked % 7 !== 0) return;
        for (const viewer of viewersOf(after))
          expect(viewFor(reshuffledBehind(after, viewer, checked), viewer)).toEqual(viewFor(after, viewer));
      });
      expect(checked).toBeGreaterThan(20);
    }
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

  test('after the last play tells nobody what its side held before it recycled a letter', () => {
    const before = standing({ options: { 'shift.recycle': 'on' } }, { racks: ['CS', 'QVW'] });
    const square = 7 * 15 + 5; // the H of HORN
    const done = afterwards(before, [
      { type: 'recycle', seat: 0, square, tile: 'C' },
      play(0, { E8: 'H', J8: 'S' }),
    ]);
    expect(done.phase).toBe('final-window');
    for (const viewer of [1, 'spectator'] as const) {
      const { steps, window } = viewFor(done, viewer);
      expect([...steps, ...(window?.steps ?? [])].flatMap(({ rackBefore }) => rackBefore)).toEqual([
        HIDDEN,
        HIDDEN,
      ]);
    }
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
