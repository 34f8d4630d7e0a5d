/** `lexiko backup`: a copy of a server's database that is known to be good. */

import {
  backupSqlite,
  checkSqlite,
  databaseKind,
  type BackupContents,
  type BackupRefusal,
} from '@lexiko/server';
import type { Result } from '@lexiko/rules';
import { parseArguments, UsageError, type Command, type Io, type OptionTable } from '../../command.ts';
import { databaseOf, SERVER_SETTINGS } from '../../serve/settings.ts';

const OPTIONS = {
  database: SERVER_SETTINGS.database,
  check: { type: 'boolean' },
} as const satisfies OptionTable;

export const backup: Command = {
  options: OPTIONS,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, OPTIONS);
    const [file, more] = positionals;
    if (file === undefined || more !== undefined) throw new UsageError(({ server }) => server.oneCopy);
    const database = databaseOf(values, io.env);
    const isCheck = values['check'] === true;
    const kind = databaseKind(database);
    if (!isCheck && kind === 'postgres') throw new UsageError(({ server }) => server.usePgDump);
    if (!isCheck && kind === 'memory') throw new UsageError(({ server }) => server.nothingInMemory);
    const result = isCheck ? checkSqlite(file) : copied(database, file);
    if (!result.ok) return refused(result.error, isCheck ? file : database, io);
    const { games, events, people } = result.value;
    io.stdout.write(`${io.texts.server.copied(file, games, events, people)}\n`);
    return 0;
  },
};

function copied(database: string, file: string): Result<BackupContents, BackupRefusal> {
  try {
    return backupSqlite(database, file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(({ server }) => server.notCopied(database, reason));
  }
}

function refused(refusal: BackupRefusal, file: string, { stderr, texts }: Io): number {
  switch (refusal.code) {
    case 'NO_DATABASE':
      throw new UsageError(({ server }) => server.noDatabase(file));
    case 'TARGET_EXISTS':
      throw new UsageError(({ server }) => server.copyExists);
    case 'DAMAGED':
      stderr.write(`lexiko backup: ${texts.server.damaged(file, refusal.reason)}\n`);
      return 1;
  }
}
