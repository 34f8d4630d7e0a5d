/** E-mail in the account: an address for alerts and for a lost password, where the server sends mail. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Account, MailState } from '@lexiko/protocol';
import type { Result } from '@lexiko/rules';
import { TextField } from '../../parts/text-field.tsx';
import { language } from '../../texts/current.ts';
import { PasswordField, isLongEnough, prove } from '../account/password.tsx';
import type { PasskeyFailure } from '../account/passkeys.ts';
import { useServerRead } from '../account/server-read.tsx';
import { useOnline } from '../online-context.ts';
import { accountTexts, mailTexts } from '../online-texts.ts';
import { Fault } from '../../parts/fault.tsx';

const LONGEST_ADDRESS = 200;
const LONGEST_CODE = 40;

export function MailCard({ account: own }: { readonly account: Account }) {
  const words = mailTexts.value;
  const account = accountTexts.value;
  const online = useOnline();
  const { requests } = online;
  const known = useSignal<MailState | null>(null);
  const address = useSignal('');
  const code = useSignal('');
  const password = useSignal('');
  const fault = useSignal<string | null>(null);
  const { read } = useServerRead();
  const take = (answer: Result<MailState, PasskeyFailure>): void => {
    fault.value = answer.ok ? null : accountTexts.peek().failures[answer.error];
    if (answer.ok) known.value = answer.value;
  };
  useEffect(() => {
    read(
      () => requests.request('mail', null),
      (state) => {
        known.value = state;
      },
    );
  }, []);
  const state = known.value;
  if (state === null || !state.available) return null;
  const set = async (): Promise<void> => {
    const proof = await prove(online, own, password.value);
    const wish = { address: address.value.trim(), language: language.peek() };
    take(proof.ok ? await requests.request('mailSet', { ...wish, proof: proof.value }) : proof);
    password.value = '';
  };
  const isReady = address.value.includes('@') && (!own.hasPassword || isLongEnough(password.value));
  return (
    <section class="card">
      <h2>{words.title}</h2>
      <p>{words.about}</p>
      {state.address === null && (
        <form
          class="credentials"
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) void set();
          }}
        >
          <TextField
            label={words.address}
            value={address.value}
            maxLength={LONGEST_ADDRESS}
            autocomplete="email"
            autocapitalize="none"
            spellcheck={false}
            onValue={(value) => {
              address.value = value;
            }}
          />
          {own.hasPassword && (
            <PasswordField kind="current" label={account.currentPassword} typed={password} />
          )}
          <button type="submit" disabled={!isReady}>
            {words.save}
          </button>
        </form>
      )}
      {state.address?.confirmed === false && (
        <form
          class="credentials"
          onSubmit={(event) => {
            event.preventDefault();
            void requests.request('mailConfirm', { code: code.peek().trim() }).then(take);
          }}
        >
          <p role="status">{words.sent(state.address.address)}</p>
          <TextField
            label={words.code}
            value={code.value}
            maxLength={LONGEST_CODE}
            autocomplete="one-time-code"
            spellcheck={false}
            onValue={(value) => {
              code.value = value;
            }}
          />
          <button type="submit" disabled={code.value.trim() === ''}>
            {words.confirm}
          </button>
        </form>
      )}
      {state.address?.confirmed === true && (
        <>
          <p role="status">{words.confirmed(state.address.address)}</p>
          <label class="check">
            <input
              type="checkbox"
              checked={state.alerts}
              onChange={({ currentTarget }) =>
                void requests.request('mailAlerts', { on: currentTarget.checked }).then(take)
              }
            />
            <span>{words.alerts}</span>
          </label>
        </>
      )}
      {state.address !== null && (
        <button type="button" onClick={() => void requests.request('mailRemove', {}).then(take)}>
          {words.remove}
        </button>
      )}
      <Fault text={fault.value} />
    </section>
  );
}
