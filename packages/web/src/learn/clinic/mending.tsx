/** The learner's own play in a clinic case: any legal play with the same rack. */

import { useMemo } from 'preact/hooks';
import type { Placement } from '@lexiko/rules/board';
import { formatMove } from '@lexiko/rules/notation';
import { lessonState, type LessonPosition } from '../lesson-table.ts';
import { PracticeBoard } from '../practice/practice-board.tsx';
import { usePractice } from '../practice/practice-table.ts';
import { useFailureReporter } from '../use-answer.ts';
import type { ClinicCaseId } from './clinic-cases.ts';
import { clinicTexts } from './clinic-texts.ts';
import { useFeedback, useStore } from '../../page/page-context.ts';
import { openStudy } from '../../study/study.ts';

/** A legal play by the learner. */
export interface Mended {
  readonly tiles: readonly Placement[];
  readonly notation: string;
  readonly points: number;
}

export function Mending({
  id,
  position,
  onMended,
}: {
  readonly id: ClinicCaseId;
  readonly position: LessonPosition;
  readonly onMended: (mended: Mended) => void;
}) {
  const study = useStore(openStudy);
  const reportFailure = useFailureReporter();
  const { announce, playSound } = useFeedback();
  const words = clinicTexts.value;
  const state = useMemo(() => lessonState(position), [id]);
  const judge = async (tiles: readonly Placement[]): Promise<void> => {
    const verdict = await study.ask('judge', { position, tiles });
    if (verdict.kind === 'illegal') {
      table.showRefusal(verdict.refusal);
      return;
    }
    const notation = formatMove({ board: state.board, layout: state.ruleset.layout }, tiles);
    const mended = { tiles, notation, points: verdict.score.total };
    playSound('play');
    announce(words.mended(notation, mended.points));
    onMended(mended);
  };
  const { table, snapshot } = usePractice({
    id: `clinic ${id}`,
    state,
    onPlay: (tiles) => void judge(tiles).catch(reportFailure),
  });
  if (snapshot === null) return null;
  return <PracticeBoard table={table} snapshot={snapshot} idle={words.mendAbout} submit={words.playMended} />;
}
