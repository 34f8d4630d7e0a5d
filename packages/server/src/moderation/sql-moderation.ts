/** Stores the log of moderation, appeals and reports in an SQL database. */

import type { ActKind, Role, SanctionKind } from '@lexiko/protocol';
import { sql, type Selectable } from 'kysely';
import type { Reads, Tables } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';
import { SqlReports } from './sql-reports.ts';
import {
  holdingNow,
  LIFTED_BY,
  type ActRecord,
  type AppealRecord,
  type ModerationStore,
  type NewAct,
} from './moderation-store.ts';

/** So many moderators do not act at the same moment. */
const MOST_ATTEMPTS = 50;
/** Of one person, what is read to know what holds. */
const MOST_ACTS = 200;

export class SqlModeration extends SqlReports implements ModerationStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    super(db, transactions);
    this.#db = db;
    this.#transactions = transactions;
  }

  async record(act: NewAct): Promise<number> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const number = await this.#recorded(act);
      if (number !== null) return number;
    }
    throw new Error('Could not number an act.');
  }

  /** `null`: another act took the number. */
  async #recorded(act: NewAct): Promise<number | null> {
    return this.#transactions.execute(async (db) => {
      const number = (await latest(db)) + 1;
      const renamed = act.kind === 'rename' && act.detail !== null ? act.detail : null;
      const before =
        renamed === null
          ? null
          : await db.selectFrom('person').select('name').where('id', '=', act.person).executeTakeFirst();
      const added = await db
        .insertInto('moderation_act')
        .values({
          number,
          kind: act.kind,
          person_id: act.person,
          by_id: act.by,
          reason: act.reason,
          at_ms: act.atMs,
          until_ms: act.untilMs,
          detail: renamed === null ? act.detail : `${before?.name ?? ''}\n${renamed}`,
          about: act.about,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(added.numInsertedOrUpdatedRows ?? 0) === 0) return null;
      if (renamed !== null)
        await db.updateTable('person').set({ name: renamed }).where('id', '=', act.person).execute();
      return number;
    });
  }

  async act(number: number): Promise<ActRecord | null> {
    const row = await this.#acts().where('number', '=', number).executeTakeFirst();
    return row === undefined ? null : actOf(row);
  }

  async acts(limit: number, before?: number): Promise<readonly ActRecord[]> {
    const rows = await this.#acts()
      .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return rows.map(actOf);
  }

  async actsOn(person: string, limit: number): Promise<readonly ActRecord[]> {
    const rows = await this.#acts()
      .where('person_id', '=', person)
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return rows.map(actOf);
  }

  async actsAfter(number: number, limit: number): Promise<readonly ActRecord[]> {
    const rows = await this.#acts().where('number', '>', number).orderBy('number').limit(limit).execute();
    return rows.map(actOf);
  }

  async latestAct(): Promise<number> {
    return latest(this.#db);
  }

  async roleOf(person: string): Promise<Role | null> {
    const row = await this.#acts()
      .where('person_id', '=', person)
      .where('kind', 'in', ['grant', 'revoke'])
      .orderBy('number', 'desc')
      .executeTakeFirst();
    return row?.kind === 'grant' ? (row.detail as Role) : null; // the column holds roles there
  }

  async moderators(): Promise<readonly { readonly person: string; readonly role: Role }[]> {
    const granted = await this.#acts()
      .where('kind', 'in', ['grant', 'revoke'])
      .orderBy('number', 'desc')
      .execute();
    return [...new Set(granted.map((row) => row.person_id))].flatMap((person) => {
      const last = granted.find((row) => row.person_id === person);
      return last?.kind === 'grant' ? [{ person, role: last.detail as Role }] : [];
    });
  }

  async holding(
    person: string,
    kinds: readonly SanctionKind[],
    nowMs: number,
  ): Promise<readonly ActRecord[]> {
    const rows = await this.#acts()
      .where('person_id', '=', person)
      .where('kind', 'in', [...kinds, ...kinds.map((kind) => LIFTED_BY[kind])])
      .orderBy('number', 'desc')
      .limit(MOST_ACTS)
      .execute();
    return holdingNow(rows.map(actOf), kinds, nowMs);
  }

  async appeal({ act, person, text, atMs }: AppealRecord): Promise<boolean> {
    const added = await this.#transactions.write((db) =>
      db
        .insertInto('appeal')
        .values({ act, person_id: person, text, at_ms: atMs })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    );
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async appealsOf(person: string): Promise<readonly AppealRecord[]> {
    const rows = await this.#db.selectFrom('appeal').selectAll().where('person_id', '=', person).execute();
    return rows.map(appealOf);
  }

  async openAppeals(limit: number): Promise<readonly AppealRecord[]> {
    const rows = await this.#db
      .selectFrom('appeal')
      .selectAll()
      .where('act', 'not in', (from) =>
        from
          .selectFrom('moderation_act')
          .select('about')
          .where('about', 'is not', null)
          .$castTo<{ about: number }>(),
      )
      .orderBy('at_ms')
      .limit(limit)
      .execute();
    return rows.map(appealOf);
  }

  async answersTo(acts: readonly number[]): Promise<readonly ActRecord[]> {
    if (acts.length === 0) return [];
    const rows = await this.#acts()
      .where('kind', '=', 'answer')
      .where('about', 'in', [...acts])
      .execute();
    return rows.map(actOf);
  }

  async findPeople(search: string, limit: number): Promise<readonly string[]> {
    const pattern = `%${search.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
    const rows = await this.#db
      .selectFrom('person')
      .leftJoin('account', 'account.person_id', 'person.id')
      .select('person.id')
      .where(({ eb, or }) =>
        or([
          eb('person.id', '=', search),
          eb('account.login', '=', search.toLowerCase()),
          // SQLite knows the case of English letters only; others are found as they are written.
          sql<boolean>`person.name like ${pattern} escape '\\'`,
          sql<boolean>`lower(person.name) like ${pattern.toLowerCase()} escape '\\'`,
        ]),
      )
      .orderBy('person.created_ms', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async cameMs(person: string): Promise<number> {
    const row = await this.#db
      .selectFrom('person')
      .select('created_ms')
      .where('id', '=', person)
      .executeTakeFirst();
    return row?.created_ms ?? 0;
  }

  #acts() {
    return this.#db.selectFrom('moderation_act').selectAll();
  }
}

async function latest(db: Reads): Promise<number> {
  const row = await db
    .selectFrom('moderation_act')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return row?.number ?? 0;
}

function actOf(row: Selectable<Tables['moderation_act']>): ActRecord {
  return {
    number: row.number,
    kind: row.kind as ActKind, // the column holds kinds of acts only
    person: row.person_id,
    by: row.by_id,
    reason: row.reason,
    atMs: row.at_ms,
    untilMs: row.until_ms,
    detail: row.detail,
    about: row.about,
  };
}

function appealOf(row: Selectable<Tables['appeal']>): AppealRecord {
  return { act: row.act, person: row.person_id, text: row.text, atMs: row.at_ms };
}
