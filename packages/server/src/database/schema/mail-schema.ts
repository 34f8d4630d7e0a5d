/** The table of e-mail addresses. */

import type { MigratedDatabase } from './migrated-database.ts';

export interface MailTables {
  mail_address: {
    person_id: string;
    address: string;
    language: string;
    /** `null`: not confirmed yet. */
    confirmed_ms: number | null;
    /** Of the code that confirms it; `null`: it was used. */
    code_hash: string | null;
    expires_ms: number;
  };
}

export async function addMail({ schema }: MigratedDatabase): Promise<void> {
  await schema
    .createTable('mail_address')
    .addColumn('person_id', 'varchar(40)', (column) => column.primaryKey().references('account.person_id'))
    .addColumn('address', 'varchar(200)', (column) => column.notNull())
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    .addColumn('confirmed_ms', 'bigint')
    .addColumn('code_hash', 'varchar(64)')
    .addColumn('expires_ms', 'bigint', (column) => column.notNull())
    .execute();
}
