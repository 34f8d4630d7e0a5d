/** The puzzles that come with the page, for programs and for pages of others. Read once, at the start. */

import {
  kindOfDay,
  offeredLines,
  parsePuzzle,
  placeOfDay,
  puzzleOfLine,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleKind,
} from '@lexiko/analysis/puzzles';
import { configure, type Ruleset } from '@lexiko/rules';
import { formatSquare } from '@lexiko/rules/board';
import { formatMove } from '@lexiko/rules/notation';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The game of these puzzles: they are English. */
const CONFIG = {
  preset: 'standard-2007',
  sides: 2,
  options: { 'letters.language': 'english', 'dictionary.id': 'english' },
} as const;

/** A puzzle with its place among those of its kind. */
export interface ServedPuzzle {
  /** `best-12`. */
  readonly id: string;
  readonly puzzle: Puzzle;
  /** Where a hook has to be; `null` for other kinds. */
  readonly square: string | null;
  /** The position to solve, with the rack of whoever is to move. */
  readonly cgp: string;
  /** Plays that solve it, the best first, in usual notation. */
  readonly answers: readonly { readonly move: string; readonly score: number }[];
}

export class PuzzleSets {
  readonly #lines: ReadonlyMap<PuzzleKind, readonly string[]>;
  readonly #ruleset: Ruleset;

  /** `read` gets the text of a kind; `null`: there are none here. */
  constructor(read: (kind: PuzzleKind) => string | null) {
    this.#lines = new Map(
      PUZZLE_KINDS.map((kind) => [kind, (read(kind) ?? '').split('\n').filter((line) => line !== '')]),
    );
    const ruleset = configure(CONFIG);
    if (!ruleset.ok) throw new Error(`puzzles have their rules: ${ruleset.error.code}`);
    this.#ruleset = ruleset.value;
  }

  count(kind: PuzzleKind): number {
    return this.#lines.get(kind)?.length ?? 0;
  }

  /** `number` counts from 1. */
  find(kind: PuzzleKind, number: number): ServedPuzzle | null {
    const found = this.#lines.get(kind)?.[number - 1];
    if (found === undefined) return null;
    const line = puzzleOfLine(found);
    const read = parsePuzzle(this.#ruleset, line);
    if (!read.ok) throw new Error(`no puzzle: ${read.error}`);
    const puzzle = read.value;
    const table = { board: puzzle.position.board, layout: this.#ruleset.layout };
    return {
      id: `${kind}-${number}`,
      puzzle,
      square: puzzle.square === null ? null : formatSquare(this.#ruleset.layout, puzzle.square),
      cgp: line.split(';')[3] ?? '',
      answers: puzzle.answers.map(({ placed, score }) => ({ move: formatMove(table, placed), score })),
    };
  }

  /** `day` as `2026-11-16`; `null`: it is no day, or there are no puzzles here. */
  ofDay(day: string): ServedPuzzle | null {
    const ms = /^\d{4}-\d{2}-\d{2}$/u.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
    if (Number.isNaN(ms) || ms < 0) return null;
    const number = Math.floor(ms / DAY_MS);
    const kind = kindOfDay(number);
    const lines = this.#lines.get(kind) ?? [];
    const offered = offeredLines(lines);
    const line = offered[placeOfDay(number, offered.length)];
    return line === undefined ? null : this.find(kind, lines.indexOf(line) + 1);
  }

  /** By `best-12`, `daily` or `2026-11-16`. The day of `daily` is that of UTC. */
  byId(id: string, nowMs: number): ServedPuzzle | null {
    if (id === 'daily') return this.ofDay(new Date(nowMs).toISOString().slice(0, 10));
    const [, kindText, number] = /^([a-z]+)-([1-9]\d{0,4})$/u.exec(id) ?? [];
    const kind = PUZZLE_KINDS.find((one) => one === kindText);
    return kind === undefined ? this.ofDay(id) : this.find(kind, Number(number));
  }
}
