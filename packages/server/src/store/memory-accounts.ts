/** Keeps what is known of people in memory. */

import type {
  AccountRecord,
  CeremonyRecord,
  NewSession,
  PasskeyRecord,
  AccountStore,
  SessionRecord,
  SignIn,
  SignUp,
} from '../people/account-store.ts';
import { FORMER_CREATED_MS, FORMER_PLAYER, SESSION_MS } from '../people/person.ts';
import { newPersonId } from '../people/sessions.ts';
import type { SeatRecord } from '../games/store/game-store.ts';
import type { MemoryComputers } from './memory-computers.ts';
import type { MemoryDevices } from './memory-devices.ts';
import type { MemoryRecords } from './memory-records.ts';
import type { MemoryTableStore } from './memory-table-store.ts';
import type { MemoryPresence } from './memory-presence.ts';
import type { KeptGame, KeptPerson, KeptSession } from './memory-tables.ts';

/** By their ids; sessions by the hash of the token. All are shared with the store that this is a part of. */
interface MemoryParts {
  readonly games: Map<string, KeptGame>;
  readonly people: Map<string, KeptPerson>;
  readonly sessions: Map<string, KeptSession>;
  readonly records: MemoryRecords;
  readonly tables: MemoryTableStore;
  readonly computers: MemoryComputers;
  readonly presence: MemoryPresence;
  readonly devices: MemoryDevices;
  /** Forgets the commands that a person has had done. */
  readonly forgetDone: (person: string) => void;
}

export class MemoryAccounts implements AccountStore {
  readonly #games: Map<string, KeptGame>;
  readonly #people: Map<string, KeptPerson>;
  readonly #sessions: Map<string, KeptSession>;
  readonly #records: MemoryRecords;
  readonly #tables: MemoryTableStore;
  readonly #computers: MemoryComputers;
  readonly #presence: MemoryPresence;
  readonly #devices: MemoryDevices;
  readonly #forgetDone: (person: string) => void;
  readonly #accounts = new Map<string, AccountRecord>();
  readonly #passkeys = new Map<string, PasskeyRecord>();
  readonly #ceremonies = new Map<string, CeremonyRecord>();

  constructor({
    games,
    people,
    sessions,
    records,
    tables,
    computers,
    presence,
    devices,
    forgetDone,
  }: MemoryParts) {
    this.#games = games;
    this.#people = people;
    this.#sessions = sessions;
    this.#records = records;
    this.#tables = tables;
    this.#computers = computers;
    this.#presence = presence;
    this.#devices = devices;
    this.#forgetDone = forgetDone;
  }

  has(person: string): boolean {
    return this.#accounts.has(person);
  }

  async createSession(session: NewSession): Promise<void> {
    this.#sessions.set(session.tokenHash, { ...session, seenMs: session.atMs });
  }

