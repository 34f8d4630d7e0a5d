/** `lexiko migrate`: brings the tables of a database up to date, before servers of a new version start. */

import { databaseKind, migrateDatabase } from '@lexiko/server';
import { parseArguments, UsageError, type Command, type OptionTable } from '../command.ts';
import { withExisting } from '../serve/existing-database.ts';
import { databaseOf, SERVER_SETTINGS } from '../serve/settings.ts';

const OPTIONS = { database: SERVER_SETTINGS.database } as const satisfies OptionTable;

export const migrate: Command = {
  options: OPTIONS,
  async run(args, io) {
    const { values } = parseArguments(args, OPTIONS);
    const given = typeof values['database'] === 'string' ? values['database'] : null;
    const database = databaseOf(given ?? io.env[SERVER_SETTINGS.database.env] ?? null, io.env);
    if (databaseKind(database) === 'memory') throw new UsageError(({ server }) => server.nothingInMemory);
    const steps = await withExisting(database, migrateDatabase);
    io.stdout.write(`${io.texts.server.migrated(steps)}\n`);
    return 0;
  },
};
