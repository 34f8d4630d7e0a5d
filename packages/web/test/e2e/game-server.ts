/** The real server on a real database, as a process of its own, and ways to it that can be cut. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureAll } from '../../../../scripts/build.mjs';
import type { PageServer } from './browser-table.ts';

export async function startGameServer(folder: string): Promise<PageServer> {
  const entry = await ensureAll();
  const home = mkdtempSync(join(tmpdir(), 'lexiko-web-'));
  const child = spawn(
    process.execPath,
    [entry, 'serve', '--port', '0', '--web', folder, '--database', join(home, 'games.db'), '--log', 'error'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString('utf8');
      const address = /http:\/\/\S+/u.exec(said)?.[0];
      if (address !== undefined) resolve(`${address}/`);
    });
    child.once('exit', () => reject(new Error('the server ended before it listened')));
  });
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A way to the server for one browser. */
export interface Way {
  readonly url: string;
  /** All connections break, and no new ones come about, until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openWay(target: string): Promise<Way> {
  const { port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${own}/`,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        breakAll();
        server.close(() => resolve());
      }),
  };
}
