/** Every setting of a server in one list: flag, environment variable, what holds without them. */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { databaseKind, LOG_LEVELS, type LogLevel } from '@lexiko/server';
import { UsageError, type OptionSpec, type ParsedArguments } from '../command.ts';
import { dataFolder, type Environment } from '../words/data-folder.ts';

export type SettingName =
  | 'port'
  | 'host'
  | 'database'
  | 'origin'
  | 'behind-proxy'
  | 'hsts-subdomains'
  | 'alerts-contact'
  | 'smtp'
  | 'mail-from'
  | 'private-webhooks'
  | 'metrics-token'
  | 'web'
  | 'threads'
  | 'log';

type Setting = OptionSpec & { readonly env: string };

export const SERVER_SETTINGS: Readonly<Record<SettingName, Setting>> = {
  port: { type: 'string', env: 'LEXIKO_PORT', usual: 8080 },
  host: { type: 'string', env: 'LEXIKO_HOST', usual: '127.0.0.1' },
  database: { type: 'string', env: 'LEXIKO_DATABASE' },
  origin: { type: 'string', env: 'LEXIKO_ORIGIN' },
  'behind-proxy': { type: 'boolean', env: 'LEXIKO_BEHIND_PROXY' },
  'hsts-subdomains': { type: 'boolean', env: 'LEXIKO_HSTS_SUBDOMAINS' },
  'alerts-contact': { type: 'string', env: 'LEXIKO_ALERTS_CONTACT' },
  smtp: { type: 'string', env: 'LEXIKO_SMTP' },
  'mail-from': { type: 'string', env: 'LEXIKO_MAIL_FROM' },
  'private-webhooks': { type: 'boolean', env: 'LEXIKO_PRIVATE_WEBHOOKS' },
  'metrics-token': { type: 'string', env: 'LEXIKO_METRICS_TOKEN' },
  web: { type: 'string', env: 'LEXIKO_WEB' },
  threads: { type: 'string', env: 'LEXIKO_THREADS' },
  log: { type: 'string', env: 'LEXIKO_LOG', choices: LOG_LEVELS, usual: 'info' },
};

export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  readonly database: string;
  readonly origins: readonly string[];
  readonly behindProxy: boolean;
  readonly hstsSubdomains: boolean;
  /** Whom push services may write to: `mailto:` or `https:`. */
  readonly alertsContact: string;
  /** Mail; `null`: none is sent. */
  readonly mail: { readonly url: string; readonly from: string; readonly page: string } | null;
  /** Whether webhooks may lead to private networks and plain http too. */
  readonly privateWebhooks: boolean;
  readonly metricsToken: string | null;
  readonly webFolder: string | null;
  readonly threads: number;
  readonly log: LogLevel;
}

/** For a server whose operator names neither a contact nor a public address. Some push services refuse it. */
const NO_CONTACT = 'mailto:nobody@localhost';

/** Of a token that nobody guesses. */
const SHORTEST_TOKEN = 16;

/** Flags before environment before what is usual. Throws a `UsageError` where a value makes no sense. */
export function readSettings(values: ParsedArguments['values'], env: Environment): ServerSettings {
  const text = (name: SettingName): string | null => {
    const flag = values[name];
    return (typeof flag === 'string' ? flag : env[SERVER_SETTINGS[name].env]) ?? null;
  };
  const level = text('log') ?? 'info';
  const log = LOG_LEVELS.find((one) => one === level);
  if (log === undefined)
    throw new UsageError(({ commandLine }) => commandLine.oneOf('--log', LOG_LEVELS, level));
  const origins = (text('origin') ?? '').split(',').filter((origin) => origin !== '');
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong !== undefined) throw new UsageError(({ server }) => server.noOrigin(wrong));
  const database = databaseOf(values, env);
  const threads = threadsOf(text('threads'), 0);
  if (threads === 0 && databaseKind(database) !== 'postgres')
    throw new UsageError(({ server }) => server.needsThinkers);
  const isOn = (name: SettingName): boolean =>
    values[name] === true || env[SERVER_SETTINGS[name].env] === '1';
  const metricsToken = text('metrics-token');
  if (metricsToken !== null && metricsToken.length < SHORTEST_TOKEN)
    throw new UsageError(({ server }) => server.shortToken(SHORTEST_TOKEN));
  const contact = text('alerts-contact');
  if (contact !== null && !isContact(contact))
    throw new UsageError(({ server }) => server.noContact(contact));
  return {
    port: whole('port', text('port') ?? '8080', 0, 65_535),
    host: text('host') ?? '127.0.0.1',
    database,
    origins,
    behindProxy: isOn('behind-proxy'),
    hstsSubdomains: isOn('hsts-subdomains'),
    alertsContact: contact ?? origins.find((origin) => origin.startsWith('https:')) ?? NO_CONTACT,
    mail: mailOf(text('smtp'), text('mail-from'), origins),
    privateWebhooks: isOn('private-webhooks'),
    metricsToken,
    webFolder: text('web'),
    threads,
    log,
  };
}

/** Links in mails need the address of the page. */
function mailOf(url: string | null, from: string | null, origins: readonly string[]): ServerSettings['mail'] {
  if (url === null) return null;
  // It may hold a password, so it is not repeated.
  if (!/^smtps?:$/u.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new UsageError(({ server }) => server.noSmtp);
  const [page] = origins;
  if (from === null || !/^[^@]+@[^@]+$/u.test(from) || page === undefined)
    throw new UsageError(({ server }) => server.mailNeeds);
  return { url, from, page };
}

function isContact(text: string): boolean {
  return /^mailto:[^\s@]+@[^\s@]+$/u.test(text) || (text.startsWith('https://') && URL.canParse(text));
}

/** The number of threads for long thoughts: all cores but one, which the rest needs. */
export function threadsOf(given: string | null, least: 0 | 1): number {
  return whole('threads', given ?? String(Math.max(1, availableParallelism() - 1)), least, 256);
}

export function databaseOf(values: ParsedArguments['values'], env: Environment): string {
  const given = values['database'];
  if (typeof given === 'string') return given;
  return env[SERVER_SETTINGS.database.env] ?? join(dataFolder(env), 'lexiko.db');
}

/** The database for a command that looks into one that is stored. */
export function storedDatabaseOf(values: ParsedArguments['values'], env: Environment): string {
  const database = databaseOf(values, env);
  if (databaseKind(database) === 'memory') throw new UsageError(({ server }) => server.nothingInMemory);
  return database;
}

function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new UsageError(({ commandLine }) => commandLine.wholeFrom(`--${name}`, least, most));
  return number;
}
