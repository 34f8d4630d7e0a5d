/** That a lock keeps processes apart and survives the death of its holder. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exclusively } from '../lock.mjs';

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

test('The lock of a process that has died is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await exclusively(lockPath, async () => {});
  writeFileSync(lockPath, String(pid));
  expect(await exclusively(lockPath, () => Promise.resolve('mine'))).toBe('mine');
});
