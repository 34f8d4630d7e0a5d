/** A short practice: five tasks, one after the other, each done on the board or by choosing one of two. */

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { itemAt } from '@lexiko/rules/item-at';
import { withLaid, type Placement } from '@lexiko/rules/board';
import { useFeedback, useStore } from '../../page/page-context.ts';
import { openStudy } from '../../study/study.ts';
import { texts } from '../../texts/current.ts';
import { WordHelpGate } from '../help-gate.tsx';
import type { ScreenProps } from '../lazy-screen.tsx';
import { lessonResult, openLessons } from '../lesson-progress.ts';
import { lessonState } from '../lesson-table.ts';
import { LetterTiles } from '../letter-tiles.tsx';
import { pathTexts } from '../path/path-texts.ts';
import { PracticeBoard, showBoard } from '../practice/practice-board.tsx';
import { usePractice } from '../practice/practice-table.ts';
import { useReadingPlace } from '../reading-place.ts';
import { useAnswer, useChosenLexicon, useFailureReporter } from '../use-answer.ts';
import { EXERCISES, solvesTask, TASKS, type Exercise, type LeaveTask, type PlayTask } from './exercise.ts';
import './exercises.css';

interface Outcome {
  readonly isRight: boolean;
  /** The word that was made; `null` where none was. */
  readonly word: string | null;
}

interface TaskProps<Task> {
  readonly id: string;
  readonly task: Task;
  readonly isDone: boolean;
  readonly onDone: (outcome: Outcome) => void;
}

function BoardTask({ id, task, isDone, onDone }: TaskProps<PlayTask>) {
  const study = useStore(openStudy);
  const dictionary = useChosenLexicon();
  const reportFailure = useFailureReporter();
  const { playSound } = useFeedback();
  const { play, show, exercises } = pathTexts.value;
  const words = exercises[task.kind];
  const { position } = task;
  const state = useMemo(() => lessonState(position), [id]);
  const laid = useSignal<readonly Placement[]>([]);
  const judge = async (tiles: readonly Placement[]): Promise<void> => {
    const verdict = await study.ask('judge', { position, tiles }, { dictionary });
    if (verdict.kind === 'illegal') table.showRefusal(verdict.refusal);
    else if (!solvesTask(task, tiles)) table.tell(words.another);
    else {
      playSound('play');
      laid.value = tiles;
      onDone({ isRight: true, word: itemAt(verdict.score.words, 0).word });
    }
  };
  const { table, snapshot } = usePractice({
    id,
    state,
    onPlay: (tiles) => void judge(tiles).catch(reportFailure),
  });
  if (snapshot === null) return null;
  const shown = { ...snapshot, view: { ...snapshot.view, board: withLaid(position.board, laid.value) } };
  return (
    <PracticeBoard
      table={table}
      snapshot={isDone ? shown : snapshot}
      marked={new Set(isDone ? laid.value.map(([square]) => square) : [])}
      isStill={isDone}
      tellsScore={false}
      idle={isDone ? '' : words.task(task.word)}
      submit={play}
    >
      {!isDone && (
        <button
          type="button"
          onClick={() => {
            laid.value = task.answer;
            onDone({ isRight: false, word: task.made });
          }}
        >
          {show}
        </button>
      )}
    </PracticeBoard>
  );
}

