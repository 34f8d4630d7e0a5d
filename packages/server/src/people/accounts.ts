/** Accounts: signing up, signing in (always with a new session), and changes that only the owner may make. */

import {
  isPersonName,
  type Account,
  type Ceremony,
  type Me,
  type Proof,
  type RequestBody,
} from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import type { Now } from '../ports.ts';
import type { PeopleStores } from './people-stores.ts';
import { shownPerson, type PersonRecord } from './person.ts';
import type { AccountRecord, PasskeyRecord } from './account-store.ts';
import { deny, type Answer, type RequestContext, type RequestRefusal } from './request-context.ts';
import { Passkeys } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { admitGuest, hashOf, newPersonId, newToken, openSession, type Known } from './sessions.ts';
import { SignInLimits, type AccountLimits, type ClassOf } from './sign-in-limits.ts';

export interface AccountParts {
  readonly store: PeopleStores;
  readonly now: Now;
  readonly limits: AccountLimits;
  readonly classOf: ClassOf;
  /** The class of a pupil who came in by a card; `null`: somebody else. */
  readonly pupilOf: (person: string) => Promise<string | null>;
  /** Called after sessions of a person have ended. */
  readonly onSessionsEnded: (person: string) => void;
  /** Called after seats of a game have moved to another person. */
  readonly onSeatsMoved: (game: string) => void;
}

const GUEST_NAME = 'Guest';
const PASSKEY_LABEL = 'Passkey';

export class Accounts {
  readonly #parts: AccountParts;
  readonly #passwords = new Passwords();
  readonly #passkeys: Passkeys;
  readonly limits: SignInLimits;

  constructor(parts: AccountParts) {
    const { store, now } = parts;
    this.#parts = parts;
    this.#passkeys = new Passkeys(store.accounts, now);
    this.limits = new SignInLimits(parts);
  }

