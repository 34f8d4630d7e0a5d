/** Puzzles: what is handed out holds, by the rules and by an enumeration that shares nothing with the engine. */

import { learntTables } from '@lexiko/engine/all-learnt';
import { Library } from '@lexiko/engine';
import { boardNumbers, lettersOf } from '@lexiko/engine/moves';
import { configure } from '@lexiko/rules';
import { BLANK, emptyBoard, withLaid } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { parseMove } from '@lexiko/rules/notation';
import { describe, expect, test } from 'vitest';
import { allWords } from '@lexiko/words';
import { seeded } from '../../rules/test/support/seeded.ts';
import { bagSizeOf, playKey, unseenTiles } from '../src/puzzles/puzzle.ts';
import {
  checkPuzzle,
  findPuzzles,
  formatPuzzle,
  isMissedPlay,
  makePositionGenerator,
  makePuzzleTools,
  parsePuzzle,
  playedPositions,
  type Puzzle,
  PUZZLE_KINDS,
  type PuzzleKind,
  type PuzzlePosition,
  type PuzzleTools,
  solves,
} from '../src/entries/puzzles.ts';
import { allPlays } from '../src/puzzles/all-plays.ts';
import { KERNELS } from '../../engine/test/support/kernels.ts';
import { obviousPlays } from '../../engine/test/support/obvious-generator.ts';
import { lexicon } from '../../engine/test/support/players-support.ts';

const [, makeKernel] = KERNELS[1];
const library = new Library(lexicon, learntTables('english'));
const EFFORT = { iterations: 100, nodes: 20_000, seed: 3, scores: 'set' } as const;

function toolsFor(preset: 'standard-2007' | 'crosswords' = 'standard-2007'): PuzzleTools | null {
  return makePuzzleTools(library, makeKernel, {
    preset,
    sides: 2,
    options: { 'dictionary.id': 'test' },
  });
}

function mustHave(tools: PuzzleTools | null): PuzzleTools {
  if (tools === null) throw new Error('the standard game has puzzles');
  return tools;
}

const tools = mustHave(toolsFor());
const { ruleset } = tools;

/** Endgames that are puzzles are rare: those of the page's set are checked with it. */
const KINDS = PUZZLE_KINDS.filter((kind) => kind !== 'endgame');

/** One of each kind, from games that are always the same. */
function someOfEach(): ReadonlyMap<PuzzleKind, Puzzle> {
  const random = seeded(5);
  const generator = makePositionGenerator(tools, library, makeKernel);
  const found = new Map<PuzzleKind, Puzzle>();
  for (let game = 0; game < 20 && found.size < KINDS.length; game++) {
    for (const position of playedPositions(tools, generator, random)) {
      // With a blank there is too much to try for an enumeration of the obvious kind.
      if (position.rack.includes(BLANK)) continue;
      const wanted = KINDS.filter((kind) => !found.has(kind));
      for (const candidate of findPuzzles(tools, position, wanted)) {
        const puzzle = checkPuzzle(tools, candidate, EFFORT);
        if (puzzle !== null) found.set(puzzle.kind, puzzle);
      }
    }
  }
  return found;
}

const puzzles = someOfEach();

function puzzleOf(kind: PuzzleKind): Puzzle {
  const puzzle = puzzles.get(kind);
  if (puzzle === undefined) throw new Error(`no ${kind} in twenty games`);
  return puzzle;
}

/** The words that tiles of the rack and of one line of the board can make: others are in no play. */
function possibleWords({ board, rack }: PuzzlePosition): readonly (readonly number[])[] {
  const { alphabet } = lexicon;
  const { width } = ruleset.layout;
  const lines = Array.from({ length: width }, (_, at) => [
    board.filter((_laid, square) => Math.floor(square / width) === at),
    board.filter((_laid, square) => square % width === at),
  ]).flat();
  const hands = lines.map((line) => {
    const counts = new Uint8Array(64);
    const shown = line.filter((laid) => laid !== '').map((laid) => laid.toUpperCase());
    for (const letter of lettersOf([...rack, ...shown], alphabet))
      counts[letter] = itemAt(counts, letter) + 1;
    return counts;
  });
  const fits = (word: readonly number[], hand: Uint8Array): boolean => {
    const left = hand.slice();
    let blanks = itemAt(left, 0);
    return word.every((letter) => {
      const have = itemAt(left, letter);
      if (have === 0) return blanks-- > 0;
      left[letter] = have - 1;
      return true;
    });
  };
  const words: (readonly number[])[] = [];
  // The letters of a word are gone with the next one.
  for (const { letters, length } of allWords(lexicon.graph)) {
    const word = [...letters.subarray(0, length)];
    if (hands.some((hand) => fits(word, hand))) words.push(word);
  }
  return words;
}

