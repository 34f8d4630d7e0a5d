/** Engines from outside, as `lexiko bot` uses them: programs that speak UCGI, or don’t. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EngineProcess, lateAfterGo, typedMove } from '../../src/bot/engine-process.ts';
import { runCommand } from '../command-run.ts';

/** Written from docs/ucgi.md alone: it exchanges its first tile, and gives up on a full board. */
const ENGINE = `
import { createInterface } from 'node:readline';
let rack = '';
for await (const line of createInterface({ input: process.stdin })) {
  const [command, , , racks] = line.split(' ');
  if (command === 'ucgi') console.log('id name Exchanger\\nid author somebody\\nucgiok');
  if (command === 'position') rack = racks.split('/')[0];
  if (command === 'go' && rack === '') process.exit(1);
  if (command === 'stop') console.log('bestmove pass');
  if (command === 'go' && rack !== 'LATE') console.log('info thinking\\nbestmove ex.' + rack[0]);
  if (command === 'quit') break;
}
`;
const EMPTY = Array.from({ length: 15 }, () => '15').join('/');
const PATIENCE_MS = 20_000;

let folder: string;
let command: readonly [string, string];
const engines: EngineProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexiko-engine-'));
  writeFileSync(join(folder, 'engine.mjs'), ENGINE);
  command = [process.execPath, join(folder, 'engine.mjs')];
});
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  rmSync(folder, { recursive: true });
});

function start(...given: ConstructorParameters<typeof EngineProcess>): EngineProcess {
  const engine = new EngineProcess(...given);
  engines.push(engine);
  return engine;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('An engine of somebody else is asked for one position after the other', async () => {
  const engine = start(command, 'movetime 10');
  expect(await engine.isThere(PATIENCE_MS)).toBe(true);
  const moves = ['QVV', 'AEI'].map((rack) => engine.bestMove(`${EMPTY} ${rack}/ 0/0 0`));
  expect(await Promise.all(moves)).toEqual([{ move: 'exchange Q' }, { move: 'exchange A' }]);
});

test('One that ends in the middle of a game has no move, and says so', async () => {
  const engine = start(command, 'movetime 10');
  expect(await engine.bestMove(`${EMPTY} / 0/0 0`)).toEqual({ move: null });
  expect(engine.hasEnded).toBe(true);
  expect(await engine.bestMove(`${EMPTY} AEI/ 0/0 0`)).toBe('not-asked');
});

test('One that thinks too long is asked to stop; one that never answers is ended, also behind a shell', async () => {
  const slow = start(command, 'infinite', 50);
  expect(await slow.bestMove(`${EMPTY} LATE/ 0/0 0`)).toEqual({ move: 'pass' });
  expect(slow.hasEnded).toBe(false);
  writeFileSync(
    join(folder, 'silent.mjs'),
    `import { writeFileSync } from 'node:fs';
    writeFileSync(process.argv[1] + '.pid', String(process.pid));
    process.stdin.resume();
    setInterval(() => {}, 1000);`,
  );
  const silent = start(`"${process.execPath}" "${join(folder, 'silent.mjs')}"; true`, 'movetime 1', 50);
  await expect.poll(() => existsSync(join(folder, 'silent.mjs.pid')), { timeout: PATIENCE_MS }).toBe(true);
  const thoughts = ['AEI', 'QVV'].map((rack) => silent.bestMove(`${EMPTY} ${rack}/ 0/0 0`));
  expect(await Promise.all(thoughts)).toEqual([{ move: null }, 'not-asked']);
  expect(silent.hasEnded).toBe(true);
  const pid = Number(readFileSync(join(folder, 'silent.mjs.pid'), 'utf8'));
  await expect.poll(() => isAlive(pid), { timeout: PATIENCE_MS }).toBe(false);
});

test('An engine gets ten times its time and ten seconds before it is given up', () => {
  expect(lateAfterGo('movetime 3000')).toBe(40_000);
  expect(lateAfterGo('sim plies 3 movetime 500')).toBe(15_000);
  expect(lateAfterGo('static')).toBe(600_000);
});

test('A program that is not there, or says nothing, is no engine; the bot plays no game without one', async () => {
  expect(await start([join(folder, 'nothing')], '').isThere(PATIENCE_MS)).toBe(false);
  expect(await start([process.execPath, '-e', 'process.stdin.resume()'], '').isThere(100)).toBe(false);
  const options = ['--server', 'http://127.0.0.1:9', '--token', 'lexiko_x', '--engine', 'exit 3'];
  const { status, err } = await runCommand(['bot', ...options]);
  expect(err).toBe(
    'lexiko bot: The engine “exit 3” doesn’t answer “ucgi” by “ucgiok” (docs/ucgi.md). Try its command by itself.\n',
  );
  expect(status).toBe(2);
});

test('Moves are said as players type them', () => {
  expect(['8D.HORN', 'D8.hORN', 'ex.QV', 'pass'].map(typedMove)).toEqual([
    '8D HORN',
    'D8 hORN',
    'exchange QV',
    'pass',
  ]);
});
