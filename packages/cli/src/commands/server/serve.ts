/** `lexiko serve`: a server for playing together, until it is told to stop. */

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  databaseKind,
  LocalBus,
  makeLog,
  openServerStore,
  PostgresBus,
  startServer,
  USUAL_LIMITS,
  type Bus,
  type RunningServer,
  type ServerParts,
} from '@lexiko/server';
import { parseOptions, UsageError, type Command, type Io } from '../../command.ts';
import { DEFAULT_LEXICON, openLexicon } from '../../lexicon-store.ts';
import { stopSignal } from '../../interruption.ts';
import { alertWording } from '../../serve/alert-wording.ts';
import { embedWording } from '../../serve/embed-wording.ts';
import { ComputerPool } from '../../serve/computer-pool.ts';
import { ServerDictionaries } from '../../serve/dictionaries.ts';
import { ListBuilder } from '../../serve/list-builder.ts';
import { mailWording } from '../../serve/mail-wording.ts';
import { rudeWordsOf } from '../../serve/rude-words.ts';
import { ServedLists } from '../../serve/word-lists.ts';
import { readSettings, SERVER_SETTINGS, type ServerSettings } from '../../serve/settings.ts';

export const serve: Command = {
  options: SERVER_SETTINGS,
  async run(args, io) {
    const settings = readSettings(parseOptions(args, SERVER_SETTINGS), io.env);
    const builder = new ListBuilder(io.env);
    const dictionaries = new ServerDictionaries(io.env, builder);
    const computers = new ComputerPool(io.env, settings.threads, (view) => dictionaries.prepareFor(view));
    const words = { dictionaries, lists: new ServedLists(io.env, builder) };
    try {
      const server = await start(settings, { ...words, computers }, io);
      io.stdout.write(`${io.texts.server.serving(`http://${settings.host}:${server.port}`)}\n`);
      await stopSignal();
      await server.close();
    } finally {
      await computers.close();
    }
    return 0;
  },
};

async function start(
  settings: ServerSettings,
  { dictionaries, lists, computers }: Pick<ServerParts, 'dictionaries' | 'lists' | 'computers'>,
  io: Io,
): Promise<RunningServer> {
  const { database, host, port } = settings;
  const log = makeLog(settings.log);
  const kind = databaseKind(database);
  let bus: Bus | null = null;
  try {
    if (kind === 'sqlite') mkdirSync(dirname(database), { recursive: true });
    const lexicon = openLexicon(DEFAULT_LEXICON, io.env); // takes a second the first time: before anybody waits for it
    const { store, loss } = await openServerStore(database);
    if (loss !== null) {
      log.error({ ...loss }, 'the database is older than what was acknowledged');
      io.stderr.write(`${io.texts.server.loss(database, loss.games, loss.events)}\n`);
    }
    bus =
      kind === 'postgres'
        ? await PostgresBus.open(database, (error) =>
            log.error({ err: error }, 'no word from other processes'),
          )
        : new LocalBus();
    return await startServer({
      store,
      bus,
      dictionaries,
      ...(lists === undefined ? {} : { lists }),
      computers,
      threads: settings.threads,
      isRude: rudeWordsOf(lexicon),
      now: Date.now,
      log,
      host,
      port,
      origins: { allowed: settings.origins, behindProxy: settings.behindProxy },
      limits: USUAL_LIMITS,
      webFolder: settings.webFolder,
      alerts: {
        wording: alertWording(),
        contact: settings.alertsContact,
        endpoints: 'public',
        webhooks: settings.privateWebhooks ? 'any' : 'public',
      },
      embedWording: embedWording(),
      mail: settings.mail === null ? null : { ...settings.mail, wording: mailWording() },
      metricsToken: settings.metricsToken,
      hstsSubdomains: settings.hstsSubdomains,
    });
  } catch (error) {
    await bus?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(({ server }) => server.notStarted(reason));
  }
}
