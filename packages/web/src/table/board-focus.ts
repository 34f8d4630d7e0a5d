/** The keyboard comes back to the board when what it was at is gone. */

import { useEffect } from 'preact/hooks';
import type { Table } from './table.ts';

/** Whoever pressed a button that is gone since `shown` changed goes on with the board. */
export function useBoardFocus(table: Table, shown: unknown): void {
  useEffect(() => {
    if (document.activeElement === document.body) table.focusBoard();
  }, [shown]);
}
