/** Matches: levels and programs of others, games that are kept, ratings that can be believed. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseGcg, replayGcg } from '@lexiko/rules/notation';
import { afterAll, describe, expect, test } from 'vitest';
import { parseContestant, requireRivals } from '../../src/match/contestant.ts';
import type { MatchResult } from '../../src/match/match-folder.ts';
import { reportOf } from '../../src/match/match-report.ts';
import { ratingsOf } from '../../src/match/ratings.ts';
import { seededNumbers } from '../../src/tournament/bag-order.ts';
import { runCommand } from '../command-run.ts';

const data = mkdtempSync(join(tmpdir(), 'lexiko-match-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function match(...args: readonly string[]): ReturnType<typeof runCommand> {
  return runCommand(['match', ...args], '', { LEXIKO_DATA: data });
}

function linesOf(folder: string): readonly string[] {
  return readFileSync(join(folder, 'games.jsonl'), 'utf8').trimEnd().split('\n');
}

/** Games of a match in which each wins as its strength says; the numbers are strengths on the scale of Elo. */
function playedBy(strengths: readonly number[], games: number): readonly MatchResult[] {
  const random = seededNumbers(7);
  const clock = { moves: 1, ms: 0, longestMs: 0, faults: 0 };
  return strengths.flatMap((own, one) =>
    strengths.flatMap((theirs, other) =>
      other <= one
        ? []
        : Array.from({ length: games }, (_, game): MatchResult => {
            const first = random() < 1 / (1 + 10 ** ((theirs - own) / 400)) ? 1 : 0;
            const scores = [400 + 20 * first, 410];
            return {
              pair: [one, other],
              game,
              scores,
              won: [first, 1 - first],
              clocks: [clock, clock],
              reason: 'OUT',
            };
          }),
    ),
  );
}

describe('a contestant', () => {
  test('is a level, or a program under a name', () => {
    expect(parseContestant('hard:leave=0.5').plays.kind).toBe('level');
    expect(parseContestant('ucgi:engine --fast')).toEqual({
      name: 'engine --fast',
      plays: { kind: 'ucgi', command: 'engine --fast' },
    });
    expect(parseContestant('Other=cgp:sh other.sh a=b').plays).toEqual({
      kind: 'cgp',
      command: 'sh other.sh a=b',
    });
  });

  test('has a name of its own', () => {
    expect(() => requireRivals([parseContestant('hard'), parseContestant('Hard')])).toThrow();
    expect(() => requireRivals([parseContestant('hard')])).toThrow();
  });
});

describe('ratings', () => {
  const strengths = [1300, 1500, 1800];
  const results = playedBy(strengths, 400);

  test('are those that the results were made from, within their intervals', () => {
    const ratings = ratingsOf(3, results, { player: 1, rating: 1500 });
    for (const [player, { rating, low, high }] of ratings.entries()) {
      expect(low).toBeLessThanOrEqual(rating);
      expect(high).toBeGreaterThanOrEqual(rating);
      expect(Math.abs(rating - (strengths[player] ?? 0))).toBeLessThan(60);
    }
  });

  test('are given to whoever has lost all games, too', () => {
    const lost = playedBy([0, 4000], 20);
    const [loser, winner] = ratingsOf(2, lost, { player: 1, rating: 1500 });
    expect(winner?.rating).toBe(1500);
    expect(loser?.rating).toBeGreaterThan(500);
    expect(loser?.rating).toBeLessThan(1100);
  });

  test('count only bags that were played from both sides', () => {
    const contestants = ['beginner', 'easy', 'medium'].map(parseContestant);
    const half = results.filter(({ game }) => game < 7);
    expect(reportOf(contestants, half, { player: 0, rating: 0 }).games).toBe(3 * 6);
  });
});

describe('lexiko match', () => {
  test('keeps every game, goes on where it was interrupted, and reports', async () => {
    const out = join(data, 'levels');
    const args = ['--player', 'beginner', '--player', 'easy', '--positions', '20', '--out', out];
    expect((await match(...args, '--games', '2')).status).toBe(0);
    const [first, second = ''] = linesOf(out);
    // The power went while the second game was written.
    writeFileSync(join(out, 'games.jsonl'), `${first ?? ''}\n${second.slice(0, 20)}`);
    const again = await match(...args, '--games', '4', '--anchor', 'Easy=1200');
    expect(again).toMatchObject({ status: 0, err: '' });
    expect(again.out).toMatch(/^Easy +1200 /mu);
    const all = linesOf(out).map((line) => JSON.parse(line) as MatchResult);
    expect(all.map(({ game }) => game)).toEqual([0, 1, 2, 3]);
    // Played again, it is the same game.
    const { clocks: _, ...replayed } = all[1] as MatchResult;
    expect(JSON.parse(second)).toMatchObject(replayed);

    const files = readdirSync(join(out, 'games'));
    expect(files).toEqual(['1-2-0001.gcg', '1-2-0002.gcg', '1-2-0003.gcg', '1-2-0004.gcg']);
    const gcg = parseGcg(readFileSync(join(out, 'games', '1-2-0002.gcg'), 'utf8'));
    if (!gcg.ok) throw new Error('the game cannot be read');
    const game = replayGcg(gcg.value, {
      preset: 'standard-2007',
      sides: 2,
      options: { 'dictionary.id': 'any' },
    });
    expect(game.ok).toBe(true);
    expect(gcg.value.game.players.map(({ name }) => name)).toEqual(['Easy', 'Beginner']);

    const page = readFileSync(join(out, 'report.html'), 'utf8');
    expect(page).toContain('<svg');
    expect(page).toContain('Beginner – Easy');
    const other = await match(...args, '--games', '4', '--seed', '2');
    expect(other.status).toBe(2);
    expect(other.err).toContain('another match');
  });

  test('plays programs that speak UCGI and commands that read CGP, and passes for what has no move', async () => {
    const out = join(data, 'programs');
    const opener = join(data, 'opener.mjs');
    // The word is not on its rack, and after that it says nothing.
    writeFileSync(
      opener,
      "let text = ''; process.stdin.on('data', (part) => (text += part)).on('end', () => console.log(text.startsWith('15/15') ? '8D NOTHING' : ''));",
    );
    const ucgi = join(data, 'ucgi.mjs');
    writeFileSync(
      ucgi,
      "import { createInterface } from 'node:readline'; createInterface({ input: process.stdin }).on('line', (line) => { if (line.startsWith('go movetime 50')) console.log('info thinking'), console.log('bestmove pass'); if (line === 'quit') process.exit(); });",
    );
    const args = ['--player', `Opener=cgp:node ${opener}`, '--player', `Waiter=ucgi:node ${ucgi}`];
    const run = await match(...args, '--seconds', '0.05', '--games', '2', '--out', out);
    expect(run).toMatchObject({ status: 0, err: '' });
    const [game] = linesOf(out).map((line) => JSON.parse(line) as MatchResult);
    const [one, other] = game?.clocks ?? [];
    expect(one?.faults).toBe(one?.moves);
    expect(other).toMatchObject({ faults: 0 });
    expect(other?.moves).toBeGreaterThan(0);
  });

  test('writes its report as Markdown for documents', async () => {
    const out = join(data, 'document');
    const file = join(data, 'strength.md');
    const args = ['--player', 'beginner', '--player', 'hard', '--positions', '10', '--games', '2'];
    const run = await match(...args, '--out', out, '--report', file);
    expect(run.status).toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(/^# Match\n[^]*\| Hard[^]*\| Beginner – Hard/u);
  });
});
