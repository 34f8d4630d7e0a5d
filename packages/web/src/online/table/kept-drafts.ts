/** What one has laid out at tables of a server, kept in this browser: the server does not need to know it. */

import type { Seat } from '@lexiko/rules';
import { draftAfter, EMPTY_DRAFT, type Draft } from '@lexiko/table/draft';
import type { TableSnapshot } from '../../table/snapshot.ts';

interface KeptDraft {
  /** How many events were known when it was laid out. */
  readonly known: number;
  readonly draft: Draft;
}

const PREFIX = 'lexiko.draft.';

function keyOf(game: string, seat: Seat): string {
  return `${PREFIX}${game}.${seat}`;
}

export function keepDraft(game: string, seat: Seat, kept: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(game, seat), JSON.stringify(kept));
  } catch {
    // Then it lasts as long as the page is open.
  }
}

export function forgetDraft(game: string, seat: Seat): void {
  try {
    localStorage.removeItem(keyOf(game, seat));
  } catch {
    // Nothing was kept either.
  }
}

/** What was laid out, without what has been played since. */
export function draftOf(game: string, seat: Seat, events: TableSnapshot['events']): Draft | null {
  try {
    const text = localStorage.getItem(keyOf(game, seat));
    if (text === null) return null;
    // Written by us alone; a draft that fits no rack is put right by `reconcile`.
    const { known, draft } = JSON.parse(text) as KeptDraft;
    return events.slice(known).reduce((left, { event }) => draftAfter(left, seat, event), {
      ...EMPTY_DRAFT,
      ...draft,
    });
  } catch {
    return null;
  }
}
