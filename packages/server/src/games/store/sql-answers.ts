/** Stores the answers to commands in an SQL database: the first answer to each counts. */

import { err, ok } from '@lexiko/rules';
import type { Transaction } from 'kysely';
import type { GameRefusal } from '../../refusal.ts';
import type { CommandKey } from '../../caller.ts';
import type { CommandAnswer, CommandDone, StoredAnswer } from './game-store.ts';
import type { Database, Reads, Tables } from '../../database/schema/tables.ts';
import { Abandoned } from '../../database/transactions.ts';

export async function answerTo(db: Reads, { person, command }: CommandKey): Promise<CommandAnswer | null> {
  const row = await db
    .selectFrom('done_command')
    .select(['outcome', 'refusal'])
    .where('person_id', '=', person)
    .where('command_id', '=', command)
    .executeTakeFirst();
  if (row === undefined) return null;
  // The column holds answers only.
  return row.refusal === null
    ? ok(JSON.parse(row.outcome) as StoredAnswer)
    : err(JSON.parse(row.refusal) as GameRefusal);
}

/** Abandons the transaction if the command has an answer. */
export async function claimCommand(
  transaction: Transaction<Tables>,
  done: CommandDone | null,
  atMs: number,
): Promise<void> {
  if (done === null) return;
  const isFirst = await insertAnswer(transaction, done, { outcome: done.outcome, refusal: null, atMs });
  if (!isFirst) throw new Abandoned('repeated' as const);
}

/** Returns whether the command had no answer yet. */
export async function insertAnswer(
  db: Pick<Database, 'insertInto'>,
  { person, command }: CommandKey,
  answer: {
    readonly outcome: StoredAnswer | null;
    readonly refusal: GameRefusal | null;
    readonly atMs: number;
  },
): Promise<boolean> {
  const { outcome, refusal, atMs } = answer;
  const inserted = await db
    .insertInto('done_command')
    .values({
      person_id: person,
      command_id: command,
      outcome: JSON.stringify(outcome ?? {}),
      refusal: refusal === null ? null : JSON.stringify(refusal),
      at_ms: atMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1;
}
