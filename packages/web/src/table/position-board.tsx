/** The board of a position that people only look at: an earlier turn, a lesson, somebody else's game. */

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Square } from '@lexiko/rules/board';
import { Board } from '../board/board.tsx';
import { texts } from '../texts/current.ts';
import { freshSquares, isLaidHere, settledCells } from './position-cells.ts';
import { viewerSeat, type TableSnapshot } from './snapshot.ts';
import { armColours } from './square-marks.ts';
import './table-board.css';

export const NO_LESSONS: ReadonlyMap<Square, string> = new Map();

export interface PositionBoardProps {
  /** Needed if a page has several boards. */
  readonly id?: string;
  readonly snapshot: TableSnapshot;
  /** The squares to highlight; by default those of the last play. */
  readonly fresh?: ReadonlySet<Square> | undefined;
  /** Squares that a lesson points at, with what it says of each. */
  readonly lessons?: ReadonlyMap<Square, string>;
  /** Whether the last play is being counted: its tiles show what they cover. */
  readonly isCounting?: boolean;
  /** Shown over the board. */
  readonly children?: ComponentChildren;
}

export function PositionBoard({
  id = 'board',
  snapshot,
  fresh,
  lessons = NO_LESSONS,
  isCounting = false,
  children,
}: PositionBoardProps) {
  const { view } = snapshot;
  const { layout, scoring, board: printed } = view.ruleset;
  const words = texts.value;
  const cells = useMemo(
    () =>
      settledCells(words, view, {
        board: view.board,
        staged: [],
        fresh: fresh ?? freshSquares(snapshot.events),
        isOwn: isLaidHere(snapshot),
        arms: armColours(view, viewerSeat(snapshot) ?? view.turn ?? 0),
        lessons,
        isCounting,
      }).map(({ props }) => props),
    [snapshot, words, fresh, lessons, isCounting],
  );
  return (
    <Board
      id={id}
      label={words.game.board}
      look={scoring.kind}
      palette={printed.theme}
      width={layout.width}
      height={layout.height}
      cells={cells}
      focus={layout.centre}
    >
      <div class="floats" aria-hidden="true">
        {children}
      </div>
    </Board>
  );
}
