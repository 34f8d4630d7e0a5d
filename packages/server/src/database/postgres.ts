/** Opens a PostgreSQL database, for more than one process. */

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './schema/tables.ts';

/** The type id of `bigint`, which holds our times; they all fit a number. */
const BIGINT = 20;
/** Nine per process with the one for hints, so ten processes fit PostgreSQL's default limit of 100. */
const CONNECTIONS = 8;

export function openPostgres(url: string): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types });
  // A connection that breaks between two queries of a transaction emits an error event, which must be handled.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {}); // a broken idle connection is replaced; a query on it throws
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
