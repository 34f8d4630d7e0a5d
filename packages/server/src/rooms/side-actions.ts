/** Shares a draft or a pointer with the other members of a side. */

import type { ClientMessage } from '@lexiko/protocol';
import { ok, type Result, type Seat } from '@lexiko/rules';
import type { Bus } from '../bus/bus.ts';
import type { LiveGame } from '../games/live-games.ts';
import { refuse, type GameRefusal } from '../refusal.ts';
import { maySee, seatsOf } from '../games/access.ts';
import { layOut } from '../teams/team-workspace.ts';
import type { Room } from './room.ts';
import type { Audience, RoomService } from './side-messages.ts';

type MessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;

/** Who shows something, and the room of the game, where anybody follows it here. */
export interface Showing {
  readonly service: RoomService;
  readonly audience: Audience;
  readonly room: Room | undefined;
}

/** Shares what somebody has laid out with their side. */
export async function shareDraft(
  showing: Showing,
  message: MessageOf<'draft'>,
): Promise<Result<null, GameRefusal>> {
  const found = await sideOf(showing, message);
  if (!found.ok) return found;
  const { game, seat } = found.value;
  const { service, audience } = showing;
  const done = await layOut(service, game, { seat, by: audience.person, tiles: message.tiles });
  return done.ok ? ok(null) : done;
}

/** Shows the others of a team where somebody points. */
export async function sharePointer(
  showing: Showing,
  message: MessageOf<'point'>,
  bus: Bus,
): Promise<Result<null, GameRefusal>> {
  const found = await sideOf(showing, message);
  if (!found.ok) return found;
  const { game, seat } = found.value;
  if (game.seats.find((one) => one.seat === seat)?.team == null) return refuse('NOT_SHARED');
  bus.publish({ kind: 'pointed', game: game.id, seat, person: showing.audience.person, at: message.at });
  return ok(null);
}

/** The seat for which the sender acts. */
async function sideOf(
  { service, audience, room }: Showing,
  { game: id, seat }: { readonly game: string; readonly seat?: Seat | undefined },
): Promise<Result<{ readonly game: LiveGame; readonly seat: Seat }, GameRefusal>> {
  const game = await service.games.get(id);
  if (game === null || !maySee(game, audience.person)) return refuse('NO_SUCH_GAME');
  // Who follows a game is kept up to date here; nobody else has anything to show at its table.
  if (room?.watchers.has(audience) !== true) return refuse('NOT_AT_THIS_TABLE');
  const mine = seatsOf(game, audience.person);
  const side = seat === undefined ? mine[0] : mine.find((one) => one === seat);
  return side === undefined ? refuse('NOT_AT_THIS_TABLE') : ok({ game, seat: side });
}
