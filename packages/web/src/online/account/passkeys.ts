/** Passkeys: the two halves of a ceremony, with the browser's own window between them. */

import type { Ceremony, Me, Proof, RequestAnswer } from '@lexiko/protocol';
import { err, ok, type Result } from '@lexiko/rules';
import type { RequestFailure, Requests } from '../connection/requests.ts';
import type { Online } from '../online-context.ts';

/** What a ceremony needs. */
type Asker = Pick<Online, 'requests' | 'session'>;

/** `CANCELLED`: the browser's window was closed, or no passkey fits. */
export type PasskeyFailure = RequestFailure | 'CANCELLED';

/** Whether passkeys work here: they need a host name, not an IP address. */
export function hasPasskeys(): boolean {
  if (/^[\d.]+$|:/u.test(location.hostname)) return false;
  return 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

type Response = Record<string, unknown>;

async function create({ options }: Ceremony): Promise<Response | null> {
  // The server sends the form that the browser expects.
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return asJson(await navigator.credentials.create({ publicKey }).catch(() => null));
}

async function get({ options }: Ceremony): Promise<Response | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return asJson(await navigator.credentials.get({ publicKey }).catch(() => null));
}

function asJson(credential: Credential | null): Response | null {
  return credential instanceof PublicKeyCredential ? { ...credential.toJSON() } : null;
}

export async function signUpWithPasskey(
  requests: Requests,
  login: string,
): Promise<Result<Me, PasskeyFailure>> {
  const begun = await requests.request('passkeySignUp', { login });
  if (!begun.ok) return begun;
  const response = await create(begun.value);
  if (response === null) return err('CANCELLED');
  return requests.request('passkeySignUpFinish', { ceremony: begun.value.ceremony, response });
}

export async function signInWithPasskey({ requests, session }: Asker): Promise<Result<Me, PasskeyFailure>> {
  const begun = await requests.request('passkeySignIn', session.ofClass());
  if (!begun.ok) return begun;
  const response = await get(begun.value);
  if (response === null) return err('CANCELLED');
  return requests.request('passkeySignInFinish', { ceremony: begun.value.ceremony, response });
}

export async function addPasskey(
  requests: Requests,
  proof: Proof,
): Promise<Result<RequestAnswer<'passkeyAddFinish'>, PasskeyFailure>> {
  const begun = await requests.request('passkeyAdd', { proof });
  if (!begun.ok) return begun;
  const response = await create(begun.value);
  if (response === null) return err('CANCELLED');
  return requests.request('passkeyAddFinish', { ceremony: begun.value.ceremony, response });
}

/** Proves ownership by passkey. */
export async function proveByPasskey({ requests, session }: Asker): Promise<Result<Proof, PasskeyFailure>> {
  const begun = await requests.request('passkeySignIn', session.ofClass());
  if (!begun.ok) return begun;
  const response = await get(begun.value);
  return response === null
    ? err('CANCELLED')
    : ok({ kind: 'passkey', ceremony: begun.value.ceremony, response });
}
