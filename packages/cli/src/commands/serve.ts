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
  type Loss,
  type RunningServer,
} from '@lexiko/server';
import { parseArguments, UsageError, type Command, type Io } from '../command.ts';
import { DEFAULT_LEXICON, openLexicon } from '../lexicon-store.ts';
import { toldToStop } from '../interruption.ts';
import { ComputerPool } from '../serve/computer-pool.ts';
import { installedDictionaries } from '../serve/dictionaries.ts';
import { rudeWordsOf } from '../serve/rude-words.ts';
import { readSettings, settingsText, type ServerSettings } from '../serve/settings.ts';

const HELP = `Usage: lexiko serve [--port N] [--host H] [--database D] [--origin URL] [--behind-proxy]
                    [--hsts-subdomains] [--metrics-token TOKEN] [--web FOLDER] [--threads N] [--log LEVEL]

Serves games to anybody who can reach it: one process on an SQLite file, or any number of processes on one PostgreSQL
database, behind any load balancer. Ends on SIGINT or SIGTERM, after answering what was asked.

Flags and environment variables, flags first:

${settingsText(['port', 'host', 'database', 'origin', 'behind-proxy', 'hsts-subdomains', 'metrics-token', 'web', 'threads', 'log'])}
GET /health, /ready and /metrics tell how the server is doing. docs/protocol.md tells how clients speak with it.
`;

export const serve: Command = {
  help: HELP,
  async run(args, io) {
    const settings = readSettings(
      parseArguments(args, {
        port: { type: 'string' },
        host: { type: 'string' },
        database: { type: 'string' },
        origin: { type: 'string' },
        'behind-proxy': { type: 'boolean' },
        'hsts-subdomains': { type: 'boolean' },
        'metrics-token': { type: 'string' },
        web: { type: 'string' },
        threads: { type: 'string' },
        log: { type: 'string' },
      }),
      io.env,
    );
    const computers = new ComputerPool(io.env, settings.threads);
    try {
      const server = await start(settings, computers, io);
      io.stdout.write(`Lexiko is served at http://${settings.host}:${server.port}\n`);
      await toldToStop();
      await server.close();
    } finally {
      await computers.close();
    }
    return 0;
  },
};

async function start(settings: ServerSettings, computers: ComputerPool, io: Io): Promise<RunningServer> {
  const { database, host, port } = settings;
  const log = makeLog(settings.log);
  const kind = databaseKind(database);
  let bus: Bus | null = null;
  try {
    if (kind === 'sqlite') mkdirSync(dirname(database), { recursive: true });
    const lexicon = openLexicon(DEFAULT_LEXICON, io.env); // takes a second the first time: before anybody waits for it
    const { store, loss } = await openServerStore(database);
    if (loss !== null) {
      const text = lossText(database, loss);
      log.error({ ...loss }, 'the database is older than what was acknowledged');
      io.stderr.write(text);
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
      dictionaries: installedDictionaries(io.env),
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
      metricsToken: settings.metricsToken,
      hstsSubdomains: settings.hstsSubdomains,
    });
  } catch (error) {
    await bus?.close();
    throw new UsageError(
      `the server could not start: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** The operator has to know it; players see it in their games. */
function lossText(database: string, { games, events }: Loss): string {
  const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return (
    `'${database}' is older than what this server has acknowledged: at least ${counted(games, 'new game')} and ` +
    `${counted(events, 'event')} are missing. If you have put back a backup, that is what you would expect; if not, ` +
    `the disk or a copy has lost the end of '${database}-wal'. The server goes on with what is there.\n`
  );
}
