/** Stores devices in an SQL database. */

import { DEVICE_MS, MOST_DEVICES, type DeviceRecord, type DeviceStore } from './device-store.ts';
import type { Reads } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';

export class SqlDevices implements DeviceStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async remember(
    person: string,
    { tokenHash, client }: { readonly tokenHash: string; readonly client: string },
    atMs: number,
  ): Promise<void> {
    await this.#transactions.write((db) =>
      db
        .insertInto('device')
        .values({ token_hash: tokenHash, person_id: person, client, created_ms: atMs, seen_ms: atMs })
        .onConflict((conflict) =>
          conflict.columns(['token_hash', 'person_id']).doUpdateSet({ seen_ms: atMs, client }),
        )
        .execute(),
    );
    const all = await this.of(person, atMs);
    await this.forget(
      person,
      all.slice(MOST_DEVICES).map((one) => one.tokenHash),
    );
  }

  async isKnown(tokenHash: string, person: string | null, atMs: number): Promise<boolean> {
    let asked = this.#db
      .selectFrom('device')
      .select('token_hash')
      .where('token_hash', '=', tokenHash)
      .where('seen_ms', '>=', atMs - DEVICE_MS);
    if (person !== null) asked = asked.where('person_id', '=', person);
    return (await asked.limit(1).execute()).length > 0;
  }

  async of(person: string, atMs: number): Promise<readonly DeviceRecord[]> {
    const rows = await this.#db
      .selectFrom('device')
      .selectAll()
      .where('person_id', '=', person)
      .where('seen_ms', '>=', atMs - DEVICE_MS)
      .orderBy('seen_ms', 'desc')
      .orderBy('token_hash')
      .execute();
    return rows.map((row) => ({
      tokenHash: row.token_hash,
      client: row.client,
      createdMs: row.created_ms,
      seenMs: row.seen_ms,
    }));
  }

  async forget(person: string, tokenHashes: readonly string[]): Promise<void> {
    if (tokenHashes.length === 0) return;
    await this.#transactions.write((db) =>
      db
        .deleteFrom('device')
        .where('person_id', '=', person)
        .where('token_hash', 'in', [...tokenHashes])
        .execute(),
    );
  }

  async forgetExpired(atMs: number): Promise<void> {
    await this.#transactions.write((db) =>
      db
        .deleteFrom('device')
        .where('seen_ms', '<', atMs - DEVICE_MS)
        .execute(),
    );
  }
}
