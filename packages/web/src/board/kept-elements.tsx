/**
 * Squares and rows of the board as they were last painted. One in which nothing has changed is handed over as the very
 * same element, at which Preact looks no further: a letter laid costs its own square and not the whole board.
 */

import type { VNode } from 'preact';
import { Cell, type CellProps } from './cell.tsx';

function isSame(a: CellProps, b: CellProps): boolean {
  if (a === b) return true;
  const keys = Object.keys(b) as (keyof CellProps)[];
  return keys.every((key) => a[key] === b[key]);
}

export class KeptElements {
  readonly #cells: { readonly props: CellProps; readonly element: VNode }[] = [];
  readonly #rows: { readonly cells: readonly VNode[]; readonly element: VNode }[] = [];

  cell(props: CellProps): VNode {
    const { square } = props;
    const kept = this.#cells[square];
    if (kept !== undefined && isSame(kept.props, props)) return kept.element;
    const element = <Cell key={square} {...props} />;
    this.#cells[square] = { props, element };
    return element;
  }

  row(row: number, cells: readonly VNode[]): VNode {
    const kept = this.#rows[row];
    if (kept?.cells.length === cells.length && cells.every((cell, at) => cell === kept.cells[at]))
      return kept.element;
    const element = (
      <div key={row} class="row" role="row">
        {cells}
      </div>
    );
    this.#rows[row] = { cells, element };
    return element;
  }
}
