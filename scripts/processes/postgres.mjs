/**
 * A temporary PostgreSQL server for tests and load trials. It ends with the process that started it, however that one
 * ends.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, lchownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { PARTS_FOLDER } from '../parts/npm-parts.mjs';
import { ensureSystemPart } from '../parts/system-parts.mjs';
import { whenThisEnds } from './tied-process.mjs';

/** The server refuses to run as root; it then runs as nobody. */
export const NOBODY = 65534;

/**
 * @typedef {object} RunningPostgres
 * @property {string} url
 * @property {() => void} stop ends it at once and removes its data
 * @property {() => void} restart ends it at once, as a crash would, and starts it again on the same data
 */

/** @returns {Promise<RunningPostgres>} */
export async function startPostgres() {
  const found = await ensureSystemPart('postgresql');
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'lexiko-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const programs = isRoot ? programsForNobody(found, folder) : found;
  const data = join(folder, 'data');
  const options = {
    cwd: folder,
    // macOS has no C.UTF-8, and Windows does not look.
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8',
    },
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  };
  /**
   * @param {string} program
   * @param {readonly string[]} args
   */
  const run = (program, args) =>
    execFileSync(join(programs, program), args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), 'start']);
  const halting = ['-D', data, '-w', '-m', 'immediate', 'stop'];
  const release = whenThisEnds({
    run: { program: join(programs, 'pg_ctl'), args: halting, options },
    remove: folder,
  });
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    release();
  };
  try {
    run('initdb', [
      '-D',
      data,
      '-U',
      'lexiko',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-sync',
      '--no-instructions',
    ]);
    appendFileSync(
      join(data, 'postgresql.conf'),
      `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nfsync = off\n`,
    );
    start();
  } catch (error) {
    spawnSync(join(programs, 'pg_ctl'), halting, { ...options, stdio: 'ignore' }); // it may be half there
    remove();
    throw error;
  }
  return {
    url: `postgres://lexiko@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', halting);
      remove();
    },
    restart() {
      run('pg_ctl', halting);
      start();
    },
  };
}

/**
 * A folder of programs that the user nobody may run. A checkout of root is often closed to others; then the programs that
 * npm fetched into it are copied out.
 * @param {string} programs
 * @param {string} folder of the server
 * @param {string} [partsFolder]
 */
export function programsForNobody(programs, folder, partsFolder = PARTS_FOLDER) {
  const asNobody = { uid: NOBODY, gid: NOBODY, cwd: folder };
  if (spawnSync(join(programs, 'initdb'), ['--version'], asNobody).status === 0) return programs;
  if (!programs.startsWith(partsFolder))
    throw new Error(`PostgreSQL does not run as root, and the user nobody may not run ${programs}`);
  const copy = join(folder, 'postgresql');
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  const entries = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  for (const entry of ['', ...entries]) lchownSync(join(copy, entry), NOBODY, NOBODY);
  return join(copy, basename(programs));
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
