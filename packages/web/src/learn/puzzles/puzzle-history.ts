/** Which puzzles were solved, how, and on how many days in a row. Kept in the browser. */

import { DIFFICULTIES, PUZZLE_KINDS, type Difficulty, type PuzzleKind } from '@lexiko/analysis/puzzles';
import type { ReadonlySignal } from '@preact/signals';
import type { Page } from '../../page/page.ts';
import { StoredValue, type ValueStorage } from '../../page/stored-value.ts';
import { dayNumber } from './puzzle-set.ts';

/** `solved`: without help; `helped`: after a hint; `shown`: somebody had the answer shown. */
const PUZZLE_OUTCOMES = ['solved', 'helped', 'shown'] as const;
export type PuzzleOutcome = (typeof PUZZLE_OUTCOMES)[number];

export interface PuzzleRecord {
  readonly line: string;
  readonly kind: PuzzleKind;
  readonly difficulty: Difficulty;
  readonly outcome: PuzzleOutcome;
  readonly tries: number;
  readonly atMs: number;
  /** The day whose puzzle it was; `null`: an ordinary one. */
  readonly day: string | null;
}

const KEY = 'lexiko.puzzles';
/** Older ones are forgotten, but for the count of days. */
const MOST_KEPT = 1000;

function isRecord(value: unknown): value is PuzzleRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<Record<keyof PuzzleRecord, unknown>>;
  return (
    typeof record.line === 'string' &&
    PUZZLE_KINDS.some((kind) => kind === record.kind) &&
    DIFFICULTIES.some((difficulty) => difficulty === record.difficulty) &&
    PUZZLE_OUTCOMES.some((outcome) => outcome === record.outcome) &&
    typeof record.tries === 'number' &&
    typeof record.atMs === 'number' &&
    (record.day === null || typeof record.day === 'string')
  );
}

export class PuzzleHistory {
  readonly #kept: StoredValue<readonly PuzzleRecord[]>;

  constructor(storage: ValueStorage) {
    this.#kept = new StoredValue(storage, KEY, (stored) =>
      Array.isArray(stored) ? stored.filter(isRecord) : [],
    );
  }

  /** The latest last. */
  get records(): ReadonlySignal<readonly PuzzleRecord[]> {
    return this.#kept.value;
  }

  remember(record: PuzzleRecord): void {
    this.#kept.set([...this.records.peek(), record].slice(-MOST_KEPT));
  }
}

export function openPuzzleHistory({ storage }: Page): PuzzleHistory {
  return new PuzzleHistory(storage);
}

/** Days in a row, up to today or yesterday, whose puzzle was solved without having the answer shown. */
export function streakOf(history: readonly PuzzleRecord[], today: string): number {
  const days = new Set(
    history.flatMap(({ day, outcome }) => (day !== null && outcome !== 'shown' ? [dayNumber(day)] : [])),
  );
  const last = dayNumber(today);
  let streak = 0;
  for (let day = days.has(last) ? last : last - 1; days.has(day); day--) streak++;
  return streak;
}

/** What became of the puzzle of a day; `null`: nothing yet. */
export function recordOfDay(history: readonly PuzzleRecord[], day: string): PuzzleRecord | null {
  return history.find((record) => record.day === day) ?? null;
}

/** The next line that is of these kinds and was not done before; where all were, the one done longest ago. */
export function nextLine(
  lines: readonly string[],
  history: readonly PuzzleRecord[],
  { kind, difficulty }: { readonly kind: PuzzleKind | 'any'; readonly difficulty: Difficulty | 'any' },
): string | null {
  const fits = lines.filter((line) => {
    const [ofKind, ofDifficulty] = line.split(';');
    return (kind === 'any' || ofKind === kind) && (difficulty === 'any' || ofDifficulty === difficulty);
  });
  const done = history.map(({ line }) => line);
  const fresh = fits.find((line) => !done.includes(line));
  if (fresh !== undefined) return fresh;
  return fits.toSorted((a, b) => done.lastIndexOf(a) - done.lastIndexOf(b))[0] ?? null;
}
