/** Stores alerts in an SQL database. */

import { AlertSettings } from '@lexiko/protocol';
import { PostgresAdapter, sql, type Kysely, type Selectable } from 'kysely';
import type { Database, Reads, Tables } from '../../database/schema/tables.ts';
import type { Transactions } from '../../database/transactions.ts';
import { stillThere } from '../../people/personal-columns.ts';
import {
  topicOf,
  type AlertDeviceRecord,
  type AlertReason,
  type AlertStore,
  type AlertTopic,
  type DueAlert,
  type HourlyBound,
  type KeyPair,
  type NewAlert,
} from './alert-store.ts';
import { mayBeSent, oneMoreSent } from './hourly-count.ts';

const KEY_NAME = 'vapid';
/** An alert waits so long: whoever reloads the page is back by then. */
export const SETTLE_MS = 2000;

export class SqlAlerts implements AlertStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async put(alerts: readonly NewAlert[]): Promise<void> {
    if (alerts.length > 0) await this.#transactions.execute((db) => putAlerts(db, alerts));
  }

  async take(nowMs: number, retryMs: number, limit: number): Promise<readonly DueAlert[]> {
    // Reads first: a transaction without work would still wait for its turn.
    const first = await this.#db
      .selectFrom('alert')
      .select('device')
      .where('due_ms', '<=', nowMs)
      .executeTakeFirst();
    if (first === undefined) return [];
    return this.#transactions.write((db) => takeAlerts(db, { nowMs, untilMs: nowMs + retryMs, limit }));
  }

  async finish(alerts: readonly DueAlert[]): Promise<void> {
    if (alerts.length === 0) return;
    await this.#transactions.execute(async (db) => {
      for (const alert of alerts)
        await db
          .deleteFrom('alert')
          .where('device', '=', alert.device)
          .where('game_id', '=', alert.game)
          .where('topic', '=', alert.topic)
          .where('version', '=', alert.version)
          .execute();
    });
  }

  async postpone(alert: DueAlert, dueMs: number, why: 'failed' | 'held' | 'waiting'): Promise<void> {
    await this.#transactions.write((db) =>
      db
        .updateTable('alert')
        .set({
          due_ms: dueMs,
          ...(why === 'failed' ? { attempts: alert.attempts + 1 } : {}),
          ...(why === 'held' ? { held: 1 } : {}),
        })
        .where('device', '=', alert.device)
        .where('game_id', '=', alert.game)
        .where('topic', '=', alert.topic)
        .where('version', '=', alert.version)
        .execute(),
    );
  }

  async countSent(device: string, bound: HourlyBound): Promise<boolean> {
    const counted = await this.#transactions.write((db) =>
      db
        .updateTable('alert_device')
        .set(oneMoreSent(bound))
        .where('device', '=', device)
        .where(mayBeSent(bound))
        .executeTakeFirst(),
    );
    return Number(counted.numUpdatedRows) > 0;
  }

  async addDevice(device: AlertDeviceRecord, most: number): Promise<void> {
    const row = {
      person_id: device.person,
      session_hash: device.sessionHash,
      endpoint: device.endpoint,
      p256dh: device.p256dh,
      auth: device.auth,
      language: device.language,
      client: device.client,
      created_ms: device.createdMs,
    };
    await this.#transactions.execute(async (db) => {
      if (!(await stillThere(db, [device.person])).has(device.person)) return;
      // The browser belongs to whoever uses it now: nobody gets the alerts of an earlier user.
      await db
        .deleteFrom('alert')
        .where('device', '=', device.device)
        .where('person_id', '<>', device.person)
        .execute();
      await db
        .insertInto('alert_device')
        .values({ device: device.device, ...row, hour_ms: device.createdMs, sent: 0 })
        .onConflict((conflict) => conflict.column('device').doUpdateSet(row))
        .execute();
      const devices = await db
        .selectFrom('alert_device')
        .select('device')
        .where('person_id', '=', device.person)
        .orderBy('created_ms', 'desc')
        .orderBy('device')
        .execute();
      for (const old of devices.slice(most)) await dropDevice(db, old.device, device.person);
    });
  }

  async devicesOf(person: string): Promise<readonly AlertDeviceRecord[]> {
    const rows = await this.#liveDevices()
      .where('alert_device.person_id', '=', person)
      .orderBy('alert_device.created_ms', 'desc')
      .orderBy('alert_device.device')
      .execute();
    return rows.map(deviceOf);
  }

  async device(device: string): Promise<AlertDeviceRecord | null> {
    const row = await this.#liveDevices().where('alert_device.device', '=', device).executeTakeFirst();
    return row === undefined ? null : deviceOf(row);
  }

  async removeDevice(device: string, person: string | null): Promise<void> {
    await this.#transactions.execute((db) => dropDevice(db, device, person));
  }

  async forgetEnded(): Promise<void> {
    await this.#transactions.execute(async (db) => {
      await db
        .deleteFrom('alert_device')
        .where('session_hash', '<>', '')
        .where('session_hash', 'not in', (from) => from.selectFrom('session').select('token_hash'))
        .execute();
      await db
        .deleteFrom('alert')
        .where('device', 'not in', (from) => from.selectFrom('alert_device').select('device'))
        .where('device', 'not in', (from) => from.selectFrom('webhook').select('id'))
        .execute();
    });
  }

  async settingsOf(person: string): Promise<AlertSettings | null> {
    const row = await this.#db
      .selectFrom('alert_setting')
      .select('settings')
      .where('person_id', '=', person)
      .executeTakeFirst();
    if (row === undefined) return null;
    const read = AlertSettings.safeParse(JSON.parse(row.settings));
    return read.success ? read.data : null;
  }

  async setSettings(person: string, settings: AlertSettings): Promise<void> {
    const text = JSON.stringify(settings);
    await this.#transactions.execute(async (db) => {
      if (!(await stillThere(db, [person])).has(person)) return;
      await db
        .insertInto('alert_setting')
        .values({ person_id: person, settings: text })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ settings: text }))
        .execute();
    });
  }

  async mutedBy(person: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('alert_mute')
      .select('game_id')
      .where('person_id', '=', person)
      .orderBy('game_id')
      .execute();
    return rows.map((row) => row.game_id);
  }

  async mute(person: string, game: string, muted: boolean, most: number): Promise<void> {
    await this.#transactions.execute(async (db) => {
      await db.deleteFrom('alert_mute').where('person_id', '=', person).where('game_id', '=', game).execute();
      if (!muted || !(await stillThere(db, [person])).has(person)) return;
      const { count } = await db
        .selectFrom('alert_mute')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person_id', '=', person)
        .executeTakeFirstOrThrow();
      if (count < most)
        await db.insertInto('alert_mute').values({ person_id: person, game_id: game }).execute();
    });
  }

  async isMuted(person: string, game: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('alert_mute')
      .select('game_id')
      .where('person_id', '=', person)
      .where('game_id', '=', game)
      .executeTakeFirst();
    return row !== undefined;
  }

  async keys(make: () => KeyPair): Promise<KeyPair> {
    const known = await this.#keys();
    if (known !== null) return known;
    const { publicKey, privateKey } = make();
    // Another process may be first: its keys hold then.
    await this.#transactions.write((db) =>
      db
        .insertInto('server_key')
        .values({ name: KEY_NAME, public_key: publicKey, private_key: privateKey })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    return (await this.#keys()) ?? { publicKey, privateKey };
  }

  async #keys(): Promise<KeyPair | null> {
    const row = await this.#db
      .selectFrom('server_key')
      .selectAll()
      .where('name', '=', KEY_NAME)
      .executeTakeFirst();
    return row === undefined ? null : { publicKey: row.public_key, privateKey: row.private_key };
  }

  #liveDevices() {
    return (
      this.#db
        .selectFrom('alert_device')
        .leftJoin('session', 'session.token_hash', 'alert_device.session_hash')
        // What is no browser has no session to end with.
        .where(({ eb, or, ref }) =>
          or([
            eb('alert_device.session_hash', '=', ''),
            eb('session.person_id', '=', ref('alert_device.person_id')),
          ]),
        )
        .selectAll('alert_device')
    );
  }
}

