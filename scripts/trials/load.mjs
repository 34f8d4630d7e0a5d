/**
 * `npm run load`: runs a server on SQLite, or several on a temporary PostgreSQL, with many games of two on the same machine;
 * `--hostile` adds guests who do harm. Prints a table and a plot. By default 1,000 games for 30 seconds. With `--active` only
 * that many games are played and the others are idle, some of them open before their players; the cost of idle games is
 * measured before the others begin.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureGenerated } from '../build.mjs';
import { bundle, bundlePath } from '../build/bundle.mjs';
import { delayBars, delayCurve } from './delay-plot.mjs';
import { costRows, ended, outputOf, readCosts, start } from './load-servers.mjs';
import { requireNode } from '../install/node-version.mjs';
import { startPostgres } from '../processes/postgres.mjs';
import { ROOT, runCommand } from '../workspace.mjs';

const OPTIONS = /** @type {const} */ ({
  games: { type: 'string', default: '1000' },
  seconds: { type: 'string', default: '30' },
  every: { type: 'string', default: '10' },
  postgres: { type: 'boolean', default: false },
  /** How many servers; more than one needs PostgreSQL. */
  processes: { type: 'string' },
  /** How many games are played; the others are idle. Default: all. */
  active: { type: 'string' },
  /** How many idle games are open before both of their players. Default: a quarter. */
  open: { type: 'string' },
  /** Instead of games: how many people watch one. */
  watchers: { type: 'string' },
  /** How many guests of one address do harm meanwhile; the servers then keep their usual limits. */
  hostile: { type: 'string', default: '0' },
  /** A folder for the servers' CPU profiles. */
  profile: { type: 'string' },
  /** A file for the distribution of the delays as a picture (SVG). */
  plot: { type: 'string' },
});

/** How long idle games are measured, and how long to wait before: PostgreSQL counts some seconds late. */
const STILL_MS = 20_000;
const SETTLE_MS = 12_000;

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @typedef {object} Setting
 * @property {string} folder of the bundles
 * @property {string} database
 * @property {string | null} postgresUrl
 * @property {readonly number[]} ports
 * @typedef {readonly [string, string]} Row
 */

/** @param {Readonly<Record<string, string | boolean | undefined>>} values */
function readOrder(values) {
  const games = Number(values['games']);
  const active = Number(values['active'] ?? games);
  return {
    processes: Number(values['processes'] ?? (values['postgres'] === true ? 2 : 1)),
    games,
    active,
    open: Number(values['open'] ?? Math.floor((games - active) / 4)),
    watchers: Number(values['watchers'] ?? 0),
    hostile: Number(values['hostile']),
    seconds: Number(values['seconds']),
    everyMs: Number(values['every']) * 1000,
  };
}

/**
 * Runs one of the client programs until it ends; returns its findings.
 * @param {Setting} setting
 * @param {string} name
 * @param {object} order
 */
async function runClients({ folder, ports }, name, order) {
  const clients = start(bundlePath(folder, name), [JSON.stringify({ ports, ...order })], {});
  return JSON.parse(await outputOf(clients, 'all'));
}

/**
 * Idle games and their cost. The sockets stay open until `child` ends.
 * @param {Setting} setting
 * @param {ReturnType<typeof readOrder>} order
 */
async function layStill({ folder, ports, database, postgresUrl }, { games, active, open }) {
  const empty = await readCosts(ports, postgresUrl);
  const wanted = { ports, database, games: games - active, open };
  const child = start(bundlePath(folder, 'idle'), [JSON.stringify(wanted)], {});
  const made = JSON.parse(await outputOf(child, 'first'));
  await pause(SETTLE_MS);
  const from = await readCosts(ports, postgresUrl);
  await pause(STILL_MS);
  const to = await readCosts(ports, postgresUrl);
  /** @param {readonly number[]} numbers */
  const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
  const kilobytes = (sum(to.megabytes) - sum(empty.megabytes)) * 1024;
  /** @type {Row[]} */
  const rows = [
    [
      'lying still',
      `${games - active} games of ${made.events} events, made in ${made.madeSeconds.toFixed(0)} s`,
    ],
    [
      'of them open',
      `${open} before two players each, ${made.sockets} sockets, opened in ${made.openedSeconds.toFixed(1)} s`,
    ],
    ['memory of an open game', `${(kilobytes / Math.max(1, open)).toFixed(1)} kB in all servers`],
    ...costRows('lying still', from, to),
  ];
  return { child, rows };
}

/**
 * @param {Setting} setting
 * @param {number} watchers
 * @returns {Promise<readonly Row[]>}
 */
async function crowdRows(setting, watchers) {
  const found = await runClients(setting, 'crowd', { watchers });
  const memory = (await readCosts(setting.ports, null)).megabytes;
  return [
    ['came to watch', `${watchers} in ${found.joinSeconds.toFixed(1)} s`],
    ['messages to all', `${found.frames}, ${(found.bytes / 1e6).toFixed(1)} MB`],
    ['a move to all', `${(found.moveSeconds * 1000).toFixed(0)} ms`],
    ['memory', memory.map((megabytes) => `${megabytes.toFixed(0)} MB`).join(', ')],
  ];
}

