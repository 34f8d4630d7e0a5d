/** The table on which a play of the companion is laid: any tile that has not turned up can be laid on it. */

import type { Placement, Tile } from '@lexiko/rules/board';
import type { Feedback } from '../page/feedback/feedback.ts';
import { createTable, NO_GAME, type Table } from '../table/table.ts';

/** A table that passes plays to `onPlay`, once they can lie on the board. Words are ruled on when they are challenged. */
export function entryTable(onPlay: (tiles: readonly Placement[]) => void, feedback: Feedback): Table {
  const table: Table = createTable(
    {
      ...NO_GAME,
      act: ([action]) => {
        const shown = table.laying.previewNow();
        if (action?.type !== 'play' || shown === null) return;
        if (shown.ok) onPlay(action.tiles);
        else table.showRefusal(shown.error);
      },
      checkWords: () => Promise.resolve([]),
    },
    feedback,
  );
  return table;
}

/** How many of each tile can still be laid. */
export function lettersLeft({ draft }: Pick<Table, 'draft'>): ReadonlyMap<Tile, number> {
  const { slots, laidOut } = draft.value;
  const left = new Map<Tile, number>();
  for (const [slot, tile] of slots.entries())
    if (!laidOut.some((one) => one.slot === slot)) left.set(tile, (left.get(tile) ?? 0) + 1);
  return left;
}
