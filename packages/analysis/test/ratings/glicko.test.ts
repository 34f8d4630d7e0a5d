/** Glicko-2: the worked example of the paper, and what must hold for all ratings. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idle, NEW_RATING, rate, type Rating } from '../../src/ratings/glicko.ts';

const rating: fc.Arbitrary<Rating> = fc.record({
  rating: fc.double({ min: 200, max: 3200, noNaN: true }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
});

describe('Glicko-2', () => {
  test('gives the numbers of the worked example', () => {
    const player = { rating: 1500, deviation: 200, volatility: 0.06 };
    const after = rate(player, [
      { opponent: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    // The paper cuts its digits off.
    expect(Math.floor(after.volatility * 1e5)).toBe(5999);
  });

  test('makes a rating less sure in a period without a game, as the paper says, and never less than at first', () => {
    const player = { rating: 1500, deviation: 200, volatility: 0.06 };
    const phi = 200 / 173.7178;
    expect(rate(player, []).deviation).toBeCloseTo(173.7178 * Math.hypot(phi, 0.06), 8);
    expect(idle(player, 1)).toEqual(rate(player, []));
    expect(idle(player, 1e6).deviation).toBe(NEW_RATING.deviation);
    expect(idle(player, 0)).toEqual(player);
  });

  test('raises who wins, lowers who loses, and is surer afterwards unless it was very sure', () => {
    fc.assert(
      fc.property(rating, rating, (player, opponent) => {
        const won = rate(player, [{ opponent, score: 1 }]);
        const lost = rate(player, [{ opponent, score: 0 }]);
        expect(won.rating).toBeGreaterThanOrEqual(player.rating);
        expect(lost.rating).toBeLessThanOrEqual(player.rating);
        for (const { deviation, volatility } of [won, lost]) {
          expect(deviation).toBeLessThanOrEqual(idle({ ...player, volatility }, 1).deviation + 1e-9);
          expect(deviation).toBeGreaterThan(0);
          expect(volatility).toBeGreaterThan(0.02);
          expect(volatility).toBeLessThan(0.2);
        }
      }),
    );
  });

  test('is the same the other way round: what one side gains by winning it loses by losing', () => {
    fc.assert(
      fc.property(rating, (opponent) => {
        const player = { ...NEW_RATING, rating: opponent.rating };
        const won = rate(player, [{ opponent, score: 1 }]).rating - player.rating;
        const lost = player.rating - rate(player, [{ opponent, score: 0 }]).rating;
        expect(won).toBeCloseTo(lost, 6);
      }),
    );
  });
});
