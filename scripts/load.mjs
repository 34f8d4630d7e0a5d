/**
 * `npm run load`: a server on SQLite, or two on a PostgreSQL to throw away, with many games of two at once on the same
 * machine, and on request guests who do harm beside them. Prints a table and a plot. Bounded: 1,000 games for 30 seconds
 * unless told otherwise.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureGenerated } from './build.mjs';
import { bundle, bundlePath } from './bundle.mjs';
import { delayBars, delayCurve } from './delay-plot.mjs';
import { requireNode } from './node-version.mjs';
import { startPostgres } from './postgres.mjs';
import { spawnTied } from './tied-process.mjs';
import { ROOT, runCommand } from './workspace.mjs';

const OPTIONS = /** @type {const} */ ({
  games: { type: 'string', default: '1000' },
  seconds: { type: 'string', default: '30' },
  every: { type: 'string', default: '10' },
  postgres: { type: 'boolean', default: false },
  /** So many guests of one address do harm meanwhile; the server has its usual limits then. */
  hostile: { type: 'string', default: '0' },
  /** A folder for what the servers spent their time on (`.cpuprofile`). */
  profile: { type: 'string' },
  /** A file for the distribution of the delays as a picture (SVG). */
  plot: { type: 'string' },
});

/**
 * @param {string} path
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 */
function start(path, args, env) {
  const { LEXIKO_PROFILE: folder } = env;
  const profiling = folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  return spawnTied(process.execPath, [...profiling, path, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * What a process writes until it ends, or its first piece.
 * @param {ReturnType<typeof start>} child
 * @param {'first' | 'all'} much
 * @returns {Promise<string>}
 */
function outputOf(child, much) {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (/** @type {Buffer} */ data) => {
      text += data.toString('utf8');
      if (much === 'first') resolve(text);
    });
    child.once('exit', (status) =>
      status === 0 ? resolve(text) : reject(new Error(`it ended with ${status}`)),
    );
  });
}

/**
 * Ends a server in good order, so that it writes its profile; where that takes too long, at once.
 * @param {ReturnType<typeof start>} child
 */
async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(late);
}

/** @param {number} port */
async function residentMegabytes(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? '0';
  return Number(bytes) / 1024 / 1024;
}

await runCommand(async () => {
  requireNode();
  await ensureGenerated();
  const { values } = parseArgs({ options: OPTIONS });
  const folder = join(ROOT, `packages/server/dist/load-${process.pid}`);
  const data = mkdtempSync(join(tmpdir(), 'lexiko-load-'));
  const test = join(ROOT, 'packages/server/test');
  const postgres = values.postgres ? await startPostgres() : null;
  /** @type {ReturnType<typeof start>[]} */
  const servers = [];
  try {
    await bundle({
      entries: {
        server: join(test, 'fault-server.ts'),
        clients: join(test, 'load-clients.ts'),
        hostile: join(test, 'load-hostile.ts'),
      },
      folder,
    });
    const database = postgres?.url ?? join(data, 'lexiko.db');
    const ports = [];
    for (let at = 0; at < (postgres === null ? 1 : 2); at++) {
      const server = start(bundlePath(folder, 'server'), [], {
        LEXIKO_DATABASE: database,
        LEXIKO_LIMITS: values.hostile === '0' ? 'wide' : 'usual',
        ...(values.profile === undefined ? {} : { LEXIKO_PROFILE: values.profile }),
      });
      servers.push(server);
      ports.push(Number(await outputOf(server, 'first')));
    }
    const order = {
      ports,
      games: Number(values.games),
      seconds: Number(values.seconds),
      everyMs: Number(values.every) * 1000,
    };
    const guests = Number(values.hostile);
    const hostile =
      guests === 0 ? null : start(bundlePath(folder, 'hostile'), [JSON.stringify({ ports, guests })], {});
    if (hostile !== null) servers.push(hostile);
    const harm = hostile === null ? null : outputOf(hostile, 'all');
    const clients = start(bundlePath(folder, 'clients'), [JSON.stringify(order)], {});
    const found = JSON.parse(await outputOf(clients, 'all'));
    hostile?.kill('SIGTERM');
    const harmed = harm === null ? null : JSON.parse(await harm);
    const memory = await Promise.all(ports.map(residentMegabytes));
    const rows = [
      ['store', postgres === null ? 'SQLite, one process' : 'PostgreSQL, two processes'],
      ['games', String(order.games)],
      ['sockets', String(found.sockets)],
      ['set up', `${found.setUpSeconds.toFixed(1)} s`],
      ['moves', `${found.moves} in ${order.seconds} s, one a game every ${values.every} s`],
      ['refused', String(found.refused)],
      ['gaps, doubles', `${found.gaps}, ${found.doubles}`],
      ...['p50', 'p90', 'p99', 'most'].map((name) => [
        `to the opponent, ${name}`,
        `${found[name].toFixed(1)} ms`,
      ]),
      ...(harmed === null
        ? []
        : [
            ['hostile guests', `${guests} of one address`],
            ['their messages', `${harmed.sent} sent, ${harmed.done} done, ${harmed.refused} refusals`],
            ['their sockets', `${harmed.thrownOut} thrown out, ${harmed.turnedAway} turned away`],
          ]),
      ['memory', memory.map((megabytes) => `${megabytes.toFixed(0)} MB`).join(', ')],
    ];
    process.stdout.write(rows.map(([name = '', value]) => `${name.padEnd(22)}  ${value}\n`).join(''));
    process.stdout.write(`\nfrom a command to the opponent's event\n${delayBars(found.delays)}`);
    if (values.plot !== undefined)
      writeFileSync(values.plot, delayCurve(found.delays, `${order.games} games, ${rows[0]?.[1] ?? ''}`));
  } finally {
    await Promise.all(servers.map(ended));
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
});
