/** One's account: coming in by password or passkey, the ways into it, sessions, one's own data. */

import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Account, Me, OwnSession, Proof } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import { TopBar } from '../screens/top-bar.tsx';
import { settings } from '../settings.ts';
import { texts } from '../texts/current.ts';
import { ConnectionBadge } from './connection-badge.tsx';
import { reconnect } from './connection.ts';
import { goOnline } from './online-route.ts';
import {
  addPasskey,
  hasPasskeys,
  proveByPasskey,
  signInWithPasskey,
  signUpWithPasskey,
  type PasskeyFailure,
} from './passkeys.ts';
import { request } from './requests.ts';

const SHORTEST_PASSWORD = 8;

interface Screen {
  /** `null` until the server has told. */
  readonly who: Signal<Me | null>;
  readonly fault: Signal<string | null>;
}

/** Shows what came of something: who one is now, or why not. */
function settle({ who, fault }: Screen, result: Result<Me, PasskeyFailure>): boolean {
  fault.value = result.ok ? null : texts.peek().account.failures[result.error];
  if (result.ok) who.value = result.value;
  return result.ok;
}

/** The same, where the session may be another afterwards. */
function comeInAs(screen: Screen, result: Result<Me, PasskeyFailure>): void {
  if (settle(screen, result)) reconnect();
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
  const { account } = texts.value;
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
        <label class="field">
          <span>{account.login}</span>
          <input
            type="text"
            required
            value={login.value}
            autocomplete={isNew ? 'username' : 'username webauthn'}
            autocapitalize="none"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              login.value = currentTarget.value;
            }}
          />
        </label>
        <label class="field">
          <span>{account.password}</span>
          <input
            type="password"
            required
            minLength={isNew ? SHORTEST_PASSWORD : undefined}
            value={password.value}
            autocomplete={isNew ? 'new-password' : 'current-password'}
            onInput={({ currentTarget }) => {
              password.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="primary wide">
          {account[kind]}
        </button>
      </form>
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

function whenText(ms: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    ms,
  );
}

function Sessions({ screen }: { readonly screen: Screen }) {
  const { account } = texts.value;
  const sessions = useSignal<readonly OwnSession[]>([]);
  useEffect(() => {
    void request('sessions', null).then((answer) => {
      if (answer.ok) sessions.value = answer.value.sessions;
    });
  }, []);
  const revoke = (session: string): void => {
    void request('revokeSession', { session }).then((answer) => {
      if (answer.ok) sessions.value = answer.value.sessions;
      else screen.fault.value = account.failures[answer.error];
    });
  };
  return (
    <section class="card">
      <h2>{account.sessions}</h2>
      <ul class="game-list">
        {sessions.value.map(({ id, client, seenMs, current }) => (
          <li key={id} class="room-seat">
            <span class="room-who">
              <b>{client === '' ? account.unknownClient : client}</b>
              <span class="hint">{current ? account.thisSession : whenText(seenMs)}</span>
            </span>
            {!current && (
              <button type="button" onClick={() => revoke(id)}>
                {account.endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.value.length > 1 && (
        <button type="button" class="wide" onClick={() => revoke('others')}>
          {account.endOthers}
        </button>
      )}
    </section>
  );
}

/** What only the owner may do: each asks for the password, or for a passkey where there is no password. */
function Ways({ account: own, screen }: { readonly account: Account; readonly screen: Screen }) {
  const { account } = texts.value;
  const password = useSignal('');
  const next = useSignal('');
  const prove = async (): Promise<Result<Proof, PasskeyFailure>> =>
    own.hasPassword ? ok({ kind: 'password', password: password.value }) : proveByPasskey();
  const withProof = async (work: (proof: Proof) => Promise<Result<Me, PasskeyFailure>>): Promise<void> => {
    const proof = await prove();
    if (settle(screen, proof.ok ? await work(proof.value) : proof)) {
      password.value = '';
      next.value = '';
    }
  };
  const isProvable = !own.hasPassword || password.value.length >= SHORTEST_PASSWORD;
  return (
    <section class="card">
      <h2>{account.ways}</h2>
      <p>{account.waysAbout(own.login)}</p>
      {own.hasPassword && (
        <label class="field">
          <span>{account.currentPassword}</span>
          <input
            type="password"
            value={password.value}
            autocomplete="current-password"
            onInput={({ currentTarget }) => {
              password.value = currentTarget.value;
            }}
          />
        </label>
      )}
      <label class="field">
        <span>{account.newPassword}</span>
        <input
          type="password"
          value={next.value}
          autocomplete="new-password"
          onInput={({ currentTarget }) => {
            next.value = currentTarget.value;
          }}
        />
      </label>
      <button
        type="button"
        disabled={!isProvable || next.value.length < SHORTEST_PASSWORD}
        onClick={() => void withProof((proof) => request('password', { password: next.value, proof }))}
      >
        {account.setPassword}
      </button>
      <ul class="game-list">
        {own.passkeys.map(({ id, label, createdMs }) => (
          <li key={id} class="room-seat">
            <span class="room-who">
              <b>{label}</b>
              <span class="hint">{whenText(createdMs)}</span>
            </span>
            <button
              type="button"
              disabled={!isProvable}
              onClick={() => void withProof((proof) => request('passkeyRemove', { passkey: id, proof }))}
            >
              {account.removePasskey}
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <button type="button" disabled={!isProvable} onClick={() => void withProof(addPasskey)}>
          {account.addPasskey}
        </button>
      )}
    </section>
  );
}

function OwnData({ who, screen }: { readonly who: Me; readonly screen: Screen }) {
  const { account } = texts.value;
  const isSure = useSignal(false);
  const password = useSignal('');
  const remove = async (): Promise<void> => {
    let proof: Proof | undefined;
    if (who.account !== null) {
      const given: Result<Proof, PasskeyFailure> = who.account.hasPassword
        ? ok({ kind: 'password', password: password.value })
        : await proveByPasskey();
      if (!given.ok) {
        settle(screen, given);
        return;
      }
      proof = given.value;
    }
    const gone = await request('delete', proof === undefined ? {} : { proof });
    if (gone.ok) location.assign('/');
    else screen.fault.value = account.failures[gone.error];
  };
  return (
    <section class="card">
      <h2>{account.data}</h2>
      <p>{account.dataAbout}</p>
      <a class="button" href="/api/export" download="lexiko.json">
        {account.export}
      </a>
      {isSure.value ? (
        <>
          <p class="reminder">{account.deleteAbout}</p>
          {who.account?.hasPassword === true && (
            <label class="field">
              <span>{account.currentPassword}</span>
              <input
                type="password"
                value={password.value}
                autocomplete="current-password"
                onInput={({ currentTarget }) => {
                  password.value = currentTarget.value;
                }}
              />
            </label>
          )}
          <button type="button" class="danger" onClick={() => void remove()}>
            {account.deleteNow}
          </button>
        </>
      ) : (
        <button
          type="button"
          class="danger"
          onClick={() => {
            isSure.value = true;
          }}
        >
          {account.delete}
        </button>
      )}
    </section>
  );
}

export function AccountScreen() {
  const { account } = texts.value;
  const who = useSignal<Me | null>(null);
  const fault = useSignal<string | null>(null);
  const screen: Screen = { who, fault };
  useEffect(() => {
    void request('guest', {}).then((answer) => settle(screen, answer));
  }, []);
  const now = who.value;
  return (
    <>
      <TopBar>
        <div class="bar-line">
          <h1>{account.title}</h1>
          <ConnectionBadge />
        </div>
      </TopBar>
      <main class="room">
        <p class="fault" role="alert">
          {fault.value}
        </p>
        {now !== null && (
          <div class="room-columns">
            {now.account === null ? (
              <>
                <Credentials
                  kind="signUp"
                  onPassword={(login, password) =>
                    void request('signUp', { login, password }).then((answer) => comeInAs(screen, answer))
                  }
                  onPasskey={(login) =>
                    void signUpWithPasskey(login).then((answer) => comeInAs(screen, answer))
                  }
                />
                <Credentials
                  kind="signIn"
                  onPassword={(login, password) =>
                    void request('signIn', { login, password }).then((answer) => comeInAs(screen, answer))
                  }
                  onPasskey={() => void signInWithPasskey().then((answer) => comeInAs(screen, answer))}
                />
              </>
            ) : (
              <>
                <Ways account={now.account} screen={screen} />
                <Sessions screen={screen} />
              </>
            )}
            <OwnData key={now.account === null ? 'guest' : 'account'} who={now} screen={screen} />
          </div>
        )}
        <div class="dialog-actions">
          <button type="button" onClick={() => goOnline(['history'])}>
            {account.history}
          </button>
          {now?.account != null && (
            <button
              type="button"
              onClick={() =>
                void request('signOut', {}).then((answer) => {
                  if (answer.ok) location.assign('/');
                  else fault.value = account.failures[answer.error];
                })
              }
            >
              {account.signOut}
            </button>
          )}
        </div>
      </main>
    </>
  );
}
