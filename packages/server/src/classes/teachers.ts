/** Further teachers of a class: they come by a code that is used up, and do and see everything but delete the class. */

import { TEACHER_CODE_DAYS, type CommandOf } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { CommandKey } from '../caller.ts';
import { hashOf } from '../people/sessions.ts';
import { refuse, type Answer } from '../refusal.ts';
import { leaveTables } from './classes.ts';
import { led, taught, type ClassService } from './lessons.ts';
import { DAY_MS } from './school-year.ts';

const MOST_TEACHERS = 10;

export async function inviteTeacher(
  service: ClassService,
  { class: id }: CommandOf<'invite-teacher'>,
  key: CommandKey,
): Answer<'invite-teacher'> {
  const { store, secrets, now } = service.parts;
  const record = await led(service, id, key);
  if (!record.ok) return record;
  if (record.value.teacher !== key.person) return refuse('NOT_THE_OWNER');
  if ((await store.school.teachers(id)).length >= MOST_TEACHERS) return refuse('CLASS_FULL');
  const code = secrets.cardCode();
  const untilMs = now() + TEACHER_CODE_DAYS * DAY_MS;
  await store.school.setTeacherCode(id, hashOf(code), untilMs);
  return ok({ class: id, code, untilMs });
}

/** A wrong code is refused as that of a class is, and counted with those. */
export async function teachToo(
  service: ClassService,
  { code }: CommandOf<'teach-too'>,
  { person }: CommandKey,
): Answer<'teach-too'> {
  const { store, now } = service.parts;
  if ((await store.accounts.account(person)) === null) return refuse('NEEDS_ACCOUNT');
  const id = await store.school.useTeacherCode(hashOf(code), person, now());
  if (id === null) return refuse('NO_SUCH_CLASS');
  // Nobody is pupil and teacher of one class, or sits at one of its tables and sees the racks of the others.
  await leaveTables(service, id, person);
  await store.classes.leave(id, person);
  return ok({ class: id });
}

export async function removeTeacher(
  service: ClassService,
  { class: id, person }: CommandOf<'remove-teacher'>,
  key: CommandKey,
): Answer<'remove-teacher'> {
  const { store, onSeatsMoved } = service.parts;
  const record = await taught(service, id, key);
  if (!record.ok) return record;
  if (key.person !== person && record.value.teacher !== key.person) return refuse('NOT_THE_OWNER');
  await store.school.removeTeacher(id, person);
  // Whoever has a table open before them sees nothing more of it.
  for (const { record: table } of await store.games.gamesOfClass(id)) onSeatsMoved(table.id);
  return ok({ class: id });
}
