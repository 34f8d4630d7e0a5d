/** `lexiko think`: plays the moves of computers in games that servers on the same database serve, until it is told to stop. */

import {
  databaseKind,
  makeLog,
  openStore,
  PostgresBus,
  startThinking,
  type ServerStore,
  type RunningThinker,
} from '@lexiko/server';
import { parseArguments, UsageError, type Command, type Io } from '../command.ts';
import { DEFAULT_LEXICON, openLexicon } from '../lexicon-store.ts';
import { ComputerPool } from '../serve/computer-pool.ts';
import { installedDictionaries } from '../serve/dictionaries.ts';
import { readSettings, settingsText, type ServerSettings } from '../serve/settings.ts';
import { toldToStop } from '../interruption.ts';

const HELP = `Usage: lexiko think --database postgres://… [--threads N] [--log LEVEL]

Thinks for the computers in games that servers on the same PostgreSQL database serve, on this machine or another: any
number of such processes share the work, with each other and with servers that think too. 'lexiko serve --threads 0'
leaves all of it to them. The lexica of the games must be installed here as well. Ends on SIGINT or SIGTERM; what it was
thinking about goes to another process at once.

Flags and environment variables, flags first:

${settingsText(['database', 'threads', 'log'])}`;

export const think: Command = {
  help: HELP,
  async run(args, io) {
    const settings = readSettings(
      parseArguments(args, {
        database: { type: 'string' },
        threads: { type: 'string' },
        log: { type: 'string' },
      }),
      io.env,
    );
    if (databaseKind(settings.database) !== 'postgres')
      throw new UsageError(
        'this takes a PostgreSQL database: --database postgres://… An SQLite file belongs to one process, which thinks by itself.',
      );
    if (settings.threads === 0) throw new UsageError('--threads must be 1 or more here.');
    const stop = toldToStop();
    const computers = new ComputerPool(io.env, settings.threads);
    try {
      const thinker = await start(settings, computers, io);
      io.stdout.write(`Lexiko thinks on ${settings.threads} thread(s).\n`);
      await stop;
      await thinker.close();
    } finally {
      await computers.close();
    }
    return 0;
  },
};

async function start(
  { database, threads, log: level }: ServerSettings,
  computers: ComputerPool,
  io: Io,
): Promise<RunningThinker> {
  const log = makeLog(level);
  let store: ServerStore | null = null;
  let bus: PostgresBus | null = null;
  try {
    openLexicon(DEFAULT_LEXICON, io.env); // takes a second the first time: before anybody waits for it
    store = await openStore(database);
    bus = await PostgresBus.open(database, (error) =>
      log.error({ err: error }, 'no word from other processes'),
    );
    const dictionaries = installedDictionaries(io.env);
    return startThinking({ store, bus, dictionaries, computers, threads, now: Date.now, log });
  } catch (error) {
    await bus?.close();
    await store?.close();
    throw new UsageError(`it could not start: ${error instanceof Error ? error.message : String(error)}`);
  }
}
