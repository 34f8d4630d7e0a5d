/** The puzzles that come with the page, what is remembered of them, which comes next, and the tree of the workbench. */

import { learntTables } from '@lexiko/engine/all-learnt';
import { readdirSync, readFileSync } from 'node:fs';
import {
  checkPuzzle,
  DIFFICULTIES,
  hasStake,
  makePuzzleTools,
  offeredLines,
  parsePuzzle,
  PUZZLE_KINDS,
  PUZZLE_LANGUAGES,
  puzzleOfLine,
  themeOf,
  type Puzzle,
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
  PuzzleHistory,
  recordOfDay,
  streakOf,
  type PuzzleRecord,
} from '../../src/learn/puzzles/puzzle-history.ts';
import { isKnown, skillRatings } from '../../src/learn/puzzles/puzzle-ratings.ts';
import { dailyKind, dailyLine, dayNumber, dayOf } from '../../src/learn/puzzles/puzzle-day.ts';
import { pageConfig, PuzzleSet, puzzleRuleset } from '../../src/learn/puzzles/puzzle-set.ts';
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

const SETS = new URL('../../src/learn/puzzles/sets/', import.meta.url);

function linesIn(path: string): readonly string[] {
  return readFileSync(new URL(path, SETS), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Of these, one is the puzzle of the day. */
const LINES = PUZZLE_KINDS.flatMap((kind) => linesIn(`${kind}.txt`));
/** The others, by the name of their file. */
const MORE = readdirSync(new URL('more/', SETS)).map(
  (name) => [name.replace('.txt', ''), linesIn(`more/${name}`)] as const,
);
const WRITTEN = [...LINES, ...MORE.flatMap(([, lines]) => lines)];
const OFFERED = offeredLines(WRITTEN);
const ALL = WRITTEN.map(puzzleOfLine);

/** Where the lines of a file are: `bingo`, `bingo-easy`, `german-bingo`. */
function pathOf(file: string): string {
  const language = PUZZLE_LANGUAGES.find((one) => file.startsWith(`${one}-`));
  if (language !== undefined) return `${language}/${file.slice(language.length + 1)}.txt`;
  return PUZZLE_KINDS.some((kind) => kind === file) ? `${file}.txt` : `more/${file}.txt`;
}

const SET = new PuzzleSet((file) => Promise.resolve(linesIn(pathOf(file))));

const OFFERED_DAILY = offeredLines(LINES);

/** Those of the kind of a day. */
function linesOf(kind: PuzzleKind): readonly string[] {
  return OFFERED_DAILY.filter((line) => line.startsWith(`${kind};`));
}

function lineOn(day: string): string {
  return dailyLine(linesOf(dailyKind(day)), day);
}

function kindOf(line: string): PuzzleKind {
  return read(line).kind;
}

const CONFIG = pageConfig('english');
const RULESET = puzzleRuleset(CONFIG);
const READ = new Map(
  ALL.map((line) => {
    const puzzle = parsePuzzle(RULESET, line);
    if (!puzzle.ok) throw new Error(`${line}: ${puzzle.error}`);
    return [line, puzzle.value] as const;
  }),
);

function read(line: string): Puzzle {
  const puzzle = READ.get(line);
  if (puzzle === undefined) throw new Error(`no puzzle of the page: ${line}`);
  return puzzle;
}

/** Every word on the board of a puzzle, before it and after each of its answers. */
function wordsIn(line: string): readonly string[] {
  const { position, answers } = read(line);
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
  it('can all be read, are of every kind and topic, and no two are the same', () => {
    expect(new Set(ALL).size).toBe(ALL.length);
    expect(ALL.length).toBeGreaterThanOrEqual(6000);
    for (const kind of PUZZLE_KINDS)
      for (const difficulty of DIFFICULTIES)
        expect(
          linesOf(kind).filter((line) => line.startsWith(`${kind};${difficulty};`)).length,
          `${kind} ${difficulty}`,
        ).toBeGreaterThan(50);
    for (const [name, lines] of MORE) {
      expect(lines.length, name).toBeGreaterThan(75);
      const [topic = '', difficulty] = name.split('-');
      const wrong = lines.map(puzzleOfLine).filter((line) => {
        const puzzle = read(line);
        const theme = themeOf(RULESET, puzzle);
        return theme === null
          ? puzzle.kind !== topic || puzzle.difficulty !== difficulty
          : theme !== topic || difficulty !== undefined;
      });
      expect(wrong, name).toEqual([]);
    }
  });

  it('have no word that is unfit for a class, neither on the board nor in an answer', () => {
    const words = new Set(OFFERED.flatMap(wordsIn));
    expect([...words].filter((word) => english().isUnfit(word))).toEqual([]);
  });

  it('are withdrawn for such a word alone, and links still open them', async () => {
    const withdrawn = WRITTEN.filter((line) => !OFFERED.includes(line)).map(puzzleOfLine);
    expect(withdrawn.length).toBeGreaterThan(100);
    expect(withdrawn.filter((line) => !wordsIn(line).some((word) => english().isUnfit(word)))).toEqual([]);
    const lines = linesIn('best.txt');
    const at = lines.findIndex((line) => !offeredLines([line]).includes(line));
    const opened = await SET.byId(`best-${at + 1}`);
    expect(opened?.line).toBe(puzzleOfLine(lines[at] ?? ''));
    const done = lines.slice(0, at).map((_, before) => recordOf(`best-${before + 1}`));
    const next = await SET.next(
      { language: 'english', topic: 'best', difficulty: opened?.puzzle.difficulty ?? 'any' },
      done,
    );
    expect(next?.line).not.toBe(opened?.line);
  });

  it('have the answers they claim, by the second look of the engine', { timeout: 150_000 }, () => {
    const tools = makePuzzleTools(new Library(english(), learntTables('english')), makeTwinKernel, CONFIG);
    if (tools === null) throw new Error('the standard game has puzzles');
    const effort = { iterations: 1000, nodes: 60_000, seed: 11, scores: 'as-played' } as const;
    for (const kind of PUZZLE_KINDS) {
      const line = linesOf(kind)[0] ?? '';
      const puzzle = read(line);
      expect(checkPuzzle(tools, puzzle, effort), line).not.toBe(null);
      const [first] = puzzle.answers;
      if (first === undefined) throw new Error('a puzzle has an answer');
      const claimed = { ...puzzle, answers: [{ ...first, score: first.score + 1, worth: first.worth + 1 }] };
      expect(checkPuzzle(tools, claimed, effort), line).toBe(null);
    }
  });

  it('of endgames are won by one play and lost by every other, and show how the winner goes on', () => {
    const tools = makePuzzleTools(new Library(english(), learntTables('english')), makeTwinKernel, CONFIG);
    if (tools === null) throw new Error('the standard game has puzzles');
    const endgames = linesOf('endgame').map(read);
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
  return { puzzle: 'bingo-1', kind: 'bingo', difficulty: 'easy', outcome, tries: 1, atMs: 0, day };
}

function recordOf(puzzle: string, outcome: PuzzleRecord['outcome'] = 'solved'): PuzzleRecord {
  const [kind = '', difficulty] = puzzle.split('-');
  return {
    ...solvedOn('2026-11-16', outcome),
    puzzle,
    kind: PUZZLE_KINDS.find((one) => one === kind) ?? 'best',
    difficulty: DIFFICULTIES.find((one) => one === difficulty) ?? 'easy',
    day: null,
  };
}

describe('what is remembered of puzzles', () => {
  it('counts days in a row up to today or yesterday, and no day on which the answer was shown', () => {
    const days = ['2026-11-13', '2026-11-15', '2026-11-16'].map((day) => solvedOn(day));
    expect(streakOf(days, '2026-11-16')).toBe(2);
    expect(streakOf(days, '2026-11-17')).toBe(2);
    expect(streakOf(days, '2026-11-18')).toBe(0);
    expect(streakOf([solvedOn('2026-11-16', 'shown')], '2026-11-16')).toBe(0);
    expect(recordOfDay(days, '2026-11-14', { id: 'bingo-1', line: '' })).toBe(null);
  });

  it('is read as earlier versions wrote it, and what is unreadable is left out', () => {
    const { puzzle, ...rest } = solvedOn('2026-11-16');
    const stored = JSON.stringify([{ ...rest, line: LINES[0] }, { ...rest, puzzle }, { ...rest }, 'x']);
    const history = new PuzzleHistory({ getItem: () => stored, setItem: () => {} });
    expect(history.records.value.map((record) => record.puzzle)).toEqual([LINES[0], puzzle]);
  });

  it('rates each kind by the difficulty of what was solved, and says nothing after a few', () => {
    const solved = Array.from({ length: 8 }, (_, at) => recordOf(`hook-hard-${at + 1}`));
    const shown = Array.from({ length: 8 }, (_, at) => recordOf(`out-easy-${at + 1}`, 'shown'));
    const ratings = skillRatings([...solved, ...shown, recordOf('best-easy-1')]);
    expect(ratings.hook.rating).toBeGreaterThan(1800);
    expect(ratings.out.rating).toBeLessThan(1200);
    expect(ratings.hook.deviation).toBeLessThan(ratings.bingo.deviation);
    expect([ratings.hook, ratings.best, ratings.bingo].map(isKnown)).toEqual([true, false, false]);
    const unsure = skillRatings(solved.map((record) => ({ ...record, tries: 2 })));
    expect(unsure.hook.rating).toBeLessThan(ratings.hook.rating);
  });
});

describe('the next puzzle', () => {
  it('was not done before, or was done longest ago', async () => {
    const wish = { language: 'english', topic: 'fishing', difficulty: 'any' } as const;
    const first = await SET.next(wish, []);
    expect(first?.id).toBe('fishing-1');
    expect((await SET.next(wish, [recordOf('fishing-1')]))?.id).toBe('fishing-2');
    const lines = await SET.lines('fishing');
    const all = offeredLines(lines).map((line) => recordOf(`fishing-${lines.indexOf(line) + 1}`));
    expect((await SET.next(wish, [...all.slice(3), ...all.slice(0, 3)]))?.id).toBe(all[3]?.puzzle);
  });

  it('knows those that earlier versions remembered by their text', async () => {
    const wish = { language: 'english', topic: 'bingo', difficulty: 'hard' } as const;
    const first = await SET.next(wish, []);
    const again = await SET.next(wish, [recordOf(first?.line ?? '')]);
    expect(again?.puzzle.difficulty).toBe('hard');
    expect(again?.id).not.toBe(first?.id);
  });

  it('is of the kind done least, and about as hard as the player is good', async () => {
    const wish = { language: 'english', topic: 'any', difficulty: 'any' } as const;
    expect((await SET.next(wish, [recordOf('bingo-1')]))?.puzzle.kind).toBe('best');
    const hooks = (await SET.lines('hook')).map((_, at) => ({
      ...recordOf(`hook-${at + 1}`),
      difficulty: 'hard' as const,
    }));
    expect((await SET.next({ language: 'english', topic: 'hook', difficulty: 'any' }, hooks))?.id).toBe(
      'hook-hard-1',
    );
  });

  it('has a name under which it is found again', async () => {
    const found = await SET.next({ language: 'english', topic: 'out', difficulty: 'hard' }, []);
    expect((await SET.byId(found?.id ?? ''))?.line).toBe(found?.line);
    const daily = await SET.ofDay('2026-11-16', 'english');
    expect(daily.line).toBe(lineOn('2026-11-16'));
    expect((await SET.byId(daily.id))?.line).toBe(daily.line);
    for (const id of ['best', 'best-0', 'best-99999', 'worst-1', '../x-1', ''])
      expect(await SET.byId(id), id).toBe(null);
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
