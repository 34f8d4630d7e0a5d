/**
 * The cardbox that word-study programs share: an SQLite file with a table `questions`. Its schedule is that of Leitner's
 * boxes; ours is FSRS. What both know passes unchanged: due time, right and wrong answers.
 */

import { err, ok, type Result } from '@lexiko/rules';
import type { Memory } from '../../drills/drill-card.ts';
import { readTable, type SqliteFault, type SqliteValue } from './sqlite-read.ts';
import { writeTable } from './sqlite-write.ts';

/** A card as another program has it; `memory` is `null` for one that was never asked. */
export interface ForeignCard {
  readonly text: string;
  readonly memory: Memory | null;
}

const SQL =
  'CREATE TABLE questions (question varchar(16), correct integer, incorrect integer, streak integer, last_correct integer, difficulty integer, cardbox integer, next_scheduled integer)';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 36_500;

/** Days until a card of box 0, 1, 2 … comes again, as those programs begin. */
const BOX_DAYS = [1, 4, 7, 12, 20, 30, 60, 90, 150, 270, 480];

/** FSRS asks for a card when it is recalled with 90 %, after as many days as its stability. */
function memoryOf(row: {
  readonly correct: number;
  readonly incorrect: number;
  readonly lastMs: number;
  readonly dueMs: number;
  readonly box: number;
}): Memory {
  const { correct, incorrect, dueMs, box } = row;
  const lastMs = row.lastMs > 0 && row.lastMs < dueMs ? row.lastMs : dueMs - DAY_MS * (BOX_DAYS[box] ?? 1);
  const days = (dueMs - lastMs) / DAY_MS;
  // A card in box 0 was forgotten, or never known: however long ago it was right, it begins with a day.
  const stability = Math.min(LONGEST_DAYS, Math.max(0.2, box === 0 ? Math.min(1, days) : days));
  return {
    dueMs,
    lastMs: Math.max(0, lastMs),
    stability,
    difficulty: 1 + (9 * (incorrect + 1)) / (correct + incorrect + 2),
    scheduledDays: Math.round(days),
    step: 0,
    answers: correct + incorrect,
    lapses: incorrect,
    stage: 'known',
  };
}

function numberOf(value: SqliteValue | undefined): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

function countOf(value: SqliteValue | undefined): number {
  return Math.max(0, Math.round(numberOf(value)));
}

export function readCardbox(bytes: Uint8Array): Result<readonly ForeignCard[], SqliteFault> {
  const table = readTable(bytes, 'questions');
  if (!table.ok) return table;
  const { columns, rows } = table.value;
  const at = (name: string): number => columns.indexOf(name);
  if (at('question') < 0) return err('no-table');
  const [question, correct, incorrect, last, box, next] = [
    'question',
    'correct',
    'incorrect',
    'last_correct',
    'cardbox',
    'next_scheduled',
  ].map(at);
  const pick = (row: readonly SqliteValue[], column: number | undefined): SqliteValue =>
    row[column ?? -1] ?? null;
  const cards = rows.flatMap((row): readonly ForeignCard[] => {
    const text = pick(row, question);
    if (typeof text !== 'string' || text === '') return [];
    const answers = { correct: countOf(pick(row, correct)), incorrect: countOf(pick(row, incorrect)) };
    const dueMs = numberOf(pick(row, next)) * 1000;
    // Without a box a card is in nobody's schedule; what was never asked is new.
    const isScheduled = pick(row, box) !== null && dueMs > 0 && answers.correct + answers.incorrect > 0;
    const memory = isScheduled
      ? memoryOf({
          ...answers,
          dueMs,
          lastMs: numberOf(pick(row, last)) * 1000,
          box: countOf(pick(row, box)),
        })
      : null;
    return [{ text, memory }];
  });
  return ok(cards);
}

/** The last box whose days are not more than those the card waits. */
function boxOf({ scheduledDays }: Memory): number {
  return Math.max(
    0,
    BOX_DAYS.findLastIndex((days) => days <= scheduledDays),
  );
}

/** New cards have no box: the other program adds them when its owner wants. */
export function writeCardbox(cards: readonly ForeignCard[]): Uint8Array<ArrayBuffer> {
  const seconds = (ms: number): number => Math.round(ms / 1000);
  return writeTable(
    'questions',
    SQL,
    cards.map(({ text, memory }) =>
      memory === null
        ? [text, 0, 0, 0, 0, 50, null, null]
        : [
            text,
            Math.max(0, memory.answers - memory.lapses),
            memory.lapses,
            boxOf(memory),
            seconds(memory.lastMs ?? 0),
            50,
            boxOf(memory),
            seconds(memory.dueMs),
          ],
    ),
  );
}
