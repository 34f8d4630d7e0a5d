/** A play of a lesson, laid by the learner's own hand. The rules refuse what they refuse in a game, and say why. */

import { useMemo } from 'preact/hooks';
import { formatMove, inspectPlay, type Placement } from '@lexiko/rules';
import { playSound } from '../../page/sounds.ts';
import { tell, tellRefusal } from '../../table/table.ts';
import { isSamePlay, lessonState, type LessonPosition } from '../lesson-table.ts';
import { PracticeBoard } from './practice-board.tsx';
import { usePracticeTable } from './practice-table.ts';
import { practiceTexts } from './practice-texts.ts';

export function LaidPlay({
  id,
  position,
  wanted,
  onLaid,
}: {
  readonly id: string;
  /** Before the play; its letters are on the rack. */
  readonly position: LessonPosition;
  readonly wanted: readonly Placement[];
  readonly onLaid: () => void;
}) {
  const words = practiceTexts.value;
  const { turn = 0 } = position;
  const state = useMemo(() => lessonState(position), [id]);
  const { ruleset, board } = state;
  const notation = formatMove({ board, layout: ruleset.layout }, wanted);
  const judge = (tiles: readonly Placement[]): void => {
    const play = inspectPlay(state, turn, tiles);
    if (!play.ok) tellRefusal(play.error);
    else if (isSamePlay(tiles, wanted)) {
      playSound('play');
      onLaid();
    } else tell(words.another(notation));
  };
  const news = usePracticeTable({ id: `lesson ${id}`, state, seat: turn, onPlay: judge });
  if (news === null) return null;
  return (
    <PracticeBoard news={news} tellsScore={false} idle={words.idle(notation)} submit={words.submit}>
      <button type="button" onClick={onLaid}>
        {words.show}
      </button>
    </PracticeBoard>
  );
}
