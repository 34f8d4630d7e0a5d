/** A PostgreSQL server to throw away: who runs it, and what is left of it. */

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOBODY, programsForNobody, startPostgres } from '../../processes/postgres.mjs';

const isRoot = process.getuid?.() === 0;
let folder = '';
let server = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexiko-nobody-')); // for its owner only
  server = mkdtempSync(join(tmpdir(), 'lexiko-nobody-server-'));
});
afterEach(() => {
  for (const path of [folder, server]) rmSync(path, { recursive: true, force: true });
});

/** Programs with a library beside them, as they are fetched. */
function programsIn(parent: string): string {
  const bin = join(parent, 'native/bin');
  mkdirSync(bin, { recursive: true });
  mkdirSync(join(parent, 'native/lib'));
  writeFileSync(join(bin, 'initdb'), '#!/bin/sh\necho 1.0.0\n', { mode: 0o700 });
  writeFileSync(join(parent, 'native/lib/libpq.so.5.1'), '');
  symlinkSync('libpq.so.5.1', join(parent, 'native/lib/libpq.so.5'));
  return bin;
}

const ONLY_ROOT = 'only root can run a program as somebody else';

test('Programs that were fetched into a folder of root are copied to where nobody may run them', (context) => {
  if (!isRoot) return context.skip(ONLY_ROOT);
  chownSync(server, NOBODY, NOBODY);
  const programs = programsForNobody(programsIn(folder), server, folder);
  expect(programs).not.toContain(`${folder}/`);
  const asNobody = { uid: NOBODY, gid: NOBODY, cwd: server, encoding: 'utf8' } as const;
  expect(execFileSync(join(programs, 'initdb'), asNobody)).toBe('1.0.0\n');
  expect(readlinkSync(join(programs, '../lib/libpq.so.5'))).toBe('libpq.so.5.1');
});

test('Programs that nobody may run already stay where they are; others of the system are refused', (context) => {
  if (!isRoot) return context.skip(ONLY_ROOT);
  chownSync(server, NOBODY, NOBODY);
  const closed = programsIn(folder);
  expect(() => programsForNobody(closed, server, '/elsewhere')).toThrow('the user nobody may not run');
  chmodSync(folder, 0o755);
  chmodSync(join(closed, 'initdb'), 0o755);
  expect(programsForNobody(closed, server, folder)).toBe(closed);
});

test('A server leaves nothing behind when it is stopped', async () => {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = server;
  if (isRoot) chmodSync(server, 0o755);
  try {
    const postgres = await startPostgres();
    postgres.restart();
    postgres.stop();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  expect(readdirSync(server)).toEqual([]);
});
