/**
 * A table to try plays on, with no game behind it: the board, rack and draft of any other table, whose host hands a play
 * to whoever set it up.
 */

import { viewFor, type GameState, type Placement } from '@lexiko/rules';
import { EMPTY_DRAFT } from '../../draft/draft.ts';
import type { TableNews } from '../../messages.ts';
import { receive, table, type TableHost } from '../../table.ts';

export interface PracticeTable {
  /** Of the table: another id is another table, with nothing laid out. */
  readonly id: string;
  /** Seat 0 is asked to play. */
  readonly state: GameState;
  readonly onPlay: (tiles: readonly Placement[]) => void;
}

export function setUpTable({ id, state, onPlay }: PracticeTable): void {
  const host: TableHost = {
    act: ([action]) => {
      if (action?.type === 'play') onPlay(action.tiles);
    },
    keepDraft: () => {},
    uncover: () => {},
    exportGame: () => {},
    playAgain: () => {},
    nowMs: () => 0,
  };
  const news: TableNews = {
    game: id,
    seats: Array.from({ length: state.ruleset.sides }, () => ({ kind: 'person', name: '' })),
    dealCode: '',
    viewer: 0,
    view: viewFor(state, 0),
    events: [],
    attention: { kind: 'turn', seat: 0 },
    draft: EMPTY_DRAFT,
    place: 'here',
  };
  receive(news, host, 'practice');
}

/** Takes a table away, unless another stands there by now. */
export function clearTable(id: string): void {
  if (table.peek()?.game === id) table.value = null;
}
