/** The store of classes, their pupils and waiting rooms. */

export interface ClassRecord {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly teacher: string;
  readonly mostTables: number;
  /** When the code ends; `null`: not before the teacher ends the lesson. */
  readonly codeUntilMs: number | null;
  /** Whether who has the code comes in at once, without waiting for the teacher. */
  readonly letsIn: boolean;
}

/** What the teacher may change of a classroom. */
export type ClassChange = Partial<Pick<ClassRecord, 'code' | 'codeUntilMs' | 'letsIn'>>;

export interface ClassStore {
  /** Once for the same id; `code-taken`: another classroom has this code. */
  create(record: ClassRecord, atMs: number): Promise<'created' | 'code-taken'>;
  classroom(id: string): Promise<ClassRecord | null>;
  /** Whether its code has ended or not. */
  byCode(code: string): Promise<ClassRecord | null>;
  /** `code-taken`: another classroom has this code, and nothing was changed. */
  change(id: string, change: ClassChange): Promise<'changed' | 'code-taken'>;
  /** Where somebody teaches or learns, the latest first. */
  of(person: string, limit: number): Promise<readonly ClassRecord[]>;
  /** Out of the waiting room, if they were there. */
  enter(classroom: string, person: string): Promise<void>;
  /** Into the waiting room, unless they are a pupil already. */
  wait(classroom: string, person: string, atMs: number): Promise<void>;
  /** Out of the classroom and its waiting room. */
  leave(classroom: string, person: string): Promise<void>;
  /** In order of entering. */
  pupils(classroom: string): Promise<readonly string[]>;
  /** Who waits to be let in, in order of asking. */
  waiting(classroom: string): Promise<readonly string[]>;
  /** The classrooms that somebody waits for. */
  awaitedBy(person: string): Promise<readonly ClassRecord[]>;
}
