/** Returns the focus to the board when the focused element disappears. */

import { useLayoutEffect } from 'preact/hooks';
import type { Table } from './table.ts';

/** Focuses the board if a change of `shown` removed the focused button. */
export function useBoardFocus(table: Table, shown: unknown): void {
  useLayoutEffect(() => {
    if (document.activeElement === document.body) table.focusBoard();
  }, [shown]);
}
