/** The database of a server for commands that look after one: it must be there, and nothing is made in its place. */

import { existsSync } from 'node:fs';
import { databaseKind } from '@lexiko/server';
import { UsageError } from '../command.ts';

/** Does something with the database; one sentence says what is wrong with one that cannot be used. */
export async function withExisting<T>(database: string, use: (database: string) => Promise<T>): Promise<T> {
  const isFile = databaseKind(database) === 'sqlite';
  if (isFile && !existsSync(database)) throw new UsageError(({ server }) => server.noDatabaseYet(database));
  try {
    return await use(database);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // The address of a server may hold a password.
    throw new UsageError(({ server }) =>
      isFile ? server.cannotOpen(database, reason) : server.cannotConnect(reason),
    );
  }
}
