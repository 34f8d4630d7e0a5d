/** Servers as processes of their own, from a bundle of `fault-server.ts`. */

import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, bundlePath } from '../../../../scripts/build/bundle.mjs';
import { spawnTied } from '../../../../scripts/processes/tied-process.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Inside the package, so that packages with native code are found. */
const FOLDER = join(HERE, `../../dist/fault-server-${process.pid}`);

export async function buildServer(): Promise<void> {
  await bundle({ entries: { server: join(HERE, 'fault-server.ts') }, folder: FOLDER });
}

export function removeServer(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

export interface ServerProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** When it has ended. */
  readonly ended: Promise<void>;
  kill(): Promise<void>;
}

/** `die`: where it is to die, as `before:7` or `after:7` append. */
export async function startProcess(
  database: string,
  die = '',
  complaints: 'heard' | 'ignored' = 'heard',
): Promise<ServerProcess> {
  const child = spawnTied(process.execPath, [bundlePath(FOLDER, 'server')], {
    env: { ...process.env, LEXIKO_DATABASE: database, LEXIKO_DIE: die },
    stdio: ['ignore', 'pipe', complaints === 'heard' ? 'inherit' : 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(Number(data.toString('utf8'))));
    child.once('exit', () => reject(new Error('the server ended before it listened')));
  });
  return {
    port,
    child,
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
