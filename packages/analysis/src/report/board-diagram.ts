/** A board as an inline SVG: premium squares with their labels, tiles with their letters, the last play marked. */

import {
  formatColumn,
  isLaidBlank,
  letterOf,
  type Board,
  type Layout,
  type Square,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { escaped } from './chart.ts';

/** One square. */
const UNIT = 20;
const EDGE = 18;

function labelOf({ wordFactors, letterFactors, crosses }: Layout, square: Square): string {
  if (crosses.includes(square)) return '+';
  if (itemAt(wordFactors, square) > 1) return `${wordFactors[square]}W`;
  return itemAt(letterFactors, square) > 1 ? `${letterFactors[square]}L` : '';
}

function textAt(kind: string, x: number, y: number, text: string): string {
  return `<text class="${kind}" x="${x}" y="${y}" dy="0.35em">${escaped(text)}</text>`;
}

/** The printed board, included once in a page and used by all its diagrams; `id` if a page has several. */
export function boardDefinition(layout: Layout, id: string = 'board'): string {
  const { width, height } = layout;
  const squares = Array.from({ length: width * height }, (_, square) => {
    const [x, y] = placeOf(layout, square);
    const label = labelOf(layout, square);
    const kind = label === '' ? '' : ` p${label === '+' ? 'C' : label}`;
    const shown = label === '' ? '' : textAt('printed', x + UNIT / 2, y + UNIT / 2, label);
    return `<rect class="square${kind}" x="${x}" y="${y}" width="${UNIT}" height="${UNIT}"/>${shown}`;
  });
  const columns = Array.from({ length: width }, (_, at) =>
    textAt('edge', EDGE + at * UNIT + UNIT / 2, EDGE / 2, formatColumn(at)),
  );
  const rows = Array.from({ length: height }, (_, at) =>
    textAt('edge', EDGE / 2, EDGE + at * UNIT + UNIT / 2, String(at + 1)),
  );
  return `<svg width="0" height="0" aria-hidden="true"><defs><g id="${id}" class="printed-board">${[...squares, ...columns, ...rows].join('')}</g></defs></svg>`;
}

/** `fresh`: the squares of the last play. `label`: for screen readers. */
export function boardDiagram(
  layout: Layout,
  board: Board,
  fresh: ReadonlySet<Square>,
  label: string,
  id: string = 'board',
): string {
  const tiles = board.flatMap((laid, square) => {
    if (laid === '') return [];
    const [x, y] = placeOf(layout, square);
    const kind = `${isLaidBlank(laid) ? ' blank' : ''}${fresh.has(square) ? ' fresh' : ''}`;
    return [
      `<rect class="tile${kind}" x="${x + 1}" y="${y + 1}" width="${UNIT - 2}" height="${UNIT - 2}" rx="3"/>`,
      textAt(`letter${kind}`, x + UNIT / 2, y + UNIT / 2, letterOf(laid)),
    ];
  });
  return `<svg class="board" viewBox="0 0 ${sizeOf(layout)}" role="img" aria-label="${escaped(label)}"><use href="#${id}"/>${tiles.join('')}</svg>`;
}

function placeOf({ width }: Layout, square: Square): readonly [x: number, y: number] {
  return [EDGE + (square % width) * UNIT, EDGE + Math.floor(square / width) * UNIT];
}

function sizeOf({ width, height }: Layout): string {
  return `${EDGE + width * UNIT + 2} ${EDGE + height * UNIT + 2}`;
}
