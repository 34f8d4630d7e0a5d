/** The webhook of an account, among its tokens: set, watched and removed. A new secret is shown this once. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Webhook } from '@lexiko/protocol';
import { TextField } from '../../parts/text-field.tsx';
import { locale } from '../../texts/current.ts';
import { useOnline } from '../online-context.ts';
import { accountTexts, whenText } from '../online-texts.ts';
import type { AccountState } from './account-state.ts';
import { useServerRead } from './server-read.tsx';

const LONGEST_ADDRESS = 1000;

export function WebhookPart({ screen }: { readonly screen: AccountState }) {
  const { webhook: words, failures } = accountTexts.value;
  const { requests } = useOnline();
  const webhook = useSignal<Webhook | null>(null);
  const url = useSignal('');
  const secret = useSignal<string | null>(null);
  const { read } = useServerRead();
  useEffect(() => {
    read(
      () => requests.request('webhook', null),
      (answer) => {
        webhook.value = answer.webhook;
      },
    );
  }, []);
  const set = async (): Promise<void> => {
    const language = locale.value.slice(0, 2);
    const answer = await requests.request('setWebhook', { url: url.value.trim(), language });
    screen.fault.value = answer.ok ? null : failures[answer.error];
    if (!answer.ok) return;
    webhook.value = answer.value.webhook;
    secret.value = answer.value.secret;
    url.value = '';
  };
  const remove = async (): Promise<void> => {
    const answer = await requests.request('removeWebhook', {});
    screen.fault.value = answer.ok ? null : failures[answer.error];
    if (!answer.ok) return;
    webhook.value = null;
    secret.value = null;
  };
  const known = webhook.value;
  return (
    <>
      <h3>{words.title}</h3>
      <p class="hint">{words.about}</p>
      {known !== null && (
        <div class="room-seat">
          <span class="room-who">
            <b class="api-secret">{known.url}</b>
            <span class="hint">
              {known.stoppedMs !== null
                ? words.stopped(whenText(known.stoppedMs))
                : known.failingMs !== null
                  ? words.failing(whenText(known.failingMs))
                  : words.works}
            </span>
          </span>
          <button type="button" onClick={() => void remove()}>
            {words.remove}
          </button>
        </div>
      )}
      {secret.value !== null && (
        <p class="reminder" role="status">
          {words.once} <code class="api-secret">{secret.value}</code>
        </p>
      )}
      <TextField
        label={words.url}
        value={url.value}
        maxLength={LONGEST_ADDRESS}
        autocomplete="off"
        onValue={(value) => {
          url.value = value;
        }}
      />
      <button type="button" disabled={url.value.trim() === ''} onClick={() => void set()}>
        {words.save}
      </button>
    </>
  );
}
