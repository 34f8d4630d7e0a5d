/** The pupils of a class that lasts: they come with a card instead of e-mail and password. */

import { createHash, randomInt } from 'node:crypto';
import {
  LONGEST_YEAR_DAYS,
  MOST_CARDS,
  PICTURES,
  type CommandOf,
  type Picture,
  type PupilCard,
} from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import type { CommandKey } from '../caller.ts';
import { shownPerson } from '../people/person.ts';
import { hashOf } from '../people/sessions.ts';
import { refuse, type Answer } from '../refusal.ts';
import { led, taught, type ClassService } from './lessons.ts';
import type { NewPupil } from './school-store.ts';
import { DAY_MS, deletionMs, yearEndMs } from './school-year.ts';

export async function showSchool(
  service: ClassService,
  { class: id }: CommandOf<'show-school'>,
  key: CommandKey,
): Answer<'show-school'> {
  const { store } = service.parts;
  const record = await taught(service, id, key);
  if (!record.ok) return record;
  const [pupils, year] = [await store.classes.pupils(id), await store.school.year(id)];
  const teachers = [record.value.teacher, ...(await store.school.teachers(id))];
  const cards = new Map((await store.school.cardsOf(id)).map((card) => [card.person, card]));
  const people = new Map(
    (await store.people.people([...teachers, ...pupils])).map((person) => [person.id, shownPerson(person)]),
  );
  return ok({
    teachers: teachers.flatMap((person) => people.get(person) ?? []),
    pupils: pupils.flatMap((pupil) => {
      const person = people.get(pupil);
      const picture = PICTURES.find((one) => one === cards.get(pupil)?.picture) ?? null;
      return person === undefined ? [] : [{ person, picture }];
    }),
    ...year,
    deletedMs: year.archivedMs === null ? null : deletionMs(year.archivedMs),
  });
}

export async function addPupils(
  service: ClassService,
  { class: id, names }: CommandOf<'add-pupils'>,
  key: CommandKey,
): Answer<'add-pupils'> {
  const { store, now } = service.parts;
  if ((await store.accounts.account(key.person)) === null) return refuse('NEEDS_ACCOUNT');
  const record = await led(service, id, key);
  if (!record.ok) return record;
  // Ids are the command's own, so that the same command adds nobody twice: it makes their cards anew.
  const wanted = names.map((name, at) => ({ person: pupilId(key, at), name }));
  const known = new Set((await store.school.cardsOf(id)).map(({ person }) => person));
  const more = wanted.filter(({ person }) => !known.has(person)).length;
  if (known.size + more > MOST_CARDS) return refuse('CLASS_FULL');
  const { endsMs } = await store.school.year(id);
  if (endsMs === null) await store.school.setEnd(id, yearEndMs(now()));
  return ok({ class: id, cards: await makeCards(service, id, wanted) });
}

export async function renewCards(
  service: ClassService,
  { class: id, people }: CommandOf<'renew-cards'>,
  key: CommandKey,
): Answer<'renew-cards'> {
  const { store } = service.parts;
  const record = await led(service, id, key);
  if (!record.ok) return record;
  const known = new Set((await store.school.cardsOf(id)).map(({ person }) => person));
  if (people.some((person) => !known.has(person))) return refuse('NOT_A_PUPIL');
  const wanted = await store.people.people(people);
  return ok({
    class: id,
    cards: await makeCards(
      service,
      id,
      wanted.map(({ id: person, name }) => ({ person, name })),
    ),
  });
}

export async function renamePupil(
  service: ClassService,
  { class: id, person, name }: CommandOf<'rename-pupil'>,
  key: CommandKey,
): Answer<'rename-pupil'> {
  const { store } = service.parts;
  const record = await led(service, id, key);
  if (!record.ok) return record;
  const card = await store.school.cardOf(person);
  if (card?.classroom !== id) return refuse('NOT_A_PUPIL');
  await store.people.rename(person, name);
  return ok({ class: id });
}

export async function setClassEnd(
  service: ClassService,
  { class: id, endsMs }: CommandOf<'set-class-end'>,
  key: CommandKey,
): Answer<'set-class-end'> {
  const { store, now } = service.parts;
  const record = await led(service, id, key);
  if (!record.ok) return record;
  // A class that is to end now is archived; no year is longer than any school has.
  const latest = now() + LONGEST_YEAR_DAYS * DAY_MS;
  await store.school.setEnd(id, Math.trunc(Math.min(Math.max(endsMs, now() + DAY_MS), latest)));
  return ok({ class: id });
}

async function makeCards(
  { parts }: ClassService,
  id: string,
  pupils: readonly { readonly person: string; readonly name: string }[],
): Promise<PupilCard[]> {
  const cards = pupils.map(({ person, name }) => ({
    person,
    name,
    code: parts.secrets.cardCode(),
    picture: anyPicture(),
  }));
  const stored = cards.map(({ person, name, code, picture }): NewPupil => ({
    person,
    name,
    codeHash: hashOf(code),
    picture,
  }));
  await parts.store.school.putPupils(id, stored, parts.now());
  for (const { person } of cards) parts.onSessionsEnded(person);
  return cards;
}

function anyPicture(): Picture {
  return itemAt(PICTURES, randomInt(PICTURES.length));
}

function pupilId({ person, command }: CommandKey, at: number): string {
  return createHash('sha256').update(`pupil ${person} ${command} ${at}`).digest('base64url').slice(0, 12);
}
