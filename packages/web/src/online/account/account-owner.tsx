/** The account page of its owner: sign-in methods, sessions, personal data. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Account, Me, OwnSession, Proof } from '@lexiko/protocol';
import type { Result } from '@lexiko/rules';
import { texts } from '../../texts/current.ts';
import { leave, settle, type AccountState } from './account-state.ts';
import { whenText, accountTexts } from '../online-texts.ts';
import { addPasskey, hasPasskeys, type PasskeyFailure } from './passkeys.ts';
import { isLongEnough, PasswordField, prove } from './password.tsx';
import { useOnline } from '../online-context.ts';
import { ReadFault, useServerRead } from './server-read.tsx';

/** Browsers without a session are remembered too, so that guesses from elsewhere do not lock the owner out there. */
function stateText({ id, seenMs, current }: Pick<OwnSession, 'id' | 'seenMs' | 'current'>): string {
  const account = accountTexts.value;
  if (current) return account.thisSession;
  return id.startsWith('device-') ? account.signedOut(whenText(seenMs)) : whenText(seenMs);
}

export function Sessions({ screen }: { readonly screen: AccountState }) {
  const account = accountTexts.value;
  const { requests } = useOnline();
  const sessions = useSignal<readonly OwnSession[]>([]);
  const { failed, read } = useServerRead();
  useEffect(() => {
    read(
      () => requests.request('sessions', null),
      (answer) => {
        sessions.value = answer.sessions;
      },
    );
  }, []);
  const revoke = (session: string): void => {
    void requests.request('revokeSession', { session }).then((answer) => {
      if (answer.ok) sessions.value = answer.value.sessions;
      else screen.fault.value = account.failures[answer.error];
    });
  };
  return (
    <section class="card">
      <h2>{account.sessions}</h2>
      <ReadFault failed={failed} />
      <ul class="game-list">
        {sessions.value.map(({ id, client, seenMs, current }) => (
          <li key={id} class="room-seat">
            <span class="room-who">
              <b>{client === '' ? account.unknownClient : client}</b>
              <span class="hint">{stateText({ id, seenMs, current })}</span>
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

/** Sensitive changes: each requires the password, or a passkey if there is no password. */
export function Ways({ account: own, screen }: { readonly account: Account; readonly screen: AccountState }) {
  const account = accountTexts.value;
  const { common } = texts.value;
  const online = useOnline();
  const { requests } = online;
  /** The passkey to confirm the removal of, which cannot be undone. */
  const leaving = useSignal<string | null>(null);
  const password = useSignal('');
  const next = useSignal('');
  const withProof = async (work: (proof: Proof) => Promise<Result<Me, PasskeyFailure>>): Promise<void> => {
    const proof = await prove(online, own, password.value);
    if (settle(screen, proof.ok ? await work(proof.value) : proof)) {
      password.value = '';
      next.value = '';
    }
  };
  const isProvable = !own.hasPassword || isLongEnough(password.value);
  return (
    <section class="card">
      <h2>{account.ways}</h2>
      <p>{account.waysAbout(own.login)}</p>
      {own.hasPassword && <PasswordField kind="current" label={account.currentPassword} typed={password} />}
      <PasswordField kind="new" label={account.newPassword} typed={next} />
      <button
        type="button"
        disabled={!isProvable || !isLongEnough(next.value)}
        onClick={() =>
          void withProof((proof) => requests.request('password', { password: next.value, proof }))
        }
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
            {/* In the place of the first button, so that a double press cancels. */}
            <button
              type="button"
              disabled={!isProvable}
              onClick={() => {
                leaving.value = leaving.peek() === id ? null : id;
              }}
            >
              {leaving.value === id ? common.cancel : account.removePasskey}
            </button>
            {leaving.value === id && (
              <button
                type="button"
                class="danger wide"
                disabled={!isProvable}
                onClick={() =>
                  void withProof((proof) => requests.request('passkeyRemove', { passkey: id, proof }))
                }
              >
                {account.removePasskeyNow}
              </button>
            )}
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <button
          type="button"
          disabled={!isProvable}
          onClick={() => void withProof((proof) => addPasskey(requests, proof))}
        >
          {account.addPasskey}
        </button>
      )}
    </section>
  );
}

export function OwnData({ who, screen }: { readonly who: Me; readonly screen: AccountState }) {
  const account = accountTexts.value;
  const online = useOnline();
  const isSure = useSignal(false);
  const password = useSignal('');
  const remove = async (): Promise<void> => {
    let proof: Proof | undefined;
    if (who.account !== null) {
      const given = await prove(online, who.account, password.value);
      if (!given.ok) {
        settle(screen, given);
        return;
      }
      proof = given.value;
    }
    await leave(online, screen, () =>
      online.requests.request('delete', proof === undefined ? {} : { proof }),
    );
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
            <PasswordField kind="current" label={account.currentPassword} typed={password} />
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
