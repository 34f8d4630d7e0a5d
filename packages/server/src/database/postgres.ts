/** A PostgreSQL server, for when one process is not enough. */

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './schema/tables.ts';

/** Times are `bigint` there; all of ours fit a number. */
const BIGINT = 20;
/** With the one for hints nine a process: ten processes fit into the hundred that PostgreSQL takes unless told otherwise. */
const CONNECTIONS = 8;

export function openPostgres(url: string): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types });
  // A connection that breaks between two queries of a transaction says so by an event that must be listened to.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {}); // a broken idle connection is replaced; a query on it reports for itself
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
