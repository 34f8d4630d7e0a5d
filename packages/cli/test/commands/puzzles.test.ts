/** `lexiko puzzles --check`: what holds, what does not, and what cannot be read. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCommand } from '../command-run.ts';

const SET = new URL('../../../web/src/learn/puzzles/sets/hook.txt', import.meta.url);
const HOOK = readFileSync(SET, 'utf8')
  .split('\n')
  .find((line) => line.startsWith('hook;'));

test('puzzles are checked again, and those that do not hold are named', { timeout: 150_000 }, async () => {
  const wrong = HOOK?.replace(/=\d+=/u, '=1=') ?? '';
  const { status, out } = await runCommand(['puzzles', '--check', '-'], `${HOOK}\n${wrong}\nnonsense\n`);
  expect(status).toBe(1);
  expect(out).toContain('line 2: does not hold');
  expect(out).toContain('line 3: cannot be read');
  expect(out).toContain('1 of 3 puzzles hold');
});

test('numbers out of range are refused', async () => {
  const { status, err } = await runCommand(['puzzles', '--each', '0']);
  expect(status).toBe(2);
  expect(err).toContain('--each');
});
