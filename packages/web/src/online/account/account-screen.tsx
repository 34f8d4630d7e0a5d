/** The account screen: sign up or sign in by password or passkey, then manage the account. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Me } from '@lexiko/protocol';
import type { Result } from '@lexiko/rules';
import { lazyPart } from '../../page/lazy-screen.tsx';
import { usePage } from '../../page/page-context.ts';
import { TextField } from '../../parts/text-field.tsx';
import { AlertsCard } from '../alerts/alerts-card.tsx';
import { MailCard } from '../mail/mail-card.tsx';
import { OwnData, Sessions, Ways } from './account-owner.tsx';
import { ApiTokens } from './api-tokens.tsx';
import { leave, settle, type AccountState } from './account-state.ts';
import { useOnline, type Online } from '../online-context.ts';
import { SIGN_IN } from '../online-route.ts';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { hasPasskeys, signInWithPasskey, signUpWithPasskey, type PasskeyFailure } from './passkeys.ts';
import { PasswordField } from './password.tsx';
import { ReadFault, useServerRead } from './server-read.tsx';
import { accountTexts } from '../online-texts.ts';
import { AccountHead } from './account-head.tsx';

const SyncCard = lazyPart(async () => (await import('../../learn/sync/sync-card.tsx')).SyncCard);

/** The same for requests that may change the session. */
function comeInAs({ connection }: Online, screen: AccountState, result: Result<Me, PasskeyFailure>): void {
  if (settle(screen, result)) connection.reconnect();
}

function Credentials({
  kind,
  onPassword,
  onPasskey,
}: {
  readonly kind: 'signUp' | 'signIn';
  readonly onPassword: (login: string, password: string) => void;
  readonly onPasskey: (login: string) => void;
}) {
  const account = accountTexts.value;
  const login = useSignal('');
  const password = useSignal('');
  const isNew = kind === 'signUp';
  return (
    <section class="card">
      <h2>{account[kind]}</h2>
      <p>{isNew ? account.signUpAbout : account.signInAbout}</p>
      <form
        class="credentials"
        onSubmit={(event) => {
          event.preventDefault();
          onPassword(login.value.trim(), password.value);
        }}
      >
        <TextField
          required
          label={account.login}
          value={login.value}
          autocomplete={isNew ? 'username' : 'username webauthn'}
          autocapitalize="none"
          spellcheck={false}
          onValue={(value) => {
            login.value = value;
          }}
        />
        <PasswordField kind={isNew ? 'new' : 'current'} label={account.password} typed={password} required />
        <button type="submit" class="primary wide">
          {account[kind]}
        </button>
      </form>
      {!isNew && (
        <a class="button wide" href="#/online/recover">
          {account.haveCode}
        </a>
      )}
      {hasPasskeys() && (
        <button
          type="button"
          class="wide"
          disabled={isNew && login.value.trim() === ''}
          onClick={() => onPasskey(login.value.trim())}
        >
          {isNew ? account.signUpPasskey : account.signInPasskey}
        </button>
      )}
    </section>
  );
}

export function AccountScreen() {
  const account = accountTexts.value;
  const online = useOnline();
  const { requests, session } = online;
  const { router } = usePage();
  const who = useSignal<Me | null>(null);
  const fault = useSignal<string | null>(null);
  const screen: AccountState = { who, fault };
  const { failed, read } = useServerRead();
  useEffect(() => {
    read(
      async () => {
        await session.comeIn(); // a new visitor says their name first
        return requests.request('guest', {});
      },
      (me) => {
        who.value = me;
      },
    );
  }, []);
  const now = who.value;
  const route = router.route.value;
  // Whoever said so finds what they came for.
  const isReturning = route.screen === 'online' && route.path[1] === SIGN_IN;
  const signUp = (
    <Credentials
      kind="signUp"
      onPassword={(login, password) =>
        void requests
          .request('signUp', { login, password })
          .then((answer) => comeInAs(online, screen, answer))
      }
      onPasskey={(login) =>
        void signUpWithPasskey(requests, login).then((answer) => comeInAs(online, screen, answer))
      }
    />
  );
  const signIn = (
    <Credentials
      kind="signIn"
      onPassword={(login, password) =>
        void requests
          .request('signIn', { login, password, ...session.ofClass() })
          .then((answer) => comeInAs(online, screen, answer))
      }
      onPasskey={() => void signInWithPasskey(online).then((answer) => comeInAs(online, screen, answer))}
    />
  );
  const alerts = now === null ? null : <AlertsCard key={`alerts of ${now.person.id}`} />;
  return (
    <>
      <OnlineBar title={account.title} />
      <main class="room">
        <p class="fault" role="alert">
          {fault.value}
        </p>
        <ReadFault failed={failed} />
        {now !== null && (
          <>
            <AccountHead
              me={now}
              onSignOut={() => void leave(online, screen, () => requests.request('signOut', {}))}
            />
            <div class="account-columns">
              {now.account === null ? (
                <>
                  <div>{isReturning ? signIn : signUp}</div>
                  <div>{isReturning ? signUp : signIn}</div>
                  <div>{alerts}</div>
                  <div>
                    <OwnData key="guest" who={now} screen={screen} />
                  </div>
                </>
              ) : (
                <>
                  <div>
                    {alerts}
                    <SyncCard account={now.person.id} />
                    <Ways account={now.account} screen={screen} />
                    <OwnData key="account" who={now} screen={screen} />
                  </div>
                  <div>
                    <MailCard account={now.account} />
                    <Sessions screen={screen} />
                    <ApiTokens account={now.account} screen={screen} />
                  </div>
                </>
              )}
            </div>
            {now.account !== null && <p class="hint">{account.signOutAbout}</p>}
          </>
        )}
      </main>
    </>
  );
}
