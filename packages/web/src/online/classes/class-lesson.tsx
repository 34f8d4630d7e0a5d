/** A lesson of a class: its code, the pupils who wait to be let in, and what a waiting pupil sees. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Command, Lesson, Person } from '@lexiko/protocol';
import type { ClassroomWatch } from './classroom-watch.ts';
import { Invitation } from '../room/invitation.tsx';
import { classTexts, lessonTexts, whenText, onlineTexts } from '../online-texts.ts';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { useOnline } from '../online-context.ts';

interface LessonParts {
  readonly id: string;
  readonly lesson: Lesson;
  readonly onLead: (commands: readonly Command[]) => void;
}

/** Pupils who entered the code and wait. Announced, because the teacher may be looking elsewhere. */
export function WaitingRoom({ id, lesson: { waiting }, onLead }: LessonParts) {
  const words = lessonTexts.value;
  const admit = (accepted: boolean, person?: Person): void =>
    onLead([{ type: 'admit', class: id, accepted, ...(person === undefined ? {} : { person: person.id }) }]);
  return (
    <div role="status">
      {waiting.length > 0 && (
        <section class="card waiting-room">
          <div class="waiting-head">
            <h2>{words.waiting(waiting.length)}</h2>
            <button type="button" class="primary" onClick={() => admit(true)}>
              {words.acceptAll}
            </button>
          </div>
          <ul class="room-seats">
            {waiting.map((person) => (
              <li key={person.id} class="room-seat">
                <span class="room-who">
                  <b>{person.name}</b>
                </span>
                <span class="waiting-answers">
                  <button
                    type="button"
                    aria-label={words.acceptOne(person.name)}
                    onClick={() => admit(true, person)}
                  >
                    {words.accept}
                  </button>
                  <button
                    type="button"
                    aria-label={words.declineOne(person.name)}
                    onClick={() => admit(false, person)}
                  >
                    {words.decline}
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Shows the code while a lesson is open, otherwise the button that opens one. */
export function LessonCard({ id, lesson: { code, endsMs, letsIn }, onLead }: LessonParts) {
  const words = lessonTexts.value;
  /** The teacher's choice, shown until the server confirms it. */
  const chosen = useSignal(letsIn);
  useLayoutEffect(() => {
    chosen.value = letsIn;
  }, [letsIn]);
  return (
    <>
      <h2>{words.title}</h2>
      {code === null ? (
        <>
          <p>{words.openAbout}</p>
          <button type="button" class="primary" onClick={() => onLead([{ type: 'open-lesson', class: id }])}>
            {words.open}
          </button>
        </>
      ) : (
        <>
          <Invitation code={code} about={classTexts.value.codeAbout} />
          {endsMs !== null && <p class="hint">{words.endsAt(whenText(endsMs))}</p>}
          <label class="check">
            <input
              type="checkbox"
              checked={chosen.value}
              onChange={({ currentTarget }) => {
                chosen.value = currentTarget.checked;
                onLead([{ type: 'set-admission', class: id, letIn: currentTarget.checked }]);
              }}
            />
            <span>{words.letIn}</span>
          </label>
          <p class="hint">{words.endAbout}</p>
          <button type="button" onClick={() => onLead([{ type: 'end-lesson', class: id }])}>
            {words.end}
          </button>
        </>
      )}
    </>
  );
}

/** What a pupil sees until the teacher lets them in: nothing of the class. */
export function WaitingForTeacher({ watch }: { readonly watch: ClassroomWatch }) {
  const { connection, goOnline } = useOnline();
  const words = lessonTexts.value;
  return (
    <>
      <OnlineBar title={classTexts.value.title} />
      <main class="room">
        <section class="card" role="status">
          <h2>{words.waits}</h2>
          <p>{words.waitsAbout}</p>
          <button
            type="button"
            onClick={() =>
              void connection.ask({ type: 'leave-class', class: watch.id }).then(() => {
                watch.refresh();
                goOnline();
              })
            }
          >
            {words.stopWaiting}
          </button>
        </section>
        <a class="button" href="#/online">
          {onlineTexts.value.toLobby}
        </a>
      </main>
    </>
  );
}
