/** The worked games: every printed score, and every explanation adds up to it. */

import { readFileSync } from 'node:fs';
import { configure } from '@lexiko/rules';
import { describe, expect, it } from 'vitest';
import { countWords } from '../../src/learn/trainer/counting.ts';
import { WORKED_CONFIG, workedGame, WORKED_GAMES } from '../../src/learn/trainer/worked-games.ts';

const read = (name: string): { readonly turns: readonly { readonly score: number }[] } =>
  JSON.parse(
    readFileSync(new URL(`../../../../fixtures/guide-game/${name}`, import.meta.url), 'utf8'),
  ) as never;

const configured = configure(WORKED_CONFIG);
if (!configured.ok) throw new Error(configured.error.code);
const deluxe = configured.value;

describe('worked games', () => {
  it('have exactly the printed scores', () => {
    const steps = workedGame('steps').frames.map(({ turn }) => turn.score);
    expect(steps).toEqual([14, 9, 25, 16, 16]);
    const plays = workedGame('guide').frames.flatMap(({ turn }) => (turn.kind === 'play' ? [turn] : []));
    expect(plays.map(({ score }) => score)).toEqual(read('guide-game.json').turns.map(({ score }) => score));
    expect(plays).toHaveLength(32);
  });

  it('have the Guide Game as it stands in the fixtures', () => {
    const path = new URL('../../../../fixtures/guide-game/guide-game.gcg', import.meta.url);
    const turnsOf = (text: string): readonly string[] =>
      text.split('\n').filter((line) => line.startsWith('>'));
    expect(turnsOf(WORKED_GAMES.guide)).toEqual(turnsOf(readFileSync(path, 'utf8')));
  });

  it('end with the settlement of the Guide Game', () => {
    const { frames } = workedGame('guide');
    expect(frames[31]?.scores).toEqual([458, 366]);
    expect(frames.at(-1)?.scores).toEqual([456, 368]);
  });

  it('are explained word by word as the rules count them', () => {
    for (const id of Object.keys(WORKED_GAMES) as (keyof typeof WORKED_GAMES)[]) {
      for (const { turn, board, fresh } of workedGame(id).frames) {
        if (turn.kind !== 'play') continue;
        const counted = countWords(deluxe, board, fresh).map(({ word, points }) => ({ word, points }));
        expect(counted).toEqual(turn.words.map(({ word, points }) => ({ word, points })));
        expect(counted.reduce((sum, { points }) => sum + points, turn.bonus)).toBe(turn.score);
      }
    }
  });
});
