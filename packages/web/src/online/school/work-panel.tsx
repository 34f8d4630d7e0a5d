/** The assignments of a class for its teachers: giving them, and what everybody has done, at a glance and as CSV. */

import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@lexiko/protocol';
import { TextField } from '../../parts/text-field.tsx';
import { ScrollRegion } from '../../parts/scroll-region.tsx';
import { saveFile } from '../../page/storage/save-file.ts';
import { schoolTexts, whenText } from '../online-texts.ts';
import { useOnline } from '../online-context.ts';
import type { SchoolClassState } from './school-class.ts';
import { partName, partsOf } from './work-parts.ts';
import { taskName } from './task-name.ts';
import { rowsOf, workCsv, type ShownWork } from './work-table.ts';

const LONGEST_TITLE = 40;
const USUAL_GOAL = '5';
const MOST_GOAL = 100;
const REFRESH_MS = 10_000;

function GiveWork({ state, onGiven }: { readonly state: SchoolClassState; readonly onGiven: () => void }) {
  const words = schoolTexts.value;
  const title = useSignal('');
  const kind = useSignal<AssignmentKind>('lesson');
  const part = useSignal<string | null>(null);
  const goal = useSignal(USUAL_GOAL);
  const due = useSignal('');
  const parts = partsOf(kind.value);
  const chosen = parts.find(([id]) => id === part.value) ?? parts[0];
  const count = Math.trunc(Number(goal.value));
  const isFit = chosen !== undefined && count >= 1 && count <= MOST_GOAL;
  return (
    <form
      class="card"
      aria-labelledby="give-work"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFit) return;
        const [id, name] = chosen;
        const dueMs = due.value === '' ? null : Date.parse(`${due.value}T23:59:59`);
        void state
          .tell({
            type: 'set-assignment',
            class: state.id,
            title: title.value.trim() || name.slice(0, LONGEST_TITLE),
            kind: kind.value,
            part: id,
            goal: count,
            dueMs,
          })
          .then((isDone) => {
            if (!isDone) return;
            title.value = '';
            onGiven();
          });
      }}
    >
      <h2 id="give-work">{words.give}</h2>
      <label class="field">
        <span>{words.kind}</span>
        <select
          value={kind.value}
          onChange={({ currentTarget }) => {
            kind.value = ASSIGNMENT_KINDS.find((one) => one === currentTarget.value) ?? 'lesson';
          }}
        >
          {ASSIGNMENT_KINDS.map((one) => (
            <option key={one} value={one}>
              {words.kinds[one]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{words.part}</span>
        <select
          value={chosen?.[0] ?? ''}
          onChange={({ currentTarget }) => {
            part.value = currentTarget.value;
          }}
        >
          {parts.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <TextField
        label={words.title}
        value={title.value}
        maxLength={LONGEST_TITLE}
        placeholder={chosen?.[1] ?? ''}
        autocomplete="off"
        onValue={(value) => {
          title.value = value;
        }}
      />
      <TextField
        type="number"
        label={words.goal}
        value={goal.value}
        min={1}
        max={MOST_GOAL}
        onValue={(value) => {
          goal.value = value;
        }}
      />
      <label class="field">
        <span>{words.due}</span>
        <input
          type="date"
          value={due.value}
          onInput={({ currentTarget }) => {
            due.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="primary" disabled={!isFit}>
        {words.give}
      </button>
    </form>
  );
}

function WorkTable({ shown }: { readonly shown: ShownWork }) {
  const words = schoolTexts.value;
  return (
    <ScrollRegion title={words.table}>
      <table class="work-table">
        <caption>{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.pupil}</th>
            {shown.work.map(({ assignment: { id, title, dueMs } }) => (
              <th key={id} scope="col">
                {title}
                {dueMs !== null && <small>{words.dueOn(whenText(dueMs, 'date'))}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(shown).map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => {
                const assignment = shown.work[at]?.assignment;
                if (cell === null || assignment === undefined)
                  return (
                    <td key={assignment?.id} class="work-none">
                      {words.notYet}
                    </td>
                  );
                return (
                  <td key={assignment.id} class={cell.isDone ? 'work-done' : ''}>
                    {cell.isDone && <span aria-hidden="true">✓ </span>}
                    {words.cell(cell.right, assignment.goal, cell.wrong)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function useWork(state: SchoolClassState): {
  readonly shown: Signal<ShownWork | null>;
  readonly refresh: () => void;
} {
  const { connection } = useOnline();
  const shown = useSignal<ShownWork | null>(null);
  const refresh = (): void => {
    void connection.ask({ type: 'show-work', class: state.id }).then((answer) => {
      if (answer.ok) shown.value = answer.value;
    });
  };
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [state]);
  return { shown, refresh };
}

export function WorkPanel({ state, title }: { readonly state: SchoolClassState; readonly title: string }) {
  const words = schoolTexts.value;
  const { shown, refresh } = useWork(state);
  const found = shown.value;
  return (
    <>
      {found !== null && found.work.length > 0 ? (
        <section class="card" aria-labelledby="class-work">
          <h2 id="class-work">{words.work}</h2>
          <WorkTable shown={found} />
          <ul class="work-list">
            {found.work.map(({ assignment, hardest }) => (
              <li key={assignment.id}>
                <b>{assignment.title}</b> <span class="hint">{partName(assignment)}</span>
                {hardest.length > 0 && (
                  <details>
                    <summary>{words.hardest}</summary>
                    <ul>
                      {hardest.map(({ task, wrong }) => (
                        <li key={task}>{words.hard(taskName(assignment, task), wrong)}</li>
                      ))}
                    </ul>
                  </details>
                )}
                <button
                  type="button"
                  onClick={() =>
                    void state
                      .tell({ type: 'remove-assignment', class: state.id, assignment: assignment.id })
                      .then(refresh)
                  }
                >
                  {words.removeWork(assignment.title)}
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() =>
              saveFile(`${title}.csv`, new Blob(['\uFEFF', workCsv(found, partName)], { type: 'text/csv' }))
            }
          >
            {words.save}
          </button>
        </section>
      ) : (
        <p class="hint">{found === null ? '' : words.noWork}</p>
      )}
      {state.current.value?.archivedMs === null && <GiveWork state={state} onGiven={refresh} />}
    </>
  );
}
