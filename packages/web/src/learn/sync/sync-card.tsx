/** On the account page: whether what is learnt stays on this device, or other devices of the account have it too. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { PROGRESS_FORMS, type ProgressCopy, type ProgressForm } from '@lexiko/protocol';
import type { RequestFailure } from '../../online/connection/requests.ts';
import { accountTexts } from '../../online/online-texts.ts';
import { useFeedback, useStore } from '../../page/page-context.ts';
import { openLearner } from '../../page/storage/learner.ts';
import { useReadingPlace } from '../reading-place.ts';
import { AgreeToPlain, ChangeCopy, ChangeStatus, EnterPhrase } from './change-copy.tsx';
import { openProgressSync } from './open-sync.ts';
import { PhraseFault, PhraseField, type PhraseFailure } from './phrase-field.tsx';
import { canSeal, normalPhrase, SHORTEST_PHRASE } from './seal.ts';
import { SyncStatus } from './sync-status.tsx';
import { syncTexts } from './sync-texts.ts';
import './sync.css';

const CHOICES = ['device', ...PROGRESS_FORMS] as const;

/** Deletes the copy at the server, once that is confirmed. */
function EndCopy({ account, onEnd }: { readonly account: string; readonly onEnd: () => void }) {
  const words = syncTexts.value;
  const { announce } = useFeedback();
  const sync = useStore(openProgressSync);
  const isSure = useSignal(false);
  const fault = useSignal<RequestFailure | null>(null);
  const end = async (): Promise<void> => {
    const ended = await sync.end(account);
    if (!ended.ok) {
      fault.value = ended.error;
      return;
    }
    announce(words.ended);
    onEnd();
  };
  return (
    <>
      {fault.value !== null && (
        <p class="fault" role="alert">
          {accountTexts.value.failures[fault.value]}
        </p>
      )}
      {isSure.value ? (
        <>
          <p class="reminder">{words.endAbout}</p>
          <button type="button" class="danger" onClick={() => void end()}>
            {words.endNow}
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
          {words.end}
        </button>
      )}
    </>
  );
}

function On({ account, form }: { readonly account: string; readonly form: ProgressForm }) {
  const words = syncTexts.value;
  const sync = useStore(openProgressSync);
  const { value: state } = sync.state;
  const why = state.kind === 'failed' ? state.why : null;
  // Whoever looks wants to know how it stands now.
  useEffect(() => void sync.now(), []);
  return (
    <>
      <p>{words.on[form]}</p>
      <SyncStatus />
      <ChangeStatus form={form} />
      {why === 'locked' && <EnterPhrase account={account} />}
      {why === 'unsealed' && <AgreeToPlain account={account} />}
      <div class="sync-buttons">
        {why !== 'locked' && why !== 'unsealed' && (
          <button type="button" onClick={() => void sync.now()}>
            {words.now}
          </button>
        )}
        <button type="button" onClick={() => void sync.leave(account)}>
          {words.leave}
        </button>
        <EndCopy account={account} onEnd={() => undefined} />
      </div>
      {why !== 'locked' && why !== 'unsealed' && <ChangeCopy key={form} account={account} form={form} />}
    </>
  );
}

