/** Results by kind of game: each kind is there once, and says what it is. */

import type { StatisticsGroup } from '@lexiko/protocol';
import { describe, expect, it } from 'vitest';
import { statisticsRows } from '../../src/online/account/statistics-rows.ts';
import { page as ENGLISH } from '@lexiko/texts/en/page';
import { account as ACCOUNT } from '@lexiko/texts/en/online/account';

function group(given: Partial<StatisticsGroup>): StatisticsGroup {
  return {
    preset: 'standard-2007',
    mode: 'off',
    sides: 2,
    options: {},
    dictionary: 'english',
    games: 1,
    won: 0,
    drawn: 0,
    lost: 0,
    mean: 300,
    trend: 0,
    meanTurn: 20,
    meanCombined: 600,
    fifties: 0,
    best: { game: 'g', finishedMs: 1, score: 300 },
    bestTurn: { game: 'g', score: 50, move: '' },
    band: null,
    ...given,
  };
}

describe('the statistics of a server', () => {
  it('put a rematch and games with a clock beside the others of their rulebook', () => {
    const rows = statisticsRows(ENGLISH, ACCOUNT, [
      group({ games: 3, won: 2, lost: 1, mean: 400, best: { game: 'a', finishedMs: 1, score: 450 } }),
      group({ won: 1, mean: 300, options: { 'firstDraw.method': 'manual', 'clock.seconds': [300, 300] } }),
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ games: 4, won: 3, lost: 1, mean: 375, best: 450 });
    expect(rows[0]?.name).toBe(ENGLISH.presets['standard-2007'].title);
  });

  it('tell apart what is played otherwise, by name', () => {
    const names = statisticsRows(ENGLISH, ACCOUNT, [
      group({}),
      group({ sides: 3 }),
      group({ options: { 'rack.size': 9 } }),
      group({ mode: 'twoRacks', sides: 2 }),
    ]).map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
    expect(names[1]).toContain('3 players');
    expect(names[2]).toContain(ENGLISH.forms.options['rack.size'].name);
  });
});
