/** A PostgreSQL server to throw away: for tests and for trying several processes. Finds or installs the programs. */

import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSystemPart } from './system-parts.mjs';

/** The server refuses to run as root; it then runs as nobody. */
const NOBODY = 65534;

/**
 * @typedef {object} RunningPostgres
 * @property {string} url
 * @property {() => void} stop ends it at once and removes its data
 * @property {() => void} restart ends it at once, as a crash would, and starts it again on the same data
 */

/** @returns {Promise<RunningPostgres>} */
export async function startPostgres() {
  const programs = await ensureSystemPart('postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'lexiko-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const port = await freePort();
  const data = join(folder, 'data');
  /**
   * @param {string} program
   * @param {readonly string[]} args
   */
  const run = (program, args) =>
    execFileSync(join(programs, program), args, {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'ignore', 'inherit'],
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    });
  const start = () =>
    run('pg_ctl', [
      '-D',
      data,
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`,
      'start',
    ]);
  const halt = () => run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  run('initdb', ['-D', data, '-U', 'lexiko', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions']);
  start();
  return {
    url: `postgres://lexiko@127.0.0.1:${port}/postgres`,
    stop() {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
    restart() {
      halt();
      start();
    },
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}
