/** Practice tables for tests: a position, and what is played on it. */

import { viewFor } from '@lexiko/rules';
import type { Placement, Tile } from '@lexiko/rules/board';
import { EMPTY_DRAFT } from '@lexiko/table/draft';
import { lessonState } from '../../src/learn/lesson-table.ts';
import type { TableSnapshot } from '../../src/table/snapshot.ts';
import { NO_FEEDBACK } from '../../src/page/feedback/feedback.ts';
import { createTable, NO_GAME, type Table, type TableHost } from '../../src/table/table.ts';

const EMPTY_BOARD: readonly string[] = Array.from({ length: 225 }, () => '');

export function snapshot(
  game: string,
  rack: readonly Tile[],
  board: readonly string[] = EMPTY_BOARD,
): TableSnapshot {
  const state = lessonState({ config: { preset: 'standard-2007', sides: 2 }, board, rack });
  return {
    game,
    seats: [0, 1].map(() => ({ kind: 'person', name: '' })),
    dealCode: '',
    viewer: 0,
    view: viewFor(state, 0),
    events: [],
    attention: { kind: 'turn', seat: 0 },
    draft: EMPTY_DRAFT,
    place: 'here',
  };
}

/** A table with a rack on an empty board, and the plays that it has handed to its host. */
export function practice(
  game: string,
  rack: readonly Tile[],
): { readonly table: Table; readonly played: (readonly Placement[])[] } {
  const played: (readonly Placement[])[] = [];
  const host: TableHost = {
    ...NO_GAME,
    act: ([action]) => {
      if (action?.type === 'play') played.push(action.tiles);
    },
    checkWords: () => Promise.resolve([]),
  };
  const table = createTable(host, NO_FEEDBACK);
  table.receive(snapshot(game, rack));
  return { table, played };
}
