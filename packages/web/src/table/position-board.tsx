/** The board of a position that people only look at: an earlier turn, a lesson, somebody else's game. */

import { armColours, Board, settledCells } from '@lexiko/board/parts';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Square } from '@lexiko/rules/board';
import { texts } from '../texts/current.ts';
import { freshSquares, isLaidHere } from './last-play.ts';
import { viewerSeat, type TableSnapshot } from './snapshot.ts';
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
  /** Somebody clicked a square. */
  readonly onClick?: (square: Square) => void;
  /** Shown over the board. */
  readonly children?: ComponentChildren;
}

export function PositionBoard({
  id = 'board',
  snapshot,
  fresh,
  lessons = NO_LESSONS,
  isCounting = false,
  onClick,
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
      {...(onClick === undefined ? {} : { onClick })}
    >
      {children}
    </Board>
  );
}
