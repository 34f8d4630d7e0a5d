/** Makes the messages about a game: the table as a viewer may see it, events, and seats. */

import type { NumberedEvent, SeatStatus, ServerMessage } from '@lexiko/protocol';
import { redact, type PlayerViewer } from '@lexiko/rules';
import { namesOf, seatStatuses, type Whereabouts } from '../games/game-lists.ts';
import type { Absences } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { seatsOf } from '../games/access.ts';
import type { Frame, RoomService } from './side-messages.ts';

type TableMessage = Extract<ServerMessage, { readonly type: 'table' }>;
type EventsMessage = Extract<ServerMessage, { readonly type: 'events' }>;

interface TableTerms {
  readonly person: string;
  readonly viewer: PlayerViewer;
  readonly seq: number;
  readonly seats: SeatStatus[];
  readonly nowMs: number;
}

/** The game after `seq` events; `events`: the JSON of those that the receiver does not know. */
export function tableFrame(
  game: LiveGame,
  { person, viewer, seq, seats, nowMs }: TableTerms,
  events: string,
): Frame {
  const { code, host, visibility, pace, terms, classroom, silenceFromMs } = game.record;
  const about: Omit<TableMessage, 'events'> = {
    type: 'table',
    game: game.id,
    code,
    seq,
    viewer,
    mine: [...seatsOf(game, person)],
    host,
    visibility,
    pace,
    terms,
    silenceFromMs,
    classroom,
    seats,
    nowMs,
  };
  return withEvents(about, events);
}

export function eventsFrame({ id }: LiveGame, viewer: PlayerViewer, events: string): Frame {
  const about: Omit<EventsMessage, 'events'> = { type: 'events', game: id, viewer };
  return withEvents(about, events);
}

/** The text of events is made once for all who get the same. */
function withEvents(about: object, events: string): Frame {
  return Buffer.from(`${JSON.stringify(about).slice(0, -1)},"events":${events}}`);
}

/** The events after the number `after`, up to `until`, as JSON. */
export function eventsText(
  game: LiveGame,
  viewer: PlayerViewer,
  { after, until }: { readonly after: number; readonly until: number },
): string {
  return JSON.stringify(seenEvents(game, viewer, { after, until }));
}

/** The same events as the viewer may know them. */
export function seenEvents(
  game: LiveGame,
  viewer: PlayerViewer,
  { after, until }: { readonly after: number; readonly until: number },
): NumberedEvent[] {
  return game.eventsAfter(after, until).map(({ seq, atMs, event }) => ({
    seq,
    atMs,
    event: { ...redact(game.state.ruleset, event, viewer).event },
  }));
}

export async function statusesOf(
  service: RoomService,
  game: LiveGame,
  absences: Absences,
): Promise<SeatStatus[]> {
  const names = await namesOf(service.parts.store, game.seats);
  const vacations = await vacationsOf(service, game, [...names.keys()]);
  const whereabouts = (person: string): Whereabouts => {
    const awaySinceMs = absences(person);
    const vacationUntilMs = vacations.get(person) ?? null;
    return { present: awaySinceMs === null, awaySinceMs, vacationUntilMs };
  };
  return seatStatuses(game.seats, names, { whereabouts, optionsSeq: game.optionsSeq });
}

/** Until when players are on vacation; read only for games with days for a turn. */
async function vacationsOf(
  service: RoomService,
  game: LiveGame,
  people: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  if (game.record.pace !== 'correspondence') return found;
  const nowMs = service.parts.now();
  for (const person of people) {
    const vacations = await service.parts.store.vacations.vacationsOf(person, nowMs);
    const current = vacations.find(({ fromMs }) => fromMs <= nowMs);
    if (current !== undefined) found.set(person, current.untilMs);
  }
  return found;
}
