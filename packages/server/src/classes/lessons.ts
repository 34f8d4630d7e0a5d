/** Lessons: while one is open, pupils ask to join with its code, and the teacher admits them (T-07). */

import type { CommandOf, Lesson } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import { shownPerson } from '../people/person.ts';
import { refuse, type Answer, type GameRefusal } from '../refusal.ts';
import type { ClassChange, ClassRecord, ClassStore } from './class-store.ts';
import type { AssignmentStore } from './assignment-store.ts';
import type { SchoolStore } from './school-store.ts';
import type { CommandKey } from '../caller.ts';
import type { Now } from '../ports.ts';
import type { GameService } from '../games/game-service.ts';
import type { TeamParts } from '../teams/team-workspace.ts';

export interface ClassParts extends TeamParts {
  readonly store: TeamParts['store'] & {
    readonly classes: ClassStore;
    readonly school: SchoolStore;
    readonly assignments: AssignmentStore;
  };
  /** Called after sessions of a person have ended. */
  readonly onSessionsEnded: (person: string) => void;
  /** Called after seats of a game have passed to a former player, or somebody no longer teaches its class. */
  readonly onSeatsMoved: (game: string) => void;
}

export type ClassService = GameService<ClassParts>;

/** If this many random codes are all taken, something is wrong. */
export const MOST_CODES = 20;
/** A code ends by itself after this long. */
const LESSON_MS = 6 * 60 * 60 * 1000;
/** Pupils and those who wait, together: more than any class has, and an end to it. */
const MOST_PEOPLE = 300;

/** The code of a lesson that opens now. */
export function newLesson({ parts }: ClassService): Pick<ClassRecord, 'code' | 'codeUntilMs'> {
  return { code: parts.secrets.classCode(), codeUntilMs: parts.now() + LESSON_MS };
}

/** The classroom whose lesson this code is for; `null`: there is none, or the lesson is over. */
export async function lessonByCode(
  { store, now }: { readonly store: { readonly classes: ClassStore }; readonly now: Now },
  code: string,
): Promise<ClassRecord | null> {
  const record = await store.classes.byCode(code);
  return record !== null && isOpen(record, now()) ? record : null;
}

export async function joinClass(
  service: ClassService,
  { code }: CommandOf<'join-class'>,
  { person }: CommandKey,
): Answer<'join-class'> {
  const { store, now } = service.parts;
  const { classes } = store;
  const record = await lessonByCode(service.parts, code);
  if (record === null) return refuse('NO_SUCH_CLASS');
  const { id, letsIn } = record;
  const [pupils, waiting] = [await classes.pupils(id), await classes.waiting(id)];
  if (pupils.includes(person) || (await teaches(service, record, person))) return ok({ class: id });
  if (pupils.length + waiting.length >= MOST_PEOPLE && !waiting.includes(person)) return refuse('CLASS_FULL');
  if (letsIn) await classes.enter(id, person);
  else await classes.wait(id, person, now());
  return ok({ class: id });
}

export async function openLesson(
  service: ClassService,
  { class: id }: CommandOf<'open-lesson'>,
  key: CommandKey,
): Answer<'open-lesson'> {
  const { classes } = service.parts.store;
  const record = await led(service, id, key);
  if (!record.ok) return record;
  for (let attempt = 0; attempt < MOST_CODES; attempt++) {
    const lesson = newLesson(service);
    if ((await classes.change(id, lesson)) === 'changed') return ok({ class: id, code: lesson.code });
  }
  return refuse('SERVER_BUSY');
}

export async function endLesson(
  service: ClassService,
  { class: id }: CommandOf<'end-lesson'>,
  key: CommandKey,
): Answer<'end-lesson'> {
  const { classes } = service.parts.store;
  const done = await change(service, id, { codeUntilMs: service.parts.now() }, key);
  if (done.ok) for (const person of await classes.waiting(id)) await classes.leave(id, person);
  return done;
}

export async function admit(
  service: ClassService,
  { class: id, person, accepted }: CommandOf<'admit'>,
  key: CommandKey,
): Answer<'admit'> {
  const { classes } = service.parts.store;
  const record = await led(service, id, key);
  if (!record.ok) return record;
  const waiting = await classes.waiting(id);
  for (const one of waiting.filter((other) => person === undefined || other === person))
    await (accepted ? classes.enter(id, one) : classes.leave(id, one));
  return ok({ class: id });
}

export async function setAdmission(
  service: ClassService,
  { class: id, letIn }: CommandOf<'set-admission'>,
  key: CommandKey,
): Answer<'set-admission'> {
  return change(service, id, { letsIn: letIn }, key);
}

/** As its teacher sees it. */
export async function lessonOf({ parts }: ClassService, record: ClassRecord): Promise<Lesson> {
  const { id, code, codeUntilMs, letsIn } = record;
  const waiting = await parts.store.classes.waiting(id);
  const people = new Map((await parts.store.people.people(waiting)).map((one) => [one.id, one]));
  const open = isOpen(record, parts.now());
  return {
    code: open ? code : null,
    endsMs: open ? codeUntilMs : null,
    letsIn,
    waiting: waiting.flatMap((person) => {
      const found = people.get(person);
      return found === undefined ? [] : [shownPerson(found)];
    }),
  };
}

/** The classroom, for one of its teachers. */
export async function taught(
  service: ClassService,
  id: string,
  { person }: CommandKey,
): Promise<Result<ClassRecord, GameRefusal>> {
  const record = await service.parts.store.classes.classroom(id);
  return record !== null && (await teaches(service, record, person)) ? ok(record) : refuse('NO_SUCH_CLASS');
}

/** The same for what changes the class, which an archived one does not. */
export async function led(
  service: ClassService,
  id: string,
  key: CommandKey,
): Promise<Result<ClassRecord, GameRefusal>> {
  const record = await taught(service, id, key);
  if (!record.ok) return record;
  const { archivedMs } = await service.parts.store.school.year(id);
  return archivedMs === null ? record : refuse('CLASS_ARCHIVED');
}

export async function teaches(
  { parts }: ClassService,
  { id, teacher }: ClassRecord,
  person: string,
): Promise<boolean> {
  return teacher === person || (await parts.store.school.teachers(id)).includes(person);
}

function isOpen({ codeUntilMs }: ClassRecord, nowMs: number): boolean {
  return codeUntilMs === null || codeUntilMs > nowMs;
}

async function change(
  service: ClassService,
  id: string,
  changed: ClassChange,
  key: CommandKey,
): Promise<Result<{ readonly class: string }, GameRefusal>> {
  const record = await led(service, id, key);
  if (!record.ok) return record;
  await service.parts.store.classes.change(id, changed);
  return ok({ class: id });
}
