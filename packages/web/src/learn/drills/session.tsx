/** A drill session: asks, checks and grades one card after another, by keyboard or pointer. */

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { openStudy, type Study } from '../../study/study.ts';
import { isSamePlay } from '../lesson-table.ts';
import { useFailureReporter } from '../use-answer.ts';
import { checkAnswer } from './answer-check.ts';
import type { LanguageId } from '@lexiko/languages';
import { CardFace, CardForm, type CardGiven } from './card-form.tsx';
import { cardId, GRADES, gradesFor, type CardSubject, type Grade } from './drill-card.ts';
import { drillsTexts } from './drills-texts.ts';
import { lettersShown } from './letters-shown.ts';
import { answeredMemory } from './memory-model.ts';
import { MissedBoard } from './missed-board.tsx';
import type { Quiz, Shown } from './quiz.ts';
import { Solution } from './solution.tsx';
import { useFeedback, useStore } from '../../page/page-context.ts';

/** A card due again within this time comes back in the same session. */
const SAME_SESSION_MS = 20 * 60_000;

/** Fewer cards left, and further ones are fetched. */
const FEW_LEFT = 5;

function suggestedFor({ checked }: Shown): Grade {
  return checked.isRight ? 'good' : 'again';
}

async function checkGiven(study: Study, quiz: Quiz, subject: CardSubject, given: CardGiven): Promise<Shown> {
  if (given.kind === 'play') {
    const missed = quiz.missedOf(subject);
    const isRight = missed !== null && isSamePlay(given.tiles, missed.best.tiles);
    return { checked: { isRight, missing: [], wrong: [] }, answer: null };
  }
  const answer = await study.ask('card', subject, { dictionary: quiz.dictionary });
  return { checked: checkAnswer(answer, given), answer };
}

function waitText(ms: number): string {
  const { minutes, days } = drillsTexts.value.session;
  const minute = 60_000;
  return ms < 86_400_000 / 2
    ? minutes(Math.max(1, Math.round(ms / minute)))
    : days(Math.max(1, Math.round(ms / 86_400_000)));
}

