/** The puzzles that come with the page, for programs and for pages of others. Read once, at the start. */

import {
  kindOfDay,
  offeredLines,
  parsePuzzle,
  placeOfDay,
  puzzleOfLine,
  PUZZLE_KINDS,
  PUZZLE_LANGUAGES,
  type Puzzle,
  type PuzzleKind,
  type PuzzleLanguage,
} from '@lexiko/analysis/puzzles';
import { configure, type GameConfig, type Ruleset } from '@lexiko/rules';
import { formatSquare } from '@lexiko/rules/board';
import { formatMove } from '@lexiko/rules/notation';

const DAY_MS = 24 * 60 * 60 * 1000;

function configOf(language: PuzzleLanguage): GameConfig {
  return {
    preset: 'standard-2007',
    sides: 2,
    options: { 'letters.language': language, 'dictionary.id': language },
  };
}

/** The puzzles of a language. */
interface PuzzleSet {
  readonly language: PuzzleLanguage;
  readonly lines: ReadonlyMap<PuzzleKind, readonly string[]>;
  readonly ruleset: Ruleset;
}

/** A puzzle with its place among those of its kind. */
export interface ServedPuzzle {
  /** `best-12`; `german-best-12` in a language other than English. */
  readonly id: string;
  readonly language: PuzzleLanguage;
  /** How many there are of its kind. */
  readonly count: number;
  readonly puzzle: Puzzle;
  /** Where a hook has to be; `null` for other kinds. */
  readonly square: string | null;
  /** The position to solve, with the rack of whoever is to move. */
  readonly cgp: string;
  /** Plays that solve it, the best first, in usual notation. */
  readonly answers: readonly { readonly move: string; readonly score: number }[];
}

export class PuzzleSets {
  readonly #sets: ReadonlyMap<string, PuzzleSet>;

  /** `read` gets the text of a kind; `null`: there are none here. */
  constructor(read: (language: PuzzleLanguage, kind: PuzzleKind) => string | null) {
    this.#sets = new Map(PUZZLE_LANGUAGES.map((language) => [language, setOf(language, read)]));
  }

  /**
   * By `best-12`, `daily` or `2026-11-16`, each after a language such as `german-` if it is another than English. The day
   * of `daily` is that of UTC.
   */
  byId(id: string, nowMs: number): ServedPuzzle | null {
    const { language = 'english', wanted = '' } = ID.exec(id)?.groups ?? {};
    const set = this.#sets.get(language);
    if (set === undefined) return null;
    if (wanted === 'daily') return ofDay(set, new Date(nowMs).toISOString().slice(0, 10));
    const [, kindText, number] = /^([a-z]+)-([1-9]\d{0,4})$/u.exec(wanted) ?? [];
    const kind = PUZZLE_KINDS.find((one) => one === kindText);
    return kind === undefined ? ofDay(set, wanted) : find(set, kind, Number(number));
  }
}

const ID = new RegExp(`^(?:(?<language>${PUZZLE_LANGUAGES.join('|')})-)?(?<wanted>.+)$`, 'u');

function setOf(
  language: PuzzleLanguage,
  read: (language: PuzzleLanguage, kind: PuzzleKind) => string | null,
): PuzzleSet {
  const ruleset = configure(configOf(language));
  if (!ruleset.ok) throw new Error(`puzzles have their rules: ${ruleset.error.code}`);
  const lines = PUZZLE_KINDS.map((kind) => {
    const text = read(language, kind) ?? '';
    return [kind, text.split('\n').filter((line) => line !== '')] as const;
  });
  return { language, lines: new Map(lines), ruleset: ruleset.value };
}

/** `number` counts from 1. */
function find(
  { language, lines, ruleset }: PuzzleSet,
  kind: PuzzleKind,
  number: number,
): ServedPuzzle | null {
  const ofKind = lines.get(kind) ?? [];
  const found = ofKind[number - 1];
  if (found === undefined) return null;
  const line = puzzleOfLine(found);
  const read = parsePuzzle(ruleset, line);
  if (!read.ok) throw new Error(`no puzzle: ${read.error}`);
  const puzzle = read.value;
  const table = { board: puzzle.position.board, layout: ruleset.layout };
  return {
    id: `${language === 'english' ? '' : `${language}-`}${kind}-${number}`,
    language,
    count: ofKind.length,
    puzzle,
    square: puzzle.square === null ? null : formatSquare(ruleset.layout, puzzle.square),
    cgp: line.split(';')[3] ?? '',
    answers: puzzle.answers.map(({ placed, score }) => ({ move: formatMove(table, placed), score })),
  };
}

/** `day` as `2026-11-16`; `null`: it is no day, or there are no puzzles here. */
function ofDay(set: PuzzleSet, day: string): ServedPuzzle | null {
  const ms = /^\d{4}-\d{2}-\d{2}$/u.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms) || ms < 0) return null;
  const number = Math.floor(ms / DAY_MS);
  const kind = kindOfDay(number);
  const lines = set.lines.get(kind) ?? [];
  const offered = offeredLines(lines);
  const line = offered[placeOfDay(number, offered.length)];
  return line === undefined ? null : find(set, kind, lines.indexOf(line) + 1);
}