function LeaveChoice({ task: { leaves, better, language }, isDone, onDone }: TaskProps<LeaveTask>) {
  const words = pathTexts.value.exercises.leaves;
  const chosen = useSignal<number | null>(null);
  return (
    <div class="exercise-leaves">
      <p>{words.question}</p>
      <div class="exercise-pair">
        {leaves.map((leave, at) => (
          <button
            key={at}
            type="button"
            aria-label={leave.join(' ')}
            aria-pressed={chosen.value === at}
            class={isDone && at === better ? 'exercise-better' : ''}
            disabled={isDone}
            onClick={() => {
              chosen.value = at;
              onDone({ isRight: at === better, word: null });
            }}
          >
            <LetterTiles letters={leave} language={language} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** What was right, the word with its meaning, and the way to the next task. */
function Result({
  kind,
  outcome: { isRight, word },
  onNext,
}: {
  readonly kind: Exercise;
  readonly outcome: Outcome;
  readonly onNext: () => void;
}) {
  const words = pathTexts.value;
  const dictionary = useChosenLexicon();
  const meaning = useAnswer('everydaySense', word, dictionary);
  const heading = useReadingPlace<HTMLParagraphElement>(word);
  return (
    <div class="exercise-result" role="status">
      <p ref={heading} tabIndex={-1} class={isRight ? 'verdict drill-right' : 'verdict drill-wrong'}>
        {isRight ? words.right : word === null ? words.wrong : words.look}
      </p>
      {word !== null && (
        <p>
          <b>{word}</b>
          {meaning !== null && `${texts.value.colon}${meaning}`}
        </p>
      )}
      {kind === 'leaves' && <p>{words.exercises.leaves.because}</p>}
      <button type="button" class="primary" onClick={onNext}>
        {words.nextTask}
      </button>
    </div>
  );
}

function Round({ kind }: { readonly kind: Exercise }) {
  const lessons = useStore(openLessons);
  const { announce } = useFeedback();
  const words = pathTexts.value;
  const dictionary = useChosenLexicon();
  const progress = lessons.progress.value;
  const isRightAt = (place: number): boolean => lessonResult(progress, kind, place) === true;
  const places = Array.from({ length: TASKS }, (_, at) => at + 1);
  /** Goes on with the first task that is not right yet; `turn` counts the tasks begun on this visit. */
  const at = useSignal({ place: places.find((place) => !isRightAt(place)) ?? 1, turn: 0 });
  const outcome = useSignal<Outcome | null>(null);
  const { place, turn } = at.value;
  // A task that is tried again is another one, so that nobody answers by heart what was shown.
  const round = useMemo(() => Math.floor(Math.random() * 1_000_000), [turn]);
  const task = useAnswer('exercise', { kind, round, number: place }, dictionary);
  const id = `${kind} ${round} ${place}`;
  const heading = useReadingPlace<HTMLHeadingElement>(task === null ? null : id);
  const finish = (done: Outcome): void => {
    if (outcome.peek() !== null) return;
    outcome.value = done;
    lessons.noteOnPath(kind, place, done.isRight);
    announce(done.isRight ? words.right : words.wrong);
  };
  const goOn = (): void => {
    const later = places.find((one) => one > place && !isRightAt(one));
    const next = later ?? places.find((one) => !isRightAt(one)) ?? (place % TASKS) + 1;
    outcome.value = null;
    at.value = { place: next, turn: turn + 1 };
    showBoard();
  };
  const isDone = outcome.value !== null;
  return (
    <>
      <h2 ref={turn > 0 ? heading : null} tabIndex={-1}>
        {words.number(place, TASKS)}
      </h2>
      <p class="exercise-marks" role="img" aria-label={words.solved(places.filter(isRightAt).length, TASKS)}>
        {places.map((one) => (isRightAt(one) ? '✓' : '–')).join(' ')}
      </p>
      <div class="exercise-table" aria-busy={task === null}>
        {task === null && <p role="status">{texts.value.common.opening}</p>}
        {task?.kind === 'leaves' && (
          <LeaveChoice key={id} id={id} task={task} isDone={isDone} onDone={finish} />
        )}
        {task !== null && task.kind !== 'leaves' && (
          <BoardTask key={id} id={id} task={task} isDone={isDone} onDone={finish} />
        )}
        {outcome.value !== null && <Result kind={kind} outcome={outcome.value} onNext={goOn} />}
      </div>
    </>
  );
}

export function Exercises({ path: [wanted] }: ScreenProps) {
  const words = pathTexts.value;
  const kind = EXERCISES.find((one) => one === wanted) ?? EXERCISES[0];
  return (
    <main class="rules-page exercises">
      <h1>{words.stations[kind].title}</h1>
      <p>{words.exercises[kind].lesson}</p>
      <WordHelpGate topic="tools">
        <Round key={kind} kind={kind} />
      </WordHelpGate>
    </main>
  );
}
