/** The board of a position that is only looked at: an earlier moment, a lesson, a game of somebody else. */

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
  /** Where several boards stand on one page. */
  readonly id?: string;
  readonly news: TableSnapshot;
  /** The letters to look at; those of the last play where it is not given. */
  readonly fresh?: ReadonlySet<Square> | undefined;
  /** Squares that a lesson points at, with what it says of each. */
  readonly lessons?: ReadonlyMap<Square, string>;
  /** Whether the last play is being counted: its tiles show what they cover. */
  readonly isCounting?: boolean;
  /** What floats over it. */
  readonly children?: ComponentChildren;
}

export function PositionBoard({
  id = 'board',
  news,
  fresh,
  lessons = NO_LESSONS,
  isCounting = false,
  children,
}: PositionBoardProps) {
  const { view } = news;
  const { layout, scoring, board: printed } = view.ruleset;
  const words = texts.value;
  const cells = useMemo(
    () =>
      settledCells(words, view, {
        board: view.board,
        staged: [],
        fresh: fresh ?? freshSquares(news.events),
        isOwn: isLaidHere(news),
        arms: armColours(view, viewerSeat(news) ?? view.turn ?? 0),
        lessons,
        isCounting,
      }).map(({ props }) => props),
    [news, words, fresh, lessons, isCounting],
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
