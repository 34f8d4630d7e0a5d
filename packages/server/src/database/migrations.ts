/** Migrates databases step by step, and refuses those of a newer version. */

import { addAlerts, addHiddenPages, addWebhooks } from './schema/alert-schema.ts';
import { addChat } from './schema/chat-schema.ts';
import { addClasses, addLessons, addSchoolYears } from './schema/class-schema.ts';
import { addQuestions } from './schema/computer-schema.ts';
import { addHeartbeat, addRefusals, addSilence, firstTables, indexByTime } from './schema/game-schema.ts';
import { addLinks } from './schema/link-schema.ts';
import { addGameNotes } from './schema/note-schema.ts';
import type { MigratedDatabase } from './schema/migrated-database.ts';
import { addMail } from './schema/mail-schema.ts';
import { addAgreementReports, addModeration } from './schema/moderation-schema.ts';
import { addNotices } from './schema/notice-schema.ts';
import { addSeeks } from './schema/pairing-schema.ts';
import { addAccounts, addAttempts, addBots, addDevices, addPledges } from './schema/people-schema.ts';
import { addPresence } from './schema/presence-schema.ts';
import { addProfiles } from './schema/profile-schema.ts';
import { addProgress } from './schema/progress-schema.ts';
import { addRecords } from './schema/record-schema.ts';
import { addSeatEvents } from './schema/seat-schema.ts';
import type { Database } from './schema/tables.ts';
import { addSharedStudies } from './schema/study-schema.ts';
import { addAgreements, addTeams, renameWorkspaces } from './schema/team-schema.ts';
import { addTokens } from './schema/token-schema.ts';

type Migration = (db: MigratedDatabase) => Promise<void>;

/**
 * Applied once each, in order of their numbers; never change a released one. Numbers may have gaps, and a lower number
 * that is added later is still applied, so a step must not depend on those with higher numbers.
 */
const MIGRATIONS: ReadonlyMap<number, Migration> = new Map([
  [1, firstTables],
  [2, addAccounts],
  [3, addTeams],
  [4, addRecords],
  [5, addChatAndClasses],
  [6, addAgreements],
  [7, addAttempts],
  [8, addRefusals],
  [9, indexByTime],
  [11, addQuestions],
  [13, addPresence],
  [16, addLessons],
  [17, addDevices],
  [18, addHeartbeat],
  [19, addSilence],
  [20, addSeatEvents],
  [21, renameWorkspaces],
  [22, addTokens],
  [23, addAlertsAndHiddenPages],
  [24, addBots],
  [31, addWebhooks],
  [32, addLinks],
  [33, addGameNotes],
  [34, addPledges],
  [40, addSeeks],
  [41, addProfiles],
  [60, addModeration],
  [61, addMail],
  [62, addAgreementReports],
  [70, addSchoolYears],
  [80, addSharedStudies],
  [81, addProgress],
]);

/** Thrown if the tables belong to a newer version. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  constructor(number: number) {
    super(
      `the database is of a newer version (step ${number}, this version knows ${Math.max(...MIGRATIONS.keys())}): start that version, or restore an older backup`,
    );
  }
}

/** Refuses a database of a newer version, which this version could misread or damage. */
export async function refuseNewer(db: Database): Promise<void> {
  await createMigrationTable(db).catch(() => createMigrationTable(db));
  const rows = await db.selectFrom('migration').select('number').orderBy('number', 'desc').execute();
  const unknown = rows.find(({ number }) => !MIGRATIONS.has(number));
  if (unknown !== undefined) throw new NewerDatabase(unknown.number);
}

/** Migrates the database. Several processes may call it at once. Returns the number of steps applied. */
export async function migrate(db: Database): Promise<number> {
  let steps = 0;
  // If two processes create it at the same moment, PostgreSQL refuses one of them even with "if not exists".
  await createMigrationTable(db).catch(() => createMigrationTable(db));
  for (const [number, apply] of MIGRATIONS) {
    await db.transaction().execute(async (transaction) => {
      const claimed = await transaction
        .insertInto('migration')
        .values({ number })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .executeTakeFirst();
      if (Number(claimed.numInsertedOrUpdatedRows ?? 0) === 0) return;
      await apply(transaction);
      steps++;
    });
  }
  return steps;
}

/** Adds chat, notices, vacations and classes. */
async function addChatAndClasses(db: MigratedDatabase): Promise<void> {
  await addChat(db);
  await addNotices(db);
  await addClasses(db);
}

async function addAlertsAndHiddenPages(db: MigratedDatabase): Promise<void> {
  await addAlerts(db);
  await addHiddenPages(db);
}

async function createMigrationTable(db: Database): Promise<void> {
  await db.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .execute();
}
