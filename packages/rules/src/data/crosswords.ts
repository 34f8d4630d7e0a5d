/** Boards and letters of Crosswords. The original board is lost; the geometry is argued in RULES.md W-03 to W-07. */

import type { Arm, Layout, Square } from '../layout.ts';

interface ArmsDrawing {
  readonly id: string;
  /** Arms by letter; `c` the small cross, `+` neutral ground that may be blocked (`cw.corners`). */
  readonly rows: readonly string[];
  readonly crosses: readonly string[];
}

/** A cross of four arms of 25 squares around a centre of 25, corners neutral (W-03). */
const ARMS_15: ArmsDrawing = {
  id: 'arms15',
  rows: [
    '+++++NNNNN+++++',
    '+++++NNNNN+++++',
    '+++++NNNNN+++++',
    '+++++NNNNN+++++',
    '+++++NNNNN+++++',
    'WWWWW.....EEEEE',
    'WWWWW..c..EEEEE',
    'WWWWW.ccc.EEEEE',
    'WWWWW..c..EEEEE',
    'WWWWW.....EEEEE',
    '+++++SSSSS+++++',
    '+++++SSSSS+++++',
    '+++++SSSSS+++++',
    '+++++SSSSS+++++',
    '+++++SSSSS+++++',
  ],
  crosses: 'H4 F2 J2 L8 N6 N10 H12 J14 F14 D8 B10 B6 C3 M3 M13 C13'.split(' '),
};

/** The other reading: four 5×5 quadrants around a cross one square wide; no corners to block. */
const QUADRANTS_11: ArmsDrawing = {
  id: 'quadrants11',
  rows: [
    'WWWWW.NNNNN',
    'WWWWW.NNNNN',
    'WWWWW.NNNNN',
    'WWWWW.NNNNN',
    'WWWWWcNNNNN',
    '....ccc....',
    'SSSSScEEEEE',
    'SSSSS.EEEEE',
    'SSSSS.EEEEE',
    'SSSSS.EEEEE',
    'SSSSS.EEEEE',
  ],
  crosses: 'C3 B5 E2 I3 G2 J5 I9 J7 G10 C9 E10 B7'.split(' '),
};

function isArm(mark: string): mark is Arm {
  return mark === 'N' || mark === 'E' || mark === 'S' || mark === 'W';
}

function armsLayout({ id, rows, crosses }: ArmsDrawing): { layout: Layout; corners: readonly Square[] } {
  const marks = rows.join('').split('');
  const width = rows[0]?.length ?? 0;
  const centre = Math.floor(rows.length / 2) * width + Math.floor(width / 2);
  const squareOf = (name: string): Square => (Number(name.slice(1)) - 1) * width + name.charCodeAt(0) - 65;
  const layout: Layout = {
    id,
    width,
    height: rows.length,
    letterFactors: marks.map(() => 1),
    wordFactors: marks.map(() => 1),
    centre,
    arms: marks.map((mark) => (isArm(mark) ? mark : '')),
    crosses: crosses.map(squareOf),
    bars: [
      [centre - 1, centre, centre + 1],
      [centre - width, centre, centre + width],
    ],
    blocked: [],
  };
  return { layout, corners: marks.flatMap((mark, square) => (mark === '+' ? [square] : [])) };
}

/** Every layout that `cw.layout` may name, with the squares that `cw.corners=blocked` closes. */
export const CROSSWORDS_LAYOUTS: Readonly<
  Record<'arms15' | 'quadrants11', { readonly layout: Layout; readonly corners: readonly Square[] }>
> = { arms15: armsLayout(ARMS_15), quadrants11: armsLayout(QUADRANTS_11) };

/** How many letters the box must hold, however F and G are split (W-33). */
export const CROSSWORDS_TILE_COUNT = 120;
export const CROSSWORDS_BLANKS = 4;

// prettier-ignore
export const CROSSWORDS_COUNTS: Readonly<Record<string, number>> = {
  A: 9, B: 3, C: 3, D: 5, E: 12, F: 3, G: 3, H: 4, I: 9, J: 2, K: 2, L: 4, M: 4, N: 7, O: 9, P: 2, Q: 1, R: 7, S: 6,
  T: 8, U: 6, V: 1, W: 1, X: 1, Y: 3, Z: 1, '?': CROSSWORDS_BLANKS,
};
