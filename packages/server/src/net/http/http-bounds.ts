/** How long plain requests may take, and how many connections there may be. */

import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { Bound } from '../bound.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf } from './origins.ts';

/** How often Node looks for requests that take too long, at most. */
const LOOK_EVERY_MS = 2000;

export function timesOf({
  headersMs,
  requestMs,
}: {
  readonly headersMs: number;
  readonly requestMs: number;
}): ServerOptions {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headersMs),
  };
}

/** Turns connections away beyond a number. `perNetwork` is `null` where all come from a proxy. */
export function boundConnections(
  server: Server,
  {
    perNetwork,
    all,
    metrics,
  }: { readonly perNetwork: number | null; readonly all: number; readonly metrics: Metrics },
): void {
  const byNetwork = new Bound(perNetwork ?? Infinity);
  server.maxConnections = all;
  server.on('drop', () => metrics.refusals.inc({ limit: 'connections' }));
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? 'unknown');
    if (!byNetwork.take(network)) {
      metrics.refusals.inc({ limit: 'connections' });
      socket.destroy();
      return;
    }
    metrics.connections.inc();
    socket.once('close', () => {
      byNetwork.give(network);
      metrics.connections.dec();
    });
  });
}