/**
 * Guests of one address who do harm until they are told to end.
 * @param {Setting} setting
 * @param {number} guests
 */
function startHarm({ folder, ports }, guests) {
  const child = start(bundlePath(folder, 'hostile'), [JSON.stringify({ ports, guests })], {});
  const output = outputOf(child, 'all');
  return {
    /** @returns {Promise<readonly Row[]>} */
    async end() {
      child.kill('SIGTERM');
      const harm = JSON.parse(await output);
      return [
        ['hostile guests', `${guests} of one address`],
        ['their messages', `${harm.sent} sent, ${harm.done} done, ${harm.refused} refusals`],
        ['their sockets', `${harm.thrownOut} thrown out, ${harm.turnedAway} turned away`],
      ];
    },
  };
}

/**
 * @param {Setting} setting
 * @param {ReturnType<typeof readOrder>} order
 */
async function playRows(setting, { active, seconds, everyMs, hostile }) {
  const { ports, postgresUrl } = setting;
  const from = await readCosts(ports, postgresUrl);
  const harm = hostile === 0 ? null : startHarm(setting, hostile);
  const found = await runClients(setting, 'clients', { games: active, seconds, everyMs });
  const harmRows = harm === null ? [] : await harm.end();
  const to = await readCosts(ports, postgresUrl);
  /** @type {Row[]} */
  const rows = [
    ['games that move', String(active)],
    ['sockets', String(found.sockets)],
    ['set up', `${found.setUpSeconds.toFixed(1)} s`],
    ['moves', `${found.moves} in ${seconds} s, one a game every ${everyMs / 1000} s`],
    ['refused', String(found.refused)],
    ['gaps, doubles', `${found.gaps}, ${found.doubles}`],
    ...['p50', 'p90', 'p99', 'most'].map(
      (name) => /** @type {Row} */ ([`to the opponent, ${name}`, `${found[name].toFixed(1)} ms`]),
    ),
    ...harmRows,
    ['memory', to.megabytes.map((megabytes) => `${megabytes.toFixed(0)} MB`).join(', ')],
    ...costRows('in all', from, to),
  ];
  return { rows, delays: found.delays };
}

/** @param {readonly Row[]} rows */
function print(rows) {
  process.stdout.write(rows.map(([name, value]) => `${name.padEnd(24)}  ${value}\n`).join(''));
}

/**
 * @param {Setting} setting
 * @param {ReturnType<typeof readOrder>} order
 * @param {string | undefined} plot
 */
async function measure(setting, order, plot) {
  const { processes, games, active, watchers } = order;
  const store = setting.postgresUrl === null ? 'SQLite' : 'PostgreSQL';
  const title = `${store}, ${processes === 1 ? 'one process' : `${processes} processes`}`;
  print([['store', title]]);
  if (watchers > 0) return print(await crowdRows(setting, watchers));
  print([['games', String(games)]]);
  const still = games > active ? await layStill(setting, order) : null;
  try {
    if (still !== null) print(still.rows);
    if (active === 0) return;
    const { rows, delays } = await playRows(setting, order);
    print(rows);
    process.stdout.write(`\nfrom a command to the opponent's event\n${delayBars(delays)}`);
    if (plot !== undefined) writeFileSync(plot, delayCurve(delays, `${games} games, ${title}`));
  } finally {
    if (still !== null) await ended(still.child);
  }
}

await runCommand(async () => {
  requireNode();
  await ensureGenerated();
  const { values } = parseArgs({ options: OPTIONS });
  const order = readOrder(values);
  const folder = join(ROOT, `packages/server/dist/load-${process.pid}`);
  const data = mkdtempSync(join(tmpdir(), 'lexiko-load-'));
  const test = join(ROOT, 'packages/server/test');
  const postgres = values.postgres || order.processes > 1 ? await startPostgres() : null;
  /** @type {ReturnType<typeof start>[]} */
  const servers = [];
  try {
    await bundle({
      entries: {
        server: join(test, 'support/fault-server.ts'),
        clients: join(test, 'load/load-clients.ts'),
        hostile: join(test, 'load/load-hostile.ts'),
        idle: join(test, 'load/load-idle.ts'),
        crowd: join(test, 'load/load-crowd.ts'),
      },
      folder,
    });
    const database = postgres?.url ?? join(data, 'lexiko.db');
    const ports = [];
    for (let at = 0; at < order.processes; at++) {
      const server = start(bundlePath(folder, 'server'), [], {
        LEXIKO_DATABASE: database,
        LEXIKO_LIMITS: order.hostile === 0 ? 'wide' : 'usual',
        ...(values.profile === undefined ? {} : { LEXIKO_PROFILE: values.profile }),
      });
      servers.push(server);
      ports.push(Number(await outputOf(server, 'first')));
    }
    await measure({ folder, database, postgresUrl: postgres?.url ?? null, ports }, order, values.plot);
  } finally {
    await Promise.all(servers.map(ended));
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
});
