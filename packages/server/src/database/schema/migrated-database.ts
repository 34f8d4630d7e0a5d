/** A database for migrations, untyped because a migration works on the tables of its own version. */

import type { Kysely, QueryExecutorProvider } from 'kysely';

export type MigratedDatabase = Pick<Kysely<unknown>, 'schema'> & QueryExecutorProvider;
