import { describe, expect, test } from 'vitest';
import { configure } from '@lexiko/rules';
import { ownArms } from '@lexiko/rules/board';
import type { Colour } from '@lexiko/rules/rule-points';
import { after, confirmations, lobbyOf, play, standing, world } from '../support/at-the-table.ts';

const open = play(0, { G8: 'C', H8: 'A', I8: 'T' });

function openedBy(colours: readonly Colour[], starter: number): ReturnType<typeof ownArms>[] {
  const lobby = lobbyOf({
    preset: 'crosswords',
    sides: colours.length,
    colours,
    options: { 'firstDraw.method': 'manual' },
  });
  const begun = after(lobby, [...confirmations(lobby), { type: 'begin', starter }]);
  const rack = ['C', 'A', 'T'];
  const state = { ...begun, racks: begun.racks.map(() => rack) };
  const opened = after(state, [{ ...open, seat: starter } as typeof open], world());
  return colours.map((_, seat) => [...ownArms(opened, seat)]);
}

describe('the opener sits at the bottom (W-18)', () => {
  test('blue opens: blue is south, orange north, red and green keep the clockwise order', () => {
    expect(openedBy(['red', 'blue', 'green', 'orange'], 1)).toEqual([['E'], ['S'], ['W'], ['N']]);
  });

  test('red opens: green lies opposite', () => {
    expect(openedBy(['red', 'blue', 'green', 'orange'], 0)).toEqual([['S'], ['W'], ['N'], ['E']]);
  });

  test('two players sit opposite each other', () => {
    expect(openedBy(['red', 'green'], 1)).toEqual([['N'], ['S']]);
  });

  test('an opening taken back leaves the side of the board open', () => {
    const state = standing(
      { preset: 'crosswords', options: {} },
      {
        board: Array.from({ length: 225 }, () => ''),
        racks: ['CATSSSSSSS', 'CATSSSSSSS'],
      },
    );
    const bad = world({ good: [] });
    const off = after(state, [open, { type: 'challenge', seat: 1 }], bad);
    expect(off.opener).toBeNull();
    const again = after(off, [{ ...open, seat: 1 } as typeof open], bad);
    expect(again.opener).toBe(1);
    expect([ownArms(again, 0), ownArms(again, 1)]).toEqual([['N'], ['S']]);
  });
});

describe('colours (W-05, W-31, W-37)', () => {
  test('two colours each: no arm belongs to both', () => {
    const state = standing({ preset: 'crosswords', options: { 'cw.coloursEach': 2 } });
    expect([ownArms(state, 0), ownArms(state, 1)].map((arms) => [...arms].sort())).toEqual([
      ['N', 'S'],
      ['E', 'W'],
    ]);
  });

  test('partners own each other’s colour', () => {
    const state = standing({ preset: 'crosswords', sides: 4, options: { 'cw.partners': 'on' } });
    expect([...ownArms(state, 2)].sort()).toEqual([...ownArms(state, 0)].sort());
  });

  test.each([
    ['a colour twice', { colours: ['red', 'red'] }],
    ['against the clock', { sides: 3, colours: ['red', 'green', 'blue'] }],
    ['too few', { sides: 3, colours: ['red', 'green'] }],
    ['a colour that does not exist', { colours: ['red', 'mauve'] }],
    ['opposite colours where each has two', { colours: ['red', 'green'], options: { 'cw.coloursEach': 2 } }],
  ])('refused: %s', (_, config) => {
    const given = { preset: 'crosswords', ...config } as Parameters<typeof configure>[0];
    const answer = configure(given);
    expect(answer.ok ? null : answer.error.code).toBe('BAD_COLOURS');
  });

  test('refused: colours in the classic game', () => {
    const answer = configure({ preset: 'deluxe', colours: ['red', 'green'] });
    expect(answer.ok ? null : answer.error.code).toBe('BAD_COLOURS');
  });
});
