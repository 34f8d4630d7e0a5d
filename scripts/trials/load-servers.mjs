/** The processes of a load trial and their cost: memory, processor time, hints, transactions. */

import { spawnTied } from '../processes/tied-process.mjs';
import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/**
 * @param {string} path
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 */
export function start(path, args, env) {
  const { LEXIKO_PROFILE: folder } = env;
  const profiling = folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  return spawnTied(process.execPath, [...profiling, path, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * What a process writes until it ends, or the first chunk.
 * @param {ReturnType<typeof start>} child
 * @param {'first' | 'all'} much
 * @returns {Promise<string>}
 */
export function outputOf(child, much) {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (/** @type {Buffer} */ data) => {
      text += data.toString('utf8');
      if (much === 'first') resolve(text);
    });
    child.once('exit', (status) =>
      status === 0 ? resolve(text) : reject(new Error(`the process ended with ${status}`)),
    );
  });
}

/**
 * Shuts a server down so that it writes its profile; kills it if that takes too long.
 * @param {ReturnType<typeof start>} child
 */
export async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(late);
}

/**
 * What servers and their database have used so far.
 * @typedef {object} Reading
 * @property {number} atMs
 * @property {readonly number[]} megabytes by server, now
 * @property {readonly number[]} cpuSeconds by server
 * @property {number} sent hints, of all servers
 * @property {number} received
 * @property {number} lost
 * @property {{ readonly transactions: number, readonly cpuSeconds: number } | null} database
 */

/**
 * @param {readonly number[]} ports
 * @param {string | null} postgresUrl
 * @returns {Promise<Reading>}
 */
export async function readCosts(ports, postgresUrl) {
  const texts = await Promise.all(
    ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  /** @param {RegExp} name */
  const numbers = (name) => texts.map((text) => Number(name.exec(text)?.[1] ?? 0));
  /** @param {string} way */
  const hints = (way) =>
    numbers(new RegExp(`^lexiko_hints_total\\{way="${way}"\\} (\\S+)`, 'm')).reduce(
      (sum, one) => sum + one,
      0,
    );
  return {
    atMs: performance.now(),
    megabytes: numbers(/^process_resident_memory_bytes (\S+)/m).map((bytes) => bytes / 1024 / 1024),
    cpuSeconds: numbers(/^process_cpu_seconds_total (\S+)/m),
    sent: hints('sent'),
    received: hints('received'),
    lost: hints('lost'),
    database: postgresUrl === null ? null : await readDatabase(postgresUrl),
  };
}

/** @param {string} url */
async function readDatabase(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select xact_commit::float as transactions, pg_backend_pid() as pid from pg_stat_database where datname = current_database()',
  );
  const [{ transactions, pid }] = rows;
  const cpuSeconds = familyCpuSeconds(Number(pid));
  await client.end();
  return { transactions: Number(transactions), cpuSeconds };
}

/**
 * Processor time of a parent and all its children, ended ones included; 0 if the system doesn't say.
 * @param {number} pid
 */
function familyCpuSeconds(pid) {
  const all = processTimes();
  const parent = all.get(pid)?.parent;
  return [...all]
    .filter(([id, one]) => parent !== undefined && (id === parent || one.parent === parent))
    .reduce((sum, [id, { seconds, past }]) => sum + seconds + (id === parent ? past : 0), 0);
}

/**
 * `past`: of children that have ended.
 * @returns {ReadonlyMap<number, { readonly parent: number, readonly seconds: number, readonly past: number }>}
 */
function processTimes() {
  /** @type {Map<number, { parent: number, seconds: number, past: number }>} */
  const found = new Map();
  if (process.platform !== 'linux') return found;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      const [own = 0, ownSystem = 0, theirs = 0, theirSystem = 0] = fields.slice(11, 15).map(Number);
      found.set(Number(name), {
        parent: Number(fields[1]),
        seconds: (own + ownSystem) / TICKS_A_SECOND,
        past: (theirs + theirSystem) / TICKS_A_SECOND,
      });
    } catch {
      // it has just ended
    }
  }
  return found;
}

/**
 * What was used between two readings, as rows of a table.
 * @param {string} name
 * @param {Reading} from
 * @param {Reading} to
 * @returns {readonly (readonly [string, string])[]}
 */
export function costRows(name, from, to) {
  const seconds = (to.atMs - from.atMs) / 1000;
  const perServer = to.cpuSeconds.map((spent, at) => ((spent - (from.cpuSeconds[at] ?? 0)) / seconds) * 100);
  /** @type {(readonly [string, string])[]} */
  const rows = [
    [`${name}, servers`, perServer.map((share) => `${share.toFixed(1)} %`).join(', ')],
    [
      `${name}, hints`,
      `${((to.sent - from.sent) / seconds).toFixed(1)} sent, ${((to.received - from.received) / seconds).toFixed(1)} received a second, ${to.lost - from.lost} lost`,
    ],
  ];
  if (from.database !== null && to.database !== null) {
    const transactions = (to.database.transactions - from.database.transactions) / seconds;
    const share = ((to.database.cpuSeconds - from.database.cpuSeconds) / seconds) * 100;
    rows.push([
      `${name}, database`,
      `${transactions.toFixed(1)} transactions a second, ${share.toFixed(1)} %`,
    ]);
  }
  return rows;
}
