/** A test file that starts servers and then cannot go on: nothing of it stays behind, and the run ends. */

import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT, toolPath } from '../../workspace.mjs';

/** Inside the checkout, where Vitest is found. */
const FOLDER = join(ROOT, '.cache', `orphans-${process.pid}`);
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const STARTERS = {
  'lexiko serve':
    "(await import('../../packages/web/tools/game-server.mjs')).startGameServer(import.meta.dirname)",
  PostgreSQL: "(await import('../../scripts/processes/postgres.mjs')).startPostgres()",
};

/** Whether somebody listens at the port of an address. */
function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

test.each(Object.entries(STARTERS))('%s ends with a test file that cannot start', async (_, starter) => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const file = `import { writeFileSync } from 'node:fs';
    const { url } = await ${starter};
    writeFileSync(new URL('./url', import.meta.url), url);
    throw new Error('this file cannot start');`;
  writeFileSync(join(FOLDER, 'broken.test.ts'), file);
  writeFileSync(join(FOLDER, 'vitest.config.mjs'), 'export default {};');
  const output = await new Promise<string>((resolve) => {
    const args = [toolPath('vitest'), 'run', '--root', FOLDER, '--testTimeout=300000'];
    execFile(process.execPath, args, { cwd: FOLDER }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
  expect(output).toContain('this file cannot start');
  expect(output).not.toContain('close timed out');
  const url = readFileSync(join(FOLDER, 'url'), 'utf8');
  await expect.poll(() => answers(url)).toBe(false);
});
