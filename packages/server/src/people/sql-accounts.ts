/** Stores sessions, accounts and passkeys in an SQL database. */

import type { Insertable, Selectable } from 'kysely';
import type {
  AccountRecord,
  CeremonyRecord,
  NewSession,
  PasskeyRecord,
  AccountStore,
  SessionRecord,
  SignIn,
  SignUp,
} from './account-store.ts';
import { FORMER_CREATED_MS, SESSION_MS } from './person.ts';
import { newPersonId } from './sessions.ts';
import { dropGame, forgetPerson, gamesAround, holdGames, isShared, moveGuest } from './personal-columns.ts';
import type { Database, Reads, Tables } from '../database/schema/tables.ts';
import { restateSeats } from '../database/seat-history.ts';
import { Abandoned, type Transactions } from '../database/transactions.ts';

export class SqlAccounts implements AccountStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async createSession(session: NewSession): Promise<void> {
    await this.#transactions.write((db) => db.insertInto('session').values(sessionRow(session)).execute());
  }

  async sessionsOf(person: string, atMs: number): Promise<readonly SessionRecord[]> {
    const rows = await this.#db
      .selectFrom('session')
      .selectAll()
      .where('person_id', '=', person)
      .where('seen_ms', '>=', atMs - SESSION_MS)
      .orderBy('seen_ms', 'desc')
      .orderBy('created_ms', 'desc')
      .execute();
    return rows.map((row) => ({
      tokenHash: row.token_hash,
      client: row.client,
      createdMs: row.created_ms,
      seenMs: row.seen_ms,
      deviceHash: row.device_hash,
    }));
  }

  async liveAmong(tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
    if (tokenHashes.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom('session')
      .select('token_hash')
      .where('token_hash', 'in', [...tokenHashes])
      .execute();
    return new Set(rows.map((row) => row.token_hash));
  }

  async endSessions(person: string, tokenHashes: readonly string[]): Promise<void> {
    if (tokenHashes.length === 0) return;
    await this.#transactions.write((db) =>
      db
        .deleteFrom('session')
        .where('person_id', '=', person)
        .where('token_hash', 'in', [...tokenHashes])
        .execute(),
    );
  }

  async signUp({ account, name, passkey, session }: SignUp): ReturnType<AccountStore['signUp']> {
    const { person } = account;
    return this.#transactions.execute(async (transaction) => {
      await transaction
        .insertInto('person')
        .values({ id: person, name: name ?? account.login, created_ms: account.createdMs })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if (name !== null)
        await transaction.updateTable('person').set({ name }).where('id', '=', person).execute();
      const inserted = await transaction
        .insertInto('account')
        .values({
          person_id: person,
          login: account.login,
          password_hash: account.passwordHash,
          created_ms: account.createdMs,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) {
        const known = await accountRow(transaction, person);
        throw new Abandoned(known === undefined ? ('login-taken' as const) : ('signed-in-already' as const));
      }
      if (passkey !== null && !(await insertPasskey(transaction, passkey)))
        throw new Abandoned('passkey-known' as const);
      await transaction.deleteFrom('session').where('person_id', '=', person).execute();
      await transaction.insertInto('session').values(sessionRow(session)).execute();
      return 'signed-up' as const;
    });
  }

  async signIn({ session, replaces, guest }: SignIn): Promise<readonly string[]> {
    return this.#transactions.execute(async (transaction) => {
      await transaction.insertInto('session').values(sessionRow(session)).execute();
      if (replaces !== null)
        await transaction.deleteFrom('session').where('token_hash', '=', replaces).execute();
      // A person with an account is not a guest, even if the caller says so.
      if (guest === null || (await accountRow(transaction, guest)) !== undefined) return [];
      const games = await gamesAround(transaction, guest);
      await holdGames(transaction, games);
      await moveGuest(transaction, guest, session.person);
      await restateSeats(transaction, games);
      return games;
    });
  }

  async account(person: string): Promise<AccountRecord | null> {
    const row = await accountRow(this.#db, person);
    return row === undefined ? null : accountOf(row);
  }

  async accountByLogin(login: string): Promise<AccountRecord | null> {
    const row = await this.#db
      .selectFrom('account')
      .selectAll()
      .where('login', '=', login)
      .executeTakeFirst();
    return row === undefined ? null : accountOf(row);
  }

  async pledge(person: string, atMs: number): Promise<void> {
    await this.#transactions.write((db) =>
      db
        .updateTable('account')
        .set({ pledged_ms: atMs })
        .where('person_id', '=', person)
        .where('pledged_ms', 'is', null)
        .execute(),
    );
  }

  async setPassword(person: string, passwordHash: string, session: NewSession): Promise<void> {
    await this.#transactions.execute(async (transaction) => {
      await replacePassword(transaction, person, passwordHash);
      await transaction.insertInto('session').values(sessionRow(session)).execute();
    });
  }

  async resetPassword(person: string, passwordHash: string): Promise<void> {
    await this.#transactions.execute((transaction) => replacePassword(transaction, person, passwordHash));
  }

  async addPasskey(passkey: PasskeyRecord): Promise<'added' | 'passkey-known'> {
    const isNew = await this.#transactions.write((db) => insertPasskey(db, passkey));
    return isNew ? 'added' : 'passkey-known';
  }

  async passkey(id: string): Promise<PasskeyRecord | null> {
    const row = await this.#db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : passkeyOf(row);
  }

  async passkeysOf(person: string): Promise<readonly PasskeyRecord[]> {
    const rows = await this.#db
      .selectFrom('passkey')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created_ms')
      .orderBy('id')
      .execute();
    return rows.map(passkeyOf);
  }

  async usePasskey(id: string, counter: number, atMs: number): Promise<void> {
    await this.#transactions.write((db) =>
      db.updateTable('passkey').set({ counter, used_ms: atMs }).where('id', '=', id).execute(),
    );
  }

  async removePasskey(person: string, id: string): Promise<'removed' | 'unknown' | 'last-way-in'> {
    return this.#transactions.execute(async (transaction) => {
      // Updating the account first serializes two requests that each remove a passkey.
      const account = await transaction
        .updateTable('account')
        .set((now) => ({ login: now.ref('login') }))
        .where('person_id', '=', person)
        .returning('password_hash')
        .executeTakeFirst();
      const gone = await transaction
        .deleteFrom('passkey')
        .where('person_id', '=', person)
        .where('id', '=', id)
        .executeTakeFirst();
      if (Number(gone.numDeletedRows) === 0) return 'unknown' as const;
      const left = await transaction
        .selectFrom('passkey')
        .select('id')
        .where('person_id', '=', person)
        .executeTakeFirst();
      if (left === undefined && account?.password_hash === null) throw new Abandoned('last-way-in' as const);
      return 'removed' as const;
    });
  }

  async removePerson(person: string): Promise<readonly string[]> {
    return this.#transactions.execute(async (transaction) => {
      const left: string[] = [];
      const games = await gamesAround(transaction, person);
      await holdGames(transaction, games);
      for (const game of games) {
        if (await isShared(transaction, game, person)) left.push(game);
        else await dropGame(transaction, game);
      }
      await forgetPerson(transaction, person, newPersonId());
      await restateSeats(transaction, left);
      return left;
    });
  }

  async openCeremony(ceremony: CeremonyRecord): Promise<void> {
    await this.#transactions.write((db) =>
      db
        .insertInto('ceremony')
        .values({
          id_hash: ceremony.idHash,
          kind: ceremony.kind,
          challenge: ceremony.challenge,
          person_id: ceremony.person,
          login: ceremony.login,
          name: ceremony.name,
          expires_ms: ceremony.expiresMs,
        })
        .execute(),
    );
  }

  async takeCeremony(idHash: string, atMs: number): Promise<CeremonyRecord | null> {
    const row = await this.#transactions.write((db) =>
      db
        .deleteFrom('ceremony')
        .where('id_hash', '=', idHash)
        .where('expires_ms', '>=', atMs)
        .returningAll()
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    return {
      idHash: row.id_hash,
      kind: row.kind as CeremonyRecord['kind'],
      challenge: row.challenge,
      person: row.person_id,
      login: row.login,
      name: row.name,
      expiresMs: row.expires_ms,
    };
  }

  async expiredGuests(atMs: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('person')
      .select('id')
      .where('created_ms', '<', atMs - SESSION_MS)
      .where('created_ms', '>', FORMER_CREATED_MS)
      .where('id', 'not in', (from) => from.selectFrom('account').select('person_id'))
      // A pupil comes back by their card, and goes with the class.
      .where('id', 'not in', (from) => from.selectFrom('pupil_card').select('person_id'))
      .where('id', 'not in', (from) =>
        from
          .selectFrom('session')
          .select('person_id')
          .where('seen_ms', '>=', atMs - SESSION_MS),
      )
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async forgetExpired(atMs: number): Promise<void> {
    await this.#transactions.write((db) =>
      db.deleteFrom('ceremony').where('expires_ms', '<', atMs).execute(),
    );
    await this.#transactions.write((db) =>
      db
        .deleteFrom('session')
        .where('seen_ms', '<', atMs - SESSION_MS)
        .execute(),
    );
  }
}