/** All plays as the obvious generator has them: letters by square, and the score. */
function obvious({ position }: Puzzle): readonly { readonly key: string; readonly score: number }[] {
  const { alphabet } = lexicon;
  const words = possibleWords(position);
  const plays = obviousPlays({
    numbers: tools.generator.numbers,
    words,
    board: boardNumbers(position.board, alphabet),
    rack: lettersOf(position.rack, alphabet),
  });
  return plays.map((text) => {
    const [squares = '', score = ''] = text.replace(/^\w+ /u, '').split(' = ');
    const key = squares
      .split(' ')
      .map((one) => {
        const [square = '', tile = ''] = one.split(':');
        return `${square}${alphabet.letters[Number(tile) & 63]}`;
      })
      .sort()
      .join(' ');
    return { key, score: Number(score) };
  });
}

function answerKeys({ answers }: Puzzle): readonly string[] {
  return [...new Set(answers.map(({ placed }) => playKey(placed)))].sort();
}

describe('puzzles from games of the engine', () => {
  test('are found of every kind', () => {
    expect([...puzzles.keys()].sort()).toEqual([...KINDS].sort());
  });

  test('of bingos name all of them', () => {
    const puzzle = puzzleOf('bingo');
    const size = ruleset.scoring.bonus.tiles;
    const bingos = obvious(puzzle).filter(({ key }) => key.split(' ').length >= size);
    expect(answerKeys(puzzle)).toEqual([...new Set(bingos.map(({ key }) => key))].sort());
  });

  test('of out-plays name all of them, with the bag empty', () => {
    const puzzle = puzzleOf('out');
    const { rack, other } = puzzle.position;
    expect(bagSizeOf(ruleset, puzzle.position)).toBe(0);
    expect([...unseenTiles(ruleset, puzzle.position)].sort()).toEqual([...(other ?? [])].sort());
    const out = obvious(puzzle).filter(({ key }) => key.split(' ').length === rack.length);
    expect(answerKeys(puzzle)).toEqual([...new Set(out.map(({ key }) => key))].sort());
  });

  test('of hooks name what scores most over the square', () => {
    const puzzle = puzzleOf('hook');
    const covers = obvious(puzzle).filter(({ key }) =>
      key.split(' ').some((one) => Number.parseInt(one, 10) === puzzle.square),
    );
    const most = Math.max(...covers.map(({ score }) => score));
    expect(puzzle.answers.every(({ score }) => score === most)).toBe(true);
    const best = covers.filter(({ score }) => score === most).map(({ key }) => key);
    expect(answerKeys(puzzle)).toEqual([...new Set(best)].sort());
  });

  test('of best plays have one that stands out', () => {
    const { margin, answers } = puzzleOf('best');
    expect(margin).toBeGreaterThan(5);
    expect(answers.length).toBeGreaterThan(0);
  });

  test('are solved by their answers and by nothing else', () => {
    for (const puzzle of puzzles.values()) {
      for (const { placed } of puzzle.answers) expect(solves(puzzle, placed)).toBe(true);
      expect(solves(puzzle, [])).toBe(false);
    }
  });

  test('are the same after a trip through a line of text', () => {
    for (const puzzle of puzzles.values()) {
      const line = formatPuzzle(ruleset, puzzle);
      const read = parsePuzzle(ruleset, line);
      if (!read.ok) throw new Error(read.error);
      expect(formatPuzzle(ruleset, read.value)).toBe(line);
      expect(read.value.position).toEqual(puzzle.position);
      expect(answerKeys(read.value)).toEqual(answerKeys(puzzle));
    }
    expect(parsePuzzle(ruleset, 'bingo;easy;-;nonsense;1;8H WORD=1=1').ok).toBe(false);
  });
});

