/** Schedules cards with FSRS: converts between our plain values and those of the library `ts-fsrs`. */

import { createEmptyCard, fsrs, Rating, State, type Card, type Grade as FsrsGrade } from 'ts-fsrs';
import type { Grade, Memory } from './drill-card.ts';

/** Asks a card when the chance of recall falls to 90 %. Without random fuzz, so that tests are repeatable. */
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false });

const STAGES = {
  new: State.New,
  learning: State.Learning,
  known: State.Review,
  relearning: State.Relearning,
} as const satisfies Readonly<Record<Memory['stage'], State>>;

const RATINGS: Readonly<Record<Grade, FsrsGrade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

function stageOf(state: State): Memory['stage'] {
  const names = Object.keys(STAGES) as Memory['stage'][];
  const stage = names.find((name) => STAGES[name] === state);
  if (stage === undefined) throw new RangeError(`no stage ${state}`);
  return stage;
}

function memoryOf(card: Card): Memory {
  return {
    dueMs: card.due.getTime(),
    lastMs: card.last_review?.getTime() ?? null,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    step: card.learning_steps,
    answers: card.reps,
    lapses: card.lapses,
    stage: stageOf(card.state),
  };
}

function fsrsCard(memory: Memory | null, nowMs: number): Card {
  const fresh = createEmptyCard(new Date(nowMs));
  if (memory === null) return fresh;
  return {
    ...fresh,
    due: new Date(memory.dueMs),
    stability: memory.stability,
    difficulty: memory.difficulty,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.step,
    reps: memory.answers,
    lapses: memory.lapses,
    state: STAGES[memory.stage],
    ...(memory.lastMs === null ? {} : { last_review: new Date(memory.lastMs) }),
  };
}

/** The memory after an answer. `memory` is `null` for a new card. */
export function answeredMemory(memory: Memory | null, grade: Grade, nowMs: number): Memory {
  return memoryOf(scheduler.next(fsrsCard(memory, nowMs), new Date(nowMs), RATINGS[grade]).card);
}
