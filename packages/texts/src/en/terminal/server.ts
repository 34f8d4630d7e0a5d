/** Servers on the command line, in English. */

import { counted } from '../grammar.ts';

export const server = {
  /** Programs look for the address. */
  serving: (url: string) => `Lexiko is at ${url}`,
  thinking: (count: number) => `Lexiko is thinking on ${counted(count, 'thread')}.`,
  notStarted: (reason: string) => `Can’t start: ${reason}`,
  noOrigin: (text: string) => `“${text}” isn’t an origin. Write it like https://example.org.`,
  noContact: (text: string) =>
    `“${text}” isn’t a contact. Write it like mailto:games@example.org or https://example.org.`,
  noSmtp: '--smtp takes the address of a mail server, like smtps://user:password@mail.example.org.',
  mailNeeds: 'To send mail, name the sender with --mail-from and the address of the page with --origin.',
  shortToken: (count: number) => `--metrics-token needs at least ${counted(count, 'character')}.`,
  needsThinkers: '--threads 0 needs a PostgreSQL database: lexiko think works with no other.',
  postgresOnly:
    'This needs a PostgreSQL database: --database postgres://… An SQLite file belongs to one process, which thinks by itself.',
  loss: (path: string, count: number, left: number) =>
    `“${path}” is older than what this server has acknowledged: at least ${counted(count, 'new game')} and ${counted(left, 'event')} are missing. If you have restored a backup, this is expected. If not, the disk or a copy has lost the end of “${path}-wal”. The server continues with what is there.`,
  nothingInMemory: 'A database in memory is gone when its server stops.',
  noDatabase: (path: string) => `There’s no database “${path}”.`,
  noDatabaseYet: (path: string) => `There’s no database “${path}”. A server makes one when it starts.`,
  cannotOpen: (path: string, text: string) => `Can’t open the database “${path}”: ${text}.`,
  cannotConnect: (text: string) => `Can’t open the database: ${text}.`,
  oneCopy: 'Name one file for the copy.',
  usePgDump: 'Copy a PostgreSQL database with pg_dump, see docs/operations.md.',
  copyExists: 'The file for the copy already exists. Nothing is overwritten.',
  notCopied: (path: string, text: string) => `Can’t copy “${path}”: ${text}.`,
  damaged: (path: string, text: string) => `“${path}” is damaged: ${text}.`,
  copied: (path: string, count: number, left: number, people: number) =>
    `${path}: replayed ${counted(count, 'game')} with ${counted(left, 'event')}; ${counted(people, 'person', 'people')}.`,
  migrated: (count: number) =>
    count === 0 ? 'The database is up to date.' : `Brought up to date in ${counted(count, 'step')}.`,
  noReports: 'No messages have been reported.',
  someone: 'someone',
  deleted: '(deleted)',
  reported: (text: string, number: number, name: string, reason: string) =>
    `game ${text}, message ${number}; ${name} says: ${reason}`,
};

export type ServerTexts = typeof server;
