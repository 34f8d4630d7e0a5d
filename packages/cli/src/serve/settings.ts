/** Every setting of a server in one list: flag, environment variable, what it means. The help text is made from it. */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { databaseKind, LOG_LEVELS, type LogLevel } from '@lexiko/server';
import { UsageError, type ParsedArguments } from '../command.ts';
import { dataFolder, type Environment } from '../words/data-folder.ts';

interface Setting {
  readonly env: string;
  /** What stands after the flag; `null` for a switch. */
  readonly value: string | null;
  readonly about: string;
}

export type SettingName =
  | 'port'
  | 'host'
  | 'database'
  | 'origin'
  | 'behind-proxy'
  | 'hsts-subdomains'
  | 'metrics-token'
  | 'web'
  | 'threads'
  | 'log';

export const SERVER_SETTINGS: Readonly<Record<SettingName, Setting>> = {
  port: { env: 'LEXIKO_PORT', value: 'N', about: 'the port to listen on (8080); 0 takes any free one' },
  host: {
    env: 'LEXIKO_HOST',
    value: 'H',
    about: 'the address to listen on (127.0.0.1); 0.0.0.0 lets others in',
  },
  database: {
    env: 'LEXIKO_DATABASE',
    value: 'D',
    about: 'an SQLite file (lexiko.db in the data folder), postgres://…, or memory:',
  },
  origin: {
    env: 'LEXIKO_ORIGIN',
    value: 'URL',
    about:
      'the address of the page, for passkeys, and of other pages that may use the server, separated by commas: https://example.org',
  },
  'behind-proxy': {
    env: 'LEXIKO_BEHIND_PROXY',
    value: null,
    about: 'a proxy in front tells who asks (x-forwarded-for, x-forwarded-proto)',
  },
  'hsts-subdomains': {
    env: 'LEXIKO_HSTS_SUBDOMAINS',
    value: null,
    about: 'browsers insist on TLS for all names below that of the page too',
  },
  'metrics-token': {
    env: 'LEXIKO_METRICS_TOKEN',
    value: 'TOKEN',
    about: 'lets others than this machine read /metrics, as a bearer token (none)',
  },
  web: { env: 'LEXIKO_WEB', value: 'FOLDER', about: 'the folder of the page (none)' },
  threads: {
    env: 'LEXIKO_THREADS',
    value: 'N',
    about: 'how many computers think for long at the same time (cores less one); 0: lexiko think does',
  },
  log: {
    env: 'LEXIKO_LOG',
    value: 'LEVEL',
    about: `${LOG_LEVELS.join(', ')} (info); written to standard error`,
  },
};

/** The list for `--help`. */
export function settingsText(names: readonly SettingName[]): string {
  const flags = names.map((name) => {
    const { value } = SERVER_SETTINGS[name];
    return value === null ? `--${name}` : `--${name} ${value}`;
  });
  const width = Math.max(...flags.map((flag) => flag.length));
  return names
    .map(
      (name, at) =>
        `  ${(flags[at] ?? '').padEnd(width)}  ${SERVER_SETTINGS[name].env.padEnd(22)}  ${SERVER_SETTINGS[name].about}\n`,
    )
    .join('');
}

export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  readonly database: string;
  readonly origins: readonly string[];
  readonly behindProxy: boolean;
  readonly hstsSubdomains: boolean;
  readonly metricsToken: string | null;
  readonly webFolder: string | null;
  readonly threads: number;
  readonly log: LogLevel;
}

/** Of a token that nobody guesses. */
const SHORTEST_TOKEN = 16;

/** Flags before environment before what is usual. Throws a `UsageError` where a value makes no sense. */
export function readSettings({ values }: ParsedArguments, env: Environment): ServerSettings {
  const text = (name: SettingName): string | null => {
    const flag = values[name];
    return (typeof flag === 'string' ? flag : env[SERVER_SETTINGS[name].env]) ?? null;
  };
  const level = text('log') ?? 'info';
  const log = LOG_LEVELS.find((one) => one === level);
  if (log === undefined) throw new UsageError(`--log is one of ${LOG_LEVELS.join(', ')}.`);
  const origins = (text('origin') ?? '').split(',').filter((origin) => origin !== '');
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong !== undefined)
    throw new UsageError(`'${wrong}' is no origin; one looks like https://example.org.`);
  const database = databaseOf(text('database'), env);
  const threads = threadsOf(text('threads'), 0);
  if (threads === 0 && databaseKind(database) !== 'postgres')
    throw new UsageError('--threads 0 takes a PostgreSQL database: `lexiko think` thinks on no other.');
  const isOn = (name: SettingName): boolean =>
    values[name] === true || env[SERVER_SETTINGS[name].env] === '1';
  const metricsToken = text('metrics-token');
  if (metricsToken !== null && metricsToken.length < SHORTEST_TOKEN)
    throw new UsageError(`--metrics-token must have ${SHORTEST_TOKEN} characters or more.`);
  return {
    port: whole('port', text('port') ?? '8080', 0, 65_535),
    host: text('host') ?? '127.0.0.1',
    database,
    origins,
    behindProxy: isOn('behind-proxy'),
    hstsSubdomains: isOn('hsts-subdomains'),
    metricsToken,
    webFolder: text('web'),
    threads,
    log,
  };
}

/** The number of threads for long thoughts: all cores but one, which the rest needs. */
export function threadsOf(given: string | null, least: 0 | 1): number {
  return whole('threads', given ?? String(Math.max(1, availableParallelism() - 1)), least, 256);
}

export function databaseOf(given: string | null, env: Environment): string {
  return given ?? join(dataFolder(env), 'lexiko.db');
}

function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new UsageError(`--${name} must be a whole number from ${least} to ${most}.`);
  return number;
}