/** `position` with the answers as claimed, whether they hold or not. */
function claim(kind: PuzzleKind, rack: string, answers: readonly [string, number][]): Puzzle {
  const { layout, tiles } = ruleset;
  const opening = parseMove({ board: emptyBoard(layout), layout, tiles }, '8F HORN');
  if (!opening.ok) throw new Error(opening.error.code);
  const board = withLaid(emptyBoard(layout), opening.value);
  return {
    kind,
    square: null,
    margin: 1,
    difficulty: 'easy',
    position: { board, rack: [...rack], other: null, scores: [0, 14] },
    answers: answers.map(([text, score]) => {
      const placed = parseMove({ board, layout, tiles }, text);
      if (!placed.ok) throw new Error(placed.error.code);
      return { placed: placed.value, score, worth: score };
    }),
  };
}

describe('the check', () => {
  test('refuses a score that the rules do not count, a word that does not exist, and an answer left out', () => {
    const whole = puzzleOf('bingo');
    const first = itemAt(whole.answers, 0);
    expect(checkPuzzle(tools, whole, EFFORT)).toEqual(whole);
    expect(checkPuzzle(tools, { ...whole, answers: [{ ...first, score: first.score + 1 }] }, EFFORT)).toBe(
      null,
    );
    expect(checkPuzzle(tools, claim('bingo', 'AFMXXYZ', [['H6 FA(R)MZ', 20]]), EFFORT)).toBe(null);
    expect(checkPuzzle(tools, claim('hook', 'AFMPSTE', [['H6 FA(R)M', 9]]), EFFORT)).toBe(null);
    expect(checkPuzzle(tools, { ...whole, answers: [] }, EFFORT)).toBe(null);
  });

  test('refuses a best play that is not', () => {
    const puzzle = puzzleOf('best');
    const first = itemAt(puzzle.answers, 0);
    expect(checkPuzzle(tools, { ...puzzle, margin: puzzle.margin + 20 }, EFFORT)).toBe(null);
    expect(checkPuzzle(tools, { ...puzzle, answers: [{ ...first, worth: first.worth + 5 }] }, EFFORT)).toBe(
      null,
    );
  });
});

describe('a missed play', () => {
  const long = { ...EFFORT, iterations: 1500 };
  const { position, answers } = puzzleOf('best');
  const best = itemAt(answers, 0);

  test('beats what was done by more than chance explains', () => {
    expect(isMissedPlay(tools, position, best, { kind: 'exchange', tiles: [] }, long)).toBe(true);
  });

  test('is none where it is worse than what was done, or just as good', () => {
    const made = { kind: 'play', ...best } as const;
    const bingo = puzzleOf('bingo');
    const weak = allPlays(tools, position).at(-1) ?? best;
    expect(isMissedPlay(tools, position, weak, made, long)).toBe(false);
    expect(isMissedPlay(tools, position, best, made, long)).toBe(false);
    const first = itemAt(bingo.answers, 0);
    const weaker = allPlays(tools, bingo.position).at(-1) ?? first;
    expect(isMissedPlay(tools, bingo.position, weaker, { kind: 'play', ...first }, long)).toBe(false);
  });

  test('of an endgame is better by proof', () => {
    const { position: end, answers: outs } = puzzleOf('out');
    const pass = { kind: 'exchange', tiles: [] } as const;
    const proof = { ...long, nodes: 200_000 };
    expect(isMissedPlay(tools, end, itemAt(outs, 0), pass, proof)).toBe(true);
    expect(isMissedPlay(tools, end, itemAt(outs, 0), { kind: 'play', ...itemAt(outs, 0) }, proof)).toBe(
      false,
    );
  });
});

describe('what has no puzzles', () => {
  test('is Crosswords', () => {
    expect(toolsFor('crosswords')).toBe(null);
  });

  test('is a rack that can do nothing', () => {
    const configured = configure(tools.config);
    if (!configured.ok) throw new Error(configured.error.code);
    const position = {
      board: emptyBoard(ruleset.layout),
      rack: [...'VVWWUUU'],
      other: null,
      scores: [0, 0] as const,
    };
    expect(findPuzzles(tools, position, PUZZLE_KINDS)).toEqual([]);
  });
});
