/** What a class has done as rows of a table, and as CSV. Pure. */

import type { AnswerTo, Assignment } from '@lexiko/protocol';

export type ShownWork = AnswerTo<'show-work'>;

export interface WorkCell {
  readonly right: number;
  readonly wrong: number;
  readonly isDone: boolean;
}

export interface WorkRow {
  readonly name: string;
  /** By assignment; `null`: nothing yet. */
  readonly cells: readonly (WorkCell | null)[];
}

export function rowsOf({ pupils, work }: ShownWork): readonly WorkRow[] {
  return pupils.map(({ id, name }) => ({
    name,
    cells: work.map(({ assignment, pupils: done }) => {
      const found = done.find(({ person }) => person === id);
      if (found === undefined) return null;
      return { right: found.right, wrong: found.wrong, isDone: found.right >= assignment.goal };
    }),
  }));
}

/** One line for each pupil and assignment, with titles of columns that programs know. `partName`: of what is assigned. */
export function workCsv(
  { pupils, work }: ShownWork,
  partName: (assignment: Pick<Assignment, 'kind' | 'part'>) => string,
): string {
  const lines = pupils.flatMap(({ id, name }) =>
    work.map(({ assignment, pupils: done }) => {
      const found = done.find(({ person }) => person === id);
      const last = found?.lastMs ?? null;
      return [
        name,
        assignment.title,
        assignment.kind,
        partName(assignment),
        assignment.goal,
        found?.right ?? 0,
        found?.tries ?? 0,
        found?.wrong ?? 0,
        last === null ? '' : new Date(last).toISOString().slice(0, 10),
      ];
    }),
  );
  const head = ['pupil', 'assignment', 'kind', 'part', 'goal', 'right', 'tries', 'wrong', 'last'];
  return [head, ...lines].map((line) => line.map(cellOf).join(',')).join('\r\n');
}

/** Quoted where need be; what a spreadsheet would take for a formula begins with an apostrophe. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
