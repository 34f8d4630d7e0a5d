/** `lexiko migrate`: brings the tables of a database up to date, before servers of a new version start. */

import { databaseKind, migrateDatabase } from '@lexiko/server';
import { parseArguments, UsageError, type Command } from '../command.ts';
import { withExisting } from '../serve/existing-database.ts';
import { databaseOf, SERVER_SETTINGS, settingsText } from '../serve/settings.ts';

const HELP = `Usage: lexiko migrate [--database D]

Brings the tables of a database up to date. A server does the same when it starts; with several of them, do it once
before. Safe to repeat.

${settingsText(['database'])}`;

export const migrate: Command = {
  help: HELP,
  async run(args, io) {
    const { values } = parseArguments(args, { database: { type: 'string' } });
    const given = typeof values['database'] === 'string' ? values['database'] : null;
    const database = databaseOf(given ?? io.env[SERVER_SETTINGS.database.env] ?? null, io.env);
    if (databaseKind(database) === 'memory')
      throw new UsageError('there is nothing to bring up to date in memory.');
    const steps = await withExisting(database, migrateDatabase);
    io.stdout.write(
      steps === 0 ? 'The database is up to date.\n' : `Brought up to date in ${steps} step(s).\n`,
    );
    return 0;
  },
};
