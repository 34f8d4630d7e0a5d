/** The store of shared studies: what each is, who takes part, and its events in order. */

import type { StudyRole } from '@lexiko/protocol';

export interface StudyRecord {
  readonly id: string;
  readonly owner: string;
  readonly title: string;
  /** Events, and their bytes as JSON. */
  readonly count: number;
  readonly bytes: number;
  /** What invites people to a role; `null`: nothing does. */
  readonly keys: StudyKeys;
  readonly changedMs: number;
  readonly usedMs: number;
}

export type GuestRole = Exclude<StudyRole, 'owner'>;
export type StudyKeys = Readonly<Record<GuestRole, string | null>>;

export interface StudyMember {
  readonly person: string;
  readonly role: StudyRole;
}

export interface NewStudyEntry {
  readonly key: string;
  readonly atMs: number;
  /** As JSON. */
  readonly event: string;
}

export interface StoredStudyEntry extends NewStudyEntry {
  readonly number: number;
  readonly person: string;
}

export interface StudyAppend {
  readonly study: string;
  readonly person: string;
  /** How many events it has before. */
  readonly expected: number;
  readonly entries: readonly NewStudyEntry[];
  /** After these. */
  readonly title: string;
}

export interface StudyStore {
  /** `false`: the owner has `most` already. */
  create(study: StudyRecord, most: number): Promise<boolean>;
  study(id: string): Promise<StudyRecord | null>;
  /** The study that a link leads to, and as what. */
  byKey(key: string): Promise<{ readonly study: StudyRecord; readonly role: GuestRole } | null>;
  /** What a person is in each study; those in which they are nothing are missing. */
  rolesOf(person: string, studies: readonly string[]): Promise<ReadonlyMap<string, StudyRole>>;
  /** The owner first, then in the order in which they came. */
  members(id: string): Promise<readonly StudyMember[]>;
  /** Those of a person, the latest first. */
  of(person: string): Promise<readonly { readonly study: StudyRecord; readonly role: StudyRole }[]>;
  /** `false`: there are `most` people of that role, or the study or the person has gone. */
  addMember(id: string, member: StudyMember & { readonly atMs: number }, most: number): Promise<boolean>;
  removeMember(id: string, person: string): Promise<void>;
  setKeys(id: string, keys: Partial<StudyKeys>): Promise<void>;
  /** Appends all of them; otherwise nothing: the study has gone on, has gone, or knows one of the keys. */
  append(append: StudyAppend): Promise<boolean>;
  /** Of these keys, those that the study has. */
  known(
    id: string,
    keys: readonly string[],
  ): Promise<readonly { readonly key: string; readonly number: number; readonly atMs: number }[]>;
  /** Later ones, in order: as many as have `mostBytes` together, but one at least. */
  entriesAfter(id: string, after: number, mostBytes?: number): Promise<readonly StoredStudyEntry[]>;
  entry(id: string, number: number): Promise<StoredStudyEntry | null>;
  /** The entries of a person around a number, `span` before and after it. */
  around(id: string, person: string, number: number, span: number): Promise<readonly StoredStudyEntry[]>;
  /** How many events each has; those that are gone are missing. */
  counts(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  touch(id: string, atMs: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Deletes those that nobody has used since; answers how many. */
  forgetUnused(beforeMs: number): Promise<number>;
  /** What a person has written into studies, for their export. */
  writtenBy(person: string): Promise<readonly (StoredStudyEntry & { readonly study: string })[]>;
}
