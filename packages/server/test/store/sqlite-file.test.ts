/** The file of an SQLite database: who may read it. */

import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of a database that is in use, with their modes. */
function modes(): readonly (readonly [name: string, mode: string])[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]);
}

const PRIVATE = [
  ['lexiko.db', '600'],
  ['lexiko.db-shm', '600'],
  ['lexiko.db-wal', '600'],
];

// Windows has no such modes: there, the folder of the user is private.
test.skipIf(process.platform === 'win32')(
  'A database and the files beside it are for their owner only, also one of an earlier version',
  async () => {
    const file = join(folder, 'lexiko.db');
    const made = await openStore(file);
    await made.people.createPerson({ id: 'ann', name: 'Ann' }, 1);
    expect(modes()).toEqual(PRIVATE);
    // As if the process had died: the files beside it are still there.
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    const opened = await openStore(file);
    await opened.people.createPerson({ id: 'bob', name: 'Bob' }, 1);
    expect(modes()).toEqual(PRIVATE);
    await opened.close();
    await made.close();
  },
);
