/** `lexiko backup`: a copy of a server's database that is known to be good. */

import {
  backupSqlite,
  checkSqlite,
  databaseKind,
  type BackupContents,
  type BackupRefusal,
} from '@lexiko/server';
import type { Result } from '@lexiko/rules';
import { parseArguments, UsageError, type Command } from '../command.ts';
import { databaseOf, SERVER_SETTINGS, settingsText } from '../serve/settings.ts';

const HELP = `Usage: lexiko backup [--database D] FILE
       lexiko backup --check FILE

Copies the SQLite database of a server into FILE, which must not be there yet. The server goes on meanwhile; the copy is
what one moment looked like. Before it gets its name every page is checked and every game replayed. To go back to it,
stop the server and put the copy in the place of the database, without the -wal and -shm files beside it.

With --check only looks whether FILE is such a good copy.

A PostgreSQL database is copied with pg_dump, see docs/operations.md.

${settingsText(['database'])}
Exit status: 0 the copy is good, 1 the database or the copy is damaged, 2 it could not be made.
`;

export const backup: Command = {
  help: HELP,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, {
      database: { type: 'string' },
      check: { type: 'boolean' },
    });
    const [file, more] = positionals;
    if (file === undefined || more !== undefined) throw new UsageError('name one file for the copy.');
    const given = typeof values['database'] === 'string' ? values['database'] : null;
    const database = databaseOf(given ?? io.env[SERVER_SETTINGS.database.env] ?? null, io.env);
    const isCheck = values['check'] === true;
    const kind = databaseKind(database);
    if (!isCheck && kind === 'postgres')
      throw new UsageError('a PostgreSQL database is copied with pg_dump, see docs/operations.md.');
    if (!isCheck && kind === 'memory') throw new UsageError('there is nothing to copy in memory.');
    const result = isCheck ? checkSqlite(file) : copied(database, file);
    if (!result.ok) return refused(result.error, isCheck ? file : database, io);
    const { games, events, people } = result.value;
    io.stdout.write(`${file}: ${games} games with ${events} events replayed, ${people} people.\n`);
    return 0;
  },
};

function copied(database: string, file: string): Result<BackupContents, BackupRefusal> {
  try {
    return backupSqlite(database, file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`no copy of '${database}' was made: ${reason}.`);
  }
}

function refused(
  refusal: BackupRefusal,
  file: string,
  { stderr }: { readonly stderr: NodeJS.WritableStream },
): number {
  switch (refusal.code) {
    case 'NO_DATABASE':
      throw new UsageError(`there is no database '${file}'.`);
    case 'TARGET_EXISTS':
      throw new UsageError('the file for the copy is there already; nothing is overwritten.');
    case 'DAMAGED':
      stderr.write(`lexiko backup: '${file}' is damaged: ${refusal.reason}.\n`);
      return 1;
  }
}
