import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, test } from 'vitest';
import { evidenceAgainst, leastMean } from '../../src/endgame/draw-evidence.ts';
import { seededNumbers } from '../../src/judgement/seeded-numbers.ts';

interface Draw {
  readonly value: number;
  readonly ways: number;
}

const TOTAL_DRAWS = 60;
const POPULATIONS = 600;
const ERROR = 0.1;

/** Wins, ties and losses, some of which can happen in several ways. */
function population(random: () => number): readonly Draw[] {
  const likely = random();
  return Array.from({ length: TOTAL_DRAWS }, () => {
    const at = random();
    return {
      value: at < likely ? 1 : at < likely + 0.1 ? 0.5 : 0,
      ways: 1 + Math.floor(3 * random() ** 2),
    };
  });
}

/** In the order in which chance comes upon each, as likely as the ways in which it can happen. */
function drawn(draws: readonly Draw[], random: () => number): readonly Draw[] {
  const rest = [...draws];
  return draws.map(() => {
    let at = random() * rest.reduce((sum, { ways }) => sum + ways, 0);
    const place = rest.findIndex(({ ways }) => (at -= ways) < 0);
    return itemAt(rest.splice(Math.max(0, place), 1), 0);
  });
}

function totalOf(draws: readonly Draw[]): number {
  return draws.reduce((sum, { ways }) => sum + ways, 0);
}

function meanOf(draws: readonly Draw[]): number {
  return draws.reduce((sum, { value, ways }) => sum + value * ways, 0) / totalOf(draws);
}

function seen(draws: readonly Draw[], count: number, total: number) {
  const first = draws.slice(0, count);
  return { values: first.map(({ value }) => value), ways: first.map(({ ways }) => ways), total };
}

describe('what some of all draws say about all', () => {
  test('a claim that is true is refuted at any time in no more cases than allowed', () => {
    const random = seededNumbers(1);
    let refuted = 0;
    for (let at = 0; at < POPULATIONS; at++) {
      const draws = population(random);
      const total = totalOf(draws);
      // All at once: the evidence of the first draws is never taken back.
      if (evidenceAgainst(meanOf(draws), seen(drawn(draws, random), TOTAL_DRAWS, total)) * ERROR >= 1)
        refuted++;
    }
    expect(refuted).toBeGreaterThan(0);
    expect(refuted / POPULATIONS).toBeLessThanOrEqual(ERROR);
  });

  test('a lower bound holds as often as it says, comes closer with more draws, and reaches the mean of all', () => {
    const random = seededNumbers(2);
    const widths = [10, 30, 50].map((count) => {
      let wrong = 0;
      let width = 0;
      for (let at = 0; at < POPULATIONS / 6; at++) {
        const draws = population(random);
        const [mean, total] = [meanOf(draws), totalOf(draws)];
        const least = leastMean(seen(drawn(draws, random), count, total), ERROR);
        if (least > mean) wrong++;
        width += Math.max(0, mean - least);
      }
      expect(wrong / (POPULATIONS / 6)).toBeLessThanOrEqual(ERROR);
      return width;
    });
    expect(widths.toSorted((a, b) => b - a)).toEqual(widths);
    const draws = population(random);
    const all = seen(draws, TOTAL_DRAWS, totalOf(draws));
    expect(leastMean(all, ERROR)).toBeCloseTo(meanOf(draws), 2);
    expect(evidenceAgainst(meanOf(draws) - 0.001, all)).toBe(Infinity);
  });

  test('values known to be at least so much never say more than the values themselves', () => {
    const random = seededNumbers(3);
    for (let at = 0; at < 200; at++) {
      const draws = population(random);
      const total = totalOf(draws);
      const count = 1 + Math.floor(TOTAL_DRAWS * random());
      const known = draws.map(({ value, ways }) => ({ value: random() < 0.3 ? 0 : value, ways }));
      const claimed = random();
      expect(evidenceAgainst(claimed, seen(known, count, total))).toBeLessThanOrEqual(
        evidenceAgainst(claimed, seen(draws, count, total)) * (1 + 1e-9),
      );
    }
  });

  test('what draws to come cannot make good is certain, and nothing at all says nothing', () => {
    const draws = [1, 1, 1, 0].map((value) => ({ value, ways: 1 }));
    expect(evidenceAgainst(0.5, seen(draws, 2, 4))).toBeLessThan(Infinity);
    expect(evidenceAgainst(0.5, seen(draws, 3, 4))).toBe(Infinity);
    expect(evidenceAgainst(0.75, seen(draws, 4, 4))).toBeLessThan(Infinity);
    expect(evidenceAgainst(0.5, seen(draws, 0, 4))).toBe(1);
    expect(leastMean(seen(draws, 0, 4), ERROR)).toBe(0);
  });
});
