/**
 * A table to try plays on, without a game: board, rack and draft work as usual, and the host passes each play to a
 * callback.
 */

import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { viewFor, type GameState, type Seat } from '@lexiko/rules';
import type { Placement } from '@lexiko/rules/board';
import { EMPTY_DRAFT } from '@lexiko/table/draft';
import type { TableSnapshot } from '../../table/snapshot.ts';
import { useLocalGames } from '../../table/local-games.ts';
import { createTable, NO_GAME, type Table, type TableHost } from '../../table/table.ts';
import type { Feedback } from '../../page/feedback/feedback.ts';
import { useFeedback } from '../../page/page-context.ts';

export interface PracticeTable {
  /** Identifies the position: a new id loads `state` and clears the draft. */
  readonly id: string;
  readonly state: GameState;
  /** The seat to move; 0 by default. */
  readonly seat?: Seat;
  readonly onPlay: (tiles: readonly Placement[]) => void;
  /** Distinguishes several tables on one page. */
  readonly name?: string;
}

/** What the learner at `seat` sees. */
function snapshotOf({ id, state, seat = 0 }: PracticeTable): TableSnapshot {
  return {
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
}

/** A table that passes plays to `onPlay`. It checks words where the rules let players look them up. */
export function practiceTable(
  onPlay: (tiles: readonly Placement[]) => void,
  checkWords: TableHost['checkWords'],
  feedback: Feedback,
  name = '',
): Table {
  const host: TableHost = {
    ...NO_GAME,
    act: ([action]) => {
      if (action?.type === 'play') onPlay(action.tiles);
    },
    checkWords,
  };
  return createTable(host, feedback, name);
}

export interface Practice {
  readonly table: Table;
  /** `null` on the first render. */
  readonly snapshot: TableSnapshot | null;
}

/**
 * Creates one table when the component mounts and closes it on unmount. The next position reuses the same board, so
 * that the focused square stays.
 */
export function usePractice(wanted: PracticeTable): Practice {
  const games = useLocalGames();
  const feedback = useFeedback();
  const now = useRef(wanted);
  now.current = wanted;
  const table = useMemo(
    () =>
      practiceTable(
        (tiles) => now.current.onPlay(tiles),
        (...check) => games.checkWords(...check),
        feedback,
        wanted.name,
      ),
    [],
  );
  useLayoutEffect(() => table.receive(snapshotOf(now.current)), [wanted.id]);
  useEffect(() => () => table.close(), []);
  return { table, snapshot: table.snapshot.value };
}
