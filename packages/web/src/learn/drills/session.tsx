/** A drill session: asks, checks and grades one card after another, by keyboard or pointer. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { openStudy, type Study } from '../../study/study.ts';
import { isSamePlay } from '../lesson-table.ts';
import { useFailureReporter, useChosenLexicon } from '../use-answer.ts';
import type { WantedLexicon } from '../../words/dictionaries.ts';
import { checkAnswer, type Checked } from './answer-check.ts';
import type { LanguageId } from '@lexiko/languages';
import { CardFace, CardForm, lettersShown, type CardGiven } from './card-form.tsx';
import {
  cardId,
  GRADES,
  gradesFor,
  type CardAnswer,
  type CardSubject,
  type Grade,
  type MissedPlay,
} from './drill-card.ts';
import { useDrills, type Drills } from './drill-state.ts';
import { drillsTexts } from './drills-texts.ts';
import { answeredMemory } from './memory-model.ts';
import { MissedBoard } from './missed-board.tsx';
import { useFeedback, useStore } from '../../page/page-context.ts';

/** A card due again within this time comes back in the same session. */
const SAME_SESSION_MS = 20 * 60_000;

/** The result of the check, and the right answer; `null` for a missed play. */
interface Shown {
  readonly checked: Checked;
  readonly answer: CardAnswer | null;
}

function suggestedFor({ checked }: Shown): Grade {
  return checked.isRight ? 'good' : 'again';
}

function missedOf({ record }: Drills, { kind, letters }: CardSubject): MissedPlay | null {
  return kind === 'play' ? (record.value?.missed.find(({ id }) => id === letters) ?? null) : null;
}

async function checkGiven(
  study: Study,
  drills: Drills,
  subject: CardSubject,
  given: CardGiven,
  dictionary: WantedLexicon,
): Promise<Shown> {
  if (given.kind === 'play') {
    const missed = missedOf(drills, subject);
    const isRight = missed !== null && isSamePlay(given.tiles, missed.best.tiles);
    return { checked: { isRight, missing: [], wrong: [] }, answer: null };
  }
  const answer = await study.ask('card', subject, { dictionary });
  return { checked: checkAnswer(answer, given), answer };
}

function Meaning({ word, meaning }: { readonly word: string; readonly meaning: string | null }) {
  return (
    <>
      <b>{word}</b>
      {meaning !== null && (
        <>
          : <span lang="en">{meaning}</span>
        </>
      )}
    </>
  );
}

/** The verdict and the right answer in words. */
function Solution({ subject, shown }: { readonly subject: CardSubject; readonly shown: Shown }) {
  const drills = useDrills();
  const { announce } = useFeedback();
  const words = drillsTexts.value.session;
  const { checked, answer } = shown;
  const missed = missedOf(drills, subject);
  const listed = (list: readonly string[]): string => (list.length === 0 ? words.none : list.join(' '));
  const all = useRef<HTMLDivElement>(null);
  // Focus goes to the grades below, so screen readers need the solution announced.
  useLayoutEffect(() => {
    announce([...(all.current?.children ?? [])].map(({ textContent }) => textContent).join(' '));
  }, []);
  return (
    <div ref={all} class="drill-solution">
      <p class={checked.isRight ? 'verdict drill-right' : 'verdict drill-wrong'}>
        {checked.isRight ? words.isRight : words.isWrong}
      </p>
      {checked.missing.length > 0 && <p>{words.missing(checked.missing.join(' '))}</p>}
      {checked.wrong.length > 0 && <p>{words.wrong(checked.wrong.join(' '))}</p>}
      {answer?.kind === 'word' && (
        <p>
          {answer.isWord ? words.isWord(subject.letters) : words.isNone(subject.letters)}
          {answer.isWord && answer.meaning !== null && (
            <>
              : <span lang="en">{answer.meaning}</span>
            </>
          )}
          .
        </p>
      )}
      {answer?.kind === 'meaning' && (
        <p>
          <Meaning {...answer} />
        </p>
      )}
      {answer?.kind === 'hooks' && answer.meaning !== null && (
        <p>
          <Meaning word={subject.letters} meaning={answer.meaning} />
        </p>
      )}
      {(answer?.kind === 'hooks' || (answer?.kind === 'word' && answer.isWord)) && (
        <p>{words.hooks(listed(answer.front), listed(answer.back))}</p>
      )}
      {answer?.kind === 'anagrams' && (
        <ul>
          {answer.words.map(({ word, meaning }) => (
            <li key={word}>
              <Meaning word={word} meaning={meaning} />
            </li>
          ))}
        </ul>
      )}
      {answer?.kind === 'stem' && (
        <ul>
          {answer.partners.map((partner) => (
            <li key={partner.letter}>
              <b>{partner.letter}</b> {partner.words.join(', ')}
            </li>
          ))}
        </ul>
      )}
      {missed !== null && (
        <p>
          {words.best(missed.best.notation, missed.best.score)}{' '}
          {missed.made !== null && words.made(missed.made.notation, missed.made.score)}
        </p>
      )}
    </div>
  );
}

