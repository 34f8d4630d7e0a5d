/** A database as a migration sees it: whatever its tables are called by now, it knows only those of its own time. */

import type { Kysely, QueryExecutorProvider } from 'kysely';

export type MigratedDatabase = Pick<Kysely<unknown>, 'schema'> & QueryExecutorProvider;
