/** Stores personal tokens in an SQL database. */

import { TOKEN_SCOPES } from '@lexiko/protocol';
import type { Selectable } from 'kysely';
import type { Reads, Tables } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';
import { personOf } from '../people/sql-people.ts';
import type { TokenOwner, TokenRecord, TokenStore } from './token-store.ts';

/** How often the last use is updated: not with every request, since a write waits for the disk. */
const USED_EVERY_MS = 5 * 60 * 1000;

export class SqlTokens implements TokenStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async add(token: TokenRecord, most: number): Promise<'added' | 'too-many' | 'no-account'> {
    return this.#transactions.execute(async (transaction) => {
      // Locks the row: of two requests at once, the second counts the token of the first.
      const locked = await transaction
        .updateTable('account')
        .set(({ ref }) => ({ created_ms: ref('created_ms') }))
        .where('person_id', '=', token.person)
        .executeTakeFirst();
      if (Number(locked.numUpdatedRows) === 0) return 'no-account';
      const known = await transaction
        .selectFrom('api_token')
        .select('id')
        .where('person_id', '=', token.person)
        .execute();
      if (known.length >= most) return 'too-many';
      await transaction
        .insertInto('api_token')
        .values({
          id: token.id,
          token_hash: token.tokenHash,
          person_id: token.person,
          name: token.name,
          scopes: token.scopes.join(' '),
          created_ms: token.createdMs,
          used_ms: token.usedMs,
        })
        .execute();
      return 'added';
    });
  }

  async of(person: string): Promise<readonly TokenRecord[]> {
    const rows = await this.#db
      .selectFrom('api_token')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created_ms', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(tokenOf);
  }

  async use(tokenHash: string, atMs: number): Promise<TokenOwner | null> {
    const row = await this.#db
      .selectFrom('api_token')
      .innerJoin('person', 'person.id', 'api_token.person_id')
      .selectAll('api_token')
      .select(['person.name as person_name', 'person.is_bot'])
      .where('api_token.token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.used_ms === null || atMs - row.used_ms >= USED_EVERY_MS)
      await this.#transactions.write((db) =>
        db.updateTable('api_token').set({ used_ms: atMs }).where('id', '=', row.id).execute(),
      );
    const person = personOf({ id: row.person_id, name: row.person_name, is_bot: row.is_bot });
    return { token: tokenOf(row), person };
  }

  async liveAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom('api_token')
      .select('id')
      .where('id', 'in', [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  async revoke(person: string, id: string): Promise<boolean> {
    const gone = await this.#transactions.write((db) =>
      db.deleteFrom('api_token').where('person_id', '=', person).where('id', '=', id).executeTakeFirst(),
    );
    return Number(gone.numDeletedRows) > 0;
  }
}

function tokenOf(row: Selectable<Tables['api_token']>): TokenRecord {
  const scopes = row.scopes.split(' ');
  return {
    id: row.id,
    tokenHash: row.token_hash,
    person: row.person_id,
    name: row.name,
    // A scope that a later version knows means nothing here.
    scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
    createdMs: row.created_ms,
    usedMs: row.used_ms,
  };
}
