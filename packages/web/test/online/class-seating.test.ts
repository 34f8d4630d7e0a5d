/** How a class is divided into teams. */

import { describe, expect, test } from 'vitest';
import { movesOf, seatEverybody } from '../../src/online/classes/class-seating.ts';

const PUPILS = [...'abcdefghijklmn'];

describe('a class', () => {
  test.each([
    [3, 6, []],
    [4, 6, [[2, 2]]],
    [7, 6, [[4, 3]]],
    [
      9,
      6,
      [
        [3, 2],
        [2, 2],
      ],
    ],
    [
      14,
      2,
      [
        [4, 4],
        [3, 3],
      ],
    ],
    [8, 0, []],
  ])('of %i is seated at no more than %i tables, everybody once', (count, tables, sizes) => {
    const seated = seatEverybody(PUPILS.slice(0, count), tables);
    expect(seated.map((teams) => teams.map((team) => team.length))).toEqual(sizes);
    if (sizes.length > 0) expect(seated.flat(2).sort()).toEqual(PUPILS.slice(0, count));
  });
});

test('a pupil sits at the new table before leaving the old one', () => {
  const pupil = { id: 'ann', name: 'Ann' };
  const [here, there] = ['g1', 'g2'].map((game, at) => ({ game, table: at + 1, seat: at }));
  const seats = (from: typeof here | null, to: typeof here | null): readonly unknown[] =>
    movesOf(pupil, from ?? null, to ?? null).map((command) =>
      command.type === 'assign' ? [command.game, command.seat] : command,
    );
  expect(seats(here, there)).toEqual([
    ['g2', 1],
    ['g1', null],
  ]);
  expect(seats(here, null)).toEqual([['g1', null]]);
  expect(seats(null, there)).toEqual([['g2', 1]]);
});
