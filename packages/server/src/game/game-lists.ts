/** Games in lists, and the people at their seats as everybody may know them. */

import type { GameSummary, Person, SeatStatus } from '@lexiko/protocol';
import type { ListedGame, SeatRecord } from '../store/game-store.ts';
import type { GameService } from './game-service.ts';

export async function summaries(
  service: GameService,
  listed: readonly ListedGame[],
): Promise<readonly GameSummary[] & GameSummary[]> {
  const names = await namesOf(
    service,
    listed.flatMap(({ seats }) => seats),
  );
  return listed.map(({ record, seats, headline, updatedMs }) => ({
    game: record.id,
    code: record.code,
    preset: headline.preset,
    sides: headline.sides,
    pace: record.pace,
    stage: record.stage,
    rated: record.terms.rated,
    seats: seatStatuses(seats, names, NOBODY_THERE),
    turn: headline.turn,
    scores: [...headline.scores],
    updatedMs,
  }));
}

/** The people at some seats by their id. */
export async function namesOf(
  service: GameService,
  seats: readonly SeatRecord[],
): Promise<ReadonlyMap<string, Person>> {
  const ids = new Set(
    seats.flatMap(({ person, team }) => team?.map((member) => member.person) ?? person ?? []),
  );
  const people = await service.parts.store.people([...ids]);
  return new Map(people.map(({ id, name }) => [id, { id, name }]));
}

/** What is known of a person besides their name. */
export interface Whereabouts {
  readonly present: boolean;
  readonly awaySinceMs: number | null;
  readonly vacationUntilMs: number | null;
}

/** Lists do not say who is there. */
const NOBODY_THERE = (): Whereabouts => ({ present: false, awaySinceMs: null, vacationUntilMs: null });

export function seatStatuses(
  seats: readonly SeatRecord[],
  names: ReadonlyMap<string, Person>,
  whereabouts: (person: string) => Whereabouts,
): SeatStatus[] {
  return seats.map(({ seat, person: id, computer, team }) => {
    if (team !== null) {
      const members = team.flatMap(({ person: member, left }) => {
        const person = names.get(member);
        return person === undefined ? [] : [{ person, left, present: !left && whereabouts(member).present }];
      });
      return { seat, occupant: { kind: 'team', members } };
    }
    if (computer !== null) return { seat, occupant: { kind: 'computer', level: computer } };
    const person = id === null ? undefined : names.get(id);
    return person === undefined
      ? { seat, occupant: { kind: 'nobody' } }
      : { seat, occupant: { kind: 'person', person, ...whereabouts(person.id) } };
  });
}
