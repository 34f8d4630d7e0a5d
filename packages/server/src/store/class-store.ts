/** What is kept of classrooms. */

export interface ClassRecord {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly teacher: string;
  readonly mostTables: number;
}

export interface ClassStore {
  /** Once for the same id; `code-taken`: another classroom has this code. */
  create(record: ClassRecord, atMs: number): Promise<'created' | 'code-taken'>;
  classroom(id: string): Promise<ClassRecord | null>;
  byCode(code: string): Promise<ClassRecord | null>;
  /** Where somebody teaches or learns, the latest first. */
  of(person: string, limit: number): Promise<readonly ClassRecord[]>;
  enter(classroom: string, person: string): Promise<void>;
  leave(classroom: string, person: string): Promise<void>;
  /** In order of entering. */
  pupils(classroom: string): Promise<readonly string[]>;
}