  async me({ known }: RequestContext): Answer<Me> {
    return known === null ? deny('NOBODY') : ok({ body: await this.#me(known.person) });
  }

  async guest({ known, client }: RequestContext, { name = GUEST_NAME }: RequestBody<'guest'>): Answer<Me> {
    const { store, now } = this.#parts;
    if (known !== null) return ok({ body: await this.#me(known.person) });
    const { person, token } = await admitGuest(store, { name, client, nowMs: now() });
    return ok({ body: { person, account: null }, token, status: 201 });
  }

  async signUp(request: RequestContext, { login, password, name }: RequestBody<'signUp'>): Answer<Me> {
    if (!(await this.limits.mayCome(request))) return deny('TOO_MANY_MESSAGES');
    const refusal = await this.#refuseSignUp(request, login);
    if (refusal !== null) return refusal;
    const passwordHash = await this.#passwords.hash(password);
    const owner = {
      person: request.known?.person.id ?? newPersonId(),
      login,
      name: name ?? nameFor(request, login),
    };
    return this.#signUp(request, owner, { passwordHash, passkey: null });
  }

  async signIn(
    request: RequestContext,
    { login: given, password, classCode }: RequestBody<'signIn'>,
  ): Answer<Me> {
    const login = given.toLowerCase();
    if (!(await this.limits.mayTryPassword(request, login, classCode))) return deny('TOO_MANY_MESSAGES');
    const account = await this.#parts.store.accounts.accountByLogin(login);
    const isRight = await this.#passwords.isRight(account?.passwordHash ?? null, password);
    if (!isRight || account === null) return deny('WRONG_CREDENTIALS');
    await this.limits.forgive(request, login);
    return this.#signIn(request, account.person);
  }

  async passkeySignUp(request: RequestContext, body: RequestBody<'passkeySignUp'>): Answer<Ceremony> {
    if (request.origin === null) return deny('NO_PASSKEYS_HERE');
    if (!(await this.limits.mayCome(request))) return deny('TOO_MANY_MESSAGES');
    const refusal = await this.#refuseSignUp(request, body.login);
    if (refusal !== null) return refusal;
    const person = request.known?.person.id ?? newPersonId();
    const owner = {
      person,
      login: body.login.toLowerCase(),
      name: body.name ?? nameFor(request, body.login),
    };
    return ok({ body: await this.#passkeys.beginMaking('sign-up', owner, request.origin) });
  }

  async passkeySignUpFinish(request: RequestContext, body: RequestBody<'passkeySignUpFinish'>): Answer<Me> {
    if (request.origin === null) return deny('NO_PASSKEYS_HERE');
    const made = await this.#passkeys.made('sign-up', body, { origin: request.origin, label: PASSKEY_LABEL });
    if (!made.ok) return made;
    const { owner, passkey } = made.value;
    // A ceremony that one guest began must not be finished by another.
    if (request.known !== null && request.known.person.id !== owner.person) return deny('CEREMONY_OVER');
    if (request.known === null && (await this.#parts.store.people.person(owner.person)) !== null)
      return deny('CEREMONY_OVER');
    return this.#signUp(request, owner, { passwordHash: null, passkey });
  }

  async passkeySignIn(
    request: RequestContext,
    { classCode }: RequestBody<'passkeySignIn'>,
  ): Answer<Ceremony> {
    const { origin } = request;
    if (origin === null) return deny('NO_PASSKEYS_HERE');
    if (!(await this.limits.mayCome(request, classCode))) return deny('TOO_MANY_MESSAGES');
    return ok({ body: await this.#passkeys.beginUsing(origin) });
  }

  async passkeySignInFinish(request: RequestContext, body: RequestBody<'passkeySignInFinish'>): Answer<Me> {
    if (request.origin === null) return deny('NO_PASSKEYS_HERE');
    const used = await this.#passkeys.used(body, request.origin);
    return used.ok ? this.#signIn(request, used.value) : used;
  }

  async passkeyAdd(request: RequestContext, { proof }: RequestBody<'passkeyAdd'>): Answer<Ceremony> {
    if (request.origin === null) return deny('NO_PASSKEYS_HERE');
    const owner = await this.owner(request, proof);
    if (!owner.ok) return owner;
    const { known, account } = owner.value;
    const { id: person, name } = known.person;
    return ok({
      body: await this.#passkeys.beginMaking('add', { person, login: account.login, name }, request.origin),
    });
  }

  async passkeyAddFinish(
    request: RequestContext,
    { label = PASSKEY_LABEL, ...body }: RequestBody<'passkeyAddFinish'>,
  ): Answer<Me> {
    if (request.origin === null) return deny('NO_PASSKEYS_HERE');
    if (request.known === null) return deny('NOBODY');
    const made = await this.#passkeys.made('add', body, { origin: request.origin, label });
    if (!made.ok) return made;
    if (made.value.owner.person !== request.known.person.id) return deny('CEREMONY_OVER');
    const added = await this.#parts.store.accounts.addPasskey(made.value.passkey);
    return added === 'added' ? this.me(request) : deny('PASSKEY_KNOWN');
  }

  async passkeyRemove(request: RequestContext, { passkey, proof }: RequestBody<'passkeyRemove'>): Answer<Me> {
    const owner = await this.owner(request, proof);
    if (!owner.ok) return owner;
    switch (await this.#parts.store.accounts.removePasskey(owner.value.account.person, passkey)) {
      case 'removed':
        return this.me(request);
      case 'unknown':
        return deny('NOT_FOUND');
      case 'last-way-in':
        return deny('LAST_WAY_IN');
    }
  }

  async password(request: RequestContext, { password, proof }: RequestBody<'password'>): Answer<Me> {
    const { store, now, onSessionsEnded } = this.#parts;
    const owner = await this.owner(request, proof);
    if (!owner.ok) return owner;
    const { person } = owner.value.known;
    const passwordHash = await this.#passwords.hash(password);
    const device = await this.#deviceOf(request);
    const { session, token } = openSession(person.id, request.client, now(), hashOf(device));
    await store.accounts.setPassword(person.id, passwordHash, session);
    // Somebody who knew the old password may have signed in elsewhere.
    const others = await store.devices.of(person.id, now());
    await store.devices.forget(
      person.id,
      others.map(({ tokenHash }) => tokenHash),
    );
    await this.#remember(person.id, device, request);
    onSessionsEnded(person.id);
    return ok({ body: await this.#me(person), token, device });
  }

  /** Sets a password for somebody who has shown in another way that the account is theirs. All sessions end. */
  async resetPassword(person: string, password: string): Promise<void> {
    const { store, now, onSessionsEnded } = this.#parts;
    await store.accounts.resetPassword(person, await this.#passwords.hash(password));
    const devices = await store.devices.of(person, now());
    await store.devices.forget(
      person,
      devices.map(({ tokenHash }) => tokenHash),
    );
    onSessionsEnded(person);
  }

  /** The account of the request, if the proof is correct. The limits for signing in apply. */
  async owner(
    request: RequestContext,
    proof: Proof,
  ): Promise<Result<{ readonly known: Known; readonly account: AccountRecord }, RequestRefusal>> {
    const { known, origin } = request;
    if (known === null) return deny('NOBODY');
    const account = await this.#parts.store.accounts.account(known.person.id);
    if (account === null) return deny('GUESTS_CANNOT');
    if (proof.kind === 'password') {
      if (!(await this.limits.mayTryPassword(request, account.login))) return deny('TOO_MANY_MESSAGES');
      if (!(await this.#passwords.isRight(account.passwordHash, proof.password)))
        return deny('WRONG_CREDENTIALS');
      await this.limits.forgive(request, account.login);
      return ok({ known, account });
    }
    if (origin === null) return deny('NO_PASSKEYS_HERE');
    const used = await this.#passkeys.used(proof, origin);
    if (!used.ok) return used;
    return used.value === known.person.id ? ok({ known, account }) : deny('WRONG_CREDENTIALS');
  }

  async #refuseSignUp({ known }: RequestContext, login: string): Promise<ReturnType<typeof deny> | null> {
    const { accounts } = this.#parts.store;
    if (known !== null && (await accounts.account(known.person.id)) !== null)
      return deny('SIGNED_IN_ALREADY');
    if (known !== null && (await this.#isPupil(known.person.id))) return deny('PUPILS_CANNOT');
    return (await accounts.accountByLogin(login.toLowerCase())) === null ? null : deny('LOGIN_TAKEN');
  }

  async #signUp(
    request: RequestContext,
    {
      person,
      login,
      name,
    }: { readonly person: string; readonly login: string; readonly name: string | null },
    {
      passwordHash,
      passkey,
    }: { readonly passwordHash: string | null; readonly passkey: PasskeyRecord | null },
  ): Answer<Me> {
    const { store, now, onSessionsEnded } = this.#parts;
    const device = await this.#deviceOf(request);
    const { session, token } = openSession(person, request.client, now(), hashOf(device));
    const account = { person, login: login.toLowerCase(), passwordHash, createdMs: now() };
    switch (await store.accounts.signUp({ account, name, passkey, session })) {
      case 'signed-up': {
        await this.#remember(person, device, request);
        if (request.known !== null) onSessionsEnded(person);
        const named = (await store.people.person(person)) ?? { id: person, name: name ?? login };
        return ok({ body: await this.#me(named), token, device, status: 201 });
      }
      case 'login-taken':
        return deny('LOGIN_TAKEN');
      case 'passkey-known':
        return deny('PASSKEY_KNOWN');
      case 'signed-in-already':
        return deny('SIGNED_IN_ALREADY');
    }
  }

  async #signIn(request: RequestContext, id: string): Answer<Me> {
    const { known, client } = request;
    const { store, now, onSessionsEnded, onSeatsMoved } = this.#parts;
    const person = await store.people.person(id);
    if (person === null) return deny('WRONG_CREDENTIALS'); // deleted meanwhile
    const device = await this.#deviceOf(request);
    const { session, token } = openSession(id, client, now(), hashOf(device));
    // Whoever signs in at a school's device does not take the last pupil along.
    const isGuest = known !== null && known.person.id !== id && !(await this.#isPupil(known.person.id));
    const guest = isGuest ? known.person.id : null;
    const moved = await store.accounts.signIn({ session, replaces: known?.tokenHash ?? null, guest });
    if (known !== null) onSessionsEnded(known.person.id);
    for (const game of moved) onSeatsMoved(game);
    await this.#remember(id, device, request);
    return ok({ body: await this.#me(person), token, device });
  }

  /** Keeps a token that we issued, so that two people can share a browser; any other may have been planted. */
  async #deviceOf({ device }: RequestContext): Promise<string> {
    const { store, now } = this.#parts;
    const isOurs = device !== null && (await store.devices.isKnown(hashOf(device), null, now()));
    return isOurs ? device : newToken();
  }

  async #remember(person: string, device: string, { client }: RequestContext): Promise<void> {
    const { store, now } = this.#parts;
    await store.devices.remember(person, { tokenHash: hashOf(device), client }, now());
  }

  async #me(person: PersonRecord): Promise<Me> {
    const { id } = person;
    const { accounts } = this.#parts.store;
    const account = await accounts.account(id);
    const passkeys = account === null ? [] : await accounts.passkeysOf(id);
    const pupilOf = account === null ? await this.#parts.pupilOf(id) : null;
    return {
      person: shownPerson(person),
      account: account === null ? null : shown(account, passkeys),
      ...(pupilOf === null ? {} : { pupilOf }),
    };
  }

  async #isPupil(person: string): Promise<boolean> {
    return (await this.#parts.pupilOf(person)) !== null;
  }
}

/** `null`: a guest keeps their name, and a new person gets their login, if it is a valid name. */
function nameFor({ known }: RequestContext, login: string): string | null {
  return known === null && !isPersonName(login) ? GUEST_NAME : null;
}

function shown(
  { login, passwordHash, createdMs }: AccountRecord,
  passkeys: readonly PasskeyRecord[],
): Account {
  return {
    login,
    hasPassword: passwordHash !== null,
    passkeys: passkeys.map(({ id, label, createdMs: madeMs, usedMs }) => ({
      id,
      label,
      createdMs: madeMs,
      usedMs,
    })),
    createdMs,
  };
}
