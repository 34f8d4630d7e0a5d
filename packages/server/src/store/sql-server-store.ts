/** The stores of all features on one SQL database. */

import { SqlWebhooks } from '../alerts/store/sql-webhooks.ts';
import { SqlAlerts } from '../alerts/store/sql-alerts.ts';
import { SqlChat } from '../chat/sql-chat.ts';
import { SqlClasses } from '../classes/sql-classes.ts';
import { SqlAssignments } from '../classes/sql-assignments.ts';
import { SqlSchool } from '../classes/sql-school.ts';
import { SqlComputers } from '../computers/sql-computers.ts';
import { beat } from '../database/heartbeat.ts';
import type { Database } from '../database/schema/tables.ts';
import { Transactions, type CommitObserver } from '../database/transactions.ts';
import { PostgresGameStore } from '../games/store/postgres-game-store.ts';
import { SqlGameStore, type Kept } from '../games/store/sql-game-store.ts';
import { SqlMail } from '../mail/sql-mail.ts';
import { SqlModeration } from '../moderation/sql-moderation.ts';
import { SqlLinks } from '../links/sql-links.ts';
import { SqlAgreements } from '../moderation/sql-agreements.ts';
import { SqlNotes } from '../notes/sql-notes.ts';
import { SqlNotices } from '../notices/sql-notices.ts';
import { SqlSeeks } from '../pairing/store/sql-seeks.ts';
import { SqlProfiles } from '../profiles/sql-profiles.ts';
import { SqlAccounts } from '../people/sql-accounts.ts';
import { SqlAttempts } from '../people/sql-attempts.ts';
import { SqlDevices } from '../people/sql-devices.ts';
import { SqlPeople } from '../people/sql-people.ts';
import { SqlPresence } from '../presence/sql-presence.ts';
import { SqlVacations } from '../presence/sql-vacations.ts';
import { SqlRecovery } from '../recovery/sql-recovery.ts';
import { SqlProgress } from '../progress/sql-progress.ts';
import { SqlRecords } from '../records/sql-records.ts';
import { SqlStudies } from '../studies/sql-studies.ts';
import { SqlWorkspaces } from '../teams/sql-workspaces.ts';
import { SqlTokens } from '../tokens/sql-tokens.ts';
import type { ServerStore } from './server-store.ts';

export class SqlServerStore implements ServerStore {
  protected readonly transactions: Transactions;
  readonly people: SqlPeople;
  readonly accounts: SqlAccounts;
  readonly attempts: SqlAttempts;
  readonly devices: SqlDevices;
  readonly tokens: SqlTokens;
  readonly mail: SqlMail;
  readonly moderation: SqlModeration;
  readonly recovery: SqlRecovery;
  readonly games: SqlGameStore;
  readonly computers: SqlComputers;
  readonly workspaces: SqlWorkspaces;
  readonly chat: SqlChat;
  readonly notices: SqlNotices;
  readonly alerts: SqlAlerts;
  readonly webhooks: SqlWebhooks;
  readonly links: SqlLinks;
  readonly notes: SqlNotes;
  readonly progress: SqlProgress;
  readonly agreements: SqlAgreements;
  readonly classes: SqlClasses;
  readonly school: SqlSchool;
  readonly assignments: SqlAssignments;
  readonly studies: SqlStudies;
  readonly presence: SqlPresence;
  readonly vacations: SqlVacations;
  readonly records: SqlRecords;
  readonly seeks: SqlSeeks;
  readonly profiles: SqlProfiles;

  /** SQLite runs one transaction at a time, so concurrent ones are committed together. */
  constructor(db: Database, kind: 'sqlite' | 'postgres', onStored?: Kept) {
    const transactions = new Transactions(db, kind === 'sqlite' ? 'grouped' : 'one-by-one');
    this.transactions = transactions;
    this.people = new SqlPeople(db, transactions);
    this.accounts = new SqlAccounts(db, transactions);
    this.attempts = new SqlAttempts(db, transactions);
    this.devices = new SqlDevices(db, transactions);
    this.tokens = new SqlTokens(db, transactions);
    this.mail = new SqlMail(db, transactions);
    this.moderation = new SqlModeration(db, transactions);
    this.recovery = new SqlRecovery(db, transactions);
    this.games =
      kind === 'sqlite'
        ? new SqlGameStore(db, transactions, onStored)
        : new PostgresGameStore(db, transactions);
    this.computers = new SqlComputers(db, transactions);
    this.workspaces = new SqlWorkspaces(db, transactions);
    this.chat = new SqlChat(db, transactions);
    this.notices = new SqlNotices(db, transactions);
    this.alerts = new SqlAlerts(db, transactions);
    this.webhooks = new SqlWebhooks(db, transactions);
    this.links = new SqlLinks(db, transactions);
    this.notes = new SqlNotes(db, transactions);
    this.progress = new SqlProgress(db, transactions);
    this.agreements = new SqlAgreements(db, transactions);
    this.classes = new SqlClasses(db, transactions);
    this.school = new SqlSchool(db, transactions);
    this.assignments = new SqlAssignments(db, transactions);
    this.studies = new SqlStudies(db, transactions);
    this.presence = new SqlPresence(db, transactions);
    this.vacations = new SqlVacations(db, transactions);
    this.records = new SqlRecords(db, transactions);
    this.seeks = new SqlSeeks(db, transactions);
    this.profiles = new SqlProfiles(db, transactions);
  }

  watchCommits(observe: CommitObserver): void {
    this.transactions.watch(observe);
  }

  async beat(): Promise<void> {
    await beat(this.transactions);
  }

  async close(): Promise<void> {
    await this.transactions.close();
  }
}
