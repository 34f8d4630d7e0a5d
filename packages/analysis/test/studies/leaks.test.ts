/** Where a player loses points: every turn is of the kind it is counted under, and the sums are those of the turns. */

import { seededNumbers } from '@lexiko/engine';
import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, it } from 'vitest';
import { leakOf, leakReport, type LeakKind } from '../../src/entries/studies.ts';
import { costOf, type TurnAnalysis } from '../../src/index.ts';
import { gameMean, studentQuantile } from '../../src/studies/game-mean.ts';
import { study, turns } from '../study-table.ts';

const judged = turns.map((turn) => study(turn, 0).analysis);
const games = [0, 1].map((player) => judged.filter(({ turn }) => turn.player === player));

/** A turn of the game, as if something else had been done. */
function instead(analysis: TurnAnalysis, change: Partial<TurnAnalysis>): TurnAnalysis {
  return { ...analysis, ...change };
}

/** A turn with a play to make, tiles in the bag, and nothing better found. */
const GOOD = judged.find(
  (one) => costOf(one) === 'best' && one.turn.bagSize > 60 && one.turn.act.kind === 'play',
);
const PASS = { kind: 'pass' } as const;

describe('The leaks of a player', () => {
  it('are turns that lost points, each of its kind', () => {
    const { leaks } = leakReport(games);
    expect(leaks.length).toBeGreaterThan(2);
    for (const { kind, turns: leaking } of leaks) {
      for (const { analysis } of leaking) {
        const { turn, best, made, equityLoss, missedBingo, isValid } = analysis;
        expect(turn.isRackWhole).toBe(true);
        if (kind !== 'phoney') expect(['worse', 'points']).toContain(costOf(analysis));
        const more = itemAt(best, 0).score - made.score;
        const holds: Readonly<Record<LeakKind, boolean>> = {
          phoney: !isValid,
          endgame: turn.bagSize === 0,
          'early-exchange': turn.notation.startsWith('-') && turn.bagSize > 50,
          'late-exchange': turn.notation.startsWith('-') && turn.bagSize > 0,
          pass: turn.notation === '-',
          'missed-bingo': (missedBingo?.equity ?? 0) > made.equity,
          'no-exchange': itemAt(best, 0).notation.startsWith('-'),
          points: more >= equityLoss / 2,
          leave: more < equityLoss / 2,
        };
        expect([kind, holds[kind]]).toEqual([kind, true]);
      }
    }
  });

  it('add up to what was given away with whole racks', () => {
    const { leaks, turns: count } = leakReport(games);
    const whole = judged.filter(({ turn }) => turn.isRackWhole && turn.act.kind !== 'lost');
    expect(count).toBe(whole.length);
    const given = whole.filter((one) => costOf(one) === 'worse' || costOf(one) === 'points');
    const sum = given.reduce((points, { equityLoss }) => points + equityLoss, 0);
    const phoneys = whole.filter((one) => !one.isValid && costOf(one) === 'best').length;
    expect(leaks.reduce((points, { total }) => points + total, 0)).toBeCloseTo(sum, 6);
    expect(leaks.reduce((all, leak) => all + leak.turns.length, 0)).toBe(given.length + phoneys);
    const totals = leaks.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    for (const { turns: leaking, total, perGame, margin } of leaks) {
      const byGame = [0, 1].map((game) =>
        leaking.reduce((points, one) => points + (one.game === game ? one.analysis.equityLoss : 0), 0),
      );
      const [first, second] = [itemAt(byGame, 0), itemAt(byGame, 1)];
      expect(perGame).toBeCloseTo((first + second) / 2, 9);
      expect(total).toBeCloseTo(first + second, 9);
      // Of two values: half their distance, times the quantile for one degree of freedom.
      expect(margin).toBeCloseTo((12.706 * Math.abs(first - second)) / 2, 6);
    }
  });

  it('tell passes, exchanges and plays apart, early and late', () => {
    if (GOOD === undefined) throw new Error('the game has a good play');
    const worse = { equityLoss: 12, winLoss: 0.05, missedBingo: null };
    const { turn, best } = GOOD;
    const exchange = { kind: 'exchange', tiles: turn.rack.slice(0, 3) } as const;
    const full = turn.board.map((_, square) => (square < 60 ? 'A' : ''));
    const kindOf = (change: Partial<TurnAnalysis>): LeakKind | null =>
      leakOf(instead(GOOD, { ...worse, ...change }));
    expect(leakOf(GOOD)).toBeNull();
    expect(kindOf({ turn: { ...turn, act: PASS, notation: '-' } })).toBe('pass');
    expect(kindOf({ turn: { ...turn, act: exchange } })).toBe('early-exchange');
    expect(kindOf({ turn: { ...turn, act: exchange, board: full, bagSize: 20 } })).toBe('late-exchange');
    expect(kindOf({ turn: { ...turn, act: exchange, bagSize: 0 } })).toBe('endgame');
    expect(kindOf({ missedBingo: itemAt(best, 0) })).toBe('missed-bingo');
    expect(kindOf({ isValid: false })).toBe('phoney');
    expect(kindOf({ turn: { ...turn, isRackWhole: false } })).toBeNull();
    expect(kindOf({ lossMargins: { win: 0.1, equity: 20 } })).toBeNull();
    const made = { ...GOOD.made, score: itemAt(best, 0).score };
    expect(kindOf({ made })).toBe('leave');
    expect(kindOf({ made: { ...made, score: made.score - 10 } })).toBe('points');
  });

  it('name the worst only where it is beyond the margin of error', () => {
    const [ours = []] = games;
    expect(leakReport([ours])).toMatchObject({ games: 1, isClear: false });
    expect(leakReport([ours]).leaks[0]?.margin).toBe(Infinity);
    expect(leakReport([])).toEqual({ games: 0, turns: 0, leaks: [], isClear: false });
    const loses = (loss: number): TurnAnalysis => {
      if (GOOD === undefined) throw new Error('the game has a good play');
      const turn = { ...GOOD.turn, act: PASS, notation: '-' };
      return instead(GOOD, { turn, equityLoss: loss, winLoss: 0.05 });
    };
    // Twenty games that lose nearly the same each, and twenty that lose everything in one of them.
    const steady = Array.from({ length: 20 }, (_, at) => [loses(30 + (at % 2))]);
    const once = Array.from({ length: 20 }, (_, at) => (at === 0 ? [loses(610)] : []));
    expect(leakReport(steady).isClear).toBe(true);
    expect(leakReport(once).isClear).toBe(false);
  });
});

