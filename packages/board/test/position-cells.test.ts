/** What the board is given: each square with its print, its tile and its words, and only those changed that have to be. */

import { page as ENGLISH } from '@lexiko/texts/en/page';
import { describe, expect, it } from 'vitest';
import { configure } from '@lexiko/rules';
import { emptyBoard } from '@lexiko/rules/board';
import { cellsWithDraft, settledCells, type Position } from '../src/squares/position-cells.ts';

const configured = configure({ preset: 'standard-2007' });
if (!configured.ok) throw new Error(configured.error.code);
const view = { ruleset: configured.value, board: emptyBoard(configured.value.layout) };

function position(part: Partial<Position> = {}): Position {
  return {
    board: view.board,
    staged: [],
    fresh: new Set(),
    isOwn: false,
    arms: null,
    lessons: new Map(),
    isCounting: false,
    ...part,
  };
}

const withTile = view.board.map((laid, square) => (square === 112 ? 'H' : laid));

describe('squares of a board', () => {
  it('show what is printed on them as classes and as a sign, and say where they are', () => {
    const cells = settledCells(ENGLISH, view, position()).map(({ props }) => props);
    expect(cells).toHaveLength(225);
    expect(cells[0]).toMatchObject({ marks: 'word3', sign: '3W', state: 'empty', laid: '' });
    expect(cells[112]).toMatchObject({ marks: 'centre word2', sign: '★' });
    expect(cells[112]?.text).toMatch(/^H8, /u);
    expect(cells[1]).toMatchObject({ marks: '', sign: '' });
  });

  it('tell a tile of the last play from older ones, and what it covers while somebody counts', () => {
    const older = settledCells(ENGLISH, view, position({ board: withTile }))[112]?.props;
    expect(older).toMatchObject({ state: 'set', covered: '' });
    const fresh = position({ board: withTile, fresh: new Set([112]), isCounting: true, isOwn: true });
    const counted = settledCells(ENGLISH, view, fresh)[112]?.props;
    expect(counted).toMatchObject({ state: 'fresh', covered: '★' });
    expect(counted?.marks).toBe('centre word2 counted own');
  });

  it('that a lesson points at say what it says', () => {
    const lessons = new Map([[3, 'look here']]);
    const noted = settledCells(ENGLISH, view, position({ lessons }))[3]?.props;
    expect(noted?.marks).toContain('noted');
    expect(noted?.text).toContain('look here');
  });

  it('stay the same objects where nothing is laid out', () => {
    const settled = settledCells(ENGLISH, view, position());
    const cells = cellsWithDraft(ENGLISH, view, settled, {
      laidOut: [{ slot: 0, square: 112, laid: 'H' }],
      lifted: null,
      cursor: { square: 113, direction: 'across' },
    });
    const changed = cells.flatMap((cell, square) => (cell === settled[square]?.props ? [] : [square]));
    expect(changed).toEqual([112, 113]);
    expect(cells[112]).toMatchObject({ state: 'draft', laid: '' });
    expect(cells[112]?.text).toContain('H, ');
    expect(cells[113]?.text).toContain(ENGLISH.squares.cursor(ENGLISH.game.across));
  });
});
