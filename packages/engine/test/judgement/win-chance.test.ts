import { ENGLISH_TABLES } from '../../src/judgement/learnt/english/tables.ts';
import { configure } from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import { winChance, type WinTable, winTableFor } from '../../src/entries/moves.ts';
import { GainCounts } from '../../src/learning/win-fit.ts';
import { chanceAgainst, type Rival, type WinJudge } from '../../src/simulation/win-judge.ts';
import { seededRandom } from '../support/random-position.ts';

function tableOf(preset: 'standard-2007' | 'crosswords', options = {}): WinTable {
  const ruleset = configure({ preset, options });
  if (!ruleset.ok) throw new Error(ruleset.error.code);
  return winTableFor(ENGLISH_TABLES, ruleset.value);
}

const TABLES = [
  ['standard game', tableOf('standard-2007'), 93],
  ['nine-tile game', tableOf('standard-2007', { 'rack.size': 9 }), 91],
  ['Crosswords', tableOf('crosswords'), 110],
] as const;

describe.each(TABLES)('The chance to win, %s', (_name, table, most) => {
  test('rises with every point of spread, as far as numbers can tell', () => {
    const faults: string[] = [];
    for (let unseen = 1; unseen <= most; unseen++) {
      for (let spread = -400; spread < 400; spread++) {
        const [less, more] = [winChance(table, spread, unseen), winChance(table, spread + 1, unseen)];
        const rises = less < 1 - 1e-9 ? more > less : more >= less;
        if (less <= 0 || more > 1 || !rises) faults.push(`${unseen} unseen, ${spread} ahead`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('is certain once the game is over, and half for a draw', () => {
    expect([-1, 0, 1].map((spread) => winChance(table, spread, 0))).toEqual([0, 0.5, 1]);
  });

  test('gives a lead more weight the fewer tiles are left', () => {
    const lead = (unseen: number): number => winChance(table, 100, unseen) - winChance(table, -100, unseen);
    for (let unseen = 15; unseen < most - 30; unseen += 25)
      expect(lead(unseen)).toBeGreaterThan(lead(unseen + 25));
  });

  test('changes little from one unseen tile to the next', () => {
    for (let unseen = 15; unseen < most - 15; unseen++) {
      for (const spread of [-60, 0, 60]) {
        const step = winChance(table, spread, unseen) - winChance(table, spread, unseen + 1);
        expect(Math.abs(step), `${unseen} unseen, ${spread} ahead`).toBeLessThan(0.05);
      }
    }
  });

  test('is better than even, but not by much, for the side that begins', () => {
    const first = winChance(table, 0, most);
    expect(first).toBeGreaterThan(0.5);
    expect(first).toBeLessThan(0.72);
  });
});

describe('Gains that were counted', () => {
  test('become the chance with which they happened', () => {
    const counts = new GainCounts();
    const random = seededRandom(5);
    // The sum of many dice, about 0, standard deviation near 40.
    const gain = (): number => Array.from({ length: 12 }, () => random(41) - 20).reduce((a, b) => a + b, 0);
    for (let turn = 0; turn < 40_000; turn++) counts.add(1 + (turn % 8), gain());
    const table = counts.fit();
    for (const spread of [-60, -20, 0, 20, 60]) {
      let won = 0;
      for (let game = 0; game < 20_000; game++) won += Math.sign(spread + gain()) / 2 + 0.5;
      expect(winChance(table, spread, 5)).toBeCloseTo(won / 20_000, 1);
    }
  });
});

describe('The chance to win against several', () => {
  const table = tableOf('standard-2007');
  const judge: WinJudge = (spread, unseen) => winChance(table, spread, unseen);
  const behind = (lead: number): Rival => ({ lead, movesBefore: true });
  const ahead = (lead: number): Rival => ({ lead, movesBefore: false });

  test('is that against the other in a game of two', () => {
    expect(chanceAgainst(judge, [ahead(20)], 40)).toBeCloseTo(winChance(table, 20, 40), 12);
    expect(chanceAgainst(judge, [behind(20)], 40)).toBeCloseTo(1 - winChance(table, -20, 40), 12);
  });

  test('is nearly the same for all where all have the same score, and sums up to one', () => {
    const chances = [
      [ahead(0), ahead(0)],
      [behind(0), ahead(0)],
      [behind(0), behind(0)],
    ].map((rivals) => chanceAgainst(judge, rivals, 60));
    for (const chance of chances) expect(Math.abs(chance - 1 / 3)).toBeLessThan(0.15);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1);
  });

  test('is certain once the game is over, and shared by those who are equal', () => {
    expect(chanceAgainst(judge, [ahead(5), ahead(1)], 0)).toBe(1);
    expect(chanceAgainst(judge, [ahead(5), ahead(-1)], 0)).toBe(0);
    expect(chanceAgainst(judge, [ahead(0), ahead(0)], 0)).toBeCloseTo(1 / 3, 12);
  });

  test('falls with every side that is near', () => {
    const alone = chanceAgainst(judge, [ahead(30), ahead(300)], 60);
    expect(chanceAgainst(judge, [ahead(30), ahead(30)], 60)).toBeLessThan(alone - 0.1);
  });
});
