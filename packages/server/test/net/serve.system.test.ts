/** `lexiko serve` as people start it: the example of the documentation, a computer, and the end on a signal. */

import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spawnTied } from '../../../../scripts/processes/tied-process.mjs';
import { Client } from '../support/socket-client.ts';
import { confirm } from '../support/test-service.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lexiko-serve-'));
let child: ChildProcess;
let port = 0;
let log = '';

beforeAll(async () => {
  const args = ['packages/cli/bin/lexiko.mjs', 'serve', '--port', '0', '--threads', '1'];
  child = spawnTied(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, LEXIKO_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr?.on('data', (data: Buffer) => (log += data.toString('utf8')));
  port = await new Promise((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(data.toString('utf8'));
      if (found !== null) resolve(Number(found[1]));
    });
    child.once('exit', () => reject(new Error(`it ended: ${log}`)));
  });
});

afterAll(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('a second server on the same SQLite file', () => {
  test('says why it does not start, and leaves the first alone', async () => {
    const second = promisify(execFile)(
      process.execPath,
      ['packages/cli/bin/lexiko.mjs', 'serve', '--port', '0', '--threads', '1'],
      { cwd: ROOT, env: { ...process.env, LEXIKO_DATA: folder } },
    );
    await expect(second).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('another server is using') as string,
    });
    expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);
  });
});

describe('a server whose database is older than what it had acknowledged', () => {
  test('says so at the terminal, and serves what is there', async () => {
    const database = join(folder, 'older.db');
    writeFileSync(`${database}-mark`, '{"number":99,"games":5,"events":1}');
    const args = ['packages/cli/bin/lexiko.mjs', 'serve', '--port', '0', '--threads', '1'];
    const older = spawnTied(process.execPath, [...args, '--database', database, '--log', 'silent'], {
      cwd: ROOT,
      env: { ...process.env, LEXIKO_DATA: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    older.stderr.on('data', (data: Buffer) => (said += data.toString('utf8')));
    await once(older.stdout, 'data');
    older.kill('SIGTERM');
    await once(older, 'close'); // by then everything it said has been read
    expect(said).toContain('at least 5 new games and 1 event are missing');
  });
});

describe('lexiko serve', () => {
  test('does what the example of docs/protocol.md shows', async () => {
    const lines = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8').matchAll(
      /^(ann|bob) (→|←) (\{.*\})$/gm,
    );
    const [ann, bob] = [await Client.join(port), await Client.join(port)];
    const clients = new Map([
      ['ann', { client: ann, read: 0 }],
      ['bob', { client: bob, read: 0 }],
    ]);
    const chosen = new Map([
      ['ANN', ann.person],
      ['BOB', bob.person],
    ]);
    let count = 0;
    for (const [, who = '', arrow, text = ''] of lines) {
      const known = clients.get(who) ?? expect.fail(who);
      count++;
      if (arrow === '→') {
        let frame = text;
        for (const [word, value] of chosen) frame = frame.replaceAll(`"${word}"`, `"${value}"`);
        known.client.send(frame);
        continue;
      }
      const shown = JSON.parse(text) as Record<string, unknown>;
      const received = await nextLike(known, shown);
      expect(Object.keys(received).sort()).toEqual(Object.keys(shown).sort());
      const answer = (received['answer'] ?? {}) as Record<string, string>;
      if (answer['game'] !== undefined) chosen.set('GAME', answer['game']);
      if (answer['code'] !== undefined) chosen.set('CODE', answer['code']);
      for (const key of ['viewer', 'mine', 'refusal', 'pace'])
        if (key in shown) expect(received[key]).toEqual(shown[key]);
    }
    expect(count).toBeGreaterThan(20);
    for (const { client } of clients.values()) client.close();
  });

  test('lets a computer play, in a thread of its own, from the built-in lexicon', async () => {
    const ann = await Client.join(port);
    const { game } = await ann.done({
      type: 'create-game',
      config: {
        preset: 'standard-2007',
        options: { 'dictionary.id': 'english', 'firstDraw.method': 'manual', 'end.passRounds': 2 },
      },
      seats: [{ kind: 'me' }, { kind: 'computer', level: 'easy' }],
      visibility: 'private',
    });
    await ann.watch(game);
    await ann.done(confirm(game));
    await ann.done({ type: 'act', game, action: { type: 'begin', starter: 1 } });
    for (let round = 0; round < 3; round++) {
      await ann.when(() => ann.view(game).view.turn === 0);
      await ann.done({ type: 'act', game, action: { type: 'pass' } });
    }
    await ann.when(() => ann.view(game).view.turn === 0);
    const { view } = ann.view(game);
    expect(view.turnsTaken).toEqual([3, 4]);
    expect(view.scores[1]).toBeGreaterThan(0);
    expect(view.racks[1]?.every((tile) => tile === '_')).toBe(true);
    expect(
      await ann.tell({
        type: 'create-game',
        config: { preset: 'deluxe', options: { 'dictionary.id': 'english' } },
        seats: [{ kind: 'me' }, { kind: 'computer', level: 'genius' }],
        visibility: 'private',
      }),
    ).toEqual({ code: 'NO_SUCH_COMPUTER' });
    ann.close();
  });

  test('is copied while it runs, by another process', async () => {
    const copy = join(folder, 'copy.db');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['packages/cli/bin/lexiko.mjs', 'backup', copy],
      { cwd: ROOT, env: { ...process.env, LEXIKO_DATA: folder } },
    );
    expect(stdout).toMatch(/: replayed [1-9]\d* games with [1-9]\d* events; [1-9]\d* people\.\n$/);
  });

  test('ends on a signal, and has written nothing secret', async () => {
    const ann = await Client.join(port);
    const closed = ann.closed();
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    expect(await closed).toBe(1012);
    expect(await ended).toBe(0);
    expect(log).toContain('"msg":"closed"');
    expect(log).not.toContain(ann.cookie.split('=')[1]);
    expect(log).not.toContain('"level":50');
  });
});

/** The next frame of the kind shown that has not been looked at yet. */
async function nextLike(
  known: { readonly client: Client; read: number },
  shown: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const { client } = known;
  if (shown['type'] === 'welcome')
    known.read = client.frames.findLastIndex((frame) => frame.includes('"type":"welcome"'));
  const isLike = (text: string): boolean => {
    const frame = JSON.parse(text) as Record<string, unknown>;
    return frame['type'] === shown['type'] && (!('id' in shown) || frame['id'] === shown['id']);
  };
  await client.when(() => client.frames.slice(known.read).some(isLike));
  const at = client.frames.findIndex((text, number) => number >= known.read && isLike(text));
  known.read = at + 1;
  return JSON.parse(client.frames[at] ?? '{}') as Record<string, unknown>;
}
