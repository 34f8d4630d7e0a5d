/**
 * Passkey ceremonies: a challenge that can be answered once, before it expires. `@simplewebauthn/server` checks the
 * answer. User verification (PIN or fingerprint) is required, because the passkey is the only factor.
 */

import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Ceremony } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import type { Now } from '../ports.ts';
import type { AccountStore, CeremonyRecord, PasskeyRecord } from './account-store.ts';
import { deny, type RequestRefusal } from './request-context.ts';
import { hashOf, newToken } from './sessions.ts';

const CEREMONY_MS = 5 * 60 * 1000;
const SITE_NAME = 'Lexiko';

/** The answer of a browser as JSON; the library checks its form. */
type ResponseJson = Readonly<Record<string, unknown>>;

/** The person a passkey is created for. */
export interface Owner {
  readonly person: string;
  readonly login: string;
  readonly name: string | null;
}

export class Passkeys {
  readonly #store: AccountStore;
  readonly #now: Now;

  constructor(store: AccountStore, now: Now) {
    this.#store = store;
    this.#now = now;
  }

  async beginMaking(kind: 'sign-up' | 'add', owner: Owner, origin: string): Promise<Ceremony> {
    const known = await this.#store.passkeysOf(owner.person);
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: new URL(origin).hostname,
      userName: owner.login,
      userID: new TextEncoder().encode(owner.person),
      userDisplayName: owner.name ?? owner.login,
      timeout: CEREMONY_MS,
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return this.#open({ kind, challenge: options.challenge, ...owner }, { ...options });
  }

  async beginUsing(origin: string): Promise<Ceremony> {
    const options = await generateAuthenticationOptions({
      rpID: new URL(origin).hostname,
      timeout: CEREMONY_MS,
      userVerification: 'required',
    });
    const nobody = { person: null, login: null, name: null };
    return this.#open({ kind: 'sign-in', challenge: options.challenge, ...nobody }, { ...options });
  }

  /** Verifies a new passkey and returns it with its purpose. Does not store it. */
  async made(
    kind: 'sign-up' | 'add',
    { ceremony, response }: { readonly ceremony: string; readonly response: ResponseJson },
    { origin, label }: { readonly origin: string; readonly label: string },
  ): Promise<Result<{ readonly owner: Owner; readonly passkey: PasskeyRecord }, RequestRefusal>> {
    const begun = await this.#take(ceremony, kind);
    if (begun === null || begun.person === null || begun.login === null) return deny('CEREMONY_OVER');
    const { person, login, name } = begun;
    const checked = await verifyRegistrationResponse({
      response: response as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: begun.challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
    }).catch(() => null); // it throws at any malformed answer
    if (checked?.verified !== true) return deny('WRONG_CREDENTIALS');
    const { credential } = checked.registrationInfo;
    const passkey: PasskeyRecord = {
      id: credential.id,
      person,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      label,
      createdMs: this.#now(),
      usedMs: null,
    };
    return ok({ owner: { person, login, name }, passkey });
  }

  /** Verifies the answer of a stored passkey and returns its owner. */
  async used(
    { ceremony, response }: { readonly ceremony: string; readonly response: ResponseJson },
    origin: string,
  ): Promise<Result<string, RequestRefusal>> {
    const begun = await this.#take(ceremony, 'sign-in');
    if (begun === null) return deny('CEREMONY_OVER');
    const { id } = response;
    const passkey = typeof id === 'string' ? await this.#store.passkey(id) : null;
    if (passkey === null) return deny('WRONG_CREDENTIALS');
    const checked = await verifyAuthenticationResponse({
      response: response as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: begun.challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: [...passkey.transports],
      },
    }).catch(() => null);
    if (checked?.verified !== true) return deny('WRONG_CREDENTIALS');
    await this.#store.usePasskey(passkey.id, checked.authenticationInfo.newCounter, this.#now());
    return ok(passkey.person);
  }

  async #open(
    begun: Omit<CeremonyRecord, 'idHash' | 'expiresMs'>,
    options: Record<string, unknown>,
  ): Promise<Ceremony> {
    const ceremony = newToken();
    const expiresMs = this.#now() + CEREMONY_MS;
    await this.#store.openCeremony({ ...begun, idHash: hashOf(ceremony), expiresMs });
    return { ceremony, options };
  }

  async #take(ceremony: string, kind: CeremonyRecord['kind']): Promise<CeremonyRecord | null> {
    const begun = await this.#store.takeCeremony(hashOf(ceremony), this.#now());
    return begun?.kind === kind ? begun : null;
  }
}
