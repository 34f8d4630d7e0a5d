/** The illegal-play clinic (G-08, G-09, W-23): the learner says whether a play is legal and why, the rules decide. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { GameConfig } from '@lexiko/rules';
import { withLaid } from '@lexiko/rules/board';
import { PositionBoard } from '../../table/position-board.tsx';
import type { Verdict } from '../../study/questions.ts';
import { refusalText, texts } from '../../texts/current.ts';
import { learnTexts } from '../learn-texts.ts';
import { countLessons, lessonResult, openLessons } from '../lesson-progress.ts';
import { lessonSnapshot, rulesetOf } from '../lesson-table.ts';
import { LetterTiles } from '../letter-tiles.tsx';
import { showBoard } from '../practice/practice-board.tsx';
import { useReadingPlace } from '../reading-place.ts';
import type { ScreenProps } from '../lazy-screen.tsx';
import { RuleLinks } from '../rulebook/rule-links.tsx';
import { SquareKey } from '../square-key.tsx';
import { useFailureReporter } from '../use-answer.ts';
import { CLINIC_CASES, clinicCase, type ClinicCase, type ClinicCaseId } from './clinic-cases.ts';
import { clinicTexts } from './clinic-texts.ts';
import { Mending, type Mended } from './mending.tsx';
import { reasonOf, REASONS, type Reason } from './reasons.ts';
import { useFeedback, useStore } from '../../page/page-context.ts';
import { openStudy } from '../../study/study.ts';
import './clinic.css';

function hasLetterValues(config: GameConfig): boolean {
  return rulesetOf(config).scoring.kind === 'premiums';
}

/** The verdict of the rules, with the lesson and a link to the rule. */
function Ruling({ id, verdict }: { readonly id: ClinicCaseId; readonly verdict: Verdict }) {
  const words = clinicTexts.value;
  const { position } = clinicCase(id);
  const said = verdict.kind === 'illegal' ? refusalText(texts.value, verdict.refusal) : null;
  const isBarred =
    verdict.kind === 'illegal' &&
    verdict.refusal.code === 'INVALID_WORDS' &&
    Object.values(verdict.refusal.faults).includes('plural');
  const rule = isBarred ? 'W-25' : (said?.rule ?? 'S-13');
  return (
    <div class="clinic-ruling">
      {verdict.kind === 'legal' ? (
        <>
          <p>{words.legal(verdict.score.total)}</p>
          <ul>
            {verdict.score.words.map(({ word, points }) => (
              <li key={word}>
                <b>{word}</b> {hasLetterValues(position.config) ? points : ''}
              </li>
            ))}
            {verdict.score.bonus > 0 && <li>{words.fifty(verdict.score.bonus)}</li>}
          </ul>
        </>
      ) : (
        <p>{said?.sentence}</p>
      )}
      <p>
        {words.cases[id].lesson} <a href={`#/learn/rules/${position.config.preset}/${rule}`}>{words.rule}</a>
      </p>
    </div>
  );
}

