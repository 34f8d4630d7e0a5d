/**
 * Squares, rows and places of the rack as they were last painted. One in which nothing has changed is handed over as the
 * very same element, at which Preact looks no further: a letter laid costs its own square and not the whole board.
 */

import type { VNode } from 'preact';
import { Cell, type CellProps } from './cell.tsx';

function isSame<P extends object>(a: P, b: P): boolean {
  if (a === b) return true;
  const keys = Object.keys(b) as (keyof P)[];
  return keys.every((key) => a[key] === b[key]);
}

/** Parts of one kind by number, each kept until what is known of it changes. */
export class MemoizedParts<P extends object> {
  readonly #make: (props: P) => VNode;
  readonly #parts: { readonly props: P; readonly element: VNode }[] = [];

  constructor(make: (props: P) => VNode) {
    this.#make = make;
  }

  part(number: number, props: P): VNode {
    const kept = this.#parts[number];
    if (kept !== undefined && isSame(kept.props, props)) return kept.element;
    const element = this.#make(props);
    this.#parts[number] = { props, element };
    return element;
  }
}

export class MemoizedCells {
  readonly #cells = new MemoizedParts((props: CellProps) => <Cell key={props.square} {...props} />);
  readonly #rows: { readonly cells: readonly VNode[]; readonly element: VNode }[] = [];

  cell(props: CellProps): VNode {
    return this.#cells.part(props.square, props);
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
