/** Worksheets for paper: count a play, find hooks, make a bingo. The solutions come on a page of their own. */

import { useSignal } from '@preact/signals';
import { openStudy } from '../../study/study.ts';
import { useStore } from '../../page/page-context.ts';
import { PositionBoard } from '../../table/position-board.tsx';
import { lessonSnapshot } from '../lesson-table.ts';
import { learnTexts } from '../learn-texts.ts';
import { StudyDictionary } from '../study-dictionary.tsx';
import { useChosenLexicon, useFailureReporter } from '../use-answer.ts';
import {
  WORKSHEET_KINDS,
  WORKSHEET_LEVELS,
  worksheetTasks,
  type WorksheetKind,
  type WorksheetLevel,
  type WorksheetTask,
} from './worksheet-tasks.ts';
import { worksheetTexts } from './worksheets-texts.ts';
import './worksheets.css';

function Task({ task, number }: { readonly task: WorksheetTask; readonly number: number }) {
  if (task.kind === 'count')
    return (
      <li class="sheet-count">
        <PositionBoard id={`sheet-board-${number}`} snapshot={lessonSnapshot(task.position)} />
        <p>
          <b>{task.move}</b> = <span class="sheet-line" />
        </p>
      </li>
    );
  if (task.kind === 'hooks')
    return (
      <li>
        <span class="sheet-line" /> <b class="sheet-letters">{task.letters}</b> <span class="sheet-line" />
      </li>
    );
  return (
    <li>
      <b class="sheet-letters">{task.letters}</b> <span class="sheet-line wide" />
    </li>
  );
}

function solutionOf(task: WorksheetTask): string {
  switch (task.kind) {
    case 'count':
      return worksheetTexts.value.counted(task.move, task.score);
    case 'hooks':
      return `${task.front.join(' ')} – ${task.letters} – ${task.back.join(' ')}`;
    case 'bingo':
      return task.words.join(', ');
  }
}

function Sheet({ kind, tasks }: { readonly kind: WorksheetKind; readonly tasks: readonly WorksheetTask[] }) {
  const words = worksheetTexts.value;
  return (
    <>
      <section class="card worksheet" aria-labelledby="worksheet">
        <p>
          {words.name} <span class="sheet-line wide" />
        </p>
        <h2 id="worksheet">{words.kinds[kind]}</h2>
        <p>{words.how[kind]}</p>
        <ol class={kind === 'count' ? 'sheet-boards' : 'sheet-words'}>
          {tasks.map((task, at) => (
            <Task key={at} task={task} number={at} />
          ))}
        </ol>
      </section>
      <section class="card worksheet" aria-labelledby="sheet-solutions">
        <h2 id="sheet-solutions">{words.solutions}</h2>
        <ol class="sheet-words">
          {tasks.map((task, at) => (
            <li key={at}>{solutionOf(task)}</li>
          ))}
        </ol>
      </section>
    </>
  );
}

export function Worksheets() {
  const words = worksheetTexts.value;
  const study = useStore(openStudy);
  const dictionary = useChosenLexicon();
  const reportFailure = useFailureReporter();
  const kind = useSignal<WorksheetKind>('count');
  const level = useSignal<WorksheetLevel>('easy');
  const isMaking = useSignal(false);
  const made = useSignal<{
    readonly kind: WorksheetKind;
    readonly tasks: readonly WorksheetTask[];
  } | null>(null);
  const make = async (): Promise<void> => {
    isMaking.value = true;
    const wish = { kind: kind.value, level: level.value, dictionary, random: Math.random };
    try {
      made.value = { kind: wish.kind, tasks: await worksheetTasks(study, wish) };
    } catch (error) {
      reportFailure(error);
    } finally {
      isMaking.value = false;
    }
  };
  return (
    <main class="rules-page worksheets">
      <section class="card worksheet-tools" aria-labelledby="make-worksheet">
        <h1 id="make-worksheet">{learnTexts.value.screens.worksheets.title}</h1>
        <p>{words.about}</p>
        <div class="rules-tools">
          <StudyDictionary />
          <label class="field">
            <span>{words.kind}</span>
            <select
              value={kind.value}
              onChange={({ currentTarget }) => {
                kind.value = WORKSHEET_KINDS.find((one) => one === currentTarget.value) ?? 'count';
              }}
            >
              {WORKSHEET_KINDS.map((one) => (
                <option key={one} value={one}>
                  {words.kinds[one]}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{words.level}</span>
            <select
              value={level.value}
              onChange={({ currentTarget }) => {
                level.value = WORKSHEET_LEVELS.find((one) => one === currentTarget.value) ?? 'easy';
              }}
            >
              {WORKSHEET_LEVELS.map((one) => (
                <option key={one} value={one}>
                  {words[one]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div class="practice-buttons">
          <button type="button" class="primary" disabled={isMaking.value} onClick={() => void make()}>
            {words.make}
          </button>
          <button type="button" disabled={made.value === null} onClick={() => print()}>
            {words.print}
          </button>
        </div>
        <p role="status">{isMaking.value ? words.making : ''}</p>
      </section>
      {made.value !== null && <Sheet kind={made.value.kind} tasks={made.value.tasks} />}
    </main>
  );
}
