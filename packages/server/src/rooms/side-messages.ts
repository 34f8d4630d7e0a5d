/** Sends workspaces, pointers, chat and notices, each to those who may see it. */

import type { ServerMessage } from '@lexiko/protocol';
import type { PlayerViewer } from '@lexiko/rules';
import { shownPerson } from '../people/person.ts';
import type { Hint } from '../bus/bus.ts';
import { seatsOf } from '../games/access.ts';
import type { GameService } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { heard, mayRead, type ChatParts } from '../chat/chat.ts';
import { sharesWorkspace, workspaceOf, type TeamParts } from '../teams/team-workspace.ts';
import type { VacationStore } from '../presence/vacation-store.ts';
import { ownSeeks, type PairingParts } from '../pairing/seeking.ts';
import type { NoticeStore } from '../notices/notice-store.ts';
import { shown } from '../notices/notices.ts';

export interface RoomParts extends ChatParts, TeamParts, PairingParts {
  readonly store: ChatParts['store'] &
    TeamParts['store'] &
    PairingParts['store'] & { readonly notices: NoticeStore; readonly vacations: VacationStore };
}

export type RoomService = GameService<RoomParts>;

/** Somebody who can be sent messages. */
export interface Audience {
  readonly person: string;
  /** Whether its page cannot be seen. */
  readonly isHidden: boolean;
  send(message: ServerMessage): void;
  sendFrame(frame: Frame): void;
}

/** A message as it goes over the wire: made once for all who get the same. */
export type Frame = Buffer;

export function frameOf(message: ServerMessage): Frame {
  return Buffer.from(JSON.stringify(message));
}

/** Sends a workspace, but only to somebody who has that seat at this very moment. */
export async function sendWorkspace(
  service: RoomService,
  game: LiveGame,
  { audience, viewer }: { readonly audience: Audience; readonly viewer: PlayerViewer },
): Promise<void> {
  if (typeof viewer !== 'number' || !sharesWorkspace(game, viewer)) return;
  const { version, workspace } = await workspaceOf(service, game, viewer);
  if (!seatsOf(game, audience.person).includes(viewer)) return;
  const { turn, draft } = workspace;
  audience.send({
    type: 'workspace',
    game: game.id,
    seat: viewer,
    version,
    turn,
    draft: draft === null ? null : { by: draft.by, tiles: { ...draft.tiles } },
    proposals: [...workspace.proposals],
  });
}

/** Sends a pointer to the other members of the team. */
export function sendPointer(
  game: LiveGame,
  audiences: Iterable<Audience>,
  { seat, person, at }: Extract<Hint, { readonly kind: 'pointed' }>,
): void {
  for (const audience of audiences)
    if (audience.person !== person && seatsOf(game, audience.person).includes(seat))
      audience.send({ type: 'pointed', game: game.id, seat, person, at });
}

/** Sends a chat message to everybody who may and wants to read it, masked for those who ask for that. */
export async function sendMessage(
  service: RoomService,
  game: LiveGame,
  audiences: ReadonlyMap<Audience, unknown>,
  number: number,
): Promise<void> {
  const { store } = service.parts;
  const message = await store.chat.message(game.id, number);
  if (message === null) return;
  const people = new Set([...audiences.keys()].map(({ person }) => person));
  const wishes = await store.chat.listening([...people], message.person);
  const writer = await store.people.person(message.person);
  const from = writer === null ? undefined : shownPerson(writer);
  for (const audience of audiences.keys()) {
    // Whoever has come meanwhile asks for what there is; what they want to read is not known here.
    const listening = wishes.get(audience.person);
    if (listening === undefined || !mayRead(game, audience.person, message)) continue;
    const readable = heard(service, message, { from, listening });
    if (readable !== null) audience.send({ type: 'said', game: game.id, message: readable });
  }
}

/** Sends a person their seeks: one was paired, or has ended. */
export async function sendSeeks(
  service: RoomService,
  audiences: ReadonlySet<Audience>,
  person: string,
): Promise<void> {
  const seeks = await ownSeeks(service, person);
  for (const audience of audiences) audience.send({ type: 'seeks', seeks });
}

export async function sendNotice(
  service: RoomService,
  audiences: ReadonlySet<Audience>,
  { person, game }: Extract<Hint, { readonly kind: 'notice' }>,
): Promise<void> {
  const kept = await service.parts.store.notices.about(person, game);
  const [notice] = kept === null ? [] : await shown(service.parts, [kept]);
  if (notice !== undefined) for (const audience of audiences) audience.send({ type: 'notice', notice });
}
