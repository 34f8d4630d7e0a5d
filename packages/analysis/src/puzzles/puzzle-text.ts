/** A puzzle in one line: `kind;difficulty;square;position;margin;answer=score=worth,…`, the position as CGP. */

import { err, ok, type Result, type Ruleset } from '@lexiko/rules';
import { formatSquare, parseSquare } from '@lexiko/rules/board';
import { formatCgp, formatMove, parseCgp, parseMove } from '@lexiko/rules/notation';
import { DIFFICULTIES, type Puzzle, PUZZLE_KINDS, type PuzzlePlay } from './puzzle.ts';

const NO_SQUARE = '-';
const THOUSANDTHS = 1000;

function rounded(points: number): number {
  return Math.round(points * THOUSANDTHS) / THOUSANDTHS;
}

export function formatPuzzle({ layout }: Ruleset, puzzle: Puzzle): string {
  const { kind, difficulty, square, position, margin, answers } = puzzle;
  const { board, rack, other, scores } = position;
  const { width, height } = layout;
  const cgp = formatCgp({
    width,
    height,
    board,
    racks: [rack, other ?? []],
    scores,
    zeroTurns: 0,
    operations: [],
  });
  const plays = answers.map(
    ({ placed, score, worth }) => `${formatMove({ board, layout }, placed)}=${score}=${rounded(worth)}`,
  );
  const at = square === null ? NO_SQUARE : formatSquare(layout, square);
  return [kind, difficulty, at, cgp, rounded(margin), plays.join(',')].join(';');
}

/** The error is the part that cannot be read. */
export function parsePuzzle({ layout, tiles }: Ruleset, line: string): Result<Puzzle, string> {
  const [kindText, difficultyText, at = '', cgp = '', marginText = '', plays = ''] = line.split(';');
  const kind = PUZZLE_KINDS.find((one) => one === kindText);
  const difficulty = DIFFICULTIES.find((one) => one === difficultyText);
  const read = parseCgp(cgp);
  const square = at === NO_SQUARE ? null : parseSquare(layout, at);
  if (kind === undefined || difficulty === undefined) return err(`${kindText} ${difficultyText}`);
  if (!read.ok) return err(cgp);
  if (at !== NO_SQUARE && square === null) return err(at);
  const { board, racks, scores } = read.value;
  const answers: PuzzlePlay[] = [];
  for (const play of plays.split(',')) {
    const [notation = '', score = '', worth = ''] = play.split('=');
    const placed = parseMove({ board, layout, tiles }, notation);
    if (!placed.ok) return err(play);
    answers.push({ placed: placed.value, score: Number(score), worth: Number(worth) });
  }
  const [rack = [], other = []] = racks;
  const [own = 0, theirs = 0] = scores;
  return ok({
    kind,
    difficulty,
    square,
    margin: Number(marginText),
    answers,
    position: { board, rack, other: other.length === 0 ? null : other, scores: [own, theirs] },
  });
}
