/** Appeals that wait for an answer. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ConsoleAppeal } from '@lexiko/protocol';
import { ReadFault, useServerRead } from '../account/server-read.tsx';
import { useOnline } from '../online-context.ts';
import { accountTexts, whenText } from '../online-texts.ts';
import { ActItem } from './console-log.tsx';
import { moderationTexts } from './moderation-texts.ts';
import { TextArea } from './text-area.tsx';
import { Fault } from '../../parts/fault.tsx';

const LONGEST_ANSWER = 500;

function Appeal({
  appeal: { act, text, atMs },
  onAnswered,
}: {
  readonly appeal: ConsoleAppeal;
  readonly onAnswered: (appeals: readonly ConsoleAppeal[]) => void;
}) {
  const words = moderationTexts.value;
  const { requests } = useOnline();
  const answer = useSignal('');
  const fault = useSignal<string | null>(null);
  const send = (lift: boolean) => () => {
    const body = { act: act.act, text: answer.peek().trim(), lift };
    void requests.request('consoleAnswer', body).then((answered) => {
      fault.value = answered.ok ? null : accountTexts.peek().failures[answered.error];
      if (answered.ok) onAnswered(answered.value.appeals);
    });
  };
  const isEmpty = answer.value.trim() === '';
  return (
    <li>
      <ul class="console-list">
        <ActItem act={act} />
      </ul>
      <p>
        <span class="quoted">{text}</span> <span class="hint">{whenText(atMs)}</span>
      </p>
      <TextArea
        label={words.answer}
        value={answer.value}
        most={LONGEST_ANSWER}
        onValue={(value) => {
          answer.value = value;
        }}
      />
      <div class="dialog-actions">
        <button type="button" disabled={isEmpty} onClick={send(false)}>
          {words.uphold}
        </button>
        <button type="button" disabled={isEmpty} onClick={send(true)}>
          {words.lift}
        </button>
      </div>
      <Fault text={fault.value} />
    </li>
  );
}

export function Appeals() {
  const words = moderationTexts.value;
  const { requests } = useOnline();
  const appeals = useSignal<readonly ConsoleAppeal[] | null>(null);
  const { failed, read } = useServerRead();
  useEffect(() => {
    read(
      () => requests.request('consoleAppeals', null),
      (answer) => {
        appeals.value = answer.appeals;
      },
    );
  }, []);
  return (
    <section>
      <h2>{words.tabs.appeals}</h2>
      <ReadFault failed={failed} />
      {appeals.value?.length === 0 && <p class="hint">{words.empty}</p>}
      <ul class="console-list">
        {appeals.value?.map((appeal) => (
          <Appeal
            key={appeal.act.act}
            appeal={appeal}
            onAnswered={(left) => {
              appeals.value = left;
            }}
          />
        ))}
      </ul>
    </section>
  );
}
