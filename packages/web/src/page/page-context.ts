/** The page that everything on it belongs to. */

import { createContext } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import type { Table } from '../table/table.ts';
import type { Feedback } from './feedback/feedback.ts';
import type { Maker, Page } from './page.ts';

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === null) throw new Error('everything on the screen belongs to a page');
  return page;
}

export function useFeedback(): Feedback {
  return usePage().feedback;
}

/** A store that the page has one of. */
export function useStore<T>(make: Maker<T>): T {
  return usePage().of(make);
}

/** This is the table of the game on the screen, for as long as it is there: the tab's title and the printer follow it. */
export function useTableOnScreen(table: Table): void {
  const { turnMark } = usePage();
  useLayoutEffect(() => {
    turnMark.table.value = table;
    return () => {
      turnMark.table.value = null;
    };
  }, [table]);
}
