/** The table of the game on the screen, for what belongs to the page: its title, its icon, its printer. */

import { signal, type Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Table } from './table.ts';

/** `null`: another screen. Lessons and practices are not meant. */
export const tableOnScreen: Signal<Table | null> = signal(null);

/** For as long as it is on the screen. */
export function useTableOnScreen(table: Table): void {
  useLayoutEffect(() => {
    tableOnScreen.value = table;
    return () => {
      tableOnScreen.value = null;
    };
  }, [table]);
}
