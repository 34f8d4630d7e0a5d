/** The learner's own candidate plays with scores, compared with the engine's best (H-10). */

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { MadeInstead } from '@lexiko/analysis/puzzles';
import { inspectPlay, scoreOf, type Placement } from '@lexiko/rules/board';
import { joinTiles, formatMove } from '@lexiko/rules/notation';
import type { Candidate } from '../../study/questions.ts';
import { rememberMissedPlay } from '../drills/missed-plays.ts';
import { isSamePlay, lessonState, type LessonPosition } from '../lesson-table.ts';
import { PracticeBoard } from '../practice/practice-board.tsx';
import { usePractice } from '../practice/practice-table.ts';
import { useFailureReporter, useAnswer } from '../use-answer.ts';
import { PositionFrame } from './position-frame.tsx';
import { inTenths, tipsTexts } from './tips-texts.ts';
import { useFeedback, useStore } from '../../page/page-context.ts';
import { openStudy } from '../../study/study.ts';

/** A candidate that the learner played on the practice board. */
interface Noted {
  readonly notation: string;
  readonly tiles: readonly Placement[];
  readonly score: number;
}

function CandidateTable({
  found,
  noted,
}: {
  readonly found: readonly Candidate[];
  readonly noted: readonly Noted[];
}) {
  const words = tipsTexts.value.choice;
  return (
    <table class="drill-table">
      <caption>{words.best}</caption>
      <thead>
        <tr>
          <th scope="col">{words.play}</th>
          <th scope="col">{words.score}</th>
          <th scope="col">{words.keeps}</th>
          <th scope="col">{words.worth}</th>
        </tr>
      </thead>
      <tbody>
        {found.map((one) => (
          <tr key={one.notation}>
            <th scope="row">
              {one.notation}
              {noted.some(({ tiles }) => isSamePlay(tiles, one.tiles)) ? ` (${words.own})` : ''}
            </th>
            <td>{one.score}</td>
            <td>{joinTiles(one.kept)}</td>
            <td>{inTenths(one.score + one.keptWorth)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The learner's best candidate; without any, a pass. */
function insteadOf(made: Noted | undefined): MadeInstead {
  return made === undefined
    ? { kind: 'exchange', tiles: [] }
    : { kind: 'play', placed: made.tiles, score: made.score };
}

function Choosing({ number, position }: { readonly number: number; readonly position: LessonPosition }) {
  const study = useStore(openStudy);
  const reportFailure = useFailureReporter();
  const { announce } = useFeedback();
  const words = tipsTexts.value.choice;
  const state = useMemo(() => lessonState(position), [position]);
  const noted = useSignal<readonly Noted[]>([]);
  const found = useSignal<readonly Candidate[] | null>(null);
  const bad = useSignal<readonly string[]>([]);
  /** Whether the missed play was added to the drills; `null` before the learner asks for it. */
  const isRemembered = useSignal<boolean | null>(null);
  const note = (tiles: readonly Placement[]): void => {
    const play = inspectPlay(state, 0, tiles);
    if (!play.ok) {
      table.showRefusal(play.error);
      return;
    }
    const { total } = scoreOf(state, 0, play.value, []);
    const notation = formatMove({ ...state.ruleset, board: state.board }, tiles);
    const others = noted.value.filter((one) => !isSamePlay(one.tiles, tiles));
    noted.value = [...others, { notation, tiles, score: total }].sort((a, b) => b.score - a.score);
    table.laying.recallAll();
    announce(`${notation} ${total}`);
  };
  const { table, snapshot } = usePractice({ id: `candidates ${number}`, state, onPlay: note });
  const compare = async (): Promise<void> => {
    const best = await study.ask('candidates', { position, most: 10, by: 'worth' });
    const verdicts = await Promise.all(
      noted.value.map(({ tiles }) => study.ask('judge', { position, tiles })),
    );
    bad.value = noted.value
      .filter((_, at) => verdicts[at]?.kind === 'illegal')
      .map(({ notation }) => notation);
    found.value = best;
  };
  const [best] = found.value ?? [];
  const [made] = noted.value;
  const isMissed = best !== undefined && !noted.value.some(({ tiles }) => isSamePlay(tiles, best.tiles));
  if (snapshot === null) return null;
  return (
    <PositionFrame
      tip="choice"
      number={number}
      position={position}
      board={<PracticeBoard table={table} snapshot={snapshot} idle={words.idle} submit={words.add} />}
    >
      {noted.value.length > 0 && (
        <>
          <h3>{words.yours}</h3>
          <ol class="tip-noted">
            {noted.value.map(({ notation, score }) => (
              <li key={notation}>
                <b>{notation}</b> {score}
              </li>
            ))}
          </ol>
        </>
      )}
      <button type="button" class="primary" onClick={() => void compare().catch(reportFailure)}>
        {words.compare}
      </button>
      {bad.value.map((play) => (
        <p key={play}>{words.isBad(play)}</p>
      ))}
      {found.value !== null && <CandidateTable found={found.value} noted={noted.value} />}
      {isMissed && (
        <button
          type="button"
          disabled={isRemembered.value !== null}
          onClick={() => {
            const { config, board, rack } = position;
            const { notation, tiles, score } = best;
            const missed = {
              id: `practice ${number}`,
              config,
              board,
              rack,
              best: { notation, tiles, score },
              made: made === undefined ? null : { notation: made.notation, score: made.score },
              atMs: Date.now(),
            };
            const places = { board, rack, other: null, scores: [0, 0] } as const;
            rememberMissedPlay(missed, () =>
              study.ask('confirmMissed', {
                config,
                position: places,
                play: { placed: tiles, score },
                made: insteadOf(made),
              }),
            )
              .then((isKept) => {
                isRemembered.value = isKept;
                announce(isKept ? words.remembered : words.notConfirmed);
              })
              .catch(reportFailure);
          }}
        >
          {isRemembered.value === null
            ? words.remember
            : isRemembered.value
              ? words.remembered
              : words.notConfirmed}
        </button>
      )}
    </PositionFrame>
  );
}

export function CandidateList({ number }: { readonly number: number }) {
  const position = useAnswer('practice', { number });
  if (position === null) return <p role="status">{tipsTexts.value.opening}</p>;
  return <Choosing key={number} number={number} position={position} />;
}
