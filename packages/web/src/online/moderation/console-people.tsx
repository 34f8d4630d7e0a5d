/** People in the console: finding them, what the server knows of them, and acts. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ConsolePerson, Person, RequestAnswer } from '@lexiko/protocol';
import { TextField } from '../../parts/text-field.tsx';
import { ReadFault, useServerRead } from '../account/server-read.tsx';
import { useOnline } from '../online-context.ts';
import { whenText } from '../online-texts.ts';
import { personName } from '../person-name.ts';
import { ActForm } from './act-form.tsx';
import { AgreementReport } from './agreement-report.tsx';
import { ActItem } from './console-log.tsx';
import { moderationTexts } from './moderation-texts.ts';
import { ReportItem } from './report-item.tsx';

const LONGEST_NAME = 40;

export function People() {
  const words = moderationTexts.value;
  const { requests } = useOnline();
  const search = useSignal('');
  const found = useSignal<readonly Person[] | null>(null);
  const { failed, read } = useServerRead();
  return (
    <section>
      <h2>{words.tabs.people}</h2>
      <form
        class="with-button"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const text = search.value.trim();
          if (text === '') return;
          read(
            () => requests.request('consolePeople', { search: text }),
            (answer: RequestAnswer<'consolePeople'>) => {
              found.value = answer.people;
            },
          );
        }}
      >
        <TextField
          label={words.find}
          value={search.value}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onValue={(value) => {
            search.value = value;
          }}
        />
        <button type="submit">{words.findNow}</button>
      </form>
      <ReadFault failed={failed} />
      {found.value?.length === 0 && <p class="hint">{words.empty}</p>}
      <ul class="console-list">
        {found.value?.map((person) => (
          <li key={person.id}>
            <a href={`#/online/console/people/${person.id}`}>{personName(person)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function About({ shown }: { readonly shown: ConsolePerson }) {
  const words = moderationTexts.value;
  const { login, role, sinceMs, active } = shown;
  const facts = [
    words.since(whenText(sinceMs, 'date')),
    ...(login === null ? [] : [words.signsInAs(login)]),
    ...(role === null ? [] : [words.roles[role]]),
    ...active.map((kind) => words.sanctions[kind]),
  ];
  return <p class="hint">{facts.join(' · ')}</p>;
}

/** `report`: the open report that an act closes. */
export function PersonDetail({ id, report }: { readonly id: string; readonly report?: string }) {
  const words = moderationTexts.value;
  const { requests, standing } = useOnline();
  const person = useSignal<ConsolePerson | null>(null);
  const { failed, read } = useServerRead();
  useEffect(() => {
    read(
      () => requests.request('consolePerson', { person: id }),
      (answer) => {
        person.value = answer;
      },
    );
  }, [id]);
  const shown = person.value;
  if (shown === null) return <ReadFault failed={failed} />;
  return (
    <section class="card">
      <h2>{personName(shown.person)}</h2>
      <About shown={shown} />
      <ActForm
        shown={shown}
        report={report}
        isOperator={standing.known.value?.role === 'operator'}
        onDone={(now) => {
          person.value = now;
        }}
      />
      <AgreementReport person={id} />
      <h3>{words.tabs.log}</h3>
      {shown.acts.length === 0 && <p class="hint">{words.empty}</p>}
      <ul class="console-list">
        {shown.acts.map((act) => (
          <ActItem key={act.act} act={act} />
        ))}
      </ul>
      <h3>{words.tabs.reports}</h3>
      {shown.reports.length === 0 && <p class="hint">{words.empty}</p>}
      <ul class="console-list">
        {shown.reports.map((one) => (
          <ReportItem key={one.id} report={one} />
        ))}
      </ul>
    </section>
  );
}
