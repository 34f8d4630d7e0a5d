/** The player's finished puzzles with their outcomes, and the streak of daily puzzles. Stored in the browser. */

import { DIFFICULTIES, PUZZLE_KINDS, type Difficulty, type PuzzleKind } from '@lexiko/analysis/puzzles';
import type { ReadonlySignal } from '@preact/signals';
import type { Page } from '../../page/page.ts';
import { openClassWork } from '../class-work.ts';
import { StoredValue, type ValueStorage } from '../../page/storage/stored-value.ts';
import { dayNumber } from './puzzle-day.ts';

/** `solved`: without help; `helped`: after a hint; `shown`: the player asked for the answer. */
const PUZZLE_OUTCOMES = ['solved', 'helped', 'shown'] as const;
export type PuzzleOutcome = (typeof PUZZLE_OUTCOMES)[number];

export interface PuzzleRecord {
  /** The id of a named puzzle; in records of earlier versions the puzzle as text. */
  readonly puzzle: string;
  readonly kind: PuzzleKind;
  readonly difficulty: Difficulty;
  readonly outcome: PuzzleOutcome;
  readonly tries: number;
  readonly atMs: number;
  /** For a daily puzzle its date, `2026-11-16`; `null` for others. */
  readonly day: string | null;
}

const KEY = 'lexiko.puzzles';
/** Drops the oldest records beyond this number, those of daily puzzles too. */
const MOST_KEPT = 8000;

/** `null`: it is no record. */
function readRecord(value: unknown): PuzzleRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const { puzzle, line, ...rest } = value as Partial<Record<keyof PuzzleRecord | 'line', unknown>>;
  // Earlier versions called it `line`.
  const record = { ...rest, puzzle: puzzle ?? line };
  const isRecord =
    typeof record.puzzle === 'string' &&
    PUZZLE_KINDS.some((kind) => kind === record.kind) &&
    DIFFICULTIES.some((difficulty) => difficulty === record.difficulty) &&
    PUZZLE_OUTCOMES.some((outcome) => outcome === record.outcome) &&
    typeof record.tries === 'number' &&
    typeof record.atMs === 'number' &&
    (record.day === null || typeof record.day === 'string');
  return isRecord ? (record as PuzzleRecord) : null;
}

export class PuzzleHistory {
  readonly #kept: StoredValue<readonly PuzzleRecord[]>;
  readonly #onDone: (record: PuzzleRecord) => void;

  /** `onDone`: called with every finished puzzle. */
  constructor(storage: ValueStorage, onDone: (record: PuzzleRecord) => void = () => {}) {
    this.#onDone = onDone;
    this.#kept = new StoredValue(storage, KEY, (stored) =>
      Array.isArray(stored) ? stored.map(readRecord).filter((record) => record !== null) : [],
    );
  }

  /** The oldest first. */
  get records(): ReadonlySignal<readonly PuzzleRecord[]> {
    return this.#kept.value;
  }

  remember(record: PuzzleRecord): void {
    this.#onDone(record);
    this.#kept.set([...this.records.peek(), record].slice(-MOST_KEPT));
  }
}

export function openPuzzleHistory(page: Page): PuzzleHistory {
  return new PuzzleHistory(page.storage, ({ puzzle, kind, day, outcome, tries }) => {
    const isRight = outcome !== 'shown';
    page.of(openClassWork).note({
      kind: 'puzzle',
      parts: day === null ? [kind] : [kind, 'daily'],
      task: day ?? puzzle,
      tries: Math.max(tries, 1),
      wrong: Math.max(tries, 1) - (isRight ? 1 : 0),
      isRight,
    });
  });
}

/** How many days in a row, up to today or yesterday, the player solved the daily puzzle, with or without hints. */
export function streakOf(history: readonly PuzzleRecord[], today: string): number {
  const days = new Set(
    history.flatMap(({ day, outcome }) => (day !== null && outcome !== 'shown' ? [dayNumber(day)] : [])),
  );
  const last = dayNumber(today);
  let streak = 0;
  for (let day = days.has(last) ? last : last - 1; days.has(day); day--) streak++;
  return streak;
}

/** The record of a day's puzzle; `null`: not finished. */
export function recordOfDay(history: readonly PuzzleRecord[], day: string): PuzzleRecord | null {
  return history.find((record) => record.day === day) ?? null;
}
