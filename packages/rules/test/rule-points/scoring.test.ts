/** Rule points of counting: bonuses, dice, colours, letters left. */

import { describe, expect, test } from 'vitest';
import { CLASSIC_TILES } from '@lexiko/rules/board';
import {
  armOfColour,
  colourOfSeats,
  oppositeColour,
  ownColours,
  refuseColours,
} from '../../src/rule-points/colours.ts';
import { coveredCrosses, diceCount, readingsByCross, rollsDue } from '../../src/rule-points/dice.ts';
import { tilesBonus } from '../../src/rule-points/premium-score.ts';
import { leftoverPoints } from '../../src/rule-points/scoring.ts';
import { CROSSWORDS, rulesOf } from './rules-of.ts';

describe('what a play counts by', () => {
  test('letter values and premium squares, with fifty for seven tiles (S-47)', () => {
    expect(rulesOf().scoring).toEqual({ kind: 'premiums', bonus: { tiles: 7, points: 50 } });
  });

  test.each([
    [6, 0],
    [7, 50],
    [9, 50],
  ])('%i tiles earn %i on top', (placed, points) => {
    expect(tilesBonus({ kind: 'premiums', bonus: { tiles: 7, points: 50 } }, placed)).toBe(points);
  });

  test.each([
    ['over5AndPlaced5', { points: 50, letters: 6, tiles: 5 }],
    ['placed5', { points: 50, letters: 0, tiles: 5 }],
    ['over5', { points: 50, letters: 6, tiles: 0 }],
  ] as const)('coloured areas, the fifty by %s (W-13, W-30)', (when, bonus) => {
    expect(rulesOf({ 'cw.bonus50': when }, CROSSWORDS).scoring).toEqual({
      kind: 'areas',
      letterPoints: 5,
      blankPoints: 5,
      ownFactor: 2,
      counted: 'placed',
      crossAdds: true,
      bonus,
    });
  });
});

describe('letters left (S-48, W-28)', () => {
  test.each([
    [{}, 'QA?', 11],
    [{}, '', 0],
  ])('by their values: %j %s', (options, tiles, points) => {
    expect(leftoverPoints(rulesOf(options).scoring, CLASSIC_TILES, [...tiles])).toBe(points);
  });

  test.each([
    [5, 'AB?', 15],
    [0, 'AB?', 10],
    [5, '', 0],
  ])('five each, blanks %i: %s', (blank, tiles, points) => {
    const { scoring, tiles: set } = rulesOf({ 'cw.blankPoints': blank }, CROSSWORDS);
    expect(leftoverPoints(scoring, set, [...tiles])).toBe(points);
  });
});

describe('dice (W-06 to W-08, A-34)', () => {
  const perSquare = rulesOf({}, CROSSWORDS).dice;
  const perTurn = rulesOf({ 'cw.rollPer': 'turn', 'cw.dice': 1 }, CROSSWORDS).dice;

  test('are two, one, or none', () => {
    expect([perSquare, perTurn, rulesOf().dice].map(diceCount)).toEqual([2, 1, 0]);
  });

  test('are rolled for each cross, or once for the turn', () => {
    expect(rollsDue(perSquare, [3, 9])).toEqual([[3], [9]]);
    expect(rollsDue(perTurn, [3, 9])).toEqual([[3, 9]]);
    expect(rollsDue(perTurn, [])).toEqual([]);
    expect(rollsDue({ kind: 'none' }, [3])).toEqual([]);
  });

  test('count where they were rolled; a roll to come counts nothing', () => {
    expect(readingsByCross(perSquare, [3, 9], [7, 4])).toEqual([7, 4]);
    expect(readingsByCross(perSquare, [3, 9], [7])).toEqual([7, 0]);
    expect(readingsByCross(perTurn, [3, 9], [6])).toEqual([6, 6]);
    expect(readingsByCross(perTurn, [3], [])).toEqual([0]);
  });

  test('crosses are covered in reading order', () => {
    expect(coveredCrosses({ crosses: [3, 9, 20] }, [20, 4, 3])).toEqual([3, 20]);
  });
});

describe('colours (W-03, W-05, W-18, W-37)', () => {
  test('lie clockwise from the opener’s', () => {
    expect((['blue', 'green', 'orange', 'red'] as const).map((one) => armOfColour(one, 'blue'))).toEqual([
      'S',
      'W',
      'N',
      'E',
    ]);
    expect([oppositeColour('red'), oppositeColour('orange')]).toEqual(['green', 'blue']);
  });

  test('two players sit opposite each other, unless each has two colours', () => {
    expect(colourOfSeats(null, 2, 1)).toEqual(['red', 'green']);
    expect(colourOfSeats(null, 2, 2)).toEqual(['red', 'blue']);
    expect(colourOfSeats(null, 3, 1)).toEqual(['red', 'blue', 'green']);
    expect([ownColours('red', 1), ownColours('red', 2)]).toEqual([['red'], ['red', 'green']]);
  });

  test.each([
    [['red'], 2, 1, 'ONE_FOR_EACH_SIDE'],
    [['red', 'pink'], 2, 1, 'UNKNOWN_COLOUR'],
    [['red', 'green'], 2, 2, 'OPPOSITE_IS_TAKEN'],
    [['red', 'orange', 'blue'], 3, 1, 'NOT_CLOCKWISE'],
    [['red', 'red'], 2, 1, 'NOT_CLOCKWISE'],
    [['orange', 'red', 'blue'], 3, 1, null],
    [['red', 'orange'], 2, 2, null],
  ])('%j for %i sides, %i each: %s', (colours, sides, each, fault) => {
    expect(refuseColours(colours as never, sides, each as 1 | 2)).toBe(fault);
  });
});
