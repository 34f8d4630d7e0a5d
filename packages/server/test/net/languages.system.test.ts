/** `lexiko serve` in every language: whole games over sockets with a known bag, and computers at the table. */

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureLexicon } from '../../../../scripts/build/lexica.mjs';
import { spawnTied } from '../../../../scripts/processes/tied-process.mjs';
import { Client } from '../support/socket-client.ts';
import { confirm } from '../support/test-service.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const LANGUAGES = ['german', 'french', 'spanish', 'dutch', 'polish'];
/** All lexica on a busy machine. */
const BUILD_LIMIT_MS = 15 * 60 * 1000;

const folder = mkdtempSync(join(tmpdir(), 'lexiko-languages-'));
let child: ChildProcess;
let port = 0;

beforeAll(async () => {
  for (const language of LANGUAGES) await ensureLexicon(language);
  const args = ['packages/cli/bin/lexiko.mjs', 'serve', '--port', '0', '--threads', '1', '--log', 'warn'];
  child = spawnTied(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, LEXIKO_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  port = await new Promise((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(data.toString('utf8'));
      if (found !== null) resolve(Number(found[1]));
    });
    child.once('exit', () => reject(new Error('the server ended')));
  });
}, BUILD_LIMIT_MS);

afterAll(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Seven tiles are one rack: whoever plays alone holds them all. */
async function beginAlone(ann: Client, language: string, letters: readonly string[]): Promise<string> {
  const { game } = await ann.done({
    type: 'create-game',
    config: {
      preset: 'custom',
      sides: 1,
      options: {
        'dictionary.id': language,
        'letters.language': language,
        'custom.letters': { ...Object.fromEntries(letters.map((letter) => [letter, 1])), '?': 0 },
      },
    },
    seats: [{ kind: 'me' }],
    visibility: 'private',
  });
  await ann.watch(game);
  await ann.done(confirm(game));
  await ann.when(() => ann.view(game).view.phase !== 'lobby');
  return game;
}

describe('a whole game with a known bag', () => {
  test.each([
    {
      language: 'spanish',
      letters: ['P', 'E', 'RR', 'O', 'LL', 'A', 'CH'],
      bad: { G8: 'O', H8: 'LL', I8: 'E' },
      plays: [{ H8: 'P', I8: 'E', J8: 'RR', K8: 'O' }, { K9: 'LL', K10: 'A' }, { I7: 'CH' }],
    },
    {
      language: 'german',
      letters: ['Ä', 'P', 'F', 'E', 'L', 'N', 'S'],
      bad: { G8: 'P', H8: 'F', I8: 'E' },
      plays: [{ H8: 'Ä', I8: 'P', J8: 'F', K8: 'E', L8: 'L' }, { M8: 'N' }, { K9: 'S' }],
    },
  ])('is played in $language over a socket', async ({ language, letters, bad, plays }) => {
    const ann = await Client.join(port);
    const game = await beginAlone(ann, language, letters);
    expect(ann.view(game).view.racks[0]?.toSorted()).toEqual(letters.toSorted());
    expect(await ann.tell({ type: 'act', game, action: { type: 'play', tiles: bad } })).toMatchObject({
      code: 'INVALID_WORDS',
    });
    for (const tiles of plays) await ann.done({ type: 'act', game, action: { type: 'play', tiles } });
    await ann.when(() => ann.view(game).view.phase === 'over');
    const { view } = ann.view(game);
    expect(view.dictionary?.id).toBe(language);
    expect(view.racks[0]).toEqual([]);
    ann.close();
  });
});

test.each(LANGUAGES)('A computer plays in %s', async (language) => {
  const ann = await Client.join(port);
  const { game } = await ann.done({
    type: 'create-game',
    config: {
      preset: 'standard-2007',
      options: { 'dictionary.id': language, 'letters.language': language, 'firstDraw.method': 'manual' },
    },
    seats: [{ kind: 'me' }, { kind: 'computer', level: 'medium' }],
    visibility: 'private',
  });
  await ann.watch(game);
  await ann.done(confirm(game));
  await ann.done({ type: 'act', game, action: { type: 'begin', starter: 1 } });
  await ann.when(() => ann.view(game).view.turn === 0 && ann.view(game).view.turnsTaken[1] === 1);
  expect(ann.view(game).view.dictionary?.id).toBe(language);
  ann.close();
});

test('A dictionary of another language than the tiles is refused', async () => {
  const ann = await Client.join(port);
  expect(
    await ann.tell({
      type: 'create-game',
      config: { preset: 'deluxe', options: { 'dictionary.id': 'german', 'letters.language': 'spanish' } },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
    }),
  ).toMatchObject({ code: 'OPTIONS_CONFLICT', conflict: 'DICTIONARY_OF_OTHER_LANGUAGE' });
  ann.close();
});
