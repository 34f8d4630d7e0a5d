/**
 * Rows of the board as they were last painted. One in which no square has changed is handed over as the very same
 * element, at which Preact looks no further: a letter laid costs its own row and not the whole board.
 */

import type { VNode } from 'preact';

export class KeptRows {
  readonly #rows: { readonly cells: readonly VNode[]; readonly element: VNode }[] = [];

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
