/**
 * A table to try plays on, with no game behind it: the board, rack and draft of any other table, whose host hands a play
 * to whoever set it up.
 */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { viewFor, type GameState, type Placement, type Seat } from '@lexiko/rules';
import { EMPTY_DRAFT } from '@lexiko/table';
import type { TableNews } from '../../messages.ts';
import { receive, table, type TableHost } from '../../table/table.ts';

export interface PracticeTable {
  /** Of the table: another id is another table, with nothing laid out. */
  readonly id: string;
  readonly state: GameState;
  /** Who is asked to play; 0 unless it says otherwise. */
  readonly seat?: Seat;
  readonly onPlay: (tiles: readonly Placement[]) => void;
}

function setUpTable({ id, state, seat = 0, onPlay }: PracticeTable): void {
  const host: TableHost = {
    act: ([action]) => {
      if (action?.type === 'play') onPlay(action.tiles);
    },
    keepDraft: () => {},
    uncover: () => {},
    exportGame: () => {},
    nowMs: () => 0,
  };
  const news: TableNews = {
    game: id,
    seats: Array.from({ length: state.ruleset.sides }, () => ({ kind: 'person', name: '' })),
    dealCode: '',
    viewer: seat,
    view: viewFor(state, seat),
    events: [],
    attention: { kind: 'turn', seat },
    draft: EMPTY_DRAFT,
    place: 'here',
  };
  receive(news, host, 'practice');
}

/**
 * The table of a practice, as long as somebody sits there; `null` before it stands. From one table to the next the
 * board stays where it is, so that nobody loses the square they were on.
 */
export function usePracticeTable(wanted: PracticeTable): TableNews | null {
  const now = useRef(wanted);
  now.current = wanted;
  const { id } = wanted;
  // Before it is painted: a game may have been on the screen until now.
  useLayoutEffect(() => {
    setUpTable({ ...now.current, onPlay: (tiles) => now.current.onPlay(tiles) });
    return () => {
      // Unless another stands there by now.
      if (table.peek()?.game === id) table.value = null;
    };
  }, [id]);
  return table.value;
}
