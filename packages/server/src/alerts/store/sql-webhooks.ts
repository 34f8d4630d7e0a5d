/** Stores webhooks in an SQL database. */

import type { Kysely, Selectable } from 'kysely';
import type { Reads, Tables } from '../../database/schema/tables.ts';
import type { Transactions } from '../../database/transactions.ts';
import type { HourlyBound } from './alert-store.ts';
import { mayBeSent, oneMoreSent } from './hourly-count.ts';
import type { WebhookRecord, WebhookStore } from './webhook-store.ts';

export class SqlWebhooks implements WebhookStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async set(webhook: WebhookRecord): Promise<boolean> {
    return this.#transactions.execute(async (db) => {
      // Locks the row: of two requests at once, the second replaces what the first has set.
      const locked = await db
        .updateTable('account')
        .set(({ ref }) => ({ created_ms: ref('created_ms') }))
        .where('person_id', '=', webhook.person)
        .executeTakeFirst();
      if (Number(locked.numUpdatedRows) === 0) return false;
      await dropWebhook(db, webhook.person);
      await db
        .insertInto('webhook')
        .values({
          id: webhook.id,
          person_id: webhook.person,
          url: webhook.url,
          secret: webhook.secret,
          language: webhook.language,
          created_ms: webhook.createdMs,
          failing_ms: webhook.failingMs,
          stopped_ms: webhook.stoppedMs,
          hour_ms: webhook.createdMs,
          sent: 0,
        })
        .execute();
      return true;
    });
  }

  async of(person: string): Promise<WebhookRecord | null> {
    const row = await this.#db
      .selectFrom('webhook')
      .selectAll()
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row === undefined ? null : webhookOf(row);
  }

  async live(id: string): Promise<WebhookRecord | null> {
    const row = await this.#db
      .selectFrom('webhook')
      .selectAll()
      .where('id', '=', id)
      .where('stopped_ms', 'is', null)
      .executeTakeFirst();
    return row === undefined ? null : webhookOf(row);
  }

  async remove(person: string): Promise<void> {
    await this.#transactions.execute((db) => dropWebhook(db, person));
  }

  async countSent(id: string, bound: HourlyBound): Promise<boolean> {
    const counted = await this.#transactions.write((db) =>
      db
        .updateTable('webhook')
        .set(oneMoreSent(bound))
        .where('id', '=', id)
        .where(mayBeSent(bound))
        .executeTakeFirst(),
    );
    return Number(counted.numUpdatedRows) > 0;
  }

  async noteFailure(id: string, failingMs: number | null): Promise<void> {
    await this.#transactions.write((db) =>
      db.updateTable('webhook').set({ failing_ms: failingMs }).where('id', '=', id).execute(),
    );
  }

  async stop(id: string, atMs: number): Promise<void> {
    await this.#transactions.execute(async (db) => {
      await db.updateTable('webhook').set({ stopped_ms: atMs }).where('id', '=', id).execute();
      await db.deleteFrom('alert').where('device', '=', id).execute();
    });
  }
}

async function dropWebhook(
  db: Pick<Kysely<Tables>, 'selectFrom' | 'deleteFrom'>,
  person: string,
): Promise<void> {
  await db
    .deleteFrom('alert')
    .where('device', 'in', (from) => from.selectFrom('webhook').select('id').where('person_id', '=', person))
    .execute();
  await db.deleteFrom('webhook').where('person_id', '=', person).execute();
}

function webhookOf(row: Selectable<Tables['webhook']>): WebhookRecord {
  return {
    id: row.id,
    person: row.person_id,
    url: row.url,
    secret: row.secret,
    language: row.language,
    createdMs: row.created_ms,
    failingMs: row.failing_ms,
    stoppedMs: row.stopped_ms,
  };
}