describe('The mean of games', () => {
  it('has the interval of Student, which nears the normal one', () => {
    // From printed tables.
    const printed = new Map([
      [1, 12.706],
      [10, 2.228],
      [11, 2.201],
      [15, 2.131],
      [30, 2.042],
      [100, 1.984],
    ]);
    for (const [freedom, quantile] of printed) expect(studentQuantile(freedom)).toBeCloseTo(quantile, 2);
    expect(gameMean([2, 4, 6])).toMatchObject({ mean: 4 });
    expect(gameMean([2, 4, 6]).margin).toBeCloseTo((4.303 * 2) / Math.sqrt(3), 3);
    expect(gameMean([5]).margin).toBe(Infinity);
  });

  it('holds the true mean in 19 of 20 samples', () => {
    const random = seededNumbers(11);
    let held = 0;
    for (let sample = 0; sample < 2000; sample++) {
      // Sums of twelve numbers are as good as normal; their mean is 6.
      const values = Array.from({ length: 8 }, () =>
        Array.from({ length: 12 }, () => random()).reduce((sum, one) => sum + one, 0),
      );
      const { mean, margin } = gameMean(values);
      if (Math.abs(mean - 6) <= margin) held++;
    }
    expect(held / 2000).toBeGreaterThan(0.935);
    expect(held / 2000).toBeLessThan(0.965);
  });
});
