/** Where a passphrase is entered, or a new one is chosen, and what is wrong with it. */

import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { SyncTexts } from '@lexiko/texts/en/learn/sync';
import { accountTexts } from '../../online/online-texts.ts';
import { TextField } from '../../parts/text-field.tsx';
import { LONGEST_PHRASE, newPhrase } from './seal.ts';
import type { ChangeFailure, JoinFailure } from './sync-failures.ts';
import { syncTexts } from './sync-texts.ts';

export type PhraseFailure = JoinFailure | ChangeFailure | 'short-phrase' | 'same-phrase' | 'wrong-old-phrase';

export function PhraseField({
  label,
  phrase,
  isNew = false,
}: {
  readonly label: string;
  readonly phrase: Signal<string>;
  /** It is chosen here: what it is for is said, and one is suggested. */
  readonly isNew?: boolean;
}) {
  const words = syncTexts.value;
  const about = useId();
  return (
    <>
      <TextField
        label={label}
        value={phrase.value}
        maxLength={LONGEST_PHRASE}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-describedby={isNew ? about : undefined}
        onValue={(value) => {
          phrase.value = value;
        }}
      />
      {isNew && (
        <>
          <p id={about} class="hint">
            {words.phraseAbout}
          </p>
          <button
            type="button"
            onClick={() => {
              phrase.value = newPhrase();
            }}
          >
            {words.suggest}
          </button>
        </>
      )}
    </>
  );
}

function saidOf(words: SyncTexts, fault: PhraseFailure): string {
  switch (fault) {
    case 'short-phrase':
      return words.shortPhrase;
    case 'same-phrase':
      return words.samePhrase;
    case 'wrong-phrase':
      return words.wrongPhrase;
    case 'wrong-old-phrase':
      return words.wrongOldPhrase;
    case 'phrase-needed':
      return words.phraseNeeded;
    case 'moved':
      return words.change.moved;
    case 'unsure':
      return words.change.unsure;
    case 'not-done':
      return words.change.notDone;
    default:
      return accountTexts.value.failures[fault];
  }
}

export function PhraseFault({ fault }: { readonly fault: PhraseFailure | null }) {
  if (fault === null) return null;
  return (
    <p class="fault" role="alert">
      {saidOf(syncTexts.value, fault)}
    </p>
  );
}
