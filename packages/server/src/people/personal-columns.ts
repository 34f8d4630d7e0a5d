/**
 * Every column that refers to a person, and what happens to it when a guest signs in to an account or a person deletes
 * their data. A test checks this list against the tables.
 */

import { PostgresAdapter, sql, type Transaction } from 'kysely';
import { FORGOTTEN_TEXT, FORMER_CREATED_MS, FORMER_PLAYER } from './person.ts';
import type { Tables } from '../database/schema/tables.ts';

interface PersonalColumn {
  readonly table: keyof Tables;
  readonly column: string;
  /** When a guest signs in: `move` to the account (`move-once`: unless it has such a row already), or `drop`. */
  readonly onSignIn: 'move' | 'move-once' | 'drop';
  /** The column in which `move-once` looks for a row of the account; by default `game_id`. */
  readonly within?: string;
  /** When a person is deleted: `keep` the row for a former player, or `drop` it. */
  readonly onRemoval: 'keep' | 'drop';
}

/** In the order in which rows can be dropped. */
export const PERSONAL_COLUMNS: readonly PersonalColumn[] = [
  { table: 'seat', column: 'person_id', onSignIn: 'move', onRemoval: 'keep' },
  { table: 'team_member', column: 'person_id', onSignIn: 'move-once', onRemoval: 'keep' },
  { table: 'seat_event', column: 'person_id', onSignIn: 'move', onRemoval: 'keep' },
  { table: 'game', column: 'host_id', onSignIn: 'move', onRemoval: 'keep' },
  { table: 'chat_message', column: 'person_id', onSignIn: 'move', onRemoval: 'keep' },
  { table: 'report', column: 'person_id', onSignIn: 'move-once', onRemoval: 'keep' },
  { table: 'notice', column: 'person_id', onSignIn: 'move-once', onRemoval: 'drop' },
  { table: 'notice', column: 'from_id', onSignIn: 'move', onRemoval: 'keep' },
  { table: 'alert', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'alert', column: 'from_id', onSignIn: 'move', onRemoval: 'drop' },
  { table: 'alert_device', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  // What people wrote in the studies of others stays there, without their name.
  { table: 'study_entry', column: 'person_id', onSignIn: 'move', onRemoval: 'keep' },
  {
    table: 'study_member',
    column: 'person_id',
    onSignIn: 'move-once',
    within: 'study_id',
    onRemoval: 'drop',
  },
  { table: 'shared_study', column: 'owner_id', onSignIn: 'move', onRemoval: 'drop' },
  { table: 'short_link', column: 'person_id', onSignIn: 'move', onRemoval: 'drop' },
  { table: 'game_note', column: 'person_id', onSignIn: 'move-once', onRemoval: 'drop' },
  { table: 'progress_piece', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'progress_copy', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'webhook', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'alert_setting', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'alert_mute', column: 'person_id', onSignIn: 'move-once', onRemoval: 'drop' },
  { table: 'mute', column: 'person_id', onSignIn: 'move-once', within: 'muted_id', onRemoval: 'drop' },
  { table: 'mute', column: 'muted_id', onSignIn: 'move-once', within: 'person_id', onRemoval: 'drop' },
  { table: 'pupil', column: 'person_id', onSignIn: 'move-once', within: 'class_id', onRemoval: 'drop' },
  {
    table: 'waiting_pupil',
    column: 'person_id',
    onSignIn: 'move-once',
    within: 'class_id',
    onRemoval: 'drop',
  },
  { table: 'class_teacher', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  // Whoever came in by a card keeps it: signing in to an account leaves the pupil as they are.
  { table: 'pupil_card', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  {
    table: 'pupil_work',
    column: 'person_id',
    onSignIn: 'move-once',
    within: 'assignment_id',
    onRemoval: 'drop',
  },
  // The log stays, without saying of whom it speaks.
  { table: 'agreement_report', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'moderation_act', column: 'person_id', onSignIn: 'move', onRemoval: 'keep' },
  { table: 'moderation_act', column: 'by_id', onSignIn: 'move', onRemoval: 'keep' },
  { table: 'appeal', column: 'person_id', onSignIn: 'move', onRemoval: 'drop' },
  { table: 'complaint', column: 'person_id', onSignIn: 'move', onRemoval: 'keep' },
  { table: 'complaint', column: 'about_id', onSignIn: 'move', onRemoval: 'keep' },
  { table: 'mail_address', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'reset_code', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'classroom', column: 'teacher_id', onSignIn: 'move', onRemoval: 'keep' },
  { table: 'chat_setting', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'person_card', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'follow', column: 'follower_id', onSignIn: 'move-once', within: 'followed_id', onRemoval: 'drop' },
  { table: 'follow', column: 'followed_id', onSignIn: 'move-once', within: 'follower_id', onRemoval: 'drop' },
  { table: 'seek', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'presence', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'vacation', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'done_command', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'session', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'device', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'ceremony', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'api_token', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'passkey', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'result', column: 'person_id', onSignIn: 'move', onRemoval: 'drop' },
  { table: 'rating', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
  { table: 'account', column: 'person_id', onSignIn: 'drop', onRemoval: 'drop' },
];

/** The tables of a game, in the order in which rows can be dropped. */
export const GAME_TABLES: readonly (keyof Tables)[] = [
  'event',
  'seat_event',
  'seat',
  'due',
  'question',
  'team_member',
  'workspace',
  'result',
  'chat_message',
  'report',
  'complaint',
  'notice',
  'alert',
  'alert_mute',
  'game_note',
  'presence',
  'seek',
];

/** The games in which the person has a seat, or which they host. */
export async function gamesAround(
  transaction: Transaction<Tables>,
  person: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select game_id as id from seat where person_id = ${person}
    union select game_id from team_member where person_id = ${person}
    union select id from game where host_id = ${person}`.execute(transaction);
  return rows.map(({ id }) => id);
}

/**
 * Locks the rows of games before their seats are changed, in the order of their ids, so that two transactions cannot
 * deadlock.
 */
export async function holdGames(transaction: Transaction<Tables>, games: readonly string[]): Promise<void> {
  // SQLite does one transaction at a time.
  if (games.length === 0 || !(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await transaction
    .selectFrom('game')
    .select('id')
    .where('id', 'in', [...games])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whether other people play or have played in the game. */
export async function isShared(
  transaction: Transaction<Tables>,
  game: string,
  person: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from seat where game_id = ${game} and person_id <> ${person}
    union select 1 from team_member where game_id = ${game} and person_id <> ${person}`.execute(transaction);
  return rows.length > 0;
}

export async function dropGame(transaction: Transaction<Tables>, game: string): Promise<void> {
  for (const table of GAME_TABLES)
    await sql`delete from ${sql.table(table)} where game_id = ${game}`.execute(transaction);
  await transaction.deleteFrom('game').where('id', '=', game).execute();
}

/** Moves everything of the guest to the account, and deletes the guest unless both are members of one game. */
export async function moveGuest(transaction: Transaction<Tables>, guest: string, to: string): Promise<void> {
  for (const { table, column, onSignIn, within = 'game_id' } of PERSONAL_COLUMNS) {
    if (onSignIn === 'drop') await drop(transaction, { table, column, from: guest });
    else if (onSignIn === 'move') await hand(transaction, { table, column, from: guest, to });
    else
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${guest}
        and ${sql.ref(within)} not in (select ${sql.ref(within)} from ${sql.table(table)} where ${sql.ref(column)} = ${to})`.execute(
        transaction,
      );
    // Drops rows that the account has already; a place in a team is never given up this way.
    if (onSignIn === 'move-once' && table !== 'team_member')
      await drop(transaction, { table, column, from: guest });
  }
  if ((await gamesAround(transaction, guest)).length === 0)
    await transaction.deleteFrom('person').where('id', '=', guest).execute();
}

/** Gives the rows that other people's games need to a nameless former player, and deletes everything else. */
export async function forgetPerson(
  transaction: Transaction<Tables>,
  person: string,
  former: string,
): Promise<void> {
  // Locks the row: a concurrent writer has finished, or finds the person deleted (`stillThere`).
  await transaction.updateTable('person').set({ name: FORMER_PLAYER }).where('id', '=', person).execute();
  await transaction
    .insertInto('person')
    .values({ id: former, name: FORMER_PLAYER, created_ms: FORMER_CREATED_MS })
    .execute();
  await transaction
    .updateTable('chat_message')
    .set({ text: FORGOTTEN_TEXT })
    .where('person_id', '=', person)
    .execute();
  // Names that somebody had are theirs, and so is what was written about them.
  await transaction
    .updateTable('moderation_act')
    .set({ reason: FORGOTTEN_TEXT })
    .where('person_id', '=', person)
    .execute();
  await transaction
    .updateTable('moderation_act')
    .set({ detail: null })
    .where('person_id', '=', person)
    .where('kind', '=', 'rename')
    .execute();
  await transaction
    .updateTable('complaint')
    .set({ quote: null, around: null })
    .where('about_id', '=', person)
    .execute();
  await dropStudies(transaction, person);
  for (const { table, column, onRemoval } of PERSONAL_COLUMNS)
    await (onRemoval === 'drop'
      ? drop(transaction, { table, column, from: person })
      : hand(transaction, { table, column, from: person, to: former }));
  await transaction.deleteFrom('person').where('id', '=', person).execute();
  if (!(await isNamed(transaction, former)))
    await transaction.deleteFrom('person').where('id', '=', former).execute();
}

/** Empties the studies that the person owns: what others had of them stays on their devices. */
async function dropStudies(transaction: Transaction<Tables>, person: string): Promise<void> {
  // Holds them: nobody appends between here and their end.
  await sql`update shared_study set count = count where owner_id = ${person}`.execute(transaction);
  for (const table of ['study_entry', 'study_member'] as const)
    await sql`delete from ${sql.table(table)} where study_id in (select id from shared_study where owner_id = ${person})`.execute(
      transaction,
    );
}

/**
 * Returns the people who have not been deleted, and locks them until the end of the transaction: a late write about
 * somebody (the end of a game, a disconnection) must not bring a deleted person back.
 */
export async function stillThere(
  transaction: Transaction<Tables>,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const asked = transaction
    .selectFrom('person')
    .select('id')
    .where('id', 'in', [...people]);
  // SQLite does one transaction at a time.
  const hasOthers = transaction.getExecutor().adapter instanceof PostgresAdapter;
  const rows = await (hasOthers ? asked.forShare() : asked).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether any row still refers to the person. */
async function isNamed(transaction: Transaction<Tables>, person: string): Promise<boolean> {
  for (const { table, column, onRemoval } of PERSONAL_COLUMNS) {
    if (onRemoval === 'drop') continue;
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${person} limit 1`.execute(
        transaction,
      );
    if (rows.length > 0) return true;
  }
  return false;
}

/** Names of tables and columns come from the list above and nowhere else. */
type Place = Pick<PersonalColumn, 'table' | 'column'> & { readonly from: string };

async function drop(transaction: Transaction<Tables>, { table, column, from }: Place): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${from}`.execute(transaction);
}

async function hand(
  transaction: Transaction<Tables>,
  { table, column, from, to }: Place & { readonly to: string },
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
    transaction,
  );
}
