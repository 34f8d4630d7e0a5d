/** A table of numbers: a row for each thing, named by its first cell. What is wider than the screen scrolls by itself. */

import type { ComponentChildren } from 'preact';
import { ScrollRegion } from './scroll-region.tsx';

export interface NumberRow {
  readonly key: string | number;
  readonly name: ComponentChildren;
  /** Under the columns after the first. */
  readonly cells: readonly ComponentChildren[];
}

export function NumberTable({
  title,
  columns,
  rows,
  look = '',
}: {
  /** Read aloud where somebody scrolls by keys. */
  readonly title: string;
  /** `null`: no name is needed, as over buttons. */
  readonly columns: readonly (string | null)[];
  readonly rows: readonly NumberRow[];
  /** A class of its own. */
  readonly look?: string;
}) {
  return (
    <ScrollRegion title={title} look={look}>
      <table class="numbers">
        <thead>
          <tr>
            {columns.map((column, at) =>
              column === null ? (
                <td key={at} />
              ) : (
                <th key={at} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