  async sessionsOf(person: string, atMs: number): Promise<readonly SessionRecord[]> {
    return [...this.#sessions.values()]
      .filter((session) => session.person === person && session.seenMs + SESSION_MS >= atMs)
      .sort((a, b) => b.seenMs - a.seenMs || b.atMs - a.atMs)
      .map(({ tokenHash, client, atMs: createdMs, seenMs, deviceHash = null }) => ({
        tokenHash,
        client,
        createdMs,
        seenMs,
        deviceHash,
      }));
  }

  async liveAmong(tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(tokenHashes.filter((hash) => this.#sessions.has(hash)));
  }

  async endSessions(person: string, tokenHashes: readonly string[]): Promise<void> {
    for (const hash of tokenHashes)
      if (this.#sessions.get(hash)?.person === person) this.#sessions.delete(hash);
  }

  async signUp({ account, name, passkey, session }: SignUp): ReturnType<AccountStore['signUp']> {
    const { person } = account;
    if (this.#accounts.has(person)) return 'signed-in-already';
    if (this.#byLogin(account.login) !== null) return 'login-taken';
    if (passkey !== null && this.#passkeys.has(passkey.id)) return 'passkey-known';
    const known = this.#people.get(person);
    this.#people.set(person, {
      id: person,
      name: name ?? known?.name ?? account.login,
      createdMs: known?.createdMs ?? account.createdMs,
    });
    this.#accounts.set(person, account);
    if (passkey !== null) this.#passkeys.set(passkey.id, passkey);
    this.#dropSessions(person);
    await this.createSession(session);
    return 'signed-up';
  }

  async signIn({ session, replaces, guest }: SignIn): Promise<readonly string[]> {
    await this.createSession(session);
    if (replaces !== null) this.#sessions.delete(replaces);
    if (guest === null || this.#accounts.has(guest)) return [];
    const moved = [...this.#games].flatMap(([id, game]) => (moveIn(game, guest, session.person) ? [id] : []));
    this.#records.hand(guest, session.person);
    this.#tables.settle(guest, session.person, 'moves');
    this.#presence.forgetPerson(guest);
    this.#dropSessions(guest);
    this.#forgetDone(guest);
    const isLeft = [...this.#games.values()].some(({ seats }) => seats.some((seat) => isAt(seat, guest)));
    if (!isLeft) this.#people.delete(guest);
    return moved;
  }

  async account(person: string): Promise<AccountRecord | null> {
    return this.#accounts.get(person) ?? null;
  }

  async accountByLogin(login: string): Promise<AccountRecord | null> {
    return this.#byLogin(login);
  }

  async setPassword(person: string, passwordHash: string, session: NewSession): Promise<void> {
    const account = this.#accounts.get(person);
    if (account !== undefined) this.#accounts.set(person, { ...account, passwordHash });
    this.#dropSessions(person);
    await this.createSession(session);
  }

  async addPasskey(passkey: PasskeyRecord): Promise<'added' | 'passkey-known'> {
    if (this.#passkeys.has(passkey.id)) return 'passkey-known';
    this.#passkeys.set(passkey.id, passkey);
    return 'added';
  }

  async passkey(id: string): Promise<PasskeyRecord | null> {
    return this.#passkeys.get(id) ?? null;
  }

  async passkeysOf(person: string): Promise<readonly PasskeyRecord[]> {
    return [...this.#passkeys.values()].filter((passkey) => passkey.person === person);
  }

  async usePasskey(id: string, counter: number, atMs: number): Promise<void> {
    const passkey = this.#passkeys.get(id);
    if (passkey !== undefined) this.#passkeys.set(id, { ...passkey, counter, usedMs: atMs });
  }

  async removePasskey(person: string, id: string): Promise<'removed' | 'unknown' | 'last-way-in'> {
    if (this.#passkeys.get(id)?.person !== person) return 'unknown';
    const isLast = [...this.#passkeys.values()].filter((passkey) => passkey.person === person).length === 1;
    if (isLast && this.#accounts.get(person)?.passwordHash === null) return 'last-way-in';
    this.#passkeys.delete(id);
    return 'removed';
  }

  async removePerson(person: string): Promise<readonly string[]> {
    const former = newPersonId();
    this.#people.set(former, { id: former, name: FORMER_PLAYER, createdMs: FORMER_CREATED_MS });
    const left: string[] = [];
    for (const [id, game] of this.#games) {
      const people = game.seats.flatMap(({ person: one, team }) => [
        one,
        ...(team ?? []).map((member) => member.person),
      ]);
      const isShared = people.some((one) => one !== null && one !== person);
      if (!isShared && (people.includes(person) || game.record.host === person)) {
        this.#games.delete(id);
        this.#records.dropGame(id);
        this.#tables.dropGame(id);
        this.#computers.dropGame(id);
        this.#presence.forgetGame(id);
      } else if (moveIn(game, person, former)) {
        left.push(id);
      }
    }
    this.#records.dropPerson(person);
    this.#tables.settle(person, former, 'is-forgotten');
    this.#presence.forgetPerson(person);
    this.#dropSessions(person);
    this.#devices.dropPerson(person);
    this.#forgetDone(person);
    this.#accounts.delete(person);
    for (const [id, passkey] of this.#passkeys) if (passkey.person === person) this.#passkeys.delete(id);
    for (const [id, begun] of this.#ceremonies) if (begun.person === person) this.#ceremonies.delete(id);
    this.#people.delete(person);
    if (left.length === 0 && !this.#tables.isNamed(former)) this.#people.delete(former);
    return left;
  }

  async openCeremony(ceremony: CeremonyRecord): Promise<void> {
    this.#ceremonies.set(ceremony.idHash, ceremony);
  }

  async takeCeremony(idHash: string, atMs: number): Promise<CeremonyRecord | null> {
    const ceremony = this.#ceremonies.get(idHash);
    this.#ceremonies.delete(idHash);
    return ceremony === undefined || ceremony.expiresMs < atMs ? null : ceremony;
  }

  async expiredGuests(atMs: number, limit: number): Promise<readonly string[]> {
    const sessions = [...this.#sessions.values()].filter(({ seenMs }) => seenMs + SESSION_MS >= atMs);
    const known = new Set([...this.#accounts.keys(), ...sessions.map(({ person }) => person)]);
    return [...this.#people.values()]
      .filter(({ createdMs }) => createdMs > FORMER_CREATED_MS && createdMs + SESSION_MS < atMs)
      .flatMap(({ id }) => (known.has(id) ? [] : [id]))
      .slice(0, limit);
  }

  async forgetExpired(atMs: number): Promise<void> {
    for (const [id, { expiresMs }] of this.#ceremonies) if (expiresMs < atMs) this.#ceremonies.delete(id);
    for (const [hash, { seenMs }] of this.#sessions)
      if (seenMs + SESSION_MS < atMs) this.#sessions.delete(hash);
  }

  /** Without a pause: between looking and writing nobody else comes. */
  #byLogin(login: string): AccountRecord | null {
    return [...this.#accounts.values()].find((account) => account.login === login) ?? null;
  }

  #dropSessions(person: string): void {
    for (const [hash, session] of this.#sessions) if (session.person === person) this.#sessions.delete(hash);
  }
}

function isAt({ person, team }: SeatRecord, who: string): boolean {
  return person === who || (team ?? []).some((member) => member.person === who);
}

/** Gives a guest's places in a game to an account. Answers whether there were any. */
function moveIn(game: KeptGame, guest: string, to: string): boolean {
  const { record, seats } = game;
  if (record.host !== guest && !seats.some((seat) => isAt(seat, guest))) return false;
  if (record.host === guest) game.record = { ...record, host: to };
  // Nobody is twice in the teams of a game.
  const isThere = seats.some(({ team }) => team?.some((member) => member.person === to) === true);
  game.seats = seats.map((seat) => ({
    ...seat,
    person: seat.person === guest ? to : seat.person,
    team:
      seat.team?.map((member) =>
        member.person === guest && !isThere ? { ...member, person: to } : member,
      ) ?? null,
  }));
  return true;
}
