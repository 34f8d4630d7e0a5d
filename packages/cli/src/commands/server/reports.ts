/** `lexiko reports`: the messages that players of a server have complained of. */

import { openStore } from '@lexiko/server';
import { parseOptions, UsageError, type Command, type OptionTable } from '../../command.ts';
import { printable } from '../../printable-text.ts';
import { withExisting } from '../../serve/existing-database.ts';
import { storedDatabaseOf, SERVER_SETTINGS } from '../../serve/settings.ts';

const USUAL_COUNT = 20;

const OPTIONS = {
  database: SERVER_SETTINGS.database,
  count: { type: 'string', usual: USUAL_COUNT },
} as const satisfies OptionTable;

export const reports: Command = {
  options: OPTIONS,
  async run(args, io) {
    const values = parseOptions(args, OPTIONS);
    const database = storedDatabaseOf(values, io.env);
    const count = Number(values['count'] ?? USUAL_COUNT);
    if (!Number.isInteger(count) || count < 1)
      throw new UsageError(({ commandLine }) => commandLine.wholeAtLeast('--count', 1));
    const texts = io.texts.server;
    const store = await withExisting(database, openStore);
    try {
      const found = await store.chat.reports(count);
      if (found.length === 0) io.stdout.write(`${texts.noReports}\n`);
      for (const { game, message: number, person, reason, atMs } of found) {
        const message = await store.chat.message(game, number);
        const people = new Map(
          (await store.people.people([person, message?.person ?? ''])).map(({ id, name }) => [id, name]),
        );
        const writer = message === null ? texts.someone : (people.get(message.person) ?? message.person);
        io.stdout.write(
          printable(
            `${new Date(atMs).toISOString()}  ${writer}: ${message?.text ?? texts.deleted}\n` +
              `  ${texts.reported(game, number, people.get(person) ?? person, reason)}\n`,
          ),
        );
      }
    } finally {
      await store.close();
    }
    return 0;
  },
};
