/** Asking somebody to a game, and what they answer. */

import type { CommandOf } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import { alertOf, type AlertStore } from '../alerts/store/alert-store.ts';
import type { Caller, CommandKey } from '../caller.ts';
import type { ChatStore } from '../chat/chat-store.ts';
import { seatsOf } from '../games/access.ts';
import type { GameService } from '../games/game-service.ts';
import { visibleGame } from '../games/visible-game.ts';
import type { NewNotice, NoticeStore } from '../notices/notice-store.ts';
import { refuse, type Answer } from '../refusal.ts';
import { decideLeaving } from '../seats/seating.ts';
import type { TeamParts } from '../teams/team-workspace.ts';

export interface InvitationParts extends TeamParts {
  readonly store: TeamParts['store'] & {
    readonly chat: ChatStore;
    readonly notices: NoticeStore;
    readonly alerts: Pick<AlertStore, 'put'>;
  };
}

export type InvitationService = GameService<InvitationParts>;

export async function invite(
  service: InvitationService,
  { game: id, person: guest }: CommandOf<'invite'>,
  caller: Caller,
): Answer<'invite'> {
  const { person } = caller;
  const { store, now } = service.parts;
  const game = await visibleGame(service, id, person);
  if (game === null) return refuse('NO_SUCH_GAME');
  if (game.record.host !== person && seatsOf(game, person).length === 0) return refuse('NOT_AT_THIS_TABLE');
  if (game.state.phase !== 'lobby') return refuse('SEAT_TAKEN');
  if ((await store.people.person(guest)) === null) return refuse('NO_SUCH_PERSON');
  if (!service.mayDo('sayings', caller)) return refuse('TOO_MANY_MESSAGES');
  // Who has muted somebody does not hear of them, and nobody learns that they are muted.
  const { muted = [] } = (await store.chat.listening([guest], person)).get(guest) ?? {};
  if (!muted.includes(person)) {
    await tellInvited(service, [{ person: guest, game: id, kind: 'invited', from: person, atMs: now() }]);
  }
  return ok({ game: id });
}

/** Keeps the notices and alerts of invitations, and sends the notices to those who are online. */
export async function tellInvited(service: InvitationService, notices: readonly NewNotice[]): Promise<void> {
  const { store, onNotice } = service.parts;
  await store.notices.put(notices);
  await store.alerts.put(notices.map(alertOf));
  for (const { person, game } of notices) onNotice(person, game);
}

/** Whoever does not come frees their seat, so that those who wait know. */
export async function decline(
  service: InvitationService,
  { game: id }: CommandOf<'decline'>,
  key: CommandKey,
): Answer<'decline'> {
  const game = await visibleGame(service, id, key.person);
  const [seat] = game?.state.phase === 'lobby' ? seatsOf(game, key.person) : [];
  await service.parts.store.notices.read(key.person, id);
  if (seat === undefined) return ok({ game: id });
  return service.change(
    id,
    (current, nowMs) => decideLeaving(service, current, { person: key.person, seat }, nowMs),
    key,
  );
}
