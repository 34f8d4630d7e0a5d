/** Premium squares beside vowels: the learner plays over one and sees the best plays that do (H-05). */

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { premiumSign } from '@lexiko/board/parts';
import { formatSquare, inspectPlay, scoreOf, type Placement } from '@lexiko/rules/board';
import { formatMove } from '@lexiko/rules/notation';
import { useFeedback, useStore } from '../../page/page-context.ts';
import { openStudy } from '../../study/study.ts';
import { texts } from '../../texts/current.ts';
import { lessonState, type LessonPosition } from '../lesson-table.ts';
import { PracticeBoard } from '../practice/practice-board.tsx';
import { usePractice } from '../practice/practice-table.ts';
import { useAnswer, useFailureReporter } from '../use-answer.ts';
import { PositionFrame } from './position-frame.tsx';
import { premiumNeighbours, type PremiumNeighbour } from './premium-neighbours.ts';
import { tipsTexts } from './tips-texts.ts';

/** What the learner has played. */
interface Made {
  readonly notation: string;
  readonly score: number;
  /** Whether a tile of it is on one of the squares. */
  readonly isOver: boolean;
}

function Playing({ number, position }: { readonly number: number; readonly position: LessonPosition }) {
  const study = useStore(openStudy);
  const reportFailure = useFailureReporter();
  const { announce } = useFeedback();
  const words = tipsTexts.value;
  const isShown = useSignal(true);
  const made = useSignal<Made | null>(null);
  const plays = useAnswer('candidates', { position, most: 200, by: 'score' });
  const state = useMemo(() => lessonState(position), [position]);
  const { layout } = state.ruleset;
  const found = useMemo(() => premiumNeighbours(layout, position.board), [position]);
  const squares = new Set(found.map(({ square }) => square));
  const isOver = (tiles: readonly Placement[]): boolean => tiles.some(([square]) => squares.has(square));
  const textOf = ({ premium, vowels }: PremiumNeighbour): string =>
    `${premiumSign(texts.value.squares, premium)}, ${words.premiums.beside(vowels.join(' '))}`;
  const lessons = useMemo(
    () => new Map(isShown.value ? found.map((one) => [one.square, textOf(one)] as const) : []),
    [found, isShown.value, words],
  );
  const best = (plays ?? []).filter(({ tiles }) => isOver(tiles)).slice(0, 5);

  const play = async (tiles: readonly Placement[]): Promise<void> => {
    const inspected = inspectPlay(state, 0, tiles);
    if (!inspected.ok) {
      table.showRefusal(inspected.error);
      return;
    }
    const verdict = await study.ask('judge', { position, tiles });
    if (verdict.kind === 'illegal') {
      table.showRefusal(verdict.refusal);
      return;
    }
    const notation = formatMove({ ...state.ruleset, board: state.board }, tiles);
    const { total: score } = scoreOf(state, 0, inspected.value, []);
    made.value = { notation, score, isOver: isOver(tiles) };
    table.laying.recallAll();
    announce(made.value.isOver ? words.right : words.premiums.besides);
  };
  const { table, snapshot } = usePractice({
    id: `premiums ${number}`,
    state,
    onPlay: (tiles) => void play(tiles).catch(reportFailure),
  });
  if (snapshot === null) return null;
  return (
    <PositionFrame
      tip="premiums"
      number={number}
      position={position}
      board={
        <PracticeBoard
          table={table}
          snapshot={snapshot}
          lessons={lessons}
          idle={words.premiums.idle}
          submit={words.check}
        />
      }
    >
      <label class="check tip-check">
        <input
          type="checkbox"
          checked={isShown.value}
          onChange={({ currentTarget }) => {
            isShown.value = currentTarget.checked;
          }}
        />
        <span>{words.premiums.overlay}</span>
      </label>
      {isShown.value && (
        <>
          <p>{words.premiums.found(found.length)}</p>
          <ul>
            {found.map((one) => (
              <li key={one.square}>
                <b>{formatSquare(layout, one.square)}</b> {textOf(one)}
              </li>
            ))}
          </ul>
        </>
      )}
      {made.value !== null && (
        <p class={made.value.isOver ? 'verdict drill-right' : 'verdict drill-wrong'}>
          <b>{made.value.notation}</b> {words.points(made.value.score)}{' '}
          {made.value.isOver ? words.right : words.premiums.besides}
        </p>
      )}
      {best.length > 0 && (
        <details key={number} open={made.value !== null}>
          <summary>{words.premiums.best}</summary>
          <ul>
            {best.map((one) => (
              <li key={one.notation}>
                <b>{one.notation}</b> {words.points(one.score)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </PositionFrame>
  );
}

export function PremiumSquares({ number }: { readonly number: number }) {
  const position = useAnswer('practice', { number });
  if (position === null) return <p role="status">{tipsTexts.value.opening}</p>;
  return <Playing key={number} number={number} position={position} />;
}
