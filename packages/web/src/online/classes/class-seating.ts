/** Seats pupils at tables whose game has not begun, by hand or evenly. */

import type { Command, GameSummary, Person } from '@lexiko/protocol';
import { membersAt } from '../room/seats.ts';

export interface Place {
  readonly game: string;
  /** Counted from 1. */
  readonly table: number;
  readonly seat: number;
}

const TEAMS = [0, 1] as const;
const SMALLEST_TEAM = 2;

/** Tables that have not begun, with both of their teams. */
export function freePlaces(tables: readonly GameSummary[]): readonly Place[] {
  return tables.flatMap(({ game, stage }, at) =>
    stage === 'lobby' ? TEAMS.map((seat) => ({ game, table: at + 1, seat })) : [],
  );
}

/** Where a pupil sits at a table that is not over; `null`: nowhere. */
export function placeOf(tables: readonly GameSummary[], pupil: Person): Place | null {
  for (const [at, { game, stage, seats }] of tables.entries()) {
    const seat =
      stage === 'over'
        ? undefined
        : seats.find((one) => membersAt(one).some(({ person }) => person.id === pupil.id));
    if (seat !== undefined) return { game, table: at + 1, seat: seat.seat };
  }
  return null;
}

/** The commands that move a pupil. The new table comes first, so that a refusal leaves them where they are. */
export function movesOf(pupil: Person, from: Place | null, to: Place | null): readonly Command[] {
  const assign = (game: string, seat: number | null): Command => ({
    type: 'assign',
    game,
    person: pupil.id,
    seat,
  });
  return [
    ...(to === null ? [] : [assign(to.game, to.seat)]),
    ...(from === null || from.game === to?.game ? [] : [assign(from.game, null)]),
  ];
}

/**
 * Teams for everybody at as few tables as there may be, as even as possible: four at a table, and more where the tables
 * do not suffice. Too few for two teams get no table.
 */
export function seatEverybody(
  pupils: readonly string[],
  mostTables: number,
): readonly (readonly (readonly string[])[])[] {
  const count = Math.min(Math.floor(pupils.length / (TEAMS.length * SMALLEST_TEAM)), mostTables);
  const tables = Array.from({ length: count }, () => TEAMS.map((): string[] => []));
  const teams = tables.flat();
  for (const [at, pupil] of pupils.entries()) teams[at % teams.length]?.push(pupil);
  return tables;
}
