/** A missed play as a question: the learner makes the better play on the board as it was. */

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
  /** If true, the board shows the better play and accepts no more tiles. */
  readonly isAnswered: boolean;
  readonly onPlay: (tiles: readonly Placement[]) => void;
}) {
  const { session } = drillsTexts.value;
  const { id, board, best, turn } = missed;
  const state = useMemo(() => lessonState(missed), [id]);
  const { table, snapshot } = usePractice({ id: `missed ${id}`, state, seat: turn ?? 0, onPlay });
  if (snapshot === null) return null;
  const marked = new Set(isAnswered ? best.tiles.map(([square]) => square) : []);
  const shown = isAnswered
    ? { ...snapshot, view: { ...snapshot.view, board: withLaid(board, best.tiles) } }
    : snapshot;
  return (
    <PracticeBoard
      table={table}
      snapshot={shown}
      marked={marked}
      isStill={isAnswered}
      idle={session.question.play}
      submit={session.check}
    />
  );
}
