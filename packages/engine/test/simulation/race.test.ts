/** The race to the finish line: who is likely to be first, and a Champion that runs it. */

import { inspectPlay, scoreOf } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { expect, test } from 'vitest';
import { makePlayer, PERSONALITIES } from '../../src/index.ts';
import { chanceToBeFirst } from '../../src/simulation/race.ts';
import { calmly, engine, viewOf } from '../support/players-support.ts';

test('somebody is first: the chances of all sides sum up to one', () => {
  for (const toGo of [
    [120, 120],
    [40, 90],
    [10, 10],
    [100, 60, 30],
    [90, 90, 90, 90],
  ]) {
    const sides = toGo.map((_, at) => at);
    const sum = sides
      .map((side) => {
        const order = sides.map((step) => itemAt(toGo, (side + step) % toGo.length));
        // Side 0 is on turn; seen from `side` that is so many places on.
        return chanceToBeFirst(order, (toGo.length - side) % toGo.length);
      })
      .reduce((total, chance) => total + chance, 0);
    expect(sum, toGo.join()).toBeCloseTo(1, 1);
  }
});

test('whoever is on turn, or has less to go, is likelier to be first', () => {
  expect(chanceToBeFirst([80, 80], 0)).toBeGreaterThan(0.55);
  expect(chanceToBeFirst([80, 80], 1)).toBeLessThan(0.45);
  expect(chanceToBeFirst([40, 80], 1)).toBeGreaterThan(chanceToBeFirst([60, 80], 1));
  expect(chanceToBeFirst([20, 200], 1)).toBeGreaterThan(0.9);
});

test('a bonus play may win from far off: seventy points come in one turn of six, forty in one of three', () => {
  // The other side arrives with its next turn, almost whatever happens.
  expect(chanceToBeFirst([70, 1], 0)).toBeCloseTo(0.16, 1);
  expect(chanceToBeFirst([70, 1], 0)).toBeGreaterThan(0.12);
  expect(chanceToBeFirst([40, 1], 0)).toBeCloseTo(0.35, 1);
});

test('a Champion near the finish line takes the play that crosses it', () => {
  const view = viewOf({
    options: { 'finishLine.enabled': 'on' },
    words: [['F8', 'across', 'HORN']],
    racks: ['AEIRSTQ', 'AEIOUUU'],
    scores: [95, 100],
  });
  const choice = makePlayer(PERSONALITIES.champion, engine).choose(view, calmly());
  if (choice?.type !== 'play') throw new Error('it has a play');
  const play = inspectPlay(view, 0, choice.tiles);
  if (!play.ok) throw new Error(play.error.code);
  expect(95 + scoreOf(view, 0, play.value, []).total).toBeGreaterThanOrEqual(120);
});
