/** Notices: what happened in a person's games while they were not connected. */

import type { CommandOf, Notice, Person } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import { shownPerson } from '../people/person.ts';
import type { CommandKey } from '../caller.ts';
import type { PersonStore } from '../people/person-store.ts';
import type { Answer } from '../refusal.ts';
import type { NewNotice, NoticeStore } from './notice-store.ts';

export interface NoticeParts {
  readonly store: {
    readonly notices: NoticeStore;
    readonly people: PersonStore;
    readonly games: { game(id: string): Promise<{ readonly rematchOf: string | null } | null> };
  };
}

const MOST_NOTICES = 100;

export async function listNotices(
  parts: NoticeParts,
  _command: CommandOf<'list-notices'>,
  { person }: CommandKey,
): Answer<'list-notices'> {
  return ok({ notices: await shown(parts, await parts.store.notices.of(person, MOST_NOTICES)) });
}

export async function readNotice(
  { store }: NoticeParts,
  { game }: CommandOf<'read-notice'>,
  { person }: CommandKey,
): Answer<'read-notice'> {
  await store.notices.read(person, game);
  return ok({ game });
}

/** Notices as their receivers see them. */
export async function shown({ store }: NoticeParts, kept: readonly NewNotice[]): Promise<Notice[]> {
  const people = await store.people.people([...new Set(kept.flatMap(({ from }) => from ?? []))]);
  const named = (id: string | null): Person | null => {
    const found = people.find((one) => one.id === id);
    return found === undefined ? null : shownPerson(found);
  };
  return Promise.all(
    kept.map(async ({ game, kind, from, atMs }) => {
      const invited = kind === 'invited' ? await store.games.game(game) : null;
      return { game, kind, from: named(from), atMs, rematchOf: invited?.rematchOf ?? null };
    }),
  );
}
