/** A list of one's own candidates with their scores, beside what the engine finds (H-10). */

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { formatMove, inspectPlay, parsePlay, scoreOf, type Placement } from '@lexiko/rules';
import { announce } from '../../announcer.tsx';
import { ask } from '../../study/ask.ts';
import type { Candidate } from '../../study/questions.ts';
import { rememberMissedPlay } from '../drills/missed-plays.ts';
import { isSamePlay, lessonView, type LessonPosition } from '../lesson-table.ts';
import { reportFailure, useAnswer } from '../use-answer.ts';
import { PositionFrame } from './position-frame.tsx';
import { inTenths, tipsTexts } from './tips-texts.ts';

/** A play that the learner has thought of. */
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
            <td>{one.kept.join('')}</td>
            <td>{inTenths(one.score + one.keptWorth)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Choosing({ number, position }: { readonly number: number; readonly position: LessonPosition }) {
  const words = tipsTexts.value.choice;
  const view = useMemo(() => lessonView(position), [position]);
  const typed = useSignal('');
  const problem = useSignal(false);
  const noted = useSignal<readonly Noted[]>([]);
  const found = useSignal<readonly Candidate[] | null>(null);
  const bad = useSignal<readonly string[]>([]);
  const isRemembered = useSignal(false);
  const note = (): void => {
    const tiles = parsePlay(view, 0, typed.value);
    const play = tiles.ok ? inspectPlay(view, 0, tiles.value) : null;
    problem.value = play?.ok !== true;
    if (!tiles.ok || play?.ok !== true) {
      announce(words.bad);
      return;
    }
    const { total } = scoreOf(view, 0, play.value, []);
    const notation = formatMove({ ...view.ruleset, board: view.board }, tiles.value);
    const others = noted.value.filter((one) => !isSamePlay(one.tiles, tiles.value));
    noted.value = [...others, { notation, tiles: tiles.value, score: total }].sort(
      (a, b) => b.score - a.score,
    );
    typed.value = '';
    announce(`${notation} ${total}`);
  };
  const compare = async (): Promise<void> => {
    const best = await ask('candidates', { position, most: 10, by: 'worth' });
    const verdicts = await Promise.all(noted.value.map(({ tiles }) => ask('judge', { position, tiles })));
    bad.value = noted.value
      .filter((_, at) => verdicts[at]?.kind === 'illegal')
      .map(({ notation }) => notation);
    found.value = best;
  };
  const [best] = found.value ?? [];
  const isMissed = best !== undefined && !noted.value.some(({ tiles }) => isSamePlay(tiles, best.tiles));
  return (
    <>
      <form
        class="drill-form"
        onSubmit={(event) => {
          event.preventDefault();
          note();
        }}
      >
        <label>
          {words.field}
          <input
            type="text"
            value={typed.value}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit">{words.add}</button>
      </form>
      {problem.value && <p class="verdict drill-wrong">{words.bad}</p>}
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
          disabled={isRemembered.value}
          onClick={() => {
            const { notation, tiles, score } = best;
            const [made] = noted.value;
            rememberMissedPlay({
              id: `practice ${number}`,
              config: position.config,
              board: position.board,
              rack: position.rack,
              best: { notation, tiles, score },
              made: made === undefined ? null : { notation: made.notation, score: made.score },
              atMs: Date.now(),
            })
              .then(() => {
                isRemembered.value = true;
                announce(words.remembered);
              })
              .catch(reportFailure);
          }}
        >
          {isRemembered.value ? words.remembered : words.remember}
        </button>
      )}
    </>
  );
}

export function CandidateList({ number }: { readonly number: number }) {
  const position = useAnswer('practice', { number });
  if (position === null) return <p role="status">{tipsTexts.value.opening}</p>;
  return (
    <PositionFrame tip="choice" number={number} position={position}>
      <Choosing key={number} number={number} position={position} />
    </PositionFrame>
  );
}
