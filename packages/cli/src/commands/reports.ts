/** `lexiko reports`: the messages that players of a server have complained of. */

import { databaseKind, openStore } from '@lexiko/server';
import { parseArguments, UsageError, type Command } from '../command.ts';
import { printable } from '../printable-text.ts';
import { withExisting } from '../serve/existing-database.ts';
import { databaseOf, SERVER_SETTINGS, settingsText } from '../serve/settings.ts';

const HELP = `Usage: lexiko reports [--database D] [--count N]

Lists the messages that players of a server have reported, the latest first: when, who wrote what, and who complained
for which reason.

${settingsText(['database'])}  --count N  how many (20)
`;

const USUAL_COUNT = 20;

export const reports: Command = {
  help: HELP,
  async run(args, io) {
    const { values } = parseArguments(args, { database: { type: 'string' }, count: { type: 'string' } });
    const given = typeof values['database'] === 'string' ? values['database'] : null;
    const database = databaseOf(given ?? io.env[SERVER_SETTINGS.database.env] ?? null, io.env);
    if (databaseKind(database) === 'memory') throw new UsageError('nothing is kept in memory.');
    const count = Number(values['count'] ?? USUAL_COUNT);
    if (!Number.isInteger(count) || count < 1)
      throw new UsageError('--count must be a whole number from 1 on.');
    const store = await withExisting(database, openStore);
    try {
      const found = await store.chat.reports(count);
      if (found.length === 0) io.stdout.write('Nobody has complained.\n');
      for (const { game, message: number, person, reason, atMs } of found) {
        const message = await store.chat.message(game, number);
        const people = new Map(
          (await store.people.people([person, message?.person ?? ''])).map(({ id, name }) => [id, name]),
        );
        const writer = message === null ? 'somebody' : (people.get(message.person) ?? message.person);
        io.stdout.write(
          printable(
            `${new Date(atMs).toISOString()}  ${writer}: ${message?.text ?? '(deleted)'}\n` +
              `  game ${game}, message ${number}; ${people.get(person) ?? person} says: ${reason}\n`,
          ),
        );
      }
    } finally {
      await store.close();
    }
    return 0;
  },
};
