/** `lexiko admin agreement` on rated games of two players in the database of a server. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualTerms } from '@lexiko/protocol';
import { openStore } from '@lexiko/server';
import type { GameEvent } from '@lexiko/rules';
import { afterAll, expect, test } from 'vitest';
import { DEFAULT_LEXICON, openLexicon } from '../../src/lexicon-store.ts';
import { fixture, runCommand } from '../command-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-agreement-'));
const database = join(folder, 'games.db');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A game as it was played, with the words that are here. */
function playedEvents(): readonly GameEvent[] {
  const log = JSON.parse(readFileSync(fixture('logs/standard-2007.json'), 'utf8')) as { events: GameEvent[] };
  const dictionary = openLexicon(DEFAULT_LEXICON, {}).identity;
  return log.events.map((event) => (event.type === 'began' ? { ...event, dictionary } : event));
}

test('measures the turns of rated games against those of opponents, and says when there are too few', async () => {
  const store = await openStore(database);
  const events = playedEvents();
  for (const person of ['ann', 'bob']) {
    const session = { tokenHash: person, person, client: '', atMs: 1 };
    const account = { person, login: person, passwordHash: 'hash', createdMs: 1 };
    await store.accounts.signUp({ account, name: person, passkey: null, session });
  }
  const play = async (game: string, atMs: number): Promise<void> => {
    const record = { id: game, code: `CODE${game}`, visibility: 'open', secret: '', stage: 'over' } as const;
    const rest = { pace: 'live', host: 'ann', rematchOf: null, silenceFromMs: 0, classroom: null } as const;
    const seats = ['ann', 'bob'].map((person, seat) => ({ seat, person, computer: null, team: null }));
    const headline = { preset: 'standard-2007', sides: 2, turn: 0, scores: [0, 0] };
    const terms = { ...usualTerms('live'), rated: true };
    await store.games.createGame({
      record: { ...record, ...rest, terms },
      seats,
      headline,
      events,
      atMs,
      done: null,
    });
    const result = {
      game,
      member: 0,
      finishedMs: atMs,
      isRated: true,
      rating: null,
      preset: 'standard-2007',
    };
    const about = {
      mode: 'off',
      sides: 2,
      options: {},
      dictionary: 'any',
      reason: 'OUT',
      score: 1,
      combined: 2,
    } as const;
    const best = { against: 1, turns: 9, bestTurn: 9, bestMove: '8D ZEAL', fifties: 0 };
    await store.records.enter({
      game,
      results: [
        { ...result, ...about, ...best, seat: 0, person: 'ann', outcome: 'drawn' },
        { ...result, ...about, ...best, seat: 1, person: 'bob', outcome: 'drawn' },
      ],
      // Neither wins, so that their ratings stay together.
      rated: {
        preset: 'standard-2007',
        players: [
          ['ann', 0.5],
          ['bob', 0.5],
        ],
      },
      atMs,
    });
  };
  const measured = async (): Promise<string> =>
    (await runCommand(['admin', 'agreement', 'ann', '--database', database])).out;
  for (let game = 1; game <= 4; game++) await play(String(game), game);
  expect(await measured()).toBe('Fewer than 5 rated games: too few to measure.\n');
  await play('5', 5);
  await store.close();
  const lines = (await measured()).split('\n');
  expect(lines[0]).toMatch(/^In 5 rated games with \d+ turns:$/u);
  // The same game five times: nothing varies, and the interval says so.
  expect(lines[1]).toMatch(/^ {2}the engine’s first choice at sight: ([\d.]+) % \(\1 to \1\)$/u);
  expect(lines[3]).toMatch(/^Opponents rated at most 200 higher or lower, in 5 games with \d+ turns:$/u);
  expect(lines.at(-3)).toMatch(/Agreement is no proof/u);
  expect(lines.at(-2)).toMatch(/Moderators see this/u);
  const again = await openStore(database);
  const kept = await again.agreements.of('ann');
  expect(kept).toMatchObject({ mostGames: 20, ratingBand: 200, report: { games: 5, others: { games: 5 } } });
  expect(await again.agreements.of('bob')).toBeNull();
  await again.close();
});
