/**
 * The store of sessions, accounts, passkeys and unfinished passkey ceremonies.
 */

export interface NewSession {
  /** Stores only a hash of the token, so that a reader of the database cannot take over a session. */
  readonly tokenHash: string;
  readonly person: string;
  /** A short name of the browser, from its user agent. */
  readonly client: string;
  readonly atMs: number;
  /** The hash of the token of the device; none for guests. */
  readonly deviceHash?: string | undefined;
}

export interface SessionRecord {
  readonly tokenHash: string;
  readonly client: string;
  readonly createdMs: number;
  readonly seenMs: number;
  /** `null`: unknown. */
  readonly deviceHash: string | null;
}

export interface AccountRecord {
  readonly person: string;
  /** In lower case. */
  readonly login: string;
  /** `null` for an account with passkeys only. */
  readonly passwordHash: string | null;
  readonly createdMs: number;
  /** When they pledged to play fair; `null`: not yet. */
  readonly pledgedMs: number | null;
}

export interface PasskeyRecord {
  /** The id of the credential in base64url, like the key. */
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  /** The signature counter of the authenticator; 0 for those without one. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly createdMs: number;
  readonly usedMs: number | null;
}

/** The purpose of a passkey ceremony. For a sign-up, the person is created with it. */
export interface CeremonyRecord {
  readonly idHash: string;
  readonly kind: 'sign-up' | 'sign-in' | 'add';
  readonly challenge: string;
  readonly person: string | null;
  readonly login: string | null;
  readonly name: string | null;
  readonly expiresMs: number;
}

export interface SignUp {
  readonly account: Omit<AccountRecord, 'pledgedMs'>;
  /** The new name; `null` keeps that of the guest. */
  readonly name: string | null;
  readonly passkey: PasskeyRecord | null;
  /** Replaces all sessions of the guest. */
  readonly session: NewSession;
}

export interface SignIn {
  readonly session: NewSession;
  /** The session that signs in, which ends with it. */
  readonly replaces: string | null;
  /** A guest whose games move to the account; the guest is deleted. */
  readonly guest: string | null;
}

export interface AccountStore {
  createSession(session: NewSession): Promise<void>;
  /** The sessions that have not expired, most recently used first. */
  sessionsOf(person: string, atMs: number): Promise<readonly SessionRecord[]>;
  /** Returns those of the sessions that have not ended. */
  liveAmong(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Ends these sessions of a person. */
  endSessions(person: string, tokenHashes: readonly string[]): Promise<void>;

  /** Creates an account for a guest or a new person. */
  signUp(signUp: SignUp): Promise<'signed-up' | 'login-taken' | 'passkey-known' | 'signed-in-already'>;
  /** Returns the games that moved to the account. */
  signIn(signIn: SignIn): Promise<readonly string[]>;
  account(person: string): Promise<AccountRecord | null>;
  accountByLogin(login: string): Promise<AccountRecord | null>;
  /** Notes the first pledge to play fair. */
  pledge(person: string, atMs: number): Promise<void>;
  /** Ends all sessions and opens `session`. */
  setPassword(person: string, passwordHash: string, session: NewSession): Promise<void>;
  /** Ends all sessions. */
  resetPassword(person: string, passwordHash: string): Promise<void>;

  addPasskey(passkey: PasskeyRecord): Promise<'added' | 'passkey-known'>;
  passkey(id: string): Promise<PasskeyRecord | null>;
  passkeysOf(person: string): Promise<readonly PasskeyRecord[]>;
  usePasskey(id: string, counter: number, atMs: number): Promise<void>;
  removePasskey(person: string, id: string): Promise<'removed' | 'unknown' | 'last-way-in'>;

  /**
   * Deletes a person and the games that only they played. In games with others, a nameless former player without a
   * session takes their place. Returns those games.
   */
  removePerson(person: string): Promise<readonly string[]>;

  openCeremony(ceremony: CeremonyRecord): Promise<void>;
  /** Returns a ceremony once. */
  takeCeremony(idHash: string, atMs: number): Promise<CeremonyRecord | null>;
  /** Deletes what has expired. */
  forgetExpired(atMs: number): Promise<void>;
  /** Guests whose sessions have all expired: nobody can sign in as them again. */
  expiredGuests(atMs: number, limit: number): Promise<readonly string[]>;
}
