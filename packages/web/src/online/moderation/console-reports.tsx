/** Reports: the open or closed ones, and one with the messages around it and the person it is about. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ConsoleReport, RequestAnswer } from '@lexiko/protocol';
import { ReadFault, useServerRead } from '../account/server-read.tsx';
import { useOnline } from '../online-context.ts';
import { accountTexts, whenText } from '../online-texts.ts';
import { personName } from '../person-name.ts';
import { PersonDetail } from './console-people.tsx';
import { moderationTexts } from './moderation-texts.ts';
import { ReportItem } from './report-item.tsx';
import { TextArea } from './text-area.tsx';
import { Fault } from '../../parts/fault.tsx';

const LONGEST_REASON = 500;

export function Reports({ chosen }: { readonly chosen: string | null }) {
  const words = moderationTexts.value;
  const { requests } = useOnline();
  const state = useSignal<'open' | 'closed'>('open');
  const reports = useSignal<readonly ConsoleReport[] | null>(null);
  const { failed, read } = useServerRead();
  const current = state.value;
  useEffect(() => {
    read(
      () => requests.request('consoleReports', { state: current }),
      (answer) => {
        if (state.peek() === current) reports.value = answer.reports;
      },
    );
  }, [current, chosen]);
  return (
    <section>
      <h2>{words.tabs.reports}</h2>
      <fieldset class="segments">
        <legend class="unseen-text">{words.tabs.reports}</legend>
        {(['open', 'closed'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="report-state"
              checked={one === current}
              onChange={() => {
                state.value = one;
              }}
            />
            <span>{words.states[one]}</span>
          </label>
        ))}
      </fieldset>
      <ReadFault failed={failed} />
      {reports.value?.length === 0 && <p class="hint">{words.empty}</p>}
      <ul class="console-list">
        {reports.value?.map((report) => (
          <ReportItem key={report.id} report={report} isChosen={report.id === chosen} />
        ))}
      </ul>
    </section>
  );
}

function CloseReport({ id }: { readonly id: string }) {
  const words = moderationTexts.value;
  const { requests, goOnline } = useOnline();
  const reason = useSignal('');
  const fault = useSignal<string | null>(null);
  return (
    <form
      class="appeal-form"
      onSubmit={(event) => {
        event.preventDefault();
        void requests.request('consoleClose', { report: id, reason: reason.peek().trim() }).then((answer) => {
          fault.value = answer.ok ? null : accountTexts.peek().failures[answer.error];
          if (answer.ok) goOnline(['console', 'reports']);
        });
      }}
    >
      <TextArea
        label={words.closeWhy}
        value={reason.value}
        most={LONGEST_REASON}
        onValue={(value) => {
          reason.value = value;
        }}
      />
      <button type="submit" disabled={reason.value.trim() === ''}>
        {words.close}
      </button>
      <Fault text={fault.value} />
    </form>
  );
}

export function ReportDetail({ id }: { readonly id: string }) {
  const words = moderationTexts.value;
  const { requests } = useOnline();
  const shown = useSignal<RequestAnswer<'consoleReport'> | null>(null);
  const { failed, read } = useServerRead();
  useEffect(() => {
    read(
      () => requests.request('consoleReport', { report: id }),
      (answer) => {
        shown.value = answer;
      },
    );
  }, [id]);
  if (shown.value === null) return <ReadFault failed={failed} />;
  const { report, messages } = shown.value;
  const around = report.kind === 'study' ? words.aroundWords : words.around;
  return (
    <div class="console-detail">
      <section class="card">
        <h2>{words.report}</h2>
        <ul class="console-list">
          <ReportItem report={report} />
        </ul>
        {messages.length > 0 && (
          <>
            <h3>{around}</h3>
            <ul class="console-list" aria-label={around}>
              {messages.map(({ number, from, text, atMs, reported }) => (
                <li key={number} class={reported ? 'reported' : ''}>
                  <span>
                    <b>{personName(from)}</b> {reported && <span class="hint">({words.reported})</span>}
                  </span>
                  <span class="quoted">{text}</span>
                  <span class="hint">{whenText(atMs)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {report.closedMs === null ? (
          <CloseReport id={id} />
        ) : (
          <p class="hint">{`${words.states.closed} · ${whenText(report.closedMs)}`}</p>
        )}
      </section>
      {report.about !== null && (
        <PersonDetail
          key={report.about.id}
          id={report.about.id}
          {...(report.closedMs === null ? { report: id } : {})}
        />
      )}
    </div>
  );
}