/** This device keeps what is learnt to itself, so far. `copy`: what the server has; `null`: nothing. */
function Off({
  account,
  copy,
  onEnd,
}: {
  readonly account: string;
  readonly copy: ProgressCopy | null;
  readonly onEnd: () => void;
}) {
  const words = syncTexts.value;
  const sync = useStore(openProgressSync);
  const chosen = useSignal<(typeof CHOICES)[number]>(copy?.form ?? 'device');
  const phrase = useSignal('');
  const isStarting = useSignal(false);
  const fault = useSignal<PhraseFailure | null>(null);
  const form = copy?.form ?? (chosen.value === 'device' ? null : chosen.value);
  const start = async (): Promise<void> => {
    if (form === null || isStarting.peek()) return;
    const typed = form === 'sealed' ? normalPhrase(phrase.peek()) : null;
    if (copy === null && typed !== null && typed.length < SHORTEST_PHRASE) {
      fault.value = 'short-phrase';
      return;
    }
    fault.value = null;
    isStarting.value = true;
    const joined = await sync.join(account, form, typed === '' ? null : typed);
    isStarting.value = false;
    if (!joined.ok) fault.value = joined.error;
  };
  const canStart = form !== null && (form === 'plain' || canSeal());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      {copy === null ? (
        <fieldset class="sync-choices">
          <legend>{words.choice}</legend>
          {CHOICES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="sync-choice"
                checked={chosen.value === one}
                disabled={one === 'sealed' && !canSeal()}
                onChange={() => {
                  chosen.value = one;
                  fault.value = null;
                }}
              />
              <span>
                <b>{words.choices[one].name}</b>
                <span class="hint">{words.choices[one].about}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p>{words.there[copy.form](Math.ceil(copy.bytes / 1024))}</p>
      )}
      {!canSeal() && <p class="hint">{words.cannotSeal}</p>}
      {form === 'sealed' && canSeal() && (
        <PhraseField label={words.phrase} phrase={phrase} isNew={copy === null} />
      )}
      <PhraseFault fault={fault.value} />
      <div class="sync-buttons">
        {form !== null && (
          <button type="submit" class="primary" disabled={!canStart || isStarting.value}>
            {isStarting.value ? words.starting : copy === null ? words.start : words.join}
          </button>
        )}
        {copy !== null && <EndCopy account={account} onEnd={onEnd} />}
      </div>
    </form>
  );
}

/** Counts what was changed while somebody looks; `undefined`: nothing yet. Opening the page takes no focus. */
function useChanges(form: ProgressForm | null, copy: ProgressCopy | null | undefined): number | undefined {
  const seen = useRef<{ readonly state: string | null; readonly count: number }>({ state: null, count: 0 });
  const isKnown = form !== null || copy !== undefined;
  const state = `${form === null} ${form === null ? copy?.id : ''}`;
  const { state: before, count } = seen.current;
  if (isKnown && state !== before) seen.current = { state, count: before === null ? 0 : count + 1 };
  return seen.current.count === 0 ? undefined : seen.current.count;
}

export function SyncCard({ account }: { readonly account: string }) {
  const words = syncTexts.value;
  const sync = useStore(openProgressSync);
  const learner = useStore(openLearner);
  const form = learner.account.value === account ? learner.form.value : null;
  /** `undefined`: the server has not answered yet. */
  const copy = useSignal<ProgressCopy | null | undefined>(undefined);
  const fault = useSignal<RequestFailure | null>(null);
  const isOff = form === null;
  const place = useReadingPlace<HTMLHeadingElement>(useChanges(form, copy.value));
  const look = async (): Promise<void> => {
    copy.value = undefined;
    const looked = await sync.look(account);
    fault.value = looked.ok ? null : looked.error;
    if (looked.ok) copy.value = looked.value;
  };
  useEffect(() => {
    if (isOff) void look();
  }, [isOff, account]);
  return (
    <section class="card sync-card" aria-labelledby="sync-title">
      <h2 id="sync-title" ref={place} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.about}</p>
      {form !== null ? (
        <On account={account} form={form} />
      ) : fault.value !== null ? (
        <p class="fault" role="alert">
          {accountTexts.value.failures[fault.value]}{' '}
          <button type="button" onClick={() => void look()}>
            {accountTexts.value.tryAgain}
          </button>
        </p>
      ) : (
        copy.value !== undefined && (
          <>
            {sync.state.value.kind === 'failed' && sync.state.value.why === 'ended' && <SyncStatus />}
            <Off
              key={copy.value?.id ?? 'none'}
              account={account}
              copy={copy.value}
              onEnd={() => void look()}
            />
          </>
        )
      )}
    </section>
  );
}
