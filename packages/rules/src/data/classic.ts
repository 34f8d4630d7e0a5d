/** The classic 15×15 board. Facts, confirmed by replaying the Guide Game. */

import type { Layout } from '../layout.ts';

/** `T` triple word, `D` double word, `t` triple letter, `d` double letter. */
const CLASSIC_ROWS: readonly string[] = [
  'T..d...T...d..T',
  '.D...t...t...D.',
  '..D...d.d...D..',
  'd..D...d...D..d',
  '....D.....D....',
  '.t...t...t...t.',
  '..d...d.d...d..',
  'T..d...D...d..T',
  '..d...d.d...d..',
  '.t...t...t...t.',
  '....D.....D....',
  'd..D...d...D..d',
  '..D...d.d...D..',
  '.D...t...t...D.',
  'T..d...T...d..T',
];

const LETTER_FACTOR: Readonly<Record<string, number>> = { d: 2, t: 3, q: 4 };
const WORD_FACTOR: Readonly<Record<string, number>> = { D: 2, T: 3, Q: 4 };

/** Marks allowed in a row of premium squares; `q`/`Q` (four times) are for custom boards, `#` is blocked. */
export const PREMIUM_MARKS = '.dtqDTQ#';

/** A board drawn with the marks above; the centre is the middle square. */
export function premiumLayout(id: string, rows: readonly string[]): Layout {
  const marks = rows.join('').split('');
  const width = rows[0]?.length ?? 0;
  return {
    id,
    width,
    height: rows.length,
    letterFactors: marks.map((mark) => LETTER_FACTOR[mark] ?? 1),
    wordFactors: marks.map((mark) => WORD_FACTOR[mark] ?? 1),
    centre: Math.floor(rows.length / 2) * width + Math.floor(width / 2),
    arms: marks.map(() => ''),
    crosses: [],
    bars: [],
    blocked: marks.flatMap((mark, square) => (mark === '#' ? [square] : [])),
  };
}

/** The drawing from which `premiumLayout` makes this board. */
export function premiumRows({
  width,
  height,
  letterFactors,
  wordFactors,
  blocked,
}: Layout): readonly string[] {
  const markOf = (square: number): string => {
    if (blocked.includes(square)) return '#';
    const marks = wordFactors[square] === 1 ? LETTER_FACTOR : WORD_FACTOR;
    const factor = wordFactors[square] === 1 ? letterFactors[square] : wordFactors[square];
    return Object.keys(marks).find((mark) => marks[mark] === factor) ?? '.';
  };
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_column, column) => markOf(row * width + column)).join(''),
  );
}

export const CLASSIC_LAYOUT: Layout = premiumLayout('classic15', CLASSIC_ROWS);
