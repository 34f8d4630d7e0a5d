/** Makes the messages about a game: the table as a viewer may see it, events, and seats. */

import type { SeatStatus, ServerMessage } from '@lexiko/protocol';
import { redact, viewFor, type PlayerViewer } from '@lexiko/rules';
import { namesOf, seatStatuses, type Whereabouts } from '../games/game-lists.ts';
import type { Absences } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { seatsOf } from '../games/access.ts';
import { frameOf, type Frame, type RoomService } from './side-messages.ts';

interface TableTerms {
  readonly person: string;
  readonly viewer: PlayerViewer;
  readonly seq: number;
  readonly seats: SeatStatus[];
  readonly nowMs: number;
}

/** The game after `seq` events. */
export function tableMessage(
  game: LiveGame,
  { person, viewer, seq, seats, nowMs }: TableTerms,
): ServerMessage {
  const { code, host, visibility, pace, terms, classroom, silenceFromMs } = game.record;
  return {
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
    view: { ...viewFor(game.stateAt(seq), viewer) },
    nowMs,
  };
}

/** The events after the number `after`, up to `until`. */
export function eventsFrame(
  game: LiveGame,
  viewer: PlayerViewer,
  { after, until }: { readonly after: number; readonly until: number },
): Frame {
  const events = game.eventsAfter(after, until).map(({ seq, atMs, event }) => ({
    seq,
    atMs,
    event: { ...redact(game.state.ruleset, event, viewer).event },
  }));
  return frameOf({ type: 'events', game: game.id, viewer, events });
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