/** Ends all sessions: somebody who knew the old password may have signed in elsewhere. */
async function replacePassword(
  db: Pick<Database, 'updateTable' | 'deleteFrom'>,
  person: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('person_id', '=', person)
    .execute();
  await db.deleteFrom('session').where('person_id', '=', person).execute();
}

function sessionRow({
  tokenHash,
  person,
  client,
  atMs,
  deviceHash,
}: NewSession): Insertable<Tables['session']> {
  return {
    token_hash: tokenHash,
    person_id: person,
    client,
    created_ms: atMs,
    seen_ms: atMs,
    device_hash: deviceHash ?? null,
  };
}

async function accountRow(db: Reads, person: string): Promise<Selectable<Tables['account']> | undefined> {
  return db.selectFrom('account').selectAll().where('person_id', '=', person).executeTakeFirst();
}

function accountOf(row: Selectable<Tables['account']>): AccountRecord {
  return {
    person: row.person_id,
    login: row.login,
    passwordHash: row.password_hash,
    createdMs: row.created_ms,
    pledgedMs: row.pledged_ms,
  };
}

function passkeyOf(row: Selectable<Tables['passkey']>): PasskeyRecord {
  return {
    id: row.id,
    person: row.person_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: JSON.parse(row.transports) as string[], // as written below
    label: row.label,
    createdMs: row.created_ms,
    usedMs: row.used_ms,
  };
}

/** Returns whether the passkey was new. */
async function insertPasskey(db: Pick<Database, 'insertInto'>, passkey: PasskeyRecord): Promise<boolean> {
  const inserted = await db
    .insertInto('passkey')
    .values({
      id: passkey.id,
      person_id: passkey.person,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      label: passkey.label,
      created_ms: passkey.createdMs,
      used_ms: passkey.usedMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1;
}
