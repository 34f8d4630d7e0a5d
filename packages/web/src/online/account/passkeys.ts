/** Passkeys: the two halves of a ceremony, with the browser's own window between them. */

import type { Ceremony, Me, Proof, RequestAnswer } from '@lexiko/protocol';
import { err, ok, type Result } from '@lexiko/rules';
import { request, type RequestFailure } from '../connection/requests.ts';
import { ofClass } from '../connection/session.ts';

/** `CANCELLED`: the browser's window was closed, or no passkey fits. */
export type PasskeyFailure = RequestFailure | 'CANCELLED';

/** Whether this browser can do it here: a passkey belongs to a name, and an address of digits is none. */
export function hasPasskeys(): boolean {
  if (/^[\d.]+$|:/u.test(location.hostname)) return false;
  return 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

type Response = Record<string, unknown>;

async function create({ options }: Ceremony): Promise<Response | null> {
  // The server writes what the browser reads.
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

export async function signUpWithPasskey(login: string): Promise<Result<Me, PasskeyFailure>> {
  const begun = await request('passkeySignUp', { login });
  if (!begun.ok) return begun;
  const response = await create(begun.value);
  if (response === null) return err('CANCELLED');
  return request('passkeySignUpFinish', { ceremony: begun.value.ceremony, response });
}

export async function signInWithPasskey(): Promise<Result<Me, PasskeyFailure>> {
  const begun = await request('passkeySignIn', ofClass());
  if (!begun.ok) return begun;
  const response = await get(begun.value);
  if (response === null) return err('CANCELLED');
  return request('passkeySignInFinish', { ceremony: begun.value.ceremony, response });
}

export async function addPasskey(
  proof: Proof,
): Promise<Result<RequestAnswer<'passkeyAddFinish'>, PasskeyFailure>> {
  const begun = await request('passkeyAdd', { proof });
  if (!begun.ok) return begun;
  const response = await create(begun.value);
  if (response === null) return err('CANCELLED');
  return request('passkeyAddFinish', { ceremony: begun.value.ceremony, response });
}

/** That it is the owner who asks, by passkey. */
export async function proveByPasskey(): Promise<Result<Proof, PasskeyFailure>> {
  const begun = await request('passkeySignIn', ofClass());
  if (!begun.ok) return begun;
  const response = await get(begun.value);
  return response === null
    ? err('CANCELLED')
    : ok({ kind: 'passkey', ceremony: begun.value.ceremony, response });
}
