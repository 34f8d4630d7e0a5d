/** What a puzzle is: a position, a question, every correct answer, and how hard it is to find one. */

import { createFromPosition, replay, type GameConfig, type GameState, type Ruleset } from '@lexiko/rules';
import {
  allTiles,
  liftedTile,
  neededTile,
  withoutTiles,
  type Board,
  type Placement,
  type Square,
  type Tile,
} from '@lexiko/rules/board';

/**
 * `bingo`: play the whole rack at once. `best`: the most valuable play, including its leave. `hook`: the highest
 * score that extends a word at the marked square. `out`: play the last tiles at once. `endgame`: the bag is empty,
 * all tiles are known.
 */
export const PUZZLE_KINDS = ['bingo', 'best', 'hook', 'out', 'endgame'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** In a game of two; the side to move is first. */
export interface PuzzlePosition {
  readonly board: Board;
  readonly rack: readonly Tile[];
  /** The opponent's tiles, which are known once the bag is empty; `null` before. */
  readonly other: readonly Tile[] | null;
  readonly scores: readonly [own: number, other: number];
}

export interface PuzzlePlay {
  readonly placed: readonly Placement[];
  readonly score: number;
  /** What plays are compared by: score, score and leave, or the rest of the game; see `Puzzle.kind`. */
  readonly worth: number;
}

export interface Puzzle {
  readonly kind: PuzzleKind;
  readonly position: PuzzlePosition;
  /** For a hook, the square that the play must cover; else `null`. */
  readonly square: Square | null;
  /** Every play that solves it, the best first. */
  readonly answers: readonly PuzzlePlay[];
  /** How much more the best answer is worth than the best other play; 0 if there is no other. */
  readonly margin: number;
  readonly difficulty: Difficulty;
}

/** Tiles that are neither on the board nor on the rack. */
export function unseenTiles({ tiles }: Ruleset, { board, rack }: PuzzlePosition): readonly Tile[] {
  const unseen = [...allTiles(tiles)];
  for (const tile of [...board.flatMap((laid) => (laid === '' ? [] : [liftedTile(laid)])), ...rack]) {
    const at = unseen.indexOf(tile);
    if (at >= 0) unseen.splice(at, 1);
  }
  return unseen;
}

/** How many tiles the bag holds: the unseen ones without the opponent's rack. */
export function bagSizeOf(ruleset: Ruleset, position: PuzzlePosition): number {
  return Math.max(0, unseenTiles(ruleset, position).length - ruleset.rack.size);
}

/** The table with the side to move at seat 0. If the opponent's tiles are unknown, any will do. */
export function puzzleTable(config: GameConfig, ruleset: Ruleset, position: PuzzlePosition): GameState {
  const unseen = unseenTiles(ruleset, position);
  const bagSize = bagSizeOf(ruleset, position);
  const created = createFromPosition(
    config,
    {
      board: position.board,
      racks: [position.rack, position.other ?? unseen.slice(bagSize)],
      pool: unseen.slice(0, bagSize),
      scores: position.scores,
      turn: 0,
      passes: 0,
      zones: null,
      levels: null,
    },
    0,
  );
  if (!created.ok) throw new Error(`a puzzle is a position of the game: ${created.error.code}`);
  return replay(created.value);
}

/** Equal for plays that show the same letters on the same squares, blanks or not. */
export function playKey(placed: readonly Placement[]): string {
  return placed
    .map(([square, laid]) => `${square}${laid.toUpperCase()}`)
    .sort()
    .join(' ');
}

/** Whether a play solves the puzzle. */
export function solves({ answers }: Puzzle, placed: readonly Placement[]): boolean {
  const key = playKey(placed);
  return answers.some((answer) => playKey(answer.placed) === key);
}

/** What a play leaves on the rack. */
export function rackAfter({ rack }: PuzzlePosition, placed: readonly Placement[]): readonly Tile[] {
  const left = withoutTiles(
    rack,
    placed.map(([, laid]) => neededTile(laid)),
  );
  if (left === null) throw new RangeError('a play is laid from the rack');
  return left;
}
