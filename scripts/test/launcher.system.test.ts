/** The command as people start it: a process of its own, from any folder, on a fresh build, a stale one or none. */

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnTied } from '../processes/tied-process.mjs';
import { ROOT } from '../workspace.mjs';

interface Ending {
  readonly status: number | string | null;
  readonly stdout: string;
  readonly stderr: string;
}

let copy = '';

/** A copy of the checkout without a built command line; installed packages are shared with the original. */
beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'lexiko launcher-')));
  const leftOut = new Set(['node_modules', '.types', 'test', 'bench']);
  const built = join(ROOT, 'packages/cli/dist');
  for (const part of ['package.json', 'package-lock.json', 'packages', 'scripts']) {
    const filter = (path: string): boolean => path !== built && !leftOut.has(basename(path));
    cpSync(join(ROOT, part), join(copy, part), { recursive: true, preserveTimestamps: true, filter });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

afterAll(() => rmSync(copy, { recursive: true }));

function end(program: string, args: readonly string[]): Promise<Ending> {
  return new Promise((done) => {
    execFile(program, args, { cwd: tmpdir() }, (error, stdout, stderr) =>
      done({ status: error === null ? 0 : (error.code ?? null), stdout, stderr }),
    );
  });
}

function launcher(): string {
  return join(copy, 'packages/cli/bin/lexiko.mjs');
}

function lexiko(...args: string[]): Promise<Ending> {
  return end(process.execPath, [launcher(), ...args]);
}

function builds(): string[] {
  return readdirSync(join(copy, 'packages/cli/dist'));
}

test('Started three times at once on nothing, it is built once and answers three times', async () => {
  const endings = await Promise.all([lexiko('--help'), lexiko('--help'), lexiko('--help')]);
  for (const { status, stdout } of endings) {
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Lexiko: /);
  }
  expect(builds()).toHaveLength(1);
});

test('A build is made again when a source has changed, and only then', async () => {
  await lexiko('--help');
  const before = builds();
  await lexiko('--help');
  expect(builds()).toEqual(before);
  writeFileSync(join(copy, 'packages/cli/src/added.ts'), 'export const added = 1;\n');
  await lexiko('--help');
  expect(builds()).toHaveLength(before.length + 1);
  rmSync(join(copy, 'packages/cli/src/added.ts'));
});

test('The exit status is the one the command gives', async () => {
  const { status, stdout, stderr } = await lexiko('no-such-command');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('no command “no-such-command”');
});

test.skipIf(process.platform === 'win32')(
  'A reader that closes the pipe ends it without a word',
  async () => {
    const command = `yes '{}' | head -n 20000 | '${process.execPath}' '${launcher()}' judge | head -n 1`;
    const { stdout, stderr } = await end('sh', ['-c', command]);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toBe('');
  },
);

// Windows has no signals: a program that is sent one is ended at once.
test.skipIf(process.platform === 'win32')('Ctrl-C ends it without a word', async () => {
  const child = spawnTied(process.execPath, [launcher(), 'ucgi'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString('utf8')));
  const closed = once(child, 'close');
  // Whoever has answered waits for the next line.
  child.stdin.write('ucgi\n');
  await expect.poll(() => said.stdout).toMatch(/ucgiok\n$/u);
  const { stdout: answer } = said;
  child.kill('SIGINT');
  expect(await closed).toEqual([130, null]);
  expect(said).toEqual({ stdout: answer, stderr: '' });
});

test('Sources that do not build are reported and leave the status of a failure', async () => {
  const main = join(copy, 'packages/cli/src/main.ts');
  cpSync(main, `${main}.kept`);
  writeFileSync(main, "import './gone.ts';\n");
  const { status, stdout, stderr } = await lexiko('--help');
  cpSync(`${main}.kept`, main);
  rmSync(`${main}.kept`);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('gone.ts');
});
