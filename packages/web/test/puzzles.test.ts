/** The puzzles that come with the page, what is remembered of them, and the tree of the workbench. */

import { readFileSync } from 'node:fs';
import {
  checkPuzzle,
  Library,
  makePuzzleTools,
  makeTwinKernel,
  PUZZLE_KINDS,
  type PuzzleKind,
} from '@lexiko/engine';
import { parseMove, replay, scoreSheet, type Placement } from '@lexiko/rules';
import { describe, expect, it } from 'vitest';
import { english } from '../../words/test/english-files.ts';
import { nextLine, recordOfDay, streakOf, type PuzzleRecord } from '../src/learn/puzzles/puzzle-history.ts';
import { dailyLine, dayNumber, dayOf, namedPuzzle, PUZZLE_CONFIG } from '../src/learn/puzzles/puzzle-set.ts';
import { OPEN_CONFIG, openLog, openTable, withPlay } from '../src/learn/workbench/open-table.ts';
import {
  childrenOf,
  EMPTY_TREE,
  goneTo,
  named,
  pathTo,
  redone,
  undone,
  withNode,
} from '../src/learn/workbench/play-tree.ts';
import { guideBoardUse } from '../src/learn/trainer/worked-games.ts';

const LINES = readFileSync(new URL('../src/learn/puzzles/puzzle-set.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

function kindOf(line: string): PuzzleKind {
  return namedPuzzle(line).puzzle.kind;
}

describe('the puzzles of the page', () => {
  it('can all be read, are of every kind, and no two are the same', () => {
    const kinds = LINES.map(kindOf);
    expect(new Set(LINES).size).toBe(LINES.length);
    for (const kind of PUZZLE_KINDS) expect(kinds.filter((one) => one === kind).length).toBeGreaterThan(20);
  });

  it('have the answers they claim, by the second look of the engine', { timeout: 150_000 }, () => {
    const tools = makePuzzleTools(new Library(english()), makeTwinKernel, PUZZLE_CONFIG);
    if (tools === null) throw new Error('the standard game has puzzles');
    const effort = { iterations: 1000, nodes: 60_000, seed: 11 };
    for (const kind of PUZZLE_KINDS) {
      const line = LINES.find((one) => kindOf(one) === kind) ?? '';
      const { puzzle } = namedPuzzle(line);
      expect(checkPuzzle(tools, puzzle, effort), line).not.toBe(null);
      const [first] = puzzle.answers;
      if (first === undefined) throw new Error('a puzzle has an answer');
      const claimed = { ...puzzle, answers: [{ ...first, score: first.score + 1, worth: first.worth + 1 }] };
      expect(checkPuzzle(tools, claimed, effort), line).toBe(null);
    }
  });

  it('are another one each day, the same for everybody', () => {
    const day = dayOf(new Date(2026, 10, 16, 23, 59));
    expect(day).toBe('2026-11-16');
    expect(dayNumber('2026-11-17') - dayNumber(day)).toBe(1);
    expect(dailyLine(LINES, day)).toBe(dailyLine(LINES, '2026-11-16'));
    const month = Array.from({ length: 30 }, (_, at) =>
      dailyLine(LINES, `2026-11-${String(at + 1).padStart(2, '0')}`),
    );
    expect(new Set(month).size).toBe(30);
    expect(new Set(month.map(kindOf)).size).toBe(PUZZLE_KINDS.length);
  });
});

function solvedOn(day: string, outcome: PuzzleRecord['outcome'] = 'solved'): PuzzleRecord {
  return { line: LINES[0] ?? '', kind: 'bingo', difficulty: 'easy', outcome, tries: 1, atMs: 0, day };
}

describe('what is remembered of puzzles', () => {
  it('counts days in a row up to today or yesterday, and no day on which the answer was shown', () => {
    const days = ['2026-11-13', '2026-11-15', '2026-11-16'].map((day) => solvedOn(day));
    expect(streakOf(days, '2026-11-16')).toBe(2);
    expect(streakOf(days, '2026-11-17')).toBe(2);
    expect(streakOf(days, '2026-11-18')).toBe(0);
    expect(streakOf([solvedOn('2026-11-16', 'shown')], '2026-11-16')).toBe(0);
    expect(recordOfDay(days, '2026-11-14')).toBe(null);
  });

  it('offers what was not done before, then what was done longest ago', () => {
    const bingos = LINES.filter((line) => line.startsWith('bingo;hard'));
    const wish = { kind: 'bingo', difficulty: 'hard' } as const;
    expect(nextLine(LINES, [], wish)).toBe(bingos[0]);
    const done = bingos.map((line) => ({ ...solvedOn('2026-11-16'), line, day: null }));
    expect(nextLine(LINES, done.slice(0, 1), wish)).toBe(bingos[1]);
    expect(nextLine(LINES, [...done.slice(1), ...done.slice(0, 1)], wish)).toBe(bingos[1]);
    expect(nextLine([], [], wish)).toBe(null);
  });
});

function placed(text: string, plays: readonly (readonly Placement[])[] = []): readonly Placement[] {
  const { board, ruleset } = openTable({ config: OPEN_CONFIG, plays });
  const move = parseMove({ board, layout: ruleset.layout, tiles: ruleset.tiles }, text);
  if (!move.ok) throw new Error(move.error.code);
  return move.value;
}

describe('the workbench', () => {
  const horn = placed('8F HORN');
  const farm = placed('H6 FA(R)M', [horn]);

  it('keeps every branch, and goes back and forth', () => {
    const one = withNode(withNode(EMPTY_TREE, horn, false), farm, true);
    expect(pathTo(one).map(({ isHelped }) => isHelped)).toEqual([false, true]);
    const back = undone(one);
    expect(pathTo(back)).toHaveLength(1);
    expect(redone(back).current).toBe(one.current);
    const other = withNode(back, placed('F8 (H)EN', [horn]), false);
    expect(childrenOf(other, back.current)).toHaveLength(2);
    const again = withNode(goneTo(other, back.current), farm, false);
    expect(again.current).toBe(one.current);
    expect(again.nodes).toHaveLength(3);
    expect(undone(undone(undone(again))).current).toBe(0);
    expect(redone(goneTo(again, 0)).current).toBe(back.current);
  });

  it('names positions and forgets names', () => {
    const tree = named(withNode(EMPTY_TREE, horn, false), '  a good start ');
    expect(tree.names).toEqual({ 1: 'a good start' });
    expect(named(tree, ' ').names).toEqual({});
  });

  it('counts by the rules, takes at most seven letters, and ends where the player stops', () => {
    const game = { config: OPEN_CONFIG, plays: [horn, farm] };
    expect(openTable(game).scores).toEqual([23]);
    expect(openTable(game).pool).toHaveLength(100 - 7);
    const eight = withPlay(openTable({ config: OPEN_CONFIG, plays: [] }), placed('8A ABCDEFGH'));
    expect(eight).toMatchObject({ ok: false, error: { code: 'TOO_MANY_TILES' } });
    const log = openLog(game, true);
    expect(replay(log).outcome?.final).toEqual([23]);
    expect(scoreSheet(log).rows.filter(({ kind }) => kind === 'play')).toHaveLength(2);
  });
});

it('the Guide Game covers every row and column, and thirty premium squares', () => {
  const { together } = guideBoardUse();
  expect(together).toMatchObject({ rows: 15, columns: 15, premiums: 30, premiumPoints: 386 });
});
