/** `lexiko think`: plays the moves of computers in games that servers on the same database serve, until it is told to stop. */

import {
  databaseKind,
  makeLog,
  openStore,
  PostgresBus,
  startThinking,
  type Dictionaries,
  type ServerStore,
  type RunningThinker,
} from '@lexiko/server';
import { parseOptions, UsageError, type Command, type Io } from '../../command.ts';
import { DEFAULT_LEXICON, openLexicon } from '../../lexicon-store.ts';
import { ComputerPool } from '../../serve/computer-pool.ts';
import { ServerDictionaries } from '../../serve/dictionaries.ts';
import { ListBuilder } from '../../serve/list-builder.ts';
import { readSettings, SERVER_SETTINGS, type ServerSettings } from '../../serve/settings.ts';
import { stopSignal } from '../../interruption.ts';

const OPTIONS = {
  database: SERVER_SETTINGS.database,
  threads: SERVER_SETTINGS.threads,
  log: SERVER_SETTINGS.log,
};

export const think: Command = {
  options: OPTIONS,
  async run(args, io) {
    const settings = readSettings(parseOptions(args, OPTIONS), io.env);
    if (databaseKind(settings.database) !== 'postgres')
      throw new UsageError(({ server }) => server.postgresOnly);
    if (settings.threads === 0)
      throw new UsageError(({ commandLine }) => commandLine.wholeAtLeast('--threads', 1));
    const stop = stopSignal();
    const dictionaries = new ServerDictionaries(io.env, new ListBuilder(io.env));
    const computers = new ComputerPool(io.env, settings.threads, (view) => dictionaries.prepareFor(view));
    try {
      const thinker = await start(settings, { dictionaries, computers }, io);
      io.stdout.write(`${io.texts.server.thinking(settings.threads)}\n`);
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
  { dictionaries, computers }: { readonly dictionaries: Dictionaries; readonly computers: ComputerPool },
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
    return startThinking({ store, bus, dictionaries, computers, threads, now: Date.now, log });
  } catch (error) {
    await bus?.close();
    await store?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(({ server }) => server.notStarted(reason));
  }
}
