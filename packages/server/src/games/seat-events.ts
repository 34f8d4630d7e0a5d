/**
 * The history of the seats, numbered beside that of the game: who sat down, who joined a team, agreed and left. The seats
 * are its fold. Pure.
 */

import type { Seat } from '@lexiko/rules';
import type { SeatRecord, TeamMember } from './seat-record.ts';
import { newMember } from './team-seats.ts';

export type SeatEvent =
  /** The seat is as its host plans it, for a person, a team or a computer; whoever sat there does no longer. */
  | {
      readonly type: 'planned';
      readonly seat: Seat;
      readonly computer: string | null;
      readonly isTeam: boolean;
    }
  /** Somebody has taken the seat, or given it up. */
  | { readonly type: 'taken' | 'given-up'; readonly seat: Seat; readonly person: string }
  /** Somebody has joined a team, or withdrawn from it before the game began. */
  | { readonly type: 'joined' | 'withdrew'; readonly seat: Seat; readonly person: string }
  /** A member has left a game that goes on. */
  | { readonly type: 'left'; readonly seat: Seat; readonly person: string }
  /** A member has confirmed the options that the event `to` of the game has set. */
  | { readonly type: 'agreed'; readonly seat: Seat; readonly person: string; readonly to: number };

export function evolveSeats(seats: readonly SeatRecord[], event: SeatEvent): readonly SeatRecord[] {
  const before = seats.find(({ seat }) => seat === event.seat);
  if (event.type === 'planned') {
    const planned = {
      seat: event.seat,
      person: null,
      computer: event.computer,
      team: event.isTeam ? [] : null,
    };
    return before === undefined ? [...seats, planned] : seats.map((one) => (one === before ? planned : one));
  }
  return seats.map((one) => (one === before ? evolveSeat(one, event) : one));
}

function evolveSeat(seat: SeatRecord, event: Exclude<SeatEvent, { readonly type: 'planned' }>): SeatRecord {
  const { person } = event;
  switch (event.type) {
    case 'taken':
      return { ...seat, person };
    case 'given-up':
      return { ...seat, person: null };
    default:
      return seat.team === null ? seat : { ...seat, team: evolveTeam(seat.team, event) };
  }
}

function evolveTeam(
  team: readonly TeamMember[],
  event: Extract<SeatEvent, { readonly type: 'joined' | 'withdrew' | 'left' | 'agreed' }>,
): readonly TeamMember[] {
  const { person } = event;
  const withMember = (part: Partial<TeamMember>): readonly TeamMember[] =>
    team.map((member) => (member.person === person ? { ...member, ...part } : member));
  switch (event.type) {
    case 'joined':
      return team.some((member) => member.person === person) ? team : [...team, newMember(person)];
    case 'withdrew':
      return team.filter((member) => member.person !== person);
    case 'left':
      return withMember({ left: true });
    case 'agreed':
      return withMember({ agreedTo: event.to });
  }
}

/** The seats after all of these events. */
export function foldSeats(events: readonly SeatEvent[]): readonly SeatRecord[] {
  return events.reduce<readonly SeatRecord[]>(evolveSeats, []);
}

/** Events that make these seats, and none besides. */
export function seatEventsOf(seats: readonly SeatRecord[]): readonly SeatEvent[] {
  return seats.flatMap(({ seat, person, computer, team }): SeatEvent[] => [
    { type: 'planned', seat, computer, isTeam: team !== null },
    ...(person === null ? [] : [{ type: 'taken' as const, seat, person }]),
    ...(team ?? []).map((member) => ({ type: 'joined' as const, seat, person: member.person })),
    ...(team ?? []).flatMap(({ person: member, agreedTo }) =>
      agreedTo === 0 ? [] : [{ type: 'agreed' as const, seat, person: member, to: agreedTo }],
    ),
    ...(team ?? []).flatMap(({ person: member, left }) =>
      left ? [{ type: 'left' as const, seat, person: member }] : [],
    ),
  ]);
}
