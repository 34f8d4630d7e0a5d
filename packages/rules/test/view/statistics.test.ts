/** What is made of finished games: the two marks of skilled play (G-12), results, and groups of them (X-01, C-15). */

import { readFileSync } from 'node:fs';
import { configure, replay, type GameConfig, type GameEvent } from '@lexiko/rules';
import { parseGcg, parseLog, replayGcg } from '@lexiko/rules/notation';
import {
  boardUseOfLog,
  boardUseOfReplay,
  groupResults,
  scoreSheet,
  sideResult,
  type StoredResult,
} from '@lexiko/rules/records';
import { describe, expect, test } from 'vitest';
import { PLAIN_CONFIG, playFairGame } from '../chance/fair-game.ts';

const FIXTURES = new URL('../../../../fixtures/', import.meta.url);
const DELUXE: GameConfig = { preset: 'deluxe', sides: 2 };

function opened<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function keptLog(name: string): readonly GameEvent[] {
  return opened(parseLog(readFileSync(new URL(`logs/${name}.json`, FIXTURES), 'utf8')));
}

describe('the two marks of skilled play', () => {
  test('are these in the Guide Game', () => {
    const file = opened(parseGcg(readFileSync(new URL('guide-game/guide-game.gcg', FIXTURES), 'utf8')));
    const use = boardUseOfReplay(opened(configure(DELUXE)), opened(replayGcg(file, DELUXE)));
    // Counted by another program from the printed plays.
    expect(use).toEqual({
      rows: 15,
      columns: 15,
      premiums: 61,
      sides: [
        { tiles: 56, quarters: [7, 15, 13, 14], rows: 15, columns: 14, premiums: 15, premiumPoints: 237 },
        { tiles: 42, quarters: [14, 7, 5, 7], rows: 12, columns: 14, premiums: 15, premiumPoints: 149 },
      ],
      together: {
        tiles: 98,
        quarters: [21, 22, 18, 21],
        rows: 15,
        columns: 15,
        premiums: 30,
        premiumPoints: 386,
      },
    });
  });

  test('count what lies on the board at the end of a log, and no play that came off', () => {
    for (const log of [keptLog('standard-2007'), keptLog('crosswords'), playFairGame(PLAIN_CONFIG, 3)]) {
      const { board, ruleset } = replay(log);
      const { together, sides } = boardUseOfLog(log);
      expect(together.tiles).toBe(board.filter((laid) => laid !== '').length);
      expect(sides.reduce((sum, { premiumPoints }) => sum + premiumPoints, 0)).toBe(together.premiumPoints);
      if (ruleset.scoring.kind === 'areas') expect(together.premiumPoints).toBe(0);
    }
  });
});

describe('a result', () => {
  test('has the score, the best turn and the fifties of a side', () => {
    const log = keptLog('standard-2007');
    const state = replay(log);
    const { rows } = scoreSheet(log);
    for (const seat of [0, 1]) {
      const result = sideResult(state, rows, seat);
      const plays = rows.filter((row) => row.seat === seat && row.kind === 'play');
      expect(result.score).toBe(state.outcome?.final[seat]);
      expect(result.bestTurn).toBe(Math.max(...plays.map(({ score }) => score)));
      expect(result.fifties).toBe(plays.filter(({ bonus }) => bonus > 0).length);
      expect(result.combined).toBe(state.outcome?.final.reduce((sum, score) => sum + score, 0));
    }
  });

  test('leaves out the passes by which somebody alone ends a game', () => {
    const log = keptLog('standard-2007');
    const state = replay(log);
    const rows = scoreSheet(log).rows.filter(({ seat, kind }) => seat === 0 && kind === 'play');
    const passes = rows.slice(0, 2).map((row) => ({ ...row, kind: 'pass' as const }));
    const solitaire = { kind: 'tally', deductsLeft: true } as const;
    const alone = { ...state, ruleset: { ...state.ruleset, solitaire } };
    const all = [...passes, ...rows, ...passes];
    expect(sideResult(alone, all, 0).turns).toBe(rows.length + 2);
    expect(sideResult(state, all, 0).turns).toBe(rows.length + 4);
  });

  test('is not to be had before the end', () => {
    const log = keptLog('standard-2007');
    const open = log.slice(
      0,
      log.findIndex(({ type }) => type === 'ended'),
    );
    expect(() => sideResult(replay(open), scoreSheet(open).rows, 0)).toThrow();
  });
});

describe('results together', () => {
  const plain: StoredResult = {
    game: 'a',
    finishedMs: 1,
    preset: 'deluxe',
    mode: 'off',
    sides: 2,
    options: {},
    dictionary: 'english',
    reason: 'OUT',
    outcome: 'won',
    score: 350,
    combined: 650,
    against: 300,
    turns: 14,
    bestTurn: 80,
    bestMove: '8H WORD',
    fifties: 1,
  };

  test('are compared only where rules and dictionary are the same', () => {
    const groups = groupResults([
      plain,
      { ...plain, game: 'b', score: 250, outcome: 'lost', bestTurn: 90, bestMove: '1A BEST' },
      { ...plain, game: 'c', dictionary: 'other' },
      { ...plain, game: 'd', options: { 'rack.size': 9 } },
    ]);
    expect(groups.map(({ games }) => games)).toEqual([2, 1, 1]);
    expect(groups[0]).toMatchObject({
      mean: 300,
      won: 1,
      lost: 1,
      best: { game: 'a', score: 350 },
      bestTurn: { game: 'b', score: 90, move: '1A BEST' },
      band: { low: 300, high: 400, below: 1, within: 1, above: 0 },
    });
  });

  test('have a band for the classic game of two sides alone', () => {
    expect(groupResults([{ ...plain, sides: 1, mode: 'tally', outcome: 'alone' }])[0]?.band).toBe(null);
    expect(groupResults([{ ...plain, preset: 'crosswords' }])[0]?.band).toBe(null);
  });
});
