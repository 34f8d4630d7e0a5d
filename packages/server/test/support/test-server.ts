/** A real server on a free port of this machine, in this process, on a store of its own. */

import { pino } from 'pino';
import { LocalBus } from '../../src/bus/bus.ts';
import { NO_COMPUTERS } from '../../src/ports.ts';
import { startServer } from '../../src/server.ts';
import type { RunningServer, ServerParts } from '../../src/server-parts.ts';
import { memoryStore } from './memory-store.ts';
import { TEST_WORDS } from './test-words.ts';
import { WIDE_LIMITS } from './wide-limits.ts';

export interface TestServer extends RunningServer {
  readonly store: ServerParts['store'];
}

export async function startTestServer(given: Partial<ServerParts> = {}): Promise<TestServer> {
  const store = given.store ?? memoryStore();
  const server = await startServer({
    store,
    bus: new LocalBus(),
    dictionaries: TEST_WORDS,
    computers: NO_COMPUTERS,
    threads: 1,
    isRude: (word) => word.toLowerCase() === 'rude',
    now: Date.now,
    log: pino({ enabled: false }),
    host: '127.0.0.1',
    port: 0,
    origins: { allowed: [], behindProxy: false },
    limits: WIDE_LIMITS,
    webFolder: null,
    ...given,
  });
  return { ...server, store };
}
