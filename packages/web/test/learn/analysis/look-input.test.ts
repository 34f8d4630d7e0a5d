/** What somebody types to have a turn analysed otherwise: moves to compare, and tiles of the opponent. */

import { describe, expect, it } from 'vitest';
import { readGameText } from '../../../src/learn/analysis/source/game-source.ts';
import { readKnownTiles, readMove } from '../../../src/learn/analysis/shown/look-input.ts';

const source = readGameText('>a: HORNAEI 8F HORN +14 14\n>b: FARMETU H6 FA.M +9 9\n', 'standard-2007');
if (!source.ok) throw new Error(source.error.code);
const [, turn] = source.value.turns;
if (turn === undefined) throw new Error('the game has two turns');

describe('a move to compare', () => {
  it.each([
    ['H6 FA.M', 'H6 FA(R)M'],
    ['H6 FA(R)M', 'H6 FA(R)M'],
    ['-UT', '-TU'],
    ['-', '-'],
  ])('%s is written %s, as in the list', (typed, written) => {
    expect(readMove(source.value, turn, typed)).toBe(written);
  });

  it.each(['FARM', '', 'H6', '99Z FARM', '-4'])('is none: %s', (typed) => {
    expect(readMove(source.value, turn, typed)).toBeNull();
  });
});

describe('known tiles', () => {
  it('are among the unseen ones, and no more than the opponent holds', () => {
    expect(readKnownTiles(turn, 'SE?')).toEqual(['S', 'E', '?']);
    expect(readKnownTiles(turn, '')).toEqual([]);
    // There is one Q, and a rack holds seven.
    expect(readKnownTiles(turn, 'QQ')).toBeNull();
    expect(readKnownTiles(turn, 'AEIOEIOA')).toBeNull();
    expect(readKnownTiles(turn, '4')).toBeNull();
  });
});
