/** `lexiko reports` on a database with a complaint in it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@lexiko/server';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '../command-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a complaint is listed with who wrote what, and nothing in it moves the terminal', async () => {
  const database = join(folder, 'reports.db');
  const store = await openStore(database);
  await store.people.createPerson({ id: 'bob', name: 'Bob' }, 1);
  await store.chat.report({
    game: 'a-game',
    message: 3,
    person: 'bob',
    reason: 'not\u001B[2Jnice',
    atMs: Date.UTC(2026, 0, 2),
  });
  await store.close();
  const { status, out } = await runCommand(['reports', '--database', database]);
  expect(status).toBe(0);
  expect(out).toBe(
    '2026-01-02T00:00:00.000Z  someone: (deleted)\n  game a-game, message 3; Bob says: not·[2Jnice\n',
  );
});

test('where nobody has complained it says so, and wrong numbers are refused', async () => {
  const database = join(folder, 'none.db');
  await (await openStore(database)).close();
  expect((await runCommand(['reports', '--database', database])).out).toBe(
    'No messages have been reported.\n',
  );
  expect((await runCommand(['reports', '--database', database, '--count', 'all'])).status).toBe(2);
  expect((await runCommand(['reports', '--database', 'memory:'])).status).toBe(2);
});
