/** A play that was missed, as a question: the board of that moment, to lay the better play on. */

import { useMemo } from 'preact/hooks';
import { withLaid, type Placement } from '@lexiko/rules/board';
import { lessonState } from '../lesson-table.ts';
import { PracticeBoard } from '../practice/practice-board.tsx';
import { usePractice } from '../practice/practice-table.ts';
import type { MissedPlay } from './drill-card.ts';
import { drillsTexts } from './drills-texts.ts';

export function MissedBoard({
  missed,
  isAnswered,
  onPlay,
}: {
  readonly missed: MissedPlay;
  /** Then the better play lies there. */
  readonly isAnswered: boolean;
  readonly onPlay: (tiles: readonly Placement[]) => void;
}) {
  const { session } = drillsTexts.value;
  const { id, board, best, turn } = missed;
  const state = useMemo(() => lessonState(missed), [id]);
  const { table, news } = usePractice({ id: `missed ${id}`, state, seat: turn ?? 0, onPlay });
  if (news === null) return null;
  const marked = new Set(isAnswered ? best.tiles.map(([square]) => square) : []);
  const shown = isAnswered ? { ...news, view: { ...news.view, board: withLaid(board, best.tiles) } } : news;
  return (
    <PracticeBoard
      table={table}
      news={shown}
      marked={marked}
      isStill={isAnswered}
      idle={session.question.play}
      submit={session.check}
    />
  );
}