/** Writes alerts for all devices and webhooks of their people, also inside larger transactions. */
export async function putAlerts(
  db: Pick<Kysely<Tables>, 'selectFrom' | 'insertInto'>,
  alerts: readonly NewAlert[],
): Promise<void> {
  if (alerts.length === 0) return;
  const people = [...new Set(alerts.map(({ person }) => person))];
  const devices = await db
    .selectFrom('alert_device')
    .leftJoin('session', 'session.token_hash', 'alert_device.session_hash')
    .select(['alert_device.device', 'alert_device.person_id'])
    .where(({ eb, or }) =>
      or([eb('alert_device.session_hash', '=', ''), eb('session.token_hash', 'is not', null)]),
    )
    .where('alert_device.person_id', 'in', people)
    .unionAll(
      db
        .selectFrom('webhook')
        .select(['webhook.id as device', 'webhook.person_id'])
        .where('webhook.person_id', 'in', people)
        .where('webhook.stopped_ms', 'is', null),
    )
    .orderBy('device')
    .execute();
  for (const { device, person_id: person } of devices)
    for (const alert of alerts.filter((one) => one.person === person)) {
      const what = {
        reason: alert.reason,
        from_id: alert.from,
        message: alert.message,
        at_ms: alert.atMs,
        due_ms: alert.atMs + SETTLE_MS,
        attempts: 0,
      };
      await db
        .insertInto('alert')
        .values({
          device,
          person_id: person,
          game_id: alert.game,
          topic: topicOf(alert.reason),
          version: 1,
          held: 0,
          ...what,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['device', 'game_id', 'topic'])
            .doUpdateSet(({ eb }) => ({ ...what, person_id: person, version: eb('alert.version', '+', 1) })),
        )
        .execute();
    }
}

