/**
 * A table to try plays on, with no game behind it: the board, rack and draft of any other table, whose host hands a play
 * to whoever set it up.
 */

import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { viewFor, type GameState, type Seat } from '@lexiko/rules';
import type { Placement } from '@lexiko/rules/board';
import { EMPTY_DRAFT } from '@lexiko/table/draft';
import type { TableSnapshot } from '../../table/snapshot.ts';
import { useLocalGames } from '../../table/local-games.ts';
import { createTable, NO_GAME, type Table, type TableHost } from '../../table/table.ts';
import type { Feedback } from '../../page/feedback.ts';
import { useFeedback } from '../../page/page-context.ts';

export interface PracticeTable {
  /** Of the table: another id is another table, with nothing laid out. */
  readonly id: string;
  readonly state: GameState;
  /** Who is asked to play; 0 unless it says otherwise. */
  readonly seat?: Seat;
  readonly onPlay: (tiles: readonly Placement[]) => void;
  /** Tells tables apart that stand on one page. */
  readonly name?: string;
}

/** What is seen of it: everything lies open to whoever practises. */
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

/** A table at which plays are handed to `onPlay`. Words are checked where the rules let players look them up. */
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
  /** `null` before it stands. */
  readonly news: TableSnapshot | null;
}

/**
 * The table of a practice, as long as somebody sits there. From one position to the next the board stays where it is, so
 * that nobody loses the square they were on.
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
        (words, config) => games.checkWords(words, config),
        feedback,
        wanted.name,
      ),
    [],
  );
  useLayoutEffect(() => table.receive(snapshotOf(now.current)), [wanted.id]);
  useEffect(() => () => table.close(), []);
  return { table, news: table.snapshot.value };
}
