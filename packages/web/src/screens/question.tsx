/**
 * What the table asks one side, with its answers as buttons: whether a play stands (D-01), whether the scores are right
 * (C-07), whether the game shall end. One place for all of them, read out when it comes up.
 */

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat } from '@lexiko/rules';
import { challengeableWords, seatsToAgree } from '@lexiko/table';
import { useBoardFocus } from '../table/board-focus.ts';
import { viewerSeat, type TableSnapshot } from '../table/snapshot.ts';
import { useTable } from '../table/table-context.ts';
import type { Table } from '../table/table.ts';
import { texts } from '../texts/current.ts';
import { personAt } from '../texts/people.ts';
import type { Texts } from '../texts/texts.ts';
import { useFeedback } from '../page/page-context.ts';
import './question.css';

interface Answer {
  readonly label: string;
  readonly onChoose: () => void;
}

/** The last answer is the one that most want. */
export interface TableQuestion {
  readonly sentence: string;
  readonly more?: string;
  readonly answers: readonly Answer[];
}

/** Who has offered to end the game, while the viewer has not answered. A turn that is taken ends the offer. */
function offeredBy(snapshot: TableSnapshot): readonly Seat[] {
  const { view, place } = snapshot;
  const seat = viewerSeat(snapshot);
  if (seat === null || place === 'here' || view.phase === 'over') return [];
  if (!seatsToAgree(view).includes(seat)) return [];
  return view.agreed.flatMap((agrees, at) => (agrees ? [at] : []));
}

/** What the list that the players agreed on says about the words to rule on. */
function listVerdict({ wordCheck }: Table, { dictionaries, list }: Texts): string {
  const judged = wordCheck.judged.value;
  const wordsThat = (isValid: boolean): string =>
    list(judged.filter((one) => one.isValid === isValid).map(({ word }) => word));
  if (judged.length === 0) return '';
  const bad = wordsThat(false);
  return bad === '' ? dictionaries.inList(wordsThat(true)) : dictionaries.notInList(bad);
}

/** What the viewer, or whoever is at the screen, is asked now; `null`: nothing. */
export function questionOf(here: Table, words: Texts, snapshot: TableSnapshot): TableQuestion | null {
  const { attention, seats, view } = snapshot;
  const { table } = words;
  const name = (seat: Seat): string => seats[seat]?.name ?? '';
  if (attention.kind === 'confirm-scores') {
    const { seat } = attention;
    return {
      sentence: table.keepScore(personAt(snapshot, seat)),
      more: seats.map((plan, at) => `${plan.name} ${view.scores[at] ?? 0}`).join(', '),
      answers: [{ label: table.scoresRight, onChoose: () => here.act({ type: 'confirmScores', seat }) }],
    };
  }
  if (attention.kind === 'vote') {
    const { seat } = attention;
    const judged = view.window?.ruling?.word ?? challengeableWords(view).join(', ');
    return {
      sentence: table.vote(name(seat), judged),
      more: listVerdict(here, words),
      answers: [
        { label: table.voteBad, onChoose: () => here.act({ type: 'rule', seat, stands: false }) },
        { label: table.voteGood, onChoose: () => here.act({ type: 'rule', seat, stands: true }) },
      ],
    };
  }
  const by = offeredBy(snapshot);
  const seat = viewerSeat(snapshot);
  if (by.length === 0 || seat === null) return null;
  return {
    sentence: table.endOffered(by.map((one) => personAt(snapshot, one))),
    answers: [
      { label: table.playOn, onChoose: () => here.act({ type: 'decline', seat }) },
      { label: table.agreeToEnd, onChoose: () => here.act({ type: 'agree', seat }) },
    ],
  };
}

/** The question in place of what stands there otherwise. */
export function Question({
  snapshot,
  children = null,
}: {
  readonly snapshot: TableSnapshot;
  readonly children?: ComponentChildren;
}) {
  const { announce } = useFeedback();
  const here = useTable();
  const question = questionOf(here, texts.value, snapshot);
  const sentence = question?.sentence ?? null;
  useBoardFocus(here, sentence);
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [sentence]);
  if (question === null) return <>{children}</>;
  return (
    <div class="question" role="group" aria-label={question.sentence}>
      <p>
        <b>{question.sentence}</b> {question.more}
      </p>
      {question.answers.map(({ label, onChoose }, at) => (
        <button
          key={label}
          type="button"
          class={at === question.answers.length - 1 ? 'primary' : ''}
          onClick={onChoose}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
