/** What goes to some of those at a table besides the game: desks, pointers, chat, notices. Who may know what is settled here. */

import type { ServerMessage } from '@lexiko/protocol';
import type { PlayerViewer } from '@lexiko/rules';
import type { Hint } from '../bus/bus.ts';
import { seatsOf } from '../games/access.ts';
import type { GameService } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { heard, mayRead } from '../chat/chat.ts';
import { deskOf, sharesDesk } from '../teams/team-workspace.ts';
import { shown } from '../notices/notices.ts';

/** Somebody who can be sent messages. */
export interface Audience {
  readonly person: string;
  send(message: ServerMessage): void;
  sendFrame(frame: Frame): void;
}

/** A message as it goes over the wire: made once for all who get the same. */
export type Frame = Buffer;

export function frameOf(message: ServerMessage): Frame {
  return Buffer.from(JSON.stringify(message));
}

/** A desk goes to those who sit there at this very moment. */
export async function sendDesk(
  service: GameService,
  game: LiveGame,
  { audience, viewer }: { readonly audience: Audience; readonly viewer: PlayerViewer },
): Promise<void> {
  if (typeof viewer !== 'number' || !sharesDesk(game, viewer)) return;
  const { version, desk } = await deskOf(service, game, viewer);
  if (!seatsOf(game, audience.person).includes(viewer)) return;
  const { turn, draft } = desk;
  audience.send({
    type: 'desk',
    game: game.id,
    seat: viewer,
    version,
    turn,
    draft: draft === null ? null : { by: draft.by, tiles: { ...draft.tiles } },
    proposals: [...desk.proposals],
  });
}

/** The others of the side see where somebody points. */
export function sendPointer(
  game: LiveGame,
  audiences: Iterable<Audience>,
  { seat, person, at }: Extract<Hint, { readonly kind: 'pointed' }>,
): void {
  for (const audience of audiences)
    if (audience.person !== person && seatsOf(game, audience.person).includes(seat))
      audience.send({ type: 'pointed', game: game.id, seat, person, at });
}

/** Who may read it, and wants to, gets it; each as they want to read it. */
export async function sendMessage(
  service: GameService,
  game: LiveGame,
  audiences: ReadonlyMap<Audience, unknown>,
  number: number,
): Promise<void> {
  const { store } = service.parts;
  const message = await store.tables.chat.message(game.id, number);
  if (message === null) return;
  const people = new Set([...audiences.keys()].map(({ person }) => person));
  const wishes = await store.tables.chat.listening([...people], message.person);
  const writer = await store.person(message.person);
  const from = writer === null ? undefined : { id: writer.id, name: writer.name };
  for (const audience of audiences.keys()) {
    // Whoever has come meanwhile asks for what there is; what they want to read is not known here.
    const listening = wishes.get(audience.person);
    if (listening === undefined || !mayRead(game, audience.person, message)) continue;
    const readable = heard(service, message, { from, listening });
    if (readable !== null) audience.send({ type: 'said', game: game.id, message: readable });
  }
}

export async function sendNotice(
  service: GameService,
  audiences: ReadonlySet<Audience>,
  { person, game }: Extract<Hint, { readonly kind: 'notice' }>,
): Promise<void> {
  const kept = await service.parts.store.tables.notices.about(person, game);
  const [notice] = kept === null ? [] : await shown(service, [kept]);
  if (notice !== undefined) for (const audience of audiences) audience.send({ type: 'notice', notice });
}
