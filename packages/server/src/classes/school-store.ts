/** The store of classes that last: teachers, pupils with cards, and the school year. */

export interface SchoolYear {
  /** `null`: the class has no pupils with cards. */
  readonly endsMs: number | null;
  readonly archivedMs: number | null;
}

export interface CardRecord {
  readonly person: string;
  readonly classroom: string;
  /** `null`: void. */
  readonly codeHash: string | null;
  readonly picture: string;
}

/** A pupil who comes with a card. */
export interface NewPupil {
  readonly person: string;
  readonly name: string;
  readonly codeHash: string;
  readonly picture: string;
}

export interface SchoolStore {
  year(classroom: string): Promise<SchoolYear>;
  setEnd(classroom: string, endsMs: number): Promise<void>;
  /** Voids all cards and codes. */
  archive(classroom: string, atMs: number): Promise<void>;
  /** Classes whose year ended before then and that are not archived. */
  ended(atMs: number, limit: number): Promise<readonly string[]>;
  /** Classes that were archived before then. */
  outlived(archivedBeforeMs: number, limit: number): Promise<readonly string[]>;
  /** Classes with cards whose creator has no account any more. */
  orphaned(limit: number): Promise<readonly string[]>;
  /** One of the further teachers takes the place of who created the class. */
  handOver(classroom: string, person: string): Promise<void>;
  /** Deletes the class with its games and everything else of it. Returns the games. */
  drop(classroom: string): Promise<readonly string[]>;

  /** Besides who created the class, in order of joining. */
  teachers(classroom: string): Promise<readonly string[]>;
  removeTeacher(classroom: string, person: string): Promise<void>;
  /** Replaces earlier codes of the class. */
  setTeacherCode(classroom: string, codeHash: string, untilMs: number): Promise<void>;
  /** Uses a code up. Returns its class; `null`: unknown or expired. */
  useTeacherCode(codeHash: string, person: string, atMs: number): Promise<string | null>;

  /** Adds pupils in this order; those that exist already get the new card only. */
  putPupils(classroom: string, pupils: readonly NewPupil[], atMs: number): Promise<void>;
  cardsOf(classroom: string): Promise<readonly CardRecord[]>;
  cardByCode(codeHash: string): Promise<CardRecord | null>;
  /** The card of a person, void or not. */
  cardOf(person: string): Promise<CardRecord | null>;
}
