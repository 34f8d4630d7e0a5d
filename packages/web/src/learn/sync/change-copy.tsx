/**
 * Changes the copy at the server: another passphrase, encrypted or no longer. And what a device asks when another one has
 * done so.
 */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { ProgressForm } from '@lexiko/protocol';
import { useStore } from '../../page/page-context.ts';
import { openProgressSync } from './open-sync.ts';
import { PhraseFault, PhraseField, type PhraseFailure } from './phrase-field.tsx';
import { canSeal, normalPhrase, SHORTEST_PHRASE } from './seal.ts';
import { syncTexts } from './sync-texts.ts';

/** What became of the last change that was asked for here. */
export function ChangeStatus({ form }: { readonly form: ProgressForm }) {
  const words = syncTexts.value;
  switch (useStore(openProgressSync).change.value) {
    case 'none':
      return null;
    case 'unsure':
      return <p role="status">{words.change.unsure}</p>;
    case 'unchanged':
      return (
        <p role="status" class="fault">
          {words.change.unchanged}
        </p>
      );
    case 'changed':
      return <p role="status">{words.change.changed[form]}</p>;
  }
}

/** A form that does one thing at a time, and says what went wrong with it. */
function OneTask({
  name,
  task,
  children,
}: {
  readonly name: string;
  /** Answers what was wrong; `null`: nothing. */
  readonly task: () => Promise<PhraseFailure | null>;
  readonly children: ComponentChildren;
}) {
  const words = syncTexts.value;
  const isRunning = useSignal(false);
  const fault = useSignal<PhraseFailure | null>(null);
  const run = async (): Promise<void> => {
    if (isRunning.peek()) return;
    fault.value = null;
    isRunning.value = true;
    try {
      fault.value = await task();
    } finally {
      isRunning.value = false;
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {children}
      <PhraseFault fault={fault.value} />
      <div class="sync-buttons">
        <button type="submit" class="primary" disabled={isRunning.value}>
          {isRunning.value ? words.starting : name}
        </button>
      </div>
    </form>
  );
}

/** Another device has changed the passphrase: this one goes on with the new one. */
export function EnterPhrase({ account }: { readonly account: string }) {
  const words = syncTexts.value;
  const sync = useStore(openProgressSync);
  const phrase = useSignal('');
  return (
    <OneTask
      name={words.join}
      task={async () => {
        const typed = normalPhrase(phrase.peek());
        const joined = await sync.join(account, 'sealed', typed === '' ? null : typed);
        return joined.ok ? null : joined.error;
      }}
    >
      <PhraseField label={words.phrase} phrase={phrase} />
    </OneTask>
  );
}

/** Another device has ended the encryption: this one sends nothing readable before it is told to. */
export function AgreeToPlain({ account }: { readonly account: string }) {
  const sync = useStore(openProgressSync);
  return (
    <OneTask
      name={syncTexts.value.agree}
      task={async () => {
        const joined = await sync.join(account, 'plain', null);
        return joined.ok ? null : joined.error;
      }}
    >
      {null}
    </OneTask>
  );
}

/** Something to be changed, folded until somebody wants it, and again when it is done. */
function Change({
  name,
  about,
  children,
}: {
  readonly name: string;
  readonly about: string;
  readonly children: (fold: () => void) => ComponentChildren;
}) {
  const box = useRef<HTMLDetailsElement>(null);
  const fold = (): void => {
    box.current?.removeAttribute('open');
    box.current?.querySelector('summary')?.focus();
  };
  return (
    <details ref={box}>
      <summary>{name}</summary>
      <p class="hint">{about}</p>
      {children(fold)}
    </details>
  );
}

function NewPhraseTask({
  account,
  form,
  name,
  onDone,
}: {
  readonly account: string;
  readonly form: ProgressForm;
  readonly name: string;
  readonly onDone: () => void;
}) {
  const words = syncTexts.value;
  const sync = useStore(openProgressSync);
  const old = useSignal('');
  const next = useSignal('');
  const change = async (): Promise<PhraseFailure | null> => {
    const typed = { old: normalPhrase(old.peek()), next: normalPhrase(next.peek()) };
    if (form === 'sealed' && typed.old === '') return 'phrase-needed';
    if (typed.next.length < SHORTEST_PHRASE) return 'short-phrase';
    if (typed.next === typed.old) return 'same-phrase';
    const isSealed = form === 'sealed';
    const to = { form: 'sealed', old: isSealed ? typed.old : null, next: typed.next } as const;
    const changed = await sync.changeTo(account, to);
    // What is unsure is said where it will be known.
    if (!changed.ok && changed.error !== 'unsure')
      return changed.error === 'wrong-phrase' ? 'wrong-old-phrase' : changed.error;
    [old.value, next.value] = ['', ''];
    onDone();
    return null;
  };
  return (
    <OneTask name={name} task={change}>
      {form === 'sealed' && <PhraseField label={words.oldPhrase} phrase={old} />}
      <PhraseField label={words.newPhrase} phrase={next} isNew />
    </OneTask>
  );
}

function UnsealTask({ account, onDone }: { readonly account: string; readonly onDone: () => void }) {
  const sync = useStore(openProgressSync);
  return (
    <OneTask
      name={syncTexts.value.unsealNow}
      task={async () => {
        const changed = await sync.changeTo(account, { form: 'plain' });
        if (!changed.ok && changed.error !== 'unsure') return changed.error;
        onDone();
        return null;
      }}
    >
      {null}
    </OneTask>
  );
}

export function ChangeCopy({ account, form }: { readonly account: string; readonly form: ProgressForm }) {
  const words = syncTexts.value;
  if (!canSeal()) return null;
  if (form === 'plain')
    return (
      <Change name={words.seal} about={words.sealAbout}>
        {(fold) => <NewPhraseTask account={account} form={form} name={words.sealNow} onDone={fold} />}
      </Change>
    );
  return (
    <>
      <Change name={words.changePhrase} about={words.changePhraseAbout}>
        {(fold) => <NewPhraseTask account={account} form={form} name={words.changePhraseNow} onDone={fold} />}
      </Change>
      <Change name={words.unseal} about={words.unsealAbout}>
        {(fold) => <UnsealTask account={account} onDone={fold} />}
      </Change>
    </>
  );
}
