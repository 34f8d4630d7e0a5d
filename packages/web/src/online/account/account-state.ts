/** Who one is to the server, on the screens of the account, and what came of the last thing asked for. */

import type { Signal } from '@preact/signals';
import type { Me } from '@lexiko/protocol';
import type { Result } from '@lexiko/rules';
import { goAway } from '../connection/been-online.ts';
import type { PasskeyFailure } from './passkeys.ts';
import type { Online } from '../online-context.ts';
import type { RequestFailure } from '../connection/requests.ts';
import { accountTexts } from '../online-texts.ts';

export interface AccountState {
  /** `null` until the server has told. */
  readonly who: Signal<Me | null>;
  readonly fault: Signal<string | null>;
}

/** Shows what came of something: who one is now, or why not. */
export function settle({ who, fault }: AccountState, result: Result<Me, PasskeyFailure>): boolean {
  fault.value = result.ok ? null : accountTexts.peek().failures[result.error];
  if (result.ok) who.value = result.value;
  return result.ok;
}

/** Hangs up before it asks to be gone: the session ends with its socket, and nobody is to come back as a new guest. */
export async function leave(
  { connection, requests }: Online,
  { fault }: AccountState,
  ask: () => Promise<Result<unknown, RequestFailure>>,
): Promise<void> {
  await connection.disconnect();
  const gone = await requests.endSession(ask);
  if (gone.ok) return goAway();
  fault.value = accountTexts.peek().failures[gone.error];
  connection.connect();
}
