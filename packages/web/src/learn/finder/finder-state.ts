/** The word finder while the page is open: its form, and the search whose words are shown. */

import { signal, type Signal } from '@preact/signals';
import type { WordSearch } from '@lexiko/words/questions';
import { FIRST_SEARCH, type WantedSearch } from './wanted-search.ts';

/** Words on one page of results. */
export const PAGE_SIZE = 100;

export class FinderState {
  readonly wanted: Signal<WantedSearch> = signal(FIRST_SEARCH);
  /** `null`: nothing has been searched for yet. */
  readonly search: Signal<WordSearch | null> = signal(null);
  /** The number of the first word shown, from 0. */
  readonly from: Signal<number> = signal(0);
  /** The words to be judged, as typed. */
  readonly judged: Signal<string> = signal('');

  change(part: Partial<WantedSearch>): void {
    this.wanted.value = { ...this.wanted.peek(), ...part };
  }

  find(search: WordSearch): void {
    this.search.value = search;
    this.from.value = 0;
  }
}

export function openFinder(): FinderState {
  return new FinderState();
}
