/** The puzzles that come with the page in other languages than English, against the dictionaries that they are made from. */

import { readFileSync } from 'node:fs';
import { learntTables } from '@lexiko/engine/all-learnt';
import { Library, makeTwinKernel } from '@lexiko/engine';
import {
  checkPuzzle,
  DIFFICULTIES,
  makePuzzleTools,
  offeredLines,
  parsePuzzle,
  PUZZLE_KINDS,
  PUZZLE_LANGUAGES,
  type Puzzle,
} from '@lexiko/analysis/puzzles';
import { withLaid, type Board } from '@lexiko/rules/board';
import { describe, expect, it } from 'vitest';
import { dailyFile, languageOfFile } from '../../src/learn/puzzles/puzzle-files.ts';
import { pageConfig, PuzzleSet, puzzleRuleset } from '../../src/learn/puzzles/puzzle-set.ts';
import { usualDictionary } from '../../src/words/dictionaries.ts';
import { openBuilt } from '../e2e/support/built-lexicon.ts';

const OTHERS = PUZZLE_LANGUAGES.filter((language) => language !== 'english');

function linesIn(path: string): readonly string[] {
  return readFileSync(new URL(`../../src/learn/puzzles/sets/${path}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

const SET = new PuzzleSet((file) =>
  Promise.resolve(
    linesIn(languageOfFile(file) === 'english' ? `${file}.txt` : `${file.replace('-', '/')}.txt`),
  ),
);

/** Every word on a board, as its tiles. */
function wordsOn(board: Board): readonly (readonly string[])[] {
  const side = Math.sqrt(board.length);
  const lanes = Array.from({ length: side }, (_, lane) => [
    board.slice(lane * side, (lane + 1) * side),
    board.filter((_laid, square) => square % side === lane),
  ]).flat();
  return lanes.flatMap((lane) => {
    const words: string[][] = [[]];
    for (const laid of lane) {
      if (laid === '') words.push([]);
      else words.at(-1)?.push(laid.toUpperCase());
    }
    return words.filter(({ length }) => length > 1);
  });
}

/** On both racks. */
function tilesOf({ position: { rack, other } }: Puzzle): number {
  return rack.length + (other?.length ?? 0);
}

describe.each(OTHERS)('the puzzles in %s', (language) => {
  const ruleset = puzzleRuleset(pageConfig(language));
  const byKind = PUZZLE_KINDS.map((kind) => {
    const lines = linesIn(`${language}/${kind}.txt`);
    const puzzles = lines.map((line): Puzzle => {
      const puzzle = parsePuzzle(ruleset, line);
      if (!puzzle.ok) throw new Error(`${line}: ${puzzle.error}`);
      return puzzle.value;
    });
    return { kind, lines, puzzles };
  });

  it('are enough for two years, of every kind and difficulty, and no two are the same', () => {
    for (const { kind, lines, puzzles } of byKind) {
      expect(new Set(lines).size).toBe(lines.length);
      expect(offeredLines(lines).length, kind).toBeGreaterThan((2 * 365) / PUZZLE_KINDS.length - 20);
      expect(puzzles.filter((puzzle) => puzzle.kind !== kind)).toEqual([]);
      for (const difficulty of DIFFICULTIES)
        expect(
          puzzles.filter((puzzle) => puzzle.difficulty === difficulty).length,
          `${kind} ${difficulty}`,
        ).toBeGreaterThan(20);
    }
  });

  it('have words of the dictionary alone, and none that is unfit for a class', async () => {
    const lexicon = await openBuilt(usualDictionary(language));
    const boards = byKind.flatMap(({ puzzles }) =>
      puzzles.flatMap(({ position, answers }) => [
        position.board,
        ...answers.map(({ placed }) => withLaid(position.board, placed)),
      ]),
    );
    const words = new Set(
      boards
        .flatMap(wordsOn)
        .map((tiles) => tiles.map((tile) => (tile.length > 1 ? `[${tile}]` : tile)).join('')),
    );
    expect(words.size).toBeGreaterThan(1000);
    expect([...words].filter((word) => !lexicon.has(word) || lexicon.isUnfit(word))).toEqual([]);
  });

  it('have the answers they claim, by the second look of the engine', async () => {
    const lexicon = await openBuilt(usualDictionary(language));
    const library = new Library(lexicon, learntTables(language));
    const tools = makePuzzleTools(library, makeTwinKernel, pageConfig(language));
    if (tools === null) throw new Error('the standard game has puzzles');
    const effort = { iterations: 1000, nodes: 60_000, seed: 11, scores: 'as-played' } as const;
    for (const { kind, puzzles } of byKind) {
      // With few tiles an endgame is followed to its end in seconds; others take minutes.
      const [puzzle] = puzzles.toSorted((one, other) => tilesOf(one) - tilesOf(other));
      const [first] = puzzle?.answers ?? [];
      if (puzzle === undefined || first === undefined) throw new Error(`no puzzle of ${kind}`);
      expect(checkPuzzle(tools, puzzle, effort), kind).not.toBe(null);
      const claimed = { ...puzzle, answers: [{ ...first, score: first.score + 1, worth: first.worth + 1 }] };
      expect(checkPuzzle(tools, claimed, effort), kind).toBe(null);
    }
  });

  it('have one for each day, with a name under which it is found again', async () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
    for (const day of days) {
      const daily = await SET.ofDay(day, language);
      expect(daily.config.options?.['letters.language']).toBe(language);
      expect(daily.id.startsWith(dailyFile(daily.puzzle.kind, language))).toBe(true);
      expect((await SET.byId(daily.id))?.line).toBe(daily.line);
      expect((await SET.ofDay(day, 'english')).id).not.toBe(daily.id);
    }
    const wish = { language, topic: 'hook', difficulty: 'hard' } as const;
    const next = await SET.next(wish, []);
    expect(next?.config.options?.['letters.language']).toBe(language);
    expect(next?.puzzle.difficulty).toBe('hard');
  });
});
