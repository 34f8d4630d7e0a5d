/** The puzzles that come with the page, what is remembered of them, and the tree of the workbench. */

import { learntTables } from '@lexiko/engine/all-learnt';
import { readFileSync } from 'node:fs';
import {
  checkPuzzle,
  DIFFICULTIES,
  hasStake,
  makePuzzleTools,
  PUZZLE_KINDS,
  type PuzzleKind,
  winningLine,
} from '@lexiko/analysis/puzzles';
import { Library, makeTwinKernel } from '@lexiko/engine';
import { replay } from '@lexiko/rules';
import { neededTile, rackValue, withLaid, withoutTiles, type Placement } from '@lexiko/rules/board';
import { parseMove } from '@lexiko/rules/notation';
import { scoreSheet } from '@lexiko/rules/records';
import { describe, expect, it } from 'vitest';
import { english } from '../../../words/test/english-files.ts';
import {
  nextLine,
  recordOfDay,
  streakOf,
  type PuzzleRecord,
} from '../../src/learn/puzzles/puzzle-history.ts';
import {
  dailyKind,
  dailyLine,
  dayNumber,
  dayOf,
  namedPuzzle,
  PUZZLE_CONFIG,
} from '../../src/learn/puzzles/puzzle-set.ts';
import { OPEN_CONFIG, openLog, openTable, withPlay } from '../../src/learn/workbench/open-table.ts';
import {
  childrenOf,
  EMPTY_TREE,
  goneTo,
  named,
  pathTo,
  redone,
  undone,
  withNode,
} from '../../src/learn/workbench/play-tree.ts';
import { guideBoardUse } from '../../src/learn/trainer/worked-games.ts';

const LINES = PUZZLE_KINDS.flatMap((kind) =>
  readFileSync(new URL(`../../src/learn/puzzles/sets/${kind}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== ''),
);

/** Those of the kind of a day. */
function linesOf(kind: PuzzleKind): readonly string[] {
  return LINES.filter((line) => line.startsWith(`${kind};`));
}

function lineOn(day: string): string {
  return dailyLine(linesOf(dailyKind(day)), day);
}

function kindOf(line: string): PuzzleKind {
  return namedPuzzle(line).puzzle.kind;
}

/** Every word on the board of a puzzle, before it and after each of its answers. */
function wordsIn(line: string): readonly string[] {
  const { position, answers } = namedPuzzle(line).puzzle;
  const boards = [position.board, ...answers.map((answer) => withLaid(position.board, answer.placed))];
  const words = boards.flatMap((board) => {
    const side = Math.sqrt(board.length);
    const lanes = Array.from({ length: side }, (_, lane) => [
      board.slice(lane * side, (lane + 1) * side),
      board.filter((_laid, square) => square % side === lane),
    ]).flat();
    return lanes.flatMap((lane) =>
      lane
        .map((laid) => (laid === '' ? ' ' : laid))
        .join('')
        .split(/ +/u),
    );
  });
  return words.filter(({ length }) => length > 1).map((word) => word.toUpperCase());
}

describe('the puzzles of the page', () => {
  it('can all be read, are of every kind, and no two are the same', () => {
    const kinds = LINES.map(kindOf);
    expect(new Set(LINES).size).toBe(LINES.length);
    expect(LINES.length).toBeGreaterThanOrEqual(1000);
    for (const kind of PUZZLE_KINDS) {
      expect(kinds.filter((one) => one === kind).length, kind).toBeGreaterThan(150);
      for (const difficulty of DIFFICULTIES)
        expect(
          linesOf(kind).filter((line) => line.startsWith(`${kind};${difficulty};`)).length,
          `${kind} ${difficulty}`,
        ).toBeGreaterThan(50);
    }
  });

  it('have no word that is unfit for a class, neither on the board nor in an answer', () => {
    const unfit = LINES.filter((line) => wordsIn(line).some((word) => english().isUnfit(word)));
    expect(unfit).toEqual([]);
  });

  it('have the answers they claim, by the second look of the engine', { timeout: 150_000 }, () => {
    const tools = makePuzzleTools(
      new Library(english(), learntTables('english')),
      makeTwinKernel,
      PUZZLE_CONFIG,
    );
    if (tools === null) throw new Error('the standard game has puzzles');
    const effort = { iterations: 1000, nodes: 60_000, seed: 11, scores: 'as-played' } as const;
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

  it('of endgames are won by one play and lost by every other, and show how the winner goes on', () => {
    const tools = makePuzzleTools(
      new Library(english(), learntTables('english')),
      makeTwinKernel,
      PUZZLE_CONFIG,
    );
    if (tools === null) throw new Error('the standard game has puzzles');
    const endgames = linesOf('endgame').map((line) => namedPuzzle(line).puzzle);
    expect(endgames.filter((puzzle) => !hasStake(puzzle))).toEqual([]);
    for (const puzzle of endgames.slice(0, 6)) {
      const { position, answers } = puzzle;
      const line = winningLine(tools, puzzle, 60_000);
      // Whoever goes out gets the tiles of the other, who loses them (S-48, S-49).
      const left: (readonly string[])[] = [position.rack, position.other ?? []];
      let [board, lead] = [position.board, position.scores[0] - position.scores[1]];
      for (const { side, notation, score } of line) {
        lead += side === 0 ? score : -score;
        if (notation === '-') continue;
        const { layout, tiles } = tools.ruleset;
        const laid = parseMove({ board, layout, tiles }, notation);
        if (!laid.ok) throw new Error(`${notation}: ${laid.error.code}`);
        board = withLaid(board, laid.value);
        const used = laid.value.map(([, one]) => neededTile(one));
        left[side] = withoutTiles(left[side] ?? [], used) ?? [];
      }
      const [own, other] = left.map((rack) => rackValue(tools.ruleset.tiles, rack));
      const isOut = left.some(({ length }) => length === 0);
      lead += (isOut ? 2 : 1) * ((other ?? 0) - (own ?? 0));
      expect(lead).toBe(position.scores[0] + (answers[0]?.worth ?? 0) - position.scores[1]);
      expect(lead).toBeGreaterThan(0);
    }
  });

  it('are another one each day, the same for everybody', () => {
    const day = dayOf(new Date(2026, 10, 16, 23, 59));
    expect(day).toBe('2026-11-16');
    expect(dayNumber('2026-11-17') - dayNumber(day)).toBe(1);
    expect(lineOn(day)).toBe(lineOn('2026-11-16'));
    const start = dayNumber(day);
    const days = Array.from({ length: 900 }, (_, at) => {
      const date = new Date((start + at) * 86_400_000);
      return lineOn(date.toISOString().slice(0, 10));
    });
    expect(new Set(days).size).toBe(900);
    expect(new Set(days.slice(0, 30).map(kindOf)).size).toBe(PUZZLE_KINDS.length);
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
