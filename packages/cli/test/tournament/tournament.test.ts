/** Tournaments: equal draws, honest figures, and the command itself. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLASSIC_TILES, allTiles, sortedTiles } from '@lexiko/rules/board';
import { afterAll, describe, expect, test } from 'vitest';
import { UsageError } from '../../src/command.ts';
import { bagOrder } from '../../src/tournament/bag-order.ts';
import { parseEntrant } from '../../src/tournament/entrants.ts';
import type { GameResult } from '../../src/tournament/match.ts';
import { runTournament } from '../../src/tournament/run.ts';
import { standingsOf } from '../../src/tournament/standings.ts';
import { runCommand } from '../command-run.ts';

const data = mkdtempSync(join(tmpdir(), 'lexiko-tournament-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function run(...args: readonly string[]): Promise<string> {
  const { status, out, err } = await runCommand(['tournament', ...args], '', { LEXIKO_DATA: data });
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return out;
}

describe('the order of a bag', () => {
  const box = allTiles(CLASSIC_TILES);

  test('is the same for the same seed, whatever is drawn at a time', () => {
    const [whole, parts] = [bagOrder(5), bagOrder(5)];
    const all = whole.draw(box, 100, 0);
    let pool = [...box];
    const drawn: string[] = [];
    for (const count of [7, 7, 3, 5, 78]) {
      const tiles = parts.draw(pool, count, 0);
      drawn.push(...tiles);
      for (const tile of tiles) pool = pool.toSpliced(pool.indexOf(tile), 1);
    }
    expect(drawn).toEqual(all);
    expect(sortedTiles(all)).toEqual(box);
    expect(bagOrder(6).draw(box, 100, 0)).not.toEqual(all);
  });

  test('takes tiles back in places of chance and never makes one up', () => {
    const bag = bagOrder(9);
    const first = bag.draw(box, 7, 0);
    let pool = [...box];
    for (const tile of first) pool = pool.toSpliced(pool.indexOf(tile), 1);
    const next = bag.draw(pool, 7, 1);
    for (const tile of next) pool = pool.toSpliced(pool.indexOf(tile), 1);
    pool.push(...first);
    const rest = bag.draw(pool, pool.length, 2);
    expect(sortedTiles(rest)).toEqual(sortedTiles(pool));
    expect(rest.slice(0, 7)).not.toEqual(first);
  });
});

describe('an entrant', () => {
  test('is a level, or a level with some numbers changed', () => {
    expect(parseEntrant('Hard').vocabulary).toBe(70);
    const own = parseEntrant('hard:leave=0.5:longer=0.9');
    expect([own.leave, own.sight.longer, own.name]).toEqual([0.5, 0.9, 'hard:leave=0.5:longer=0.9']);
    expect(() => parseEntrant('wizard')).toThrow(UsageError);
    expect(() => parseEntrant('hard:wit=3')).toThrow(UsageError);
    expect(() => parseEntrant('hard:leave=much')).toThrow(UsageError);
  });
});

describe('standings', () => {
  test('take the games of one bag as one observation', () => {
    const game = (number: number, scores: readonly number[]): GameResult => ({
      game: number,
      scores,
      won: scores.map((score) => (score === Math.max(...scores) ? 1 : 0)),
      reason: 'OUT',
      turns: 20,
    });
    const results = [game(0, [400, 300]), game(1, [300, 400]), game(2, [420, 380]), game(3, [380, 340])];
    const [first, second] = standingsOf(['A', 'B'], results);
    expect([first?.wins, first?.winShare, first?.meanScore]).toEqual([3, 0.75, 375]);
    expect([first?.meanSpread, second?.meanSpread]).toEqual([20, -20]);
    // Two bags with mean spreads of 0 and 40: a standard error of 20.
    expect(first?.spreadMargin).toBeCloseTo(1.96 * 20, 5);
    // Half of the games of one bag won, and all of the other: a standard error of a quarter.
    expect(first?.winMargin).toBeCloseTo(1.96 * 0.25, 5);
    expect(standingsOf(['A', 'B'], results.slice(0, 2))).toMatchObject([
      { winShare: 0.5, winMargin: null, spreadMargin: null },
      { winShare: 0.5, winMargin: null, spreadMargin: null },
    ]);
  });
});

describe('the command', () => {
  test('plays pairs of games and tells the same of the same seed', async () => {
    const args = ['--players', 'beginner,easy', '--games', '3', '--seed', '7', '--json', '--threads', '1'];
    const lines = (await run(...args)).trim().split('\n');
    expect(lines).toHaveLength(5); // made up to two pairs, and the standings
    const last = JSON.parse(lines[4] ?? '') as { games: number; standings: readonly { wins: number }[] };
    expect(last.games).toBe(4);
    expect(last.standings.reduce((sum, { wins }) => sum + wins, 0)).toBe(4);
    expect((await run(...args)).trim().split('\n')).toEqual(lines);
  });

  test.each([
    ['en', '2 games, seed 7', 'player', /^Easy .* \d+\.\d %/mu],
    ['de', '2 Spiele, Startwert 7', 'Spieler', /^Easy .* \d+,\d %/mu],
  ])('has a table in the user’s language (%s)', async (language, title, player, row) => {
    const players = ['--players', 'beginner,easy', '--games', '2', '--seed', '7', '--threads', '1'];
    const out = await run(...players, '--language', language);
    const [first, , head = '', ...rows] = out.trimEnd().split('\n');
    expect(first).toBe(title);
    expect(head.split(' ')[0]).toBe(player);
    expect(rows.map(({ length }) => length)).toEqual([head.length, head.length]);
    expect(out).toMatch(row);
  });

  test('interrupted, tells of the groups that were played whole', async () => {
    const controller = new AbortController();
    const results = await runTournament({
      tournament: {
        config: {
          preset: 'standard-2007',
          sides: 2,
          options: { 'dictionary.id': 'english', 'firstDraw.method': 'manual' },
        },
        entrants: [parseEntrant('beginner'), parseEntrant('easy')],
        seed: 7,
        positions: 1,
      },
      games: 100,
      threads: 1,
      env: { LEXIKO_DATA: data },
      onGame: (done) => done === 3 && controller.abort(),
      signal: controller.signal,
    });
    expect(results.map(({ game }) => game)).toEqual([0, 1]);
  });

  test('plays other presets and options, with three and four sides', async () => {
    const three = await run('--players', 'easy,easy,beginner', '--games', '3', '--option', 'rack.size=9');
    expect(three).toContain('3 games');
    const pairs = ['--players', 'easy,easy,beginner,beginner', '--option', 'cw.partners=on'];
    const four = await run('--preset', 'crosswords', '--games', '4', ...pairs);
    expect(four).toContain('4 games');
  });

  test.each([
    [['--games', '3'], '--players'],
    [['--players', 'hard,easy', 'expert'], 'expert'],
    [['--players', 'hard,nobody'], 'nobody'],
    [['--players', 'hard,easy', '--games', 'many'], '--games'],
    [['--players', 'hard,easy', '--preset', 'chess'], 'chess'],
    [['--players', 'hard,easy', '--option', 'rack.size=70'], 'rack.size'],
  ])('says in a sentence what is wrong with %j', async (args, wrong) => {
    const { status, err } = await runCommand(['tournament', ...args], '', { LEXIKO_DATA: data });
    expect(status).toBe(2);
    expect(err).toContain(wrong);
  });

  test.each([
    ['hard,nobody', 'Es gibt keine Stufe „nobody“.'],
    ['hard:leave=much', '„leave=much“ ist nicht lesbar.'],
    ['hard:wit=3', 'Spieler haben keine Zahl „wit“.'],
  ])('says in the user’s language that there is no player %s', async (players, wrong) => {
    const { status, err } = await runCommand(['tournament', '--players', players, '--language', 'de']);
    expect(status).toBe(2);
    expect(err).toContain(wrong);
  });
});
