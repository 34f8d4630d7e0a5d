/**
 * A server as a process of its own that dies where it is told to: before or after the append numbered in
 * `LEXIKO_DIE`, as `before:7` or `after:7`. Its clock is set at random by SIGUSR2. Says its port on standard output. Its
 * limits are wide unless `LEXIKO_LIMITS` is `usual`.
 */

import { pino } from 'pino';
import { LocalBus } from '../../src/bus/bus.ts';
import { PostgresBus } from '../../src/bus/postgres-bus.ts';
import { startServer } from '../../src/server.ts';
import { USUAL_LIMITS } from '../../src/net/limits.ts';
import type { Computers } from '../../src/ports.ts';
import type { GameStore } from '../../src/games/store/game-store.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { databaseKind, openStore } from '../../src/store/open-store.ts';
import { nextAction } from './table-play.ts';
import { WIDE_LIMITS } from './wide-limits.ts';
import { TEST_WORDS } from './test-words.ts';

const database = process.env['LEXIKO_DATABASE'] ?? 'memory:';
const [when, number] = (process.env['LEXIKO_DIE'] ?? ':').split(':');

/** How far this process's clock is from the true time; each signal sets it anew, by up to an hour. */
let offsetMs = 0;
process.on('SIGUSR2', () => {
  offsetMs = Math.round((Math.random() - 0.5) * 7_200_000);
});

/** SIGKILL: nothing is finished, nothing is closed, no handler runs. */
function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

function dying(store: ServerStore): ServerStore {
  let appends = 0;
  const { games } = store;
  const append: GameStore['append'] = async (given) => {
    const isLast = ++appends === Number(number);
    if (isLast && when === 'before') die();
    const result = await games.append(given);
    if (isLast && when === 'after') die();
    return result;
  };
  const dyingGames = withMethod(games, 'append', append);
  return new Proxy(store, {
    get: (target, key) => (key === 'games' ? dyingGames : boundMember(target, key)),
  });
}

function withMethod<T extends object>(target: T, name: keyof T, method: T[keyof T]): T {
  return new Proxy(target, { get: (_, key) => (key === name ? method : boundMember(target, key)) });
}

/** Private fields are not there for a proxy. */
function boundMember(target: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}

/** Thinks for a moment, so that servers die over it, and plays from what it may see. */
const computers: Computers = {
  levels: ['champion'],
  async choose(_, view) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 200));
    return typeof view.viewer === 'number' ? nextAction(view, view.viewer, Math.random) : null;
  },
};

const log = pino({ level: 'fatal' });
const bus =
  databaseKind(database) === 'postgres' ? await PostgresBus.open(database, () => {}) : new LocalBus();
const server = await startServer({
  store: dying(await openStore(database)),
  bus,
  dictionaries: TEST_WORDS,
  computers,
  threads: 1,
  isRude: (word) => word.toLowerCase() === 'rude',
  now: () => Date.now() + offsetMs,
  log,
  host: '127.0.0.1',
  port: 0,
  origins: { allowed: [], behindProxy: false },
  limits: process.env['LEXIKO_LIMITS'] === 'usual' ? USUAL_LIMITS : WIDE_LIMITS,
  webFolder: null,
});
process.stdout.write(`${server.port}\n`);
process.on('SIGTERM', () => void server.close());
