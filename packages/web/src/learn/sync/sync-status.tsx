/** How it stands with synchronising: when it was last done, what it waits for, or what went wrong and what to do. */

import type { ProgressForm } from '@lexiko/protocol';
import type { SyncTexts } from '@lexiko/texts/en/learn/sync';
import { usePage, useStore } from '../../page/page-context.ts';
import { openLearner } from '../../page/storage/learner.ts';
import { locale } from '../../texts/current.ts';
import { openProgressSync } from './open-sync.ts';
import type { SyncFailure } from './sync-failures.ts';
import { syncTexts } from './sync-texts.ts';
import './sync.css';

/** Which sentence says what to do. */
function faultOf(why: SyncFailure, form: ProgressForm | null): keyof SyncTexts['failed'] {
  switch (why) {
    case 'UNREACHABLE':
      return 'offline';
    case 'NOBODY':
    case 'GUESTS_CANNOT':
      return 'signedOut';
    case 'PROGRESS_FULL':
      return 'full';
    case 'locked':
      return form === 'plain' ? 'sealed' : 'locked';
    case 'unsealed':
    case 'ended':
    case 'broken':
      return why;
    case 'too-large':
    case 'TOO_LARGE':
    case 'UNREADABLE':
      return 'tooLarge';
    default:
      return 'busy';
  }
}

function whenText(ms: number): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

export function SyncStatus() {
  const words = syncTexts.value;
  const { state, doneMs } = useStore(openProgressSync);
  const { value: form } = useStore(openLearner).form;
  const { value: now } = state;
  const last = doneMs.value === null ? null : whenText(doneMs.value);
  switch (now.kind) {
    case 'done':
      return <p role="status">{last === null ? words.waiting : words.done(last)}</p>;
    case 'running':
      return <p role="status">{words.running(now.pieces)}</p>;
    case 'waiting':
      return (
        <p role="status">
          {words.waiting} {last === null ? '' : words.before(last)}
        </p>
      );
    case 'failed':
      return (
        <p role="status" class="fault">
          {words.failed[faultOf(now.why, form)]} {last === null ? '' : words.before(last)}
        </p>
      );
  }
}

/** On the start page of Learn: whether what is learnt here is synchronised, and the way to change that. */
export function SyncLine() {
  const words = syncTexts.value;
  const { form } = useStore(openLearner);
  // Pupils with a card have no account.
  if (usePage().pupilOf.value.value !== null) return null;
  return (
    <section class="sync-line" aria-label={words.line}>
      {form.value === null ? <p class="hint">{words.lineOff}</p> : <SyncStatus />}
      <a href="#/online/account">{words.line}</a>
    </section>
  );
}
