/** `lexiko think` as people start it: computers of two servers on PostgreSQL, played by processes of their own. */

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replay } from '@lexiko/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../../scripts/processes/postgres.mjs';
import type { ServerStore } from '../../src/store/server-store.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Client } from '../support/socket-client.ts';
import { confirm } from '../support/test-service.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lexiko-think-'));
const postgres = await startPostgres();
const REPLY_MS = 60_000;

interface Lexiko {
  readonly child: ChildProcess;
  /** What it said first. */
  readonly said: string;
  /** With what status it ended. */
  readonly ended: Promise<number | null>;
  log: string;
}

const processes: Lexiko[] = [];
let store: ServerStore;

async function start(...args: readonly string[]): Promise<Lexiko> {
  const child = spawn(process.execPath, ['packages/cli/bin/lexiko.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, LEXIKO_DATA: folder, LEXIKO_DATABASE: postgres.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const lexiko = { child, said: '', ended, log: '' };
  child.stderr.on('data', (data: Buffer) => (lexiko.log += data.toString('utf8')));
  lexiko.said = await new Promise((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString('utf8')));
    child.once('exit', () => reject(new Error(`it ended: ${lexiko.log}`)));
  });
  processes.push(lexiko);
  return lexiko;
}

const startThinker = (): Promise<Lexiko> => start('think', '--threads', '1', '--log', 'debug');

function portOf({ said }: Lexiko): number {
  return Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1]);
}

function thoughtsOf({ log }: Lexiko): number {
  return log.split('"msg":"thought"').length - 1;
}

async function thoughtsAt(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = metrics.matchAll(/^lexiko_computer_thought_seconds_count\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** A table at which the computer begins. */
async function begin(client: Client, level: string): Promise<string> {
  const options = { 'dictionary.id': 'english', 'firstDraw.method': 'manual', 'end.passRounds': 2 };
  const { game } = await client.done({
    type: 'create-game',
    config: { preset: 'standard-2007', options },
    seats: [{ kind: 'me' }, { kind: 'computer', level }],
    visibility: 'private',
  });
  await client.watch(game);
  await client.done(confirm(game));
  await client.done({ type: 'act', game, action: { type: 'begin', starter: 1 } });
  return game;
}

async function myTurn(client: Client, game: string): Promise<void> {
  await client.when(() => client.view(game).view.turn === 0, REPLY_MS);
}

async function playRounds(client: Client, game: string, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await myTurn(client, game);
    await client.done({ type: 'act', game, action: { type: 'pass' } });
  }
  await myTurn(client, game);
}

beforeAll(async () => {
  store = await openStore(postgres.url);
});

afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await store.close();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('lexiko think', () => {
  /** A server that leaves all thinking to others. */
  let idle: Lexiko;
  let thinking: Lexiko;
  let thinker: Lexiko;
  const tables: { readonly client: Client; readonly game: string; readonly level: string }[] = [];

  test('shares the computers of two servers with them, and no move is made twice', async () => {
    idle = await start('serve', '--port', '0', '--threads', '0');
    thinking = await start('serve', '--port', '0', '--threads', '1');
    thinker = await startThinker();
    for (const server of [idle, thinking]) {
      const client = await Client.join(portOf(server));
      for (const level of ['beginner', 'champion', 'expert', 'champion'])
        tables.push({ client, level, game: await begin(client, level) });
    }
    await Promise.all(tables.map(({ client, game }) => playRounds(client, game, 3)));
    for (const { client, game, level } of tables) {
      const events = await store.games.eventsAfter(game, 0);
      const { turnsTaken, scores } = replay(events.map(({ event }) => event));
      expect(turnsTaken).toEqual([3, 4]);
      // A Beginner may find nothing in four turns.
      if (level !== 'beginner') expect(scores[1]).toBeGreaterThan(0);
      expect(client.view(game).view.racks[1]?.every((tile) => tile === '_')).toBe(true);
    }
    expect(await thoughtsAt(portOf(idle))).toBe(0);
    expect(await thoughtsAt(portOf(thinking))).toBeGreaterThan(0);
    await expect.poll(() => thoughtsOf(thinker)).toBeGreaterThan(0);
    await expect.poll(() => store.computers.load(Date.now())).toMatchObject({ waiting: 0, thinking: 0 });
  }, 300_000);

  test('is enough where no server thinks', async () => {
    thinking.child.kill('SIGTERM');
    expect(await thinking.ended).toBe(0);
    const [table] = tables;
    if (table === undefined) expect.fail('no table');
    await playRounds(table.client, table.game, 1);
  }, 300_000);

  test('goes on after the database was restarted', async () => {
    postgres.restart();
    // The first who come may be told that the database is away, at whatever step.
    const sitDown = async (): Promise<{ readonly client: Client; readonly game: string }> => {
      const client = await Client.join(portOf(idle));
      return { client, game: await begin(client, 'beginner') };
    };
    let table = await sitDown().catch(() => null);
    while (table === null) table = await sitDown().catch(() => null);
    await playRounds(table.client, table.game, 1);
  }, 300_000);

  test('leaves to another what it dies over, and gives back what it has when it is told to end', async () => {
    const ann = await Client.join(portOf(idle));
    const left = await begin(ann, 'champion');
    thinker.child.kill('SIGKILL');
    await thinker.ended;
    const next = await startThinker();
    await playRounds(ann, left, 1);
    const given = await begin(ann, 'champion');
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    expect(next.log).not.toContain('"level":50');
    expect(await store.computers.load(Date.now())).toMatchObject({ thinking: 0 });
    await startThinker();
    await playRounds(ann, given, 1);
  }, 300_000);
});
