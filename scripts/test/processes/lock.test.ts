/** That a lock keeps processes apart and survives the death of its holder. */

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exclusively } from '../../processes/lock.mjs';
import { READ_ONLY_STATUS } from '../../workspace.mjs';

let folder = '';
let lockPath = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexiko-lock-'));
  lockPath = join(folder, 'deep/build.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('Pieces of work under one lock never overlap', async () => {
  const diary: string[] = [];
  await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      exclusively(lockPath, async () => {
        diary.push(`${name} in`);
        await sleep(20);
        diary.push(`${name} out`);
      }),
    ),
  );
  expect(diary).toHaveLength(6);
  for (let index = 0; index < diary.length; index += 2) {
    expect(diary[index + 1]).toBe(diary[index]?.replace('in', 'out'));
  }
});

test('Work that fails gives the lock back', async () => {
  await expect(exclusively(lockPath, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(lockPath)).toBe(false);
});

test('Where nothing can be written, one sentence says what to run and who must', async () => {
  mkdirSync(join(folder, 'locked'), { mode: 0o555 });
  const target = join(folder, 'locked/deep/build.lock');
  // Root may write everywhere, and is nobody from here on; a checkout of root's nobody might not even read.
  const script = `const { exclusively } = await import(${JSON.stringify(new URL('../../processes/lock.mjs', import.meta.url).href)});
    if (process.getuid?.() === 0) { process.setgid(65534); process.setuid(65534); }
    await exclusively(${JSON.stringify(target)}, async () => {}).catch(({ name, message, status }) =>
      process.stdout.write(JSON.stringify({ name, message, status })));`;
  chmodSync(folder, 0o755);
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  const said = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
  expect(said).toMatchObject({ name: 'Setback', status: READ_ONLY_STATUS });
  expect(said['message']).toMatch(/can't write to.*scripts\/build\.mjs/u);
});

test('The lock of a process that has died is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await exclusively(lockPath, async () => {});
  writeFileSync(lockPath, String(pid));
  expect(await exclusively(lockPath, () => Promise.resolve('mine'))).toBe('mine');
});
