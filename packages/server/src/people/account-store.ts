/**
 * The store of sessions, accounts, passkeys and unfinished passkey ceremonies.
 */

export interface NewSession {
  /** Only a hash of the token is kept: whoever reads the database cannot take over a session. */
  readonly tokenHash: string;
  readonly person: string;
  /** What the browser says it is, in a few words. */
  readonly client: string;
  readonly atMs: number;
  /** The device it is opened on, by the hash of its token; none for guests. */
  readonly deviceHash?: string | undefined;
}

export interface SessionRecord {
  readonly tokenHash: string;
  readonly client: string;
  readonly createdMs: number;
  readonly seenMs: number;
  /** `null`: it is not known. */
  readonly deviceHash: string | null;
}

export interface AccountRecord {
  readonly person: string;
  /** In lower case. */
  readonly login: string;
  /** `null` where only passkeys open it. */
  readonly passwordHash: string | null;
  readonly createdMs: number;
}

export interface PasskeyRecord {
  /** The id of the credential, as are keys, in base64url. */
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  /** How often its device says it has signed; 0 for those that do not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly createdMs: number;
  readonly usedMs: number | null;
}

/** What a passkey is to be made or used for. The person of a sign-up comes into being with it. */
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
  readonly account: AccountRecord;
  /** The name to take; `null` keeps that of the guest. */
  readonly name: string | null;
  readonly passkey: PasskeyRecord | null;
  /** Replaces all sessions that the guest had. */
  readonly session: NewSession;
}

export interface SignIn {
  readonly session: NewSession;
  /** The session that signs in, and is over with it. */
  readonly replaces: string | null;
  /** A guest whose games move to the account; the guest is deleted. */
  readonly guest: string | null;
}

export interface AccountStore {
  createSession(session: NewSession): Promise<void>;
  /** Those that have not expired, the latest used first. */
  sessionsOf(person: string, atMs: number): Promise<readonly SessionRecord[]>;
  /** Those of these that have not ended. */
  liveAmong(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Ends these sessions of a person. */
  endSessions(person: string, tokenHashes: readonly string[]): Promise<void>;

  /** Makes a guest, or somebody new, the owner of an account. */
  signUp(signUp: SignUp): Promise<'signed-up' | 'login-taken' | 'passkey-known' | 'signed-in-already'>;
  /** Answers which games have moved. */
  signIn(signIn: SignIn): Promise<readonly string[]>;
  account(person: string): Promise<AccountRecord | null>;
  accountByLogin(login: string): Promise<AccountRecord | null>;
  /** All other sessions are over; `session` is a new one. */
  setPassword(person: string, passwordHash: string, session: NewSession): Promise<void>;

  addPasskey(passkey: PasskeyRecord): Promise<'added' | 'passkey-known'>;
  passkey(id: string): Promise<PasskeyRecord | null>;
  passkeysOf(person: string): Promise<readonly PasskeyRecord[]>;
  usePasskey(id: string, counter: number, atMs: number): Promise<void>;
  removePasskey(person: string, id: string): Promise<'removed' | 'unknown' | 'last-way-in'>;

  /**
   * Forgets a person. Games that were only theirs go with them; in games with others a former player, nameless and
   * without a session, takes their place. Answers which games those are.
   */
  removePerson(person: string): Promise<readonly string[]>;

  openCeremony(ceremony: CeremonyRecord): Promise<void>;
  /** Each ceremony can be taken once. */
  takeCeremony(idHash: string, atMs: number): Promise<CeremonyRecord | null>;
  /** Forgets what has expired. */
  forgetExpired(atMs: number): Promise<void>;
  /** Guests whose sessions have all expired: nobody can sign in as them again. */
  expiredGuests(atMs: number, limit: number): Promise<readonly string[]>;
}
