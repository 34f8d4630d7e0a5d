/** Changes of the copy at the server that a device asks for: another passphrase, another form, and why one is not made. */

import type { ProgressCopy } from '@lexiko/protocol';
import { err, ok, type Result } from '@lexiko/rules';
import { changedLock, newLock } from './seal.ts';
import type { ChangeFailure, SyncFailure } from './sync-failures.ts';
import type { WantedChange } from './sync-store.ts';

/** What a copy is to become. `old`: the passphrase that it has now, if it is to have another one. */
export type CopyChange =
  | { readonly form: 'plain' }
  | { readonly form: 'sealed'; readonly old: string | null; readonly next: string };

export function changeFailureOf(why: SyncFailure): ChangeFailure {
  switch (why) {
    case 'ended':
    case 'locked':
    case 'unsealed':
      return 'moved';
    case 'too-large':
    case 'broken':
      return 'not-done';
    default:
      return why;
  }
}

/** What the server is asked for. */
export async function wantedChange(
  copy: ProgressCopy,
  to: CopyChange,
): Promise<Result<WantedChange, 'wrong-phrase'>> {
  if (to.form === 'plain') return ok({ form: 'plain', lock: null, keys: null });
  const made =
    copy.lock === null
      ? await newLock(to.next)
      : await changedLock({ lock: copy.lock, copy: copy.id }, { old: to.old ?? '', next: to.next });
  return made === null ? err('wrong-phrase') : ok({ form: 'sealed', ...made });
}
