/** The table that a part of the page belongs to. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Table } from './table.ts';

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('only what is part of a table knows it');
  return table;
}