function Grades({
  quiz,
  subject,
  isRight,
  suggested,
  onGrade,
}: {
  readonly quiz: Quiz;
  readonly subject: CardSubject;
  readonly isRight: boolean;
  readonly suggested: Grade;
  readonly onGrade: (grade: Grade) => void;
}) {
  const words = drillsTexts.value.session;
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const nowMs = Date.now();
  const memory = quiz.memoryOf(subject);
  return (
    <div class="drill-grades" role="group" aria-label={words.gradeTitle}>
      {gradesFor(isRight).map((grade, at) => {
        const when = waitText(answeredMemory(memory, grade, nowMs).dueMs - nowMs);
        return (
          <button
            key={grade}
            ref={grade === suggested ? first : null}
            type="button"
            class={grade === suggested ? 'primary' : ''}
            aria-keyshortcuts={String(at + 1)}
            aria-label={words.again(words.grades[grade], when)}
            onClick={() => onGrade(grade)}
          >
            <span class="drill-key" aria-hidden="true">
              {at + 1}
            </span>
            <span>{words.grades[grade]}</span>
            <span class="hint">{when}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Free practice goes on without a grade. */
function Next({ onNext }: { readonly onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" class="primary" onClick={onNext}>
      {drillsTexts.value.session.next}
    </button>
  );
}

function Done({
  isFree,
  asked,
  right,
  onDone,
}: {
  readonly isFree: boolean;
  readonly asked: number;
  readonly right: number;
  readonly onDone: () => void;
}) {
  const words = drillsTexts.value.session;
  const { announce } = useFeedback();
  const back = useRef<HTMLButtonElement>(null);
  const title = isFree ? words.practised : words.done;
  useLayoutEffect(() => {
    back.current?.focus();
    announce(`${title} ${words.doneAbout(asked, right)}`);
  }, []);
  return (
    <section class="drill-card">
      <h2>{title}</h2>
      <p>{words.doneAbout(asked, right)}</p>
      <button ref={back} type="button" class="primary" onClick={onDone}>
        {words.back}
      </button>
    </section>
  );
}

/** The time left, each second; ends the session when there is none. */
function TimeLeft({ endMs, onEnd }: { readonly endMs: number; readonly onEnd: () => void }) {
  const words = drillsTexts.value.session;
  const left = useSignal(Math.max(0, endMs - Date.now()));
  useEffect(() => {
    const timer = setInterval(() => {
      left.value = Math.max(0, endMs - Date.now());
      if (left.value === 0) onEnd();
    }, 250);
    return () => clearInterval(timer);
  }, [endMs]);
  const seconds = Math.ceil(left.value / 1000);
  return (
    <span role="timer">
      {words.timeLeft(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)}
    </span>
  );
}

/** `first`: the cards in order; cards that come back go to the end. */
export function Session({
  quiz,
  first,
  onDone,
}: {
  readonly quiz: Quiz;
  readonly first: readonly CardSubject[];
  readonly onDone: () => void;
}) {
  const reportFailure = useFailureReporter();
  const { announce } = useFeedback();
  const words = drillsTexts.value.session;
  const study = useStore(openStudy);
  const queue = useSignal(first);
  const shown = useSignal<Shown | null>(null);
  const count = useSignal({ asked: 0, right: 0 });
  const isBusy = useSignal(false);
  const isOver = useSignal(false);
  const isFetching = useSignal(false);
  const [subject] = queue.value;

  const give = async (given: CardGiven): Promise<void> => {
    if (subject === undefined || isBusy.peek() || isOver.peek()) return;
    isBusy.value = true;
    try {
      shown.value = await checkGiven(study, quiz, subject, given);
    } catch (error) {
      reportFailure(error);
    }
    isBusy.value = false;
  };
  const fetchMore = async (): Promise<void> => {
    if (quiz.more === null || isFetching.peek() || queue.peek().length >= FEW_LEFT) return;
    isFetching.value = true;
    const further = await quiz.more();
    queue.value = [...queue.peek(), ...further];
    isFetching.value = false;
  };
  const grade = (chosen: Grade): void => {
    const given = shown.peek();
    if (subject === undefined || given === null || !gradesFor(given.checked.isRight).includes(chosen)) return;
    const nowMs = Date.now();
    const memory = quiz.give(subject, chosen, nowMs, given);
    const isRight = chosen !== 'again';
    count.value = { asked: count.value.asked + 1, right: count.value.right + (isRight ? 1 : 0) };
    // In free practice a card comes back until it was right.
    const comesBack = memory === null ? !isRight : memory.dueMs - nowMs <= SAME_SESSION_MS;
    queue.value = [...queue.value.slice(1), ...(comesBack ? [subject] : [])];
    shown.value = null;
    fetchMore().catch(reportFailure);
    const [next] = queue.value;
    if (next !== undefined)
      announce(`${words.question[next.kind]} ${spoken(next, quiz.dictionary.language)}`);
  };
  const goOn = (): void => {
    const given = shown.peek();
    if (given !== null) grade(given.checked.isRight ? 'good' : 'again');
  };
  // A layout effect, so that keys work as soon as the card is visible.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      // The board has already handled a key that placed a tile or made a play.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest('dialog, input, select') !== null) return;
      const chosen = quiz.isFree ? undefined : GRADES[Number(event.key) - 1];
      // Enter may come before the suggested grade has focus; on a button it clicks anyway.
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      const { value: now } = shown;
      const suggested = now === null ? null : suggestedFor(now);
      if (suggested !== null && chosen !== undefined) grade(chosen);
      else if (suggested !== null && event.key === 'Enter' && !isOnButton) grade(suggested);
      // The first letter of yes in every page language: yes, ja, oui, sí, tak. No starts with N in all of them.
      else if (now === null && subject?.kind === 'word' && /^[yjost]$|^n$/iu.test(event.key)) {
        event.preventDefault();
        void give({ kind: 'word', isWord: !/^n$/iu.test(event.key) });
      }
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  });

  const isDone = subject === undefined || isOver.value;
  // Save every answer first: the learner may close the page after “done”.
  if (isDone && quiz.isKeeping.value) return <p class="hint">{words.keeping}</p>;
  if (subject === undefined && isFetching.value) return <p class="hint">{words.fetching}</p>;
  if (subject === undefined || isOver.value)
    return <Done isFree={quiz.isFree} {...count.value} onDone={onDone} />;
  // The key changes with every question, even if the same card comes back.
  const key = `${count.value.asked} ${cardId(subject)}`;
  const missed = quiz.missedOf(subject);
  const end = (): void => {
    isOver.value = true;
  };
  return (
    <section class="drill-card" aria-labelledby="drill-question">
      <p class="hint drill-state">
        <span>
          {quiz.more === null
            ? words.left(queue.value.length)
            : words.doneAbout(count.value.asked, count.value.right)}
        </span>
        {quiz.endMs !== null && <TimeLeft endMs={quiz.endMs} onEnd={end} />}
      </p>
      <div class="drill-question" key={key}>
        <h2 id="drill-question">{words.question[subject.kind]}</h2>
        {missed === null ? (
          <CardFace subject={subject} dictionary={quiz.dictionary} />
        ) : (
          <MissedBoard
            missed={missed}
            isAnswered={shown.value !== null}
            onPlay={(tiles) => void give({ kind: 'play', tiles })}
          />
        )}
        {shown.value === null ? (
          missed === null && <CardForm subject={subject} onGiven={(given) => void give(given)} />
        ) : (
          <>
            <Solution quiz={quiz} subject={subject} shown={shown.value} />
            {quiz.isFree ? (
              <Next onNext={goOn} />
            ) : (
              <Grades
                quiz={quiz}
                subject={subject}
                isRight={shown.value.checked.isRight}
                suggested={suggestedFor(shown.value)}
                onGrade={grade}
              />
            )}
          </>
        )}
      </div>
      {quiz.isFree ? (
        <button type="button" class="quiet" onClick={end}>
          {words.stop}
        </button>
      ) : (
        <p class="hint drill-keys">{words.keys}</p>
      )}
    </section>
  );
}

/** The letters separated by spaces, so that a screen reader reads them one by one; empty for a missed play. */
function spoken(subject: CardSubject, language: LanguageId): string {
  return subject.kind === 'play' ? '' : lettersShown(subject, language).join(' ');
}
