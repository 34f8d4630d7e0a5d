/** `lexiko migrate`: brings the tables of a database up to date, before servers of a new version start. */

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { databaseKind, migrateDatabase } from '@lexiko/server';
import { parseArguments, UsageError, type Command } from '../command.ts';
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
    const kind = databaseKind(database);
    if (kind === 'memory') throw new UsageError('there is nothing to bring up to date in memory.');
    try {
      if (kind === 'sqlite') mkdirSync(dirname(database), { recursive: true });
      const steps = await migrateDatabase(database);
      io.stdout.write(
        steps === 0 ? 'The database is up to date.\n' : `Brought up to date in ${steps} step(s).\n`,
      );
    } catch (error) {
      throw new UsageError(
        `the database could not be opened: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    return 0;
  },
};
