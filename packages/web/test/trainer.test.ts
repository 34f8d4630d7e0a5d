/** The worked games: every printed score, and every explanation adds up to it. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countWords } from '../src/learn/trainer/counting.ts';
import { workedGame, WORKED_GAMES } from '../src/learn/trainer/worked-games.ts';

const read = (name: string): { readonly turns: readonly { readonly score: number }[] } =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/guide-game/${name}`, import.meta.url), 'utf8')) as never;

describe('worked games', () => {
  it('have exactly the printed scores', () => {
    const steps = workedGame('steps').turns.map(({ score }) => score);
    expect(steps).toEqual([14, 9, 25, 16, 16]);
    const plays = workedGame('guide').turns.filter(({ kind }) => kind === 'play');
    expect(plays.map(({ score }) => score)).toEqual(read('guide-game.json').turns.map(({ score }) => score));
    expect(plays).toHaveLength(32);
  });

  it('end with the settlement of the Guide Game', () => {
    const { turns } = workedGame('guide');
    expect(turns[31]?.totals).toEqual([458, 366]);
    expect(turns.at(-1)?.totals).toEqual([456, 368]);
  });

  it('are explained word by word as the rules count them', () => {
    for (const id of Object.keys(WORKED_GAMES) as (keyof typeof WORKED_GAMES)[]) {
      const { ruleset, turns } = workedGame(id);
      for (const turn of turns.filter(({ kind }) => kind === 'play')) {
        const counted = countWords(ruleset, turn.board, turn.fresh).map(({ word, points }) => ({
          word,
          points,
        }));
        expect(counted).toEqual(turn.words.map(({ word, points }) => ({ word, points })));
        expect(counted.reduce((sum, { points }) => sum + points, turn.bonus)).toBe(turn.score);
      }
    }
  });
});
