/** The store of assignments and of what pupils did for them. */

import type { Assignment, PupilWork, WorkEntry } from '@lexiko/protocol';

/** A task of an assignment that pupils got wrong. */
export interface HardTask {
  readonly task: string;
  readonly pupils: number;
  readonly wrong: number;
}

export interface AssignmentStore {
  set(classroom: string, assignment: Assignment): Promise<void>;
  remove(classroom: string, assignment: string): Promise<boolean>;
  /** The latest first. */
  of(classroom: string): Promise<readonly Assignment[]>;
  /** Keeps the larger totals. Ignores assignments of other classes, and tasks beyond the limit. */
  report(classroom: string, person: string, entries: readonly WorkEntry[], atMs: number): Promise<void>;
  /** What a person has done, task by task. */
  workOf(person: string): Promise<readonly (WorkEntry & { readonly atMs: number })[]>;
  /** By assignment: what everybody has done. */
  work(classroom: string): Promise<ReadonlyMap<string, readonly PupilWork[]>>;
  /** By assignment: the tasks with the most wrong tries. */
  hardest(classroom: string, each: number): Promise<ReadonlyMap<string, readonly HardTask[]>>;
}
