/** The real server on a database of its own, as a process, for tests and tools. */

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureAll } from '../../../scripts/build.mjs';
import { spawnTied } from '../../../scripts/processes/tied-process.mjs';

/**
 * @param {string} folder of the page
 * @returns {Promise<{ url: string, database: string, close: () => Promise<void> }>} on a free port of this machine
 */
export async function startGameServer(folder) {
  const entry = await ensureAll();
  const home = mkdtempSync(join(tmpdir(), 'lexiko-web-'));
  const database = join(home, 'games.db');
  const child = spawnTied(
    process.execPath,
    [entry, 'serve', '--port', '0', '--web', folder, '--database', database, '--log', 'error'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data) => {
      said += String(data);
      const address = /http:\/\/\S+/u.exec(said)?.[0];
      if (address !== undefined) resolve(`${address}/`);
    });
    child.once('exit', () => reject(new Error('the server ended before it listened')));
  });
  return {
    url,
    database,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
