/** Drafts of online games, stored in this browser: the server does not need them. */

import type { Seat } from '@lexiko/rules';
import { draftAfter, EMPTY_DRAFT, type Draft } from '@lexiko/table/draft';
import type { TableSnapshot } from '../../table/snapshot.ts';

interface StoredDraft {
  /** How many events were known when it was stored. */
  readonly known: number;
  readonly draft: Draft;
}

const PREFIX = 'lexiko.draft.';

function keyOf(game: string, seat: Seat): string {
  return `${PREFIX}${game}.${seat}`;
}

export function keepDraft(game: string, seat: Seat, kept: StoredDraft): void {
  try {
    localStorage.setItem(keyOf(game, seat), JSON.stringify(kept));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function forgetDraft(game: string, seat: Seat): void {
  try {
    localStorage.removeItem(keyOf(game, seat));
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** The stored draft without tiles that were played since. */
export function draftOf(game: string, seat: Seat, events: TableSnapshot['events']): Draft | null {
  try {
    const text = localStorage.getItem(keyOf(game, seat));
    if (text === null) return null;
    // Only this page writes it; `reconcile` corrects a draft that does not fit the rack.
    const { known, draft } = JSON.parse(text) as StoredDraft;
    return events.slice(known).reduce((left, { event }) => draftAfter(left, seat, event), {
      ...EMPTY_DRAFT,
      ...draft,
    });
  } catch {
    return null;
  }
}
