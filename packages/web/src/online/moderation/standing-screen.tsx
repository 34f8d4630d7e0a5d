/** What moderators have decided about the reader, why and until when, and an appeal against it. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Sanction } from '@lexiko/protocol';
import { useFeedback } from '../../page/page-context.ts';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { useOnline } from '../online-context.ts';
import { accountTexts, onlineTexts, whenText } from '../online-texts.ts';
import { AgreementReport } from './agreement-report.tsx';
import { moderationTexts } from './moderation-texts.ts';
import { TextArea } from './text-area.tsx';
import { Fault } from '../../parts/fault.tsx';

const LONGEST_APPEAL = 1000;

function Appeal({ sanction }: { readonly sanction: Sanction }) {
  const words = moderationTexts.value;
  const { requests, standing } = useOnline();
  const { announce } = useFeedback();
  const text = useSignal('');
  const fault = useSignal<string | null>(null);
  const { appeal } = sanction;
  if (appeal !== null)
    return (
      <>
        <p>
          <b>{words.yourAppeal}</b> <span class="quoted">{appeal.text}</span>
        </p>
        <p>
          {appeal.answer === null ? (
            <span class="hint">{words.waiting}</span>
          ) : (
            <>
              <b>{appeal.answer.lifted ? words.granted : words.refused}</b>{' '}
              <span class="quoted">{appeal.answer.text}</span>
            </>
          )}
        </p>
      </>
    );
  return (
    <form
      class="appeal-form"
      onSubmit={(event) => {
        event.preventDefault();
        const given = text.value.trim();
        if (given === '') return;
        void requests.request('appeal', { act: sanction.act, text: given }).then((answer) => {
          fault.value = answer.ok ? null : accountTexts.peek().failures[answer.error];
          if (!answer.ok) return;
          standing.known.value = answer.value;
          announce(words.waiting);
        });
      }}
    >
      <p class="hint">{words.appealAbout}</p>
      <TextArea
        label={words.yourAppeal}
        value={text.value}
        most={LONGEST_APPEAL}
        onValue={(value) => {
          text.value = value;
        }}
      />
      <button type="submit" disabled={text.value.trim() === ''}>
        {words.appeal}
      </button>
      <Fault text={fault.value} />
    </form>
  );
}

function endText({ active, untilMs }: Sanction): string {
  const words = moderationTexts.value;
  if (!active) return words.over;
  return untilMs === null ? words.untilLifted : words.until(whenText(untilMs));
}

export function StandingScreen() {
  const words = moderationTexts.value;
  const { standing } = useOnline();
  useEffect(() => void standing.read(), []);
  const known = standing.known.value;
  return (
    <>
      <OnlineBar title={words.standingTitle} />
      <main class="room">
        {known === null ? (
          <p role="status">{onlineTexts.value.connecting}</p>
        ) : (
          known.sanctions.length === 0 && <p>{words.nothing}</p>
        )}
        <div class="room-columns">
          {known?.sanctions.map((sanction) => (
            <section key={sanction.act} class="card">
              <h2>{words.sanctions[sanction.kind]}</h2>
              <p class="hint">{`${whenText(sanction.atMs)} · ${endText(sanction)}`}</p>
              {sanction.active && <p>{words.about[sanction.kind]}</p>}
              <p>
                <b>{words.reason}</b> <span class="quoted">{sanction.reason}</span>
              </p>
              <Appeal sanction={sanction} />
            </section>
          ))}
          <AgreementReport />
        </div>
      </main>
    </>
  );
}
