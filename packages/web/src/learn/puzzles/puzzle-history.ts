/** The player's finished puzzles with their outcomes, and the streak of daily puzzles. Stored in the learner's place. */

import { DIFFICULTIES, PUZZLE_KINDS, type Difficulty, type PuzzleKind } from '@lexiko/analysis/puzzles';
import type { ReadonlySignal } from '@preact/signals';
import type { Page } from '../../page/page.ts';
import { openClassWork } from '../class-work.ts';
import { openLearner } from '../../page/storage/learner.ts';
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
export function readRecord(value: unknown): PuzzleRecord | null {
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
    this.take([record]);
  }

  /** Adds what was solved, here or on another device. */
  take(records: readonly PuzzleRecord[]): void {
    // Another tab may have kept more.
    this.#kept.refresh();
    this.#kept.set(mergedHistory(this.records.peek(), records));
  }

  /** Reads everything again: it may have become other. */
  refresh(): void {
    this.#kept.refresh();
  }
}

/** What was solved on either of two devices, the latest of it if it is too much. */
export function mergedHistory(
  one: readonly PuzzleRecord[],
  other: readonly PuzzleRecord[],
): readonly PuzzleRecord[] {
  const found = new Map([...one, ...other].map((record) => [identityOf(record), record]));
  return [...found]
    .toSorted(([a, first], [b, second]) => first.atMs - second.atMs || (a < b ? -1 : 1))
    .map(([, record]) => record)
    .slice(-MOST_KEPT);
}

/** The same on every device, in whatever order the fields were written. */
function identityOf({ puzzle, kind, difficulty, outcome, tries, atMs, day }: PuzzleRecord): string {
  return JSON.stringify([atMs, puzzle, kind, difficulty, outcome, tries, day]);
}

export function openPuzzleHistory(page: Page): PuzzleHistory {
  const learner = page.of(openLearner);
  const history = new PuzzleHistory(learner.storage, ({ puzzle, kind, day, outcome, tries }) => {
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
  learner.listen(() => history.refresh());
  return history;
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

/**
 * The record of a day's puzzle; `null`: not finished. Each language has its own; records of earlier versions name it by its
 * text.
 */
export function recordOfDay(
  history: readonly PuzzleRecord[],
  day: string,
  { id, line }: { readonly id: string; readonly line: string },
): PuzzleRecord | null {
  return (
    history.find((record) => record.day === day && (record.puzzle === id || record.puzzle === line)) ?? null
  );
}
