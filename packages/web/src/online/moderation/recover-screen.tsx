/** Sets a new password with a one-time code, for those who cannot sign in. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { TextField } from '../../parts/text-field.tsx';
import { isLongEnough, PasswordField } from '../account/password.tsx';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { useOnline } from '../online-context.ts';
import { accountTexts, mailTexts } from '../online-texts.ts';
import { moderationTexts } from './moderation-texts.ts';
import { Fault } from '../../parts/fault.tsx';

export function RecoverScreen() {
  const words = moderationTexts.value;
  const account = accountTexts.value;
  const { requests } = useOnline();
  const login = useSignal('');
  const code = useSignal('');
  const password = useSignal('');
  const isDone = useSignal(false);
  const hasMail = useSignal(false);
  const isAsked = useSignal(false);
  useEffect(() => {
    void requests.request('mail', null).then((answer) => {
      hasMail.value = answer.ok && answer.value.available;
    });
  }, []);
  const ask = (): void => {
    void requests.request('mailRecover', { login: login.peek().trim() }).then((answer) => {
      isAsked.value = answer.ok;
      fault.value = answer.ok ? null : accountTexts.peek().failures[answer.error];
    });
  };
  const fault = useSignal<string | null>(null);
  const isFilled = login.value.trim() !== '' && code.value.trim() !== '' && isLongEnough(password.value);
  return (
    <>
      <OnlineBar title={words.recoverTitle} />
      <main class="room">
        {isDone.value ? (
          <section class="card moderation-form">
            <p role="status">{words.recovered}</p>
            <a class="button primary" href="#/online/account">
              {account.signIn}
            </a>
          </section>
        ) : (
          <form
            class="card moderation-form"
            onSubmit={(event) => {
              event.preventDefault();
              if (!isFilled) return;
              const body = { login: login.value.trim(), code: code.value.trim(), password: password.value };
              void requests.request('recover', body).then((answer) => {
                isDone.value = answer.ok;
                const { failures } = accountTexts.peek();
                if (answer.ok) fault.value = null;
                else
                  fault.value =
                    answer.error === 'WRONG_CREDENTIALS' ? words.wrongCode : failures[answer.error];
              });
            }}
          >
            <p>{words.recoverAbout}</p>
            <TextField
              label={account.login}
              value={login.value}
              autocomplete="username"
              autocapitalize="none"
              spellcheck={false}
              onValue={(value) => {
                login.value = value;
              }}
            />
            {hasMail.value && (
              <>
                <p class="hint" role="status">
                  {isAsked.value ? mailTexts.value.recoverSent : mailTexts.value.recoverAbout}
                </p>
                <button type="button" disabled={login.value.trim() === ''} onClick={ask}>
                  {mailTexts.value.recover}
                </button>
              </>
            )}
            <TextField
              label={words.code}
              value={code.value}
              maxLength={40}
              autocomplete="one-time-code"
              autocapitalize="characters"
              spellcheck={false}
              onValue={(value) => {
                code.value = value;
              }}
            />
            <PasswordField kind="new" label={account.newPassword} typed={password} />
            <button type="submit" class="primary wide" disabled={!isFilled}>
              {account.setPassword}
            </button>
            <Fault text={fault.value} />
          </form>
        )}
      </main>
    </>
  );
}