function Decision({
  id,
  subject: { position, tiles },
  onDecided,
}: {
  readonly id: ClinicCaseId;
  readonly subject: ClinicCase;
  readonly onDecided: (isRight: boolean, verdict: Verdict) => void;
}) {
  const study = useStore(openStudy);
  const reportFailure = useFailureReporter();
  const { announce } = useFeedback();
  const words = clinicTexts.value;
  const chosen = useSignal<Reason | null>(null);
  const ruled = useSignal<{ readonly verdict: Verdict; readonly isRight: boolean } | null>(null);
  const ruling = useReadingPlace<HTMLParagraphElement>(ruled.value);
  const decide = async (): Promise<void> => {
    if (chosen.peek() === null || ruled.peek() !== null) return;
    try {
      const verdict = await study.ask('judge', { position, tiles });
      const isRight = reasonOf(verdict) === chosen.peek();
      ruled.value = { verdict, isRight };
      announce(isRight ? words.right : words.wrong);
      onDecided(isRight, verdict);
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <>
      <form
        class="clinic-form"
        onSubmit={(event) => {
          event.preventDefault();
          void decide();
        }}
      >
        <fieldset disabled={ruled.value !== null}>
          <legend>{words.question}</legend>
          {REASONS.map((reason) => (
            <label key={reason} class="check">
              <input
                type="radio"
                name="reason"
                checked={chosen.value === reason}
                onChange={() => {
                  chosen.value = reason;
                }}
              />
              <span>{words.reasons[reason]}</span>
            </label>
          ))}
        </fieldset>
        {ruled.value === null && (
          <button type="submit" class="primary" disabled={chosen.value === null}>
            {words.check}
          </button>
        )}
      </form>
      {ruled.value !== null && (
        <>
          <p
            ref={ruling}
            tabIndex={-1}
            class={ruled.value.isRight ? 'verdict drill-right' : 'verdict drill-wrong'}
          >
            {ruled.value.isRight ? words.right : words.wrong}
          </p>
          <Ruling id={id} verdict={ruled.value.verdict} />
        </>
      )}
    </>
  );
}

/** After an illegal play the learner may play a legal one with the same rack. */
type MendingStep = { readonly id: ClinicCaseId } & (
  | { readonly kind: 'offered' }
  | { readonly kind: 'laying' }
  | { readonly kind: 'mended'; readonly play: Mended }
);

function markOf(isRight: boolean | null): string {
  return isRight === null ? '' : isRight ? ' ✓' : ' ✗';
}

export function Clinic({ path: [wanted] }: ScreenProps) {
  const words = clinicTexts.value;
  const id = CLINIC_CASES.find((one) => one === wanted) ?? CLINIC_CASES[0];
  const at = CLINIC_CASES.indexOf(id);
  const subject = useMemo(() => clinicCase(id), [id]);
  const lessons = useStore(openLessons);
  const progress = lessons.progress.value;
  const resultOf = (one: ClinicCaseId): boolean | null => lessonResult(progress, 'clinic', one);
  const mending = useSignal<MendingStep | null>(null);
  const { position } = subject;
  const step = mending.value?.id === id ? mending.value : null;
  const tiles = step?.kind === 'mended' ? step.play.tiles : subject.tiles;
  const snapshot = useMemo(
    () => lessonSnapshot({ ...position, board: withLaid(position.board, tiles) }),
    [position, tiles],
  );
  const next = CLINIC_CASES[(at + 1) % CLINIC_CASES.length] ?? id;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  // The link to the next case had the focus and is gone: move the focus to the heading of the new case.
  useLayoutEffect(() => {
    if (shown.current !== id) heading.current?.focus();
    shown.current = id;
  }, [id]);
  const { done, right } = countLessons(progress, 'clinic');
  return (
    <main class="rules-page named-squares clinic">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <div class="trainer-table">
        {step?.kind === 'laying' ? (
          <Mending
            id={id}
            position={position}
            onMended={(play) => {
              mending.value = { id, kind: 'mended', play };
            }}
          />
        ) : (
          <PositionBoard snapshot={snapshot} fresh={new Set(tiles.map(([square]) => square))} />
        )}
        <section class="trainer-side" aria-labelledby="clinic-case">
          <h2 id="clinic-case" ref={heading} tabIndex={-1}>
            {words.case(at + 1, CLINIC_CASES.length)}
          </h2>
          <p>{words.cases[id].situation}</p>
          <p class="clinic-rack">
            <span class="hint">{words.rack}</span>{' '}
            <LetterTiles letters={position.rack} hasValues={hasLetterValues(position.config)} />
          </p>
          <Decision
            key={id}
            id={id}
            subject={subject}
            onDecided={(isRight, { kind }) => {
              lessons.note('clinic', id, isRight);
              if (kind === 'illegal') mending.value = { id, kind: 'offered' };
            }}
          />
          {step?.kind === 'offered' && (
            <button
              type="button"
              onClick={() => {
                mending.value = { id, kind: 'laying' };
                showBoard();
              }}
            >
              {words.mend}
            </button>
          )}
          {step?.kind === 'mended' && (
            <p class="verdict drill-right">{words.mended(step.play.notation, step.play.points)}</p>
          )}
          {resultOf(id) !== null && (
            <a class="button primary" href={`#/learn/clinic/${next}`}>
              {words.next}
            </a>
          )}
          {hasLetterValues(position.config) && <SquareKey />}
          <RuleLinks lesson={{ screen: 'clinic', place: id }} book={position.config.preset} />
          {done > 0 && <p class="hint">{words.solved(right, done)}</p>}
          {done > 0 && (
            <button type="button" class="quiet" onClick={() => lessons.forget('clinic')}>
              {learnTexts.value.startOver}
            </button>
          )}
          <nav aria-label={words.list}>
            <ul>
              {CLINIC_CASES.map((one, place) => (
                <li key={one}>
                  <a
                    href={`#/learn/clinic/${one}`}
                    aria-current={one === id ? 'true' : undefined}
                    aria-label={`${words.case(place + 1, CLINIC_CASES.length)}${markOf(resultOf(one))}${texts.value.colon}${words.cases[one].situation}`}
                  >
                    {place + 1}
                    {markOf(resultOf(one))}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </section>
      </div>
    </main>
  );
}