function waitText(ms: number): string {
  const { minutes, days } = drillsTexts.value.session;
  const minute = 60_000;
  return ms < 86_400_000 / 2
    ? minutes(Math.max(1, Math.round(ms / minute)))
    : days(Math.max(1, Math.round(ms / 86_400_000)));
}

function Grades({
  subject,
  isRight,
  suggested,
  onGrade,
}: {
  readonly subject: CardSubject;
  readonly isRight: boolean;
  readonly suggested: Grade;
  readonly onGrade: (grade: Grade) => void;
}) {
  const words = drillsTexts.value.session;
  const drills = useDrills();
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const nowMs = Date.now();
  const memory = drills.cards.value.get(cardId(subject))?.memory ?? null;
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

function Done({
  asked,
  right,
  onDone,
}: {
  readonly asked: number;
  readonly right: number;
  readonly onDone: () => void;
}) {
  const words = drillsTexts.value.session;
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);
  return (
    <section class="drill-card">
      <h2>{words.done}</h2>
      <p>{words.doneAbout(asked, right)}</p>
      <button ref={back} type="button" class="primary" onClick={onDone}>
        {words.back}
      </button>
    </section>
  );
}

/** `first`: the cards in order; cards that come back go to the end. */
export function Session({
  first,
  onDone,
}: {
  readonly first: readonly CardSubject[];
  readonly onDone: () => void;
}) {
  const reportFailure = useFailureReporter();
  const { announce } = useFeedback();
  const words = drillsTexts.value.session;
  const drills = useDrills();
  const dictionary = useChosenLexicon();
  const study = useStore(openStudy);
  const queue = useSignal(first);
  const shown = useSignal<Shown | null>(null);
  const count = useSignal({ asked: 0, right: 0 });
  const isBusy = useSignal(false);
  const [subject] = queue.value;

  const give = async (given: CardGiven): Promise<void> => {
    if (subject === undefined || isBusy.peek()) return;
    isBusy.value = true;
    try {
      shown.value = await checkGiven(study, drills, subject, given, dictionary);
    } catch (error) {
      reportFailure(error);
    }
    isBusy.value = false;
  };
  const grade = (chosen: Grade): void => {
    const given = shown.peek();
    if (subject === undefined || given === null || !gradesFor(given.checked.isRight).includes(chosen)) return;
    const nowMs = Date.now();
    const memory = drills.giveAnswer(subject, chosen, nowMs);
    const isRight = chosen !== 'again';
    count.value = { asked: count.value.asked + 1, right: count.value.right + (isRight ? 1 : 0) };
    const comesBack = memory.dueMs - nowMs <= SAME_SESSION_MS;
    queue.value = [...queue.value.slice(1), ...(comesBack ? [subject] : [])];
    shown.value = null;
    const [next] = queue.value;
    announce(
      next === undefined ? words.done : `${words.question[next.kind]} ${spoken(next, dictionary.language)}`,
    );
  };
  // A layout effect, so that keys work as soon as the card is visible.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      // The board has already handled a key that placed a tile or made a play.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest('dialog, input, select') !== null) return;
      const chosen = GRADES[Number(event.key) - 1];
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

  // Save every answer first: the learner may close the page after “done”.
  if (subject === undefined && drills.isKeeping.value) return <p class="hint">{words.keeping}</p>;
  if (subject === undefined) return <Done {...count.value} onDone={onDone} />;
  // The key changes with every question, even if the same card comes back.
  const key = `${count.value.asked} ${cardId(subject)}`;
  const missed = missedOf(drills, subject);
  return (
    <section class="drill-card" aria-labelledby="drill-question" key={key}>
      <p class="hint">{words.left(queue.value.length)}</p>
      <h2 id="drill-question">{words.question[subject.kind]}</h2>
      {missed === null ? (
        <CardFace subject={subject} />
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
          <Solution subject={subject} shown={shown.value} />
          <Grades
            subject={subject}
            isRight={shown.value.checked.isRight}
            suggested={suggestedFor(shown.value)}
            onGrade={grade}
          />
        </>
      )}
      <p class="hint drill-keys">{words.keys}</p>
    </section>
  );
}

/** The letters separated by spaces, so that a screen reader reads them one by one; empty for a missed play. */
function spoken(subject: CardSubject, language: LanguageId): string {
  return subject.kind === 'play' ? '' : lettersShown(subject, language).join(' ');
}
