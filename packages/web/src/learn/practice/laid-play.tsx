/** A play in a lesson that the learner makes on the board. Illegal plays are refused with the reason, as in a game. */

import { useMemo } from 'preact/hooks';
import { inspectPlay, type Placement } from '@lexiko/rules/board';
import { formatMove } from '@lexiko/rules/notation';
import { isSamePlay, lessonState, type LessonPosition } from '../lesson-table.ts';
import { PracticeBoard } from './practice-board.tsx';
import { usePractice } from './practice-table.ts';
import { practiceTexts } from './practice-texts.ts';
import { useFeedback } from '../../page/page-context.ts';

export function LaidPlay({
  id,
  position,
  wanted,
  onLaid,
}: {
  readonly id: string;
  /** Before the play, with its tiles on the rack. */
  readonly position: LessonPosition;
  readonly wanted: readonly Placement[];
  readonly onLaid: () => void;
}) {
  const { playSound } = useFeedback();
  const words = practiceTexts.value;
  const { turn = 0 } = position;
  const state = useMemo(() => lessonState(position), [id]);
  const { ruleset, board } = state;
  const notation = formatMove({ board, layout: ruleset.layout }, wanted);
  const judge = (tiles: readonly Placement[]): void => {
    const play = inspectPlay(state, turn, tiles);
    if (!play.ok) practice.table.showRefusal(play.error);
    else if (isSamePlay(tiles, wanted)) {
      playSound('play');
      onLaid();
    } else practice.table.tell(words.another(notation));
  };
  const practice = usePractice({ id: `lesson ${id}`, state, seat: turn, onPlay: judge });
  const { table, snapshot } = practice;
  if (snapshot === null) return null;
  return (
    <PracticeBoard
      table={table}
      snapshot={snapshot}
      tellsScore={false}
      idle={words.idle(notation)}
      submit={words.submit}
    >
      <button type="button" onClick={onLaid}>
        {words.show}
      </button>
    </PracticeBoard>
  );
}
