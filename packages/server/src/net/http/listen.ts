/** Opens the port of the HTTP server. */

import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Limits } from '../limits.ts';
import { timesOf } from './http-bounds.ts';

export function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { port, host, limits }: { readonly port: number; readonly host: string; readonly limits: Limits },
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host, serverOptions: timesOf(limits.http) }, () =>
      resolve(server),
    ) as Server;
    server.setTimeout(limits.http.idleMs);
    server.once('error', reject);
  });
}
