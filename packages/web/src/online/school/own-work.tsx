/** What a pupil is to do, how far they are, and the puzzle of the day. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OwnAssignment } from '@lexiko/protocol';
import { openClassWork } from '../../learn/class-work.ts';
import { usePage, useStore } from '../../page/page-context.ts';
import { leave } from '../account/account-state.ts';
import { schoolTexts, whenText } from '../online-texts.ts';
import { useOnline } from '../online-context.ts';
import { addressOf, partName } from './work-parts.ts';
import { Fault } from '../../parts/fault.tsx';
import './school.css';

export function OwnWork({ id }: { readonly id: string }) {
  const words = schoolTexts.value;
  const online = useOnline();
  const { connection } = online;
  const { pupilOf } = usePage();
  const work = useStore(openClassWork);
  const given = useSignal<readonly OwnAssignment[]>([]);
  const who = useSignal(null);
  const fault = useSignal<string | null>(null);
  const isOpen = connection.link.value === 'open';
  const due = work.due.value;
  useEffect(() => {
    if (!isOpen) return;
    void connection.ask({ type: 'list-assignments', class: id }).then((answer) => {
      if (!answer.ok) return;
      given.value = answer.value.assignments;
      work.assign(
        id,
        answer.value.assignments.map(({ assignment }) => assignment),
      );
    });
  }, [id, isOpen, due === null]);
  return (
    <section class="card" aria-labelledby="own-work">
      <h2 id="own-work">{words.yourWork}</h2>
      <ul class="work-list">
        {given.value.map(({ assignment, right }) => {
          const { id: one, title, goal, dueMs } = assignment;
          return (
            <li key={one}>
              <b>{title}</b> <span class="hint">{partName(assignment)}</span>
              <progress max={goal} value={Math.min(right, goal)} aria-label={title} />
              <span>
                {right >= goal && <span aria-hidden="true">✓ </span>}
                {words.progress(right, goal)}
                {dueMs !== null && `, ${words.dueOn(whenText(dueMs, 'date'))}`}
              </span>
              <a class="button" href={addressOf(assignment, id)}>
                {words.doIt(title)}
              </a>
            </li>
          );
        })}
        <li>
          <b>{words.daily}</b> <span class="hint">{words.dailyAbout}</span>
          <a class="button" href="#/learn/puzzles/daily">
            {words.doIt(words.daily)}
          </a>
        </li>
      </ul>
      {pupilOf.value.value !== null && (
        <button
          type="button"
          onClick={() => void leave(online, { who, fault }, () => online.requests.request('signOut', {}))}
        >
          {words.finish}
        </button>
      )}
      <Fault text={fault.value} />
    </section>
  );
}
