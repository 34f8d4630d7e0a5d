/** Reports a person, or what they did in a game, to the moderators. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { REPORT_KINDS, type Person, type ReportKind } from '@lexiko/protocol';
import { texts } from '../../texts/current.ts';
import { ReadFault, useServerRead } from '../account/server-read.tsx';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { useOnline } from '../online-context.ts';
import { accountTexts, roomTexts } from '../online-texts.ts';
import { personName } from '../person-name.ts';
import { moderationTexts } from './moderation-texts.ts';
import { TextArea } from './text-area.tsx';
import { Fault } from '../../parts/fault.tsx';

const LONGEST_REASON = 500;

export function ReportScreen({
  person: id,
  game,
}: {
  readonly person: string;
  readonly game: string | null;
}) {
  const words = moderationTexts.value;
  const { requests } = useOnline();
  const person = useSignal<Person | null>(null);
  const kind = useSignal<ReportKind>('chat');
  const reason = useSignal('');
  const isSent = useSignal(false);
  const fault = useSignal<string | null>(null);
  const { failed, read } = useServerRead();
  useEffect(() => {
    read(
      () => requests.request('profile', { person: id }),
      (profile) => {
        person.value = profile.person;
      },
    );
  }, [id]);
  const name = person.value === null ? '' : personName(person.value);
  const back = game === null ? '#/online' : `#/online/game/${game}`;
  return (
    <>
      <OnlineBar title={words.reportTitle} />
      <main class="room">
        <ReadFault failed={failed} />
        {person.value !== null && (
          <form
            class="card moderation-form"
            onSubmit={(event) => {
              event.preventDefault();
              const given = reason.value.trim();
              if (given === '') return;
              const body = {
                person: id,
                kind: kind.value,
                reason: given,
                ...(game === null ? {} : { game }),
              };
              void requests.request('reportPerson', body).then((answer) => {
                isSent.value = answer.ok;
                fault.value = answer.ok ? null : accountTexts.peek().failures[answer.error];
              });
            }}
          >
            <h2>{name}</h2>
            {isSent.value ? (
              <p role="status">{words.reportSent}</p>
            ) : (
              <>
                <p class="hint">{words.reportAbout}</p>
                <fieldset class="report-kinds">
                  <legend>{words.reportWhat}</legend>
                  {REPORT_KINDS.map((one) => (
                    <label key={one} class="check">
                      <input
                        type="radio"
                        name="report-kind"
                        checked={kind.value === one}
                        onChange={() => {
                          kind.value = one;
                        }}
                      />
                      <span>{words.kinds[one]}</span>
                    </label>
                  ))}
                </fieldset>
                <TextArea
                  label={roomTexts.value.chat.reason}
                  value={reason.value}
                  most={LONGEST_REASON}
                  onValue={(value) => {
                    reason.value = value;
                  }}
                />
              </>
            )}
            <Fault text={fault.value} />
            <div class="dialog-actions">
              <a class="button" href={back}>
                {isSent.value ? texts.value.common.close : texts.value.common.cancel}
              </a>
              {!isSent.value && (
                <button type="submit" class="primary" disabled={reason.value.trim() === ''}>
                  {roomTexts.value.chat.sendReport}
                </button>
              )}
            </div>
          </form>
        )}
      </main>
    </>
  );
}
