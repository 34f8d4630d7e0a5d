/** The end of a school year: a class is archived, and later deleted with its pupils. */

import { ARCHIVED_DAYS, type CommandOf } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { CommandKey } from '../caller.ts';
import { peopleAt } from '../games/team-seats.ts';
import { refuse, type Answer } from '../refusal.ts';
import { leaveTables, removePupil } from './classes.ts';
import { led, taught, type ClassService } from './lessons.ts';

export const DAY_MS: number = 24 * 60 * 60 * 1000;
/** July, counted from 0: most school years of the northern half end by its last day. */
const LAST_MONTH = 6;
/** A year that would end sooner is the next one. */
const SHORTEST_YEAR_MS = 60 * DAY_MS;
/** A few at a time: each is many transactions, and there is always a next time. */
const AT_ONCE = 20;

/** The end of a school year unless its teacher says otherwise: the last moment of July. */
export function yearEndMs(nowMs: number): number {
  const year = new Date(nowMs).getUTCFullYear();
  const ends = [year, year + 1].map((one) => Date.UTC(one, LAST_MONTH + 1, 1) - 1);
  return ends.find((end) => end - nowMs >= SHORTEST_YEAR_MS) ?? Date.UTC(year + 2, LAST_MONTH + 1, 1) - 1;
}

export function deletionMs(archivedMs: number): number {
  return archivedMs + ARCHIVED_DAYS * DAY_MS;
}

export async function archiveClass(
  service: ClassService,
  { class: id }: CommandOf<'archive-class'>,
  key: CommandKey,
): Answer<'archive-class'> {
  const record = await led(service, id, key);
  if (!record.ok) return record;
  await archive(service, id);
  return ok({ class: id });
}

export async function deleteClass(
  service: ClassService,
  { class: id }: CommandOf<'delete-class'>,
  key: CommandKey,
): Answer<'delete-class'> {
  const record = await taught(service, id, key);
  if (!record.ok) return record;
  if (record.value.teacher !== key.person) return refuse('NOT_THE_OWNER');
  await drop(service, id);
  return ok({ class: id });
}

/**
 * Archives classes whose year is over, and deletes those that were archived long ago or have lost all their teachers.
 * Returns how many of each.
 */
export async function closeSchoolYears(
  service: ClassService,
): Promise<{ readonly archived: number; readonly deleted: number }> {
  const { store, now } = service.parts;
  const ended = await store.school.ended(now(), AT_ONCE);
  for (const id of ended) await archive(service, id);
  const outlived = await store.school.outlived(now() - ARCHIVED_DAYS * DAY_MS, AT_ONCE);
  const orphaned: string[] = [];
  for (const id of await store.school.orphaned(AT_ONCE)) {
    const [next] = await store.school.teachers(id);
    if (next === undefined) orphaned.push(id);
    else await store.school.handOver(id, next);
  }
  const gone = new Set([...outlived, ...orphaned]);
  for (const id of gone) await drop(service, id);
  return { archived: ended.length, deleted: gone.size };
}

async function archive(service: ClassService, id: string): Promise<void> {
  const { store, now, onSessionsEnded } = service.parts;
  for (const { seats } of await store.games.gamesOfClass(id))
    for (const person of seats.flatMap(peopleAt)) await leaveTables(service, id, person);
  await store.school.archive(id, now());
  for (const { person } of await store.school.cardsOf(id)) onSessionsEnded(person);
}

async function drop(service: ClassService, id: string): Promise<void> {
  const { store } = service.parts;
  const withCards = new Set((await store.school.cardsOf(id)).map(({ person }) => person));
  for (const pupil of await store.classes.pupils(id))
    await (withCards.has(pupil) ? removePupil(service, id, pupil) : leaveTables(service, id, pupil));
  for (const game of await store.school.drop(id)) service.games.forget(game);
}
