/** Personal tokens for programs: lists, creates and revokes them. A new token is shown this once. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { TOKEN_SCOPES, type Account, type ApiToken, type TokenScope } from '@lexiko/protocol';
import { TextField } from '../../parts/text-field.tsx';
import { texts } from '../../texts/current.ts';
import { useOnline } from '../online-context.ts';
import { accountTexts, whenText } from '../online-texts.ts';
import { settle, type AccountState } from './account-state.ts';
import { isLongEnough, PasswordField, prove } from './password.tsx';
import { ReadFault, useServerRead } from './server-read.tsx';
import { WebhookPart } from './webhook.tsx';
import './api-tokens.css';

const LONGEST_NAME = 40;

function Token({ token, onRevoke }: { readonly token: ApiToken; readonly onRevoke: () => void }) {
  const { tokens } = accountTexts.value;
  const { name, scopes, createdMs, usedMs } = token;
  const used = usedMs === null ? tokens.unused : tokens.used(whenText(usedMs));
  return (
    <li class="room-seat">
      <span class="room-who">
        <b>{name}</b>
        <span class="hint">
          {`${scopes.map((scope) => tokens.scopes[scope]).join(' · ')}. ${tokens.created(whenText(createdMs))}. ${used}.`}
        </span>
      </span>
      <button type="button" aria-label={tokens.revokeOne(name)} onClick={onRevoke}>
        {tokens.revoke}
      </button>
    </li>
  );
}

/** Cannot be undone, so it asks once more. */
function MarkBot({ screen }: { readonly screen: AccountState }) {
  const { tokens: words } = accountTexts.value;
  const { common } = texts.value;
  const { requests } = useOnline();
  const isSure = useSignal(false);
  return (
    <>
      <p class="hint">{words.markBotAbout}</p>
      {/* In the place of the first button, so that a double press cancels. */}
      <button
        type="button"
        onClick={() => {
          isSure.value = !isSure.peek();
        }}
      >
        {isSure.value ? common.cancel : `${words.markBot} …`}
      </button>
      {isSure.value && (
        <button
          type="button"
          class="danger"
          onClick={() => void requests.request('markBot', {}).then((answer) => settle(screen, answer))}
        >
          {words.markBot}
        </button>
      )}
    </>
  );
}

export function ApiTokens({
  account: own,
  screen,
}: {
  readonly account: Account;
  readonly screen: AccountState;
}) {
  const { tokens: words, failures, currentPassword } = accountTexts.value;
  const online = useOnline();
  const { requests } = online;
  const tokens = useSignal<readonly ApiToken[]>([]);
  const name = useSignal('');
  const scopes = useSignal<readonly TokenScope[]>(['read']);
  const password = useSignal('');
  /** The token just created. */
  const secret = useSignal<string | null>(null);
  const { failed, read } = useServerRead();
  useEffect(() => {
    read(
      () => requests.request('tokens', null),
      (answer) => {
        tokens.value = answer.tokens;
      },
    );
  }, []);
  const create = async (): Promise<void> => {
    const proof = await prove(online, own, password.value);
    const asked = { name: name.value.trim(), scopes: [...scopes.value] };
    const made = proof.ok ? await requests.request('createToken', { ...asked, proof: proof.value }) : proof;
    screen.fault.value = made.ok ? null : failures[made.error];
    if (!made.ok) return;
    tokens.value = made.value.tokens;
    secret.value = made.value.secret;
    name.value = '';
    password.value = '';
  };
  const revoke = (token: string): void => {
    void requests.request('revokeToken', { token }).then((answer) => {
      screen.fault.value = answer.ok ? null : failures[answer.error];
      if (answer.ok) tokens.value = answer.value.tokens;
    });
  };
  return (
    <section class="card">
      <h2>{words.title}</h2>
      <p>{words.about}</p>
      <ReadFault failed={failed} />
      <ul class="game-list">
        {tokens.value.map((token) => (
          <Token key={token.id} token={token} onRevoke={() => revoke(token.id)} />
        ))}
      </ul>
      {secret.value !== null && (
        <p class="reminder" role="status">
          {words.once} <code class="api-secret">{secret.value}</code>
        </p>
      )}
      <TextField
        label={words.name}
        value={name.value}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        onValue={(value) => {
          name.value = value;
        }}
      />
      <fieldset class="api-scopes">
        <legend>{words.scopesTitle}</legend>
        {TOKEN_SCOPES.map((scope) => (
          <label key={scope} class="check">
            <input
              type="checkbox"
              checked={scopes.value.includes(scope)}
              onChange={({ currentTarget: { checked } }) => {
                scopes.value = TOKEN_SCOPES.filter((one) =>
                  one === scope ? checked : scopes.peek().includes(one),
                );
              }}
            />
            {words.scopes[scope]}
          </label>
        ))}
      </fieldset>
      {own.hasPassword && <PasswordField kind="current" label={currentPassword} typed={password} />}
      <button
        type="button"
        disabled={
          name.value.trim() === '' ||
          scopes.value.length === 0 ||
          (own.hasPassword && !isLongEnough(password.value))
        }
        onClick={() => void create()}
      >
        {words.create}
      </button>
      <WebhookPart screen={screen} />
      {screen.who.value?.person.bot !== true && <MarkBot screen={screen} />}
    </section>
  );
}
