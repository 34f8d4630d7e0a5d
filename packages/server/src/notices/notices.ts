/** What people should know who were not there: what is kept for them, as they see it. */

import type { Command, Notice, Outcome, Person } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import type { CommandKey } from '../caller.ts';
import type { PersonStore } from '../people/person-store.ts';
import type { GameRefusal } from '../refusal.ts';
import type { NewNotice, NoticeStore } from './notice-store.ts';

export interface NoticeParts {
  readonly store: {
    readonly notices: NoticeStore;
    readonly people: PersonStore;
    readonly games: { game(id: string): Promise<{ readonly rematchOf: string | null } | null> };
  };
}

type Answer = Promise<Result<Outcome, GameRefusal>>;

const MOST_NOTICES = 100;

/** Pages of before know no rematches in notices, and would not read what they have not asked for. */
export async function listNotices(
  { store }: NoticeParts,
  { rematches = false }: Extract<Command, { readonly type: 'list-notices' }>,
  { person }: CommandKey,
): Answer {
  const kept = await store.notices.of(person, MOST_NOTICES);
  const notices = await shown({ store }, kept);
  return ok({
    notices: rematches ? await Promise.all(notices.map((one) => withRematch({ store }, one))) : notices,
  });
}

async function withRematch({ store }: NoticeParts, notice: Notice): Promise<Notice> {
  if (notice.kind !== 'invited') return notice;
  const rematchOf = (await store.games.game(notice.game))?.rematchOf ?? null;
  return rematchOf === null ? notice : { ...notice, rematchOf };
}

export async function readNotice({ store }: NoticeParts, game: string, { person }: CommandKey): Answer {
  await store.notices.read(person, game);
  return ok({ game });
}

/** Notices as their receivers see them. */
export async function shown({ store }: NoticeParts, kept: readonly NewNotice[]): Promise<Notice[]> {
  const people = await store.people.people([...new Set(kept.flatMap(({ from }) => from ?? []))]);
  const named = (id: string | null): Person | null => {
    const found = people.find((one) => one.id === id);
    return found === undefined ? null : { id: found.id, name: found.name };
  };
  return kept.map(({ game, kind, from, atMs }) => ({ game, kind, from: named(from), atMs }));
}
