/** Assignments of a class, and what its pupils have done for them. */

import { createHash } from 'node:crypto';
import { MOST_ASSIGNMENTS, type Assignment, type CommandOf, type PupilWork } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { CommandKey } from '../caller.ts';
import type { ListedGame } from '../games/store/game-store.ts';
import { peopleAt } from '../games/team-seats.ts';
import { shownPerson } from '../people/person.ts';
import { refuse, type Answer } from '../refusal.ts';
import { led, taught, type ClassService } from './lessons.ts';

const HARDEST = 10;

export async function setAssignment(
  service: ClassService,
  { class: id, title, kind, part, goal, dueMs }: CommandOf<'set-assignment'>,
  key: CommandKey,
): Answer<'set-assignment'> {
  const { store, now } = service.parts;
  const record = await led(service, id, key);
  if (!record.ok) return record;
  const given = await store.assignments.of(id);
  // The id is the command's own, so that the same command gives one assignment.
  const assignment = createHash('sha256')
    .update(`assignment ${key.person} ${key.command}`)
    .digest('base64url');
  const own = assignment.slice(0, 16);
  if (given.length >= MOST_ASSIGNMENTS && !given.some((one) => one.id === own))
    return refuse('TOO_MANY_ASSIGNMENTS');
  await store.assignments.set(id, { id: own, title, kind, part, goal, dueMs, createdMs: now() });
  return ok({ class: id, assignment: own });
}

export async function removeAssignment(
  service: ClassService,
  { class: id, assignment }: CommandOf<'remove-assignment'>,
  key: CommandKey,
): Answer<'remove-assignment'> {
  const record = await led(service, id, key);
  if (!record.ok) return record;
  const removed = await service.parts.store.assignments.remove(id, assignment);
  return removed ? ok({ class: id }) : refuse('NO_SUCH_ASSIGNMENT');
}

export async function listAssignments(
  service: ClassService,
  { class: id }: CommandOf<'list-assignments'>,
  { person }: CommandKey,
): Answer<'list-assignments'> {
  const { store } = service.parts;
  if (!(await store.classes.pupils(id)).includes(person)) return refuse('NO_SUCH_CLASS');
  const work = await store.assignments.work(id);
  const games = await store.games.gamesOfClass(id);
  return ok({
    assignments: (await store.assignments.of(id)).map((assignment) => ({
      assignment,
      right: workOf(assignment, work, games).find((one) => one.person === person)?.right ?? 0,
    })),
  });
}

export async function reportWork(
  service: ClassService,
  { class: id, entries }: CommandOf<'report-work'>,
  { person }: CommandKey,
): Answer<'report-work'> {
  const { store, now } = service.parts;
  if (!(await store.classes.pupils(id)).includes(person)) return refuse('NO_SUCH_CLASS');
  if ((await store.school.year(id)).archivedMs !== null) return refuse('CLASS_ARCHIVED');
  await store.assignments.report(id, person, entries, now());
  return ok({ class: id });
}

export async function showWork(
  service: ClassService,
  { class: id }: CommandOf<'show-work'>,
  key: CommandKey,
): Answer<'show-work'> {
  const { store } = service.parts;
  const record = await taught(service, id, key);
  if (!record.ok) return record;
  const pupils = await store.classes.pupils(id);
  const people = new Map((await store.people.people(pupils)).map((one) => [one.id, shownPerson(one)]));
  const [work, hardest] = [await store.assignments.work(id), await store.assignments.hardest(id, HARDEST)];
  const games = await store.games.gamesOfClass(id);
  return ok({
    pupils: pupils.flatMap((pupil) => people.get(pupil) ?? []),
    work: (await store.assignments.of(id)).map((assignment) => ({
      assignment,
      pupils: workOf(assignment, work, games).filter(({ person }) => people.has(person)),
      hardest: [...(hardest.get(assignment.id) ?? [])],
    })),
  });
}

/** Finished tables count by themselves; everything else was reported. */
function workOf(
  { id, kind, createdMs }: Assignment,
  work: ReadonlyMap<string, readonly PupilWork[]>,
  games: readonly ListedGame[],
): readonly PupilWork[] {
  if (kind !== 'game') return work.get(id) ?? [];
  const finished = new Map<string, PupilWork>();
  for (const { record, seats, updatedMs } of games) {
    if (record.stage !== 'over' || updatedMs < createdMs) continue;
    for (const person of seats.flatMap(peopleAt)) {
      const before = finished.get(person);
      const count = (before?.right ?? 0) + 1;
      const lastMs = Math.max(before?.lastMs ?? 0, updatedMs);
      finished.set(person, { person, right: count, tries: count, wrong: 0, lastMs });
    }
  }
  return [...finished.values()];
}
