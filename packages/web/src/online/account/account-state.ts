/** The state of the account screens: the signed-in person and the result of the last request. */

import type { Signal } from '@preact/signals';
import type { Me } from '@lexiko/protocol';
import type { Result } from '@lexiko/rules';
import { forgetAccount } from '../connection/been-online.ts';
import type { PasskeyFailure } from './passkeys.ts';
import type { Online } from '../online-context.ts';
import type { RequestFailure } from '../connection/requests.ts';
import { accountTexts } from '../online-texts.ts';

export interface AccountState {
  /** `null` until the server has answered. */
  readonly who: Signal<Me | null>;
  readonly fault: Signal<string | null>;
}

/** Shows the result of a request: the person, or the refusal. */
export function settle({ who, fault }: AccountState, result: Result<Me, PasskeyFailure>): boolean {
  fault.value = result.ok ? null : accountTexts.peek().failures[result.error];
  if (result.ok) who.value = result.value;
  return result.ok;
}

/** Disconnects before ending the session, so that the page does not reconnect as a new guest. */
export async function leave(
  { connection, requests, alerts }: Online,
  { fault }: AccountState,
  ask: () => Promise<Result<unknown, RequestFailure>>,
): Promise<void> {
  await connection.disconnect();
  await alerts.forgetBrowser(); // or the next person here would get the alerts of this one
  const gone = await requests.endSession(ask);
  if (gone.ok) return forgetAccount();
  fault.value = accountTexts.peek().failures[gone.error];
  connection.connect();
}
