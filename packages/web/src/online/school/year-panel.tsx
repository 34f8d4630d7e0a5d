/** The school year of a class: who teaches it, when it ends, and how it is archived or deleted. */

import { useSignal } from '@preact/signals';
import { ARCHIVED_DAYS, type SchoolClass } from '@lexiko/protocol';
import { schoolTexts, whenText } from '../online-texts.ts';
import { useOnline } from '../online-context.ts';
import { readableCard } from './card-code.ts';
import type { SchoolClassState } from './school-class.ts';

interface PanelParts {
  readonly state: SchoolClassState;
  readonly school: SchoolClass;
}

/** Something that cannot be undone: asked twice, with what it does. */
function Final({
  label,
  about,
  onDo,
}: {
  readonly label: string;
  readonly about: string;
  readonly onDo: () => void;
}) {
  const words = schoolTexts.value;
  const isAsked = useSignal(false);
  if (!isAsked.value)
    return (
      <button type="button" onClick={() => (isAsked.value = true)}>
        {label}
      </button>
    );
  return (
    <div class="card" role="group" aria-label={label}>
      <p>{about}</p>
      <div class="school-buttons">
        <button type="button" onClick={onDo}>
          {label}
        </button>
        <button type="button" autoFocus onClick={() => (isAsked.value = false)}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}

function Teachers({ state, school: { teachers, archivedMs } }: PanelParts) {
  const words = schoolTexts.value;
  const { connection } = useOnline();
  const isOwner = teachers[0]?.id === connection.me.value?.id;
  const code = state.teacherCode.value;
  return (
    <section class="card" aria-labelledby="teachers">
      <h2 id="teachers">{words.teachers}</h2>
      <ul class="room-seats">
        {teachers.map(({ id, name }, at) => (
          <li key={id} class="room-seat">
            <span class="room-who">
              <b>{name}</b>
            </span>
            {at > 0 && (isOwner || id === connection.me.value?.id) && (
              <button
                type="button"
                onClick={() => void state.tell({ type: 'remove-teacher', class: state.id, person: id })}
              >
                {words.removeTeacher(name)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">
        {code !== null && words.teacherCode(readableCard(code.code), whenText(code.untilMs, 'date'))}
      </p>
      {isOwner && archivedMs === null && (
        <button type="button" onClick={() => void state.inviteTeacher()}>
          {words.inviteTeacher}
        </button>
      )}
    </section>
  );
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export function YearPanel({ state, school }: PanelParts) {
  const words = schoolTexts.value;
  const { connection, goOnline } = useOnline();
  const { endsMs, archivedMs, deletedMs, teachers } = school;
  const day = useSignal(endsMs === null ? '' : dayOf(endsMs));
  const isOwner = teachers[0]?.id === connection.me.value?.id;
  return (
    <div class="room-columns">
      <Teachers state={state} school={school} />
      <section class="card" aria-labelledby="year">
        <h2 id="year">{words.year}</h2>
        {archivedMs !== null && deletedMs !== null ? (
          <p>{words.archived(whenText(deletedMs, 'date'))}</p>
        ) : (
          <>
            <p>{endsMs === null ? words.noEnd : words.ends(whenText(endsMs, 'date'))}</p>
            {endsMs !== null && (
              <form
                class="with-button"
                onSubmit={(event) => {
                  event.preventDefault();
                  const chosenMs = Date.parse(`${day.value}T23:59:59`);
                  if (!Number.isNaN(chosenMs))
                    void state.tell({ type: 'set-class-end', class: state.id, endsMs: chosenMs });
                }}
              >
                <label class="field">
                  <span>{words.lastDay}</span>
                  <input
                    type="date"
                    value={day.value}
                    onInput={({ currentTarget }) => {
                      day.value = currentTarget.value;
                    }}
                  />
                </label>
                <button type="submit">{words.setEnd}</button>
              </form>
            )}
            <Final
              label={words.archive}
              about={words.archiveAbout(ARCHIVED_DAYS)}
              onDo={() => void state.tell({ type: 'archive-class', class: state.id })}
            />
          </>
        )}
        {isOwner && (
          <Final
            label={words.deleteClass}
            about={words.deleteAbout}
            onDo={() =>
              void connection.ask({ type: 'delete-class', class: state.id }).then(({ ok }) => {
                if (ok) goOnline(['classes']);
              })
            }
          />
        )}
        <a href="#/online/parents">{words.parents}</a>
      </section>
    </div>
  );
}
