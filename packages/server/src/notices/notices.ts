/** Telling people of what happened at tables that they do not follow. */

import type { Command, Notice, Outcome, Person } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import type { Caller } from '../caller.ts';
import { decideLeaving } from '../seats/seating.ts';
import { seatsOf } from '../games/access.ts';
import type { GameService } from '../games/game-service.ts';
import { refuse, type GameRefusal } from '../refusal.ts';
import type { NewNotice } from './notice-store.ts';
import { visibleGame } from '../games/visible-game.ts';
import type { CommandKey } from '../games/store/game-store.ts';

type Answer = Promise<Result<Outcome, GameRefusal>>;

const MOST_NOTICES = 100;

export async function invite(
  service: GameService,
  { game: id, person: guest }: Extract<Command, { readonly type: 'invite' }>,
  caller: Caller,
): Answer {
  const { person } = caller;
  const { store, now } = service.parts;
  const game = await visibleGame(service, id, person);
  if (game === null) return refuse('NO_SUCH_GAME');
  if (game.record.host !== person && seatsOf(game, person).length === 0) return refuse('NOT_AT_THIS_TABLE');
  if (game.state.phase !== 'lobby') return refuse('SEAT_TAKEN');
  if ((await store.person(guest)) === null) return refuse('NO_SUCH_PERSON');
  if (!service.mayDo('sayings', caller)) return refuse('TOO_MANY_MESSAGES');
  // Who has muted somebody does not hear of them, and nobody learns that they are muted.
  const { muted = [] } = (await store.tables.chat.listening([guest], person)).get(guest) ?? {};
  if (!muted.includes(person)) {
    await store.tables.notices.put([{ person: guest, game: id, kind: 'invited', from: person, atMs: now() }]);
    service.parts.onNotice(guest, id);
  }
  return ok({ game: id });
}

/** Pages of before know no rematches in notices, and would not read what they have not asked for. */
export async function listNotices(
  service: GameService,
  { rematches = false }: Extract<Command, { readonly type: 'list-notices' }>,
  { person }: CommandKey,
): Answer {
  const kept = await service.parts.store.tables.notices.of(person, MOST_NOTICES);
  const notices = await shown(service, kept);
  return ok({
    notices: rematches ? await Promise.all(notices.map((one) => withRematch(service, one))) : notices,
  });
}

async function withRematch(service: GameService, notice: Notice): Promise<Notice> {
  if (notice.kind !== 'invited') return notice;
  const rematchOf = (await service.parts.store.game(notice.game))?.rematchOf ?? null;
  return rematchOf === null ? notice : { ...notice, rematchOf };
}

export async function readNotice(service: GameService, game: string, { person }: CommandKey): Answer {
  await service.parts.store.tables.notices.read(person, game);
  return ok({ game });
}

/** Whoever does not come frees their seat, so that those who wait know. */
export async function decline(service: GameService, id: string, key: CommandKey): Answer {
  const game = await visibleGame(service, id, key.person);
  const [seat] = game?.state.phase === 'lobby' ? seatsOf(game, key.person) : [];
  await service.parts.store.tables.notices.read(key.person, id);
  if (seat === undefined) return ok({ game: id });
  return service.change(
    id,
    (current, nowMs) => decideLeaving(service, current, { person: key.person, seat }, nowMs),
    key,
  );
}

/** Notices as their receivers see them. */
export async function shown(service: GameService, kept: readonly NewNotice[]): Promise<Notice[]> {
  const people = await service.parts.store.people([...new Set(kept.flatMap(({ from }) => from ?? []))]);
  const named = (id: string | null): Person | null => {
    const found = people.find((one) => one.id === id);
    return found === undefined ? null : { id: found.id, name: found.name };
  };
  return kept.map(({ game, kind, from, atMs }) => ({ game, kind, from: named(from), atMs }));
}
