/** Lessons and path, as one piece, and the history of puzzles, a piece for each day. */

import { mergedLessons, readLessons, type LessonStore } from '../lesson-progress.ts';
import { readRecord, type PuzzleHistory, type PuzzleRecord } from '../puzzles/puzzle-history.ts';
import type { Matter } from './matter.ts';

export const DAY_MS = 86_400_000;

/** Records by the day (UTC) on which they were made, so that a change is a small piece. */
export function byDay<T extends { readonly atMs: number }>(
  root: string,
  records: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const days = new Map<string, T[]>();
  for (const record of records) {
    const name = `${root}/${Math.floor(record.atMs / DAY_MS)}`;
    const day = days.get(name);
    if (day === undefined) days.set(name, [record]);
    else day.push(record);
  }
  return days;
}

export function lessonMatter(lessons: LessonStore): Matter {
  return {
    root: 'lessons',
    async take(pieces) {
      const all = pieces.map(({ content }) => readLessons(content)).filter((one) => one !== null);
      const [first, ...rest] = all;
      if (first !== undefined) lessons.take(rest.reduce(mergedLessons, first));
      return undefined;
    },
    async *pieces() {
      const whole = lessons.whole();
      const isEmpty =
        Object.keys({ ...whole.progress, ...whole.resets }).length === 0 && whole.station === null;
      if (!isEmpty) yield { name: 'lessons', content: whole };
    },
  };
}

export function puzzleMatter(history: PuzzleHistory): Matter {
  return {
    root: 'puzzles',
    async take(pieces) {
      const records = pieces.flatMap(({ content }) =>
        Array.isArray(content) ? content.map(readRecord).filter((one) => one !== null) : [],
      );
      if (records.length > 0) history.take(records);
      return undefined;
    },
    async *pieces() {
      history.refresh();
      for (const [name, content] of byDay<PuzzleRecord>('puzzles', history.records.peek()))
        yield { name, content };
    },
  };
}
