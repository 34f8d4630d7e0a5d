/** `lexiko migrate`: brings the tables of a database up to date, before servers of a new version start. */

import { migrateDatabase } from '@lexiko/server';
import { parseOptions, type Command, type OptionTable } from '../../command.ts';
import { withExisting } from '../../serve/existing-database.ts';
import { storedDatabaseOf, SERVER_SETTINGS } from '../../serve/settings.ts';

const OPTIONS = { database: SERVER_SETTINGS.database } as const satisfies OptionTable;

export const migrate: Command = {
  options: OPTIONS,
  async run(args, io) {
    const values = parseOptions(args, OPTIONS);
    const database = storedDatabaseOf(values, io.env);
    const steps = await withExisting(database, migrateDatabase);
    io.stdout.write(`${io.texts.server.migrated(steps)}\n`);
    return 0;
  },
};
