/** Boards in frames on other pages: what may be framed and shown there, and what may not. */

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUZZLE_LANGUAGES } from '@lexiko/analysis/puzzles';
import { ApiPuzzle } from '@lexiko/protocol/api';
import { parseGcg } from '@lexiko/rules/notation';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oembed } from '../../src/embed/oembed.ts';
import { PuzzleSets } from '../../src/puzzles/puzzle-sets.ts';
import type { EmbedWording } from '../../src/index.ts';
import { signUpProgram } from '../support/api-client.ts';
import { Browser } from '../support/browser.ts';
import type { Client } from '../support/socket-client.ts';
import { beginGame, step } from '../support/socket-games.ts';
import { numbersFrom } from '../support/table-play.ts';
import { confirm, newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const wording: EmbedWording = (tag) =>
  Promise.resolve({
    language: tag === 'de' ? 'de' : 'en',
    position: 'Position',
    puzzles: { bingo: 'Bingo', best: 'Best play', hook: 'Hook', out: 'Out', endgame: 'Endgame' },
    answer: 'Answer',
    open: 'Open',
    players: (names) => names.join(' – '),
  });

let folder = '';
let server: TestServer;
const clients: Client[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexiko-embed-'));
  mkdirSync(join(folder, 'embed'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Lexiko</title>');
  writeFileSync(join(folder, 'embed/lexiko-board.js'), 'export {};');
  cpSync(new URL('../../../web/src/learn/puzzles/sets', import.meta.url), join(folder, 'embed/puzzles'), {
    recursive: true,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  server = await startTestServer({ webFolder: folder, embedWording: wording });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
}

/** A game of Ann and <Bob>; `isOver`: one of them resigns. */
async function play(
  visibility: 'private' | 'open',
  isOver: boolean,
  options: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const pair: Client[] = [];
  for (const name of ['Ann', 'Bob & Co']) {
    const browser = new Browser(server.port);
    await browser.done('guest', { name });
    pair.push(await browser.socket());
  }
  clients.push(...pair);
  const game = await beginGame(pair, options, visibility);
  const random = numbersFrom(7);
  for (let turn = 0; turn < 6; turn++) await step(pair, game, random);
  if (isOver) await pair[1]?.act(game, { type: 'resign' });
  return game;
}

/** A game that is over for its players, and not yet for spectators. */
async function playLate(): Promise<string> {
  const [ann, ben] = [new Browser(server.port), new Browser(server.port)];
  await ann.done('guest', { name: 'Ann' });
  await ben.done('guest', { name: 'Ben' });
  const [host, guest] = [await ann.socket(), await ben.socket()];
  clients.push(host, guest);
  const { game } = await host.done({ ...newGame(), visibility: 'open', terms: { delaySeconds: 180 } });
  await guest.done({ type: 'take-seat', game, seat: 1 });
  for (const client of [host, guest]) await client.done(confirm(game));
  await host.done({ type: 'act', game, action: { type: 'resign' } });
  return game;
}

describe('a finished game that is open to all', () => {
  test('has a page for frames, with the element and its names as text, and a file for it', async () => {
    const game = await play('open', true);
    const page = await get(`/embed/game/${game}?turn=3&theme=dark`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('public, max-age=3600');
    const html = await page.text();
    expect(html).toContain('<h1>Ann – Bob &amp; Co</h1>');
    expect(html).toContain(`<lexiko-board src="/embed/game/${game}/file" turn="3" theme="dark">`);
    const file = await get(`/embed/game/${game}/file`);
    const read = parseGcg(await file.text());
    expect(read.ok && read.value.game.players.map(({ name }) => name)).toEqual(['Ann', 'Bob & Co']);
    const other = await play('open', true, { 'letters.language': 'german' });
    expect((await get(`/embed/game/${other}/file`)).headers.get('content-type')).toBe('application/json');
  });

  test('may be framed, as nothing else may', async () => {
    const game = await play('open', true);
    const framed = [
      `/embed/game/${game}`,
      `/embed/game/${game}/file`,
      '/embed/puzzle/daily',
      '/embed/lexiko-board.js',
    ];
    for (const path of framed) {
      const { headers, status } = await get(path);
      expect(status, path).toBe(200);
      expect(headers.get('content-security-policy'), path).toContain('frame-ancestors *');
      expect(headers.get('x-frame-options'), path).toBeNull();
      expect(headers.get('access-control-allow-origin'), path).toBe('*');
    }
    for (const path of ['/embed/', '/embed/anything', '/embed/a/b/c', '/embed/x/../y', '/%65mbed/x'])
      expect((await get(path)).status, path).toBe(404);
    for (const path of [
      '/',
      '/embed',
      '/embedded',
      '/oembed',
      '/api/v1/openapi.json',
      '/health',
      '//embed/x',
    ]) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy'), path).toMatch(/frame-ancestors 'none'/u);
      expect(headers.get('x-frame-options'), path).toBe('DENY');
    }
  });

  test('is described by oEmbed, at the size that is asked for', async () => {
    const game = await play('open', true);
    const html = await (await get(`/embed/game/${game}`)).text();
    const discovered = /type="application\/json\+oembed" href="([^"]+)"/u.exec(html)?.[1] ?? '';
    const described = await fetch(`${discovered.replaceAll('&amp;', '&')}&maxwidth=300`);
    expect(await described.json()).toEqual({
      version: '1.0',
      type: 'rich',
      provider_name: 'Lexiko',
      provider_url: `http://127.0.0.1:${server.port}`,
      title: 'Ann – Bob & Co',
      html: expect.stringContaining(`src="http://127.0.0.1:${server.port}/embed/game/${game}"`) as string,
      width: 300,
      height: 530,
      cache_age: 3600,
    });
    for (const url of [
      '',
      'nonsense',
      `https://example.org/embed/game/${game}`,
      `http://127.0.0.1:${server.port}/`,
    ])
      expect((await get(`/oembed?url=${encodeURIComponent(url)}`)).status, url).toBe(404);
    expect((await get(`/oembed?format=xml&url=x`)).status).toBe(501);
  });
});

test('Games that go on, that are private, that are seen late or that are not there have no page for frames', async () => {
  const games = [
    await play('open', false),
    await play('private', true),
    await playLate(),
    'none',
    '%3Cscript%3E',
  ];
  for (const game of games)
    for (const path of [`/embed/game/${game}`, `/embed/game/${game}/file`]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('cache-control'), path).toBe('no-store');
    }
});

describe('puzzles and positions', () => {
  test('of a day, by number and by address have their question, and the answer only if asked', async () => {
    const sets = new PuzzleSets((_, kind) => (kind === 'hook' ? 'hook;easy;-;' : null));
    expect(sets.byId('best-1', 0)).toBeNull();
    const day = await (await get('/embed/puzzle/2026-11-18')).text();
    const number = await (await get('/embed/puzzle/best-1')).text();
    expect(day).toMatch(/<lexiko-board cgp="[^"]+" tiles="english" interactive="">/u);
    expect(number).toContain('<h1>Best play</h1>');
    expect(number).toContain('<details><summary>Answer</summary><p>6A OX(O) +51</p></details>');
    for (const id of ['best-0', 'best-99999', 'worst-1', '2026-13-45', 'german-', 'catalan-best-1', ''])
      expect((await get(`/embed/puzzle/${id}`)).status, id).toBe(404);
  });

  test('are there in every language that has some, with its tiles', async () => {
    for (const language of PUZZLE_LANGUAGES)
      for (const id of ['daily', '2026-11-18', 'bingo-1', 'best-1', 'hook-1', 'out-1', 'endgame-1']) {
        const html = await (await get(`/embed/puzzle/${language}-${id}`)).text();
        expect(html, `${language}-${id}`).toContain(`tiles="${language}" interactive="">`);
        expect(html, `${language}-${id}`).toContain('<details><summary>Answer</summary>');
      }
    expect(await (await get('/embed/puzzle/english-best-1')).text()).toContain('OX(O) +51');
  });

  test('from an address are shown as they are, and never run', async () => {
    const answer = await get(`/embed/position?cgp=${encodeURIComponent('"><script>alert(1)</script>')}`);
    const html = await answer.text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('cgp="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await get('/embed/position')).status).toBe(404);
    expect((await get(`/embed/position?cgp=${'1'.repeat(1001)}`)).status).toBe(404);
    const spoken = await get('/embed/position?cgp=15', { 'accept-language': 'de-AT,de;q=0.9' });
    expect(await spoken.text()).toContain('<html lang="de">');
  });

  test('fit into what room there is', () => {
    const size = {
      origin: 'https://example.org',
      path: '/embed/x',
      title: '<b>',
      maxWidth: null,
      maxHeight: null,
      cacheSeconds: 1,
      around: 230,
    };
    expect(oembed(size)).toMatchObject({ width: 480, height: 710 });
    expect(oembed({ ...size, maxWidth: 10 })).toMatchObject({ width: 240, height: 530 });
    expect(oembed({ ...size, around: 310 })).toMatchObject({ width: 480, height: 790 });
    expect(oembed({ ...size, maxHeight: 600 })).toMatchObject({ width: 370, height: 600 });
    expect(oembed(size).html).toContain('title="&lt;b&gt;"');
  });
});

test('Programs read puzzles with their answers, if their token says so', async () => {
  const student = await signUpProgram(server.port, 'student', ['study']);
  const player = await signUpProgram(server.port, 'player', ['read', 'play']);
  const one = await student.api.get('/puzzles?kind=best&number=1');
  expect(ApiPuzzle.parse(one.body)).toMatchObject({
    id: 'best-1',
    language: 'english',
    count: 187,
    difficulty: 'medium',
    square: null,
    answers: [{ move: '6A OX(O)', score: 51 }],
  });
  const day = ApiPuzzle.parse((await student.api.get('/puzzles?day=2026-11-18')).body);
  expect(await (await get('/embed/puzzle/2026-11-18')).text()).toContain(`cgp="${day.position}"`);
  expect((await student.api.get('/puzzles')).status).toBe(200);
  const german = ApiPuzzle.parse((await student.api.get('/puzzles?language=german&day=2026-11-18')).body);
  expect(german.language).toBe('german');
  expect(await (await get(`/embed/puzzle/${german.id}`)).text()).toContain(`cgp="${german.position}"`);
  for (const [query, status, code] of [
    ['kind=best&number=99999', 404, 'NO_SUCH_PUZZLE'],
    ['kind=best', 400, 'UNREADABLE'],
    ['kind=best&number=1&day=2026-11-18', 400, 'UNREADABLE'],
    ['day=yesterday', 400, 'UNREADABLE'],
    ['language=catalan', 400, 'UNREADABLE'],
  ] as const)
    expect(await student.api.get(`/puzzles?${query}`), query).toMatchObject({ status, body: { code } });
  expect((await player.api.get('/puzzles')).body).toMatchObject({ code: 'WRONG_SCOPE', scope: 'study' });
  expect((await student.api.get('/games')).body).toMatchObject({ code: 'WRONG_SCOPE', scope: 'read' });
});