/** In one statement, so that each goes to one process; `skip locked` passes over what another process is taking. */
async function takeAlerts(
  db: Database,
  { nowMs, untilMs, limit }: { readonly nowMs: number; readonly untilMs: number; readonly limit: number },
): Promise<readonly DueAlert[]> {
  const hasOthers = db.getExecutor().adapter instanceof PostgresAdapter;
  const { rows } = await sql<Selectable<Tables['alert']>>`
    with fallen as materialized (
      select device, game_id, topic from alert where due_ms <= ${nowMs} order by due_ms, device limit ${limit}
      ${hasOthers ? sql`for update skip locked` : sql``}
    )
    update alert set due_ms = ${untilMs}
    where (device, game_id, topic) in (select device, game_id, topic from fallen)
    returning *`.execute(db);
  return rows.map((row) => ({
    device: row.device,
    person: row.person_id,
    game: row.game_id,
    topic: row.topic as AlertTopic, // the columns hold topics and reasons only
    reason: row.reason as AlertReason,
    from: row.from_id,
    message: row.message,
    atMs: row.at_ms,
    version: row.version,
    attempts: row.attempts,
    isHeld: row.held === 1,
  }));
}

async function dropDevice(
  db: Pick<Kysely<Tables>, 'deleteFrom' | 'selectFrom'>,
  device: string,
  person: string | null,
): Promise<void> {
  const found = await db
    .selectFrom('alert_device')
    .select('person_id')
    .where('device', '=', device)
    .executeTakeFirst();
  if (found === undefined || (person !== null && found.person_id !== person)) return;
  await db.deleteFrom('alert').where('device', '=', device).execute();
  await db.deleteFrom('alert_device').where('device', '=', device).execute();
}

function deviceOf(row: Selectable<Tables['alert_device']>): AlertDeviceRecord {
  return {
    device: row.device,
    person: row.person_id,
    sessionHash: row.session_hash,
    endpoint: row.endpoint,
    p256dh: row.p256dh,
    auth: row.auth,
    language: row.language,
    client: row.client,
    createdMs: row.created_ms,
  };
}
