/** The names of a game's sides as files have them. */

import type { SeatRecord } from '../games/seat-record.ts';
import type { PersonStore } from '../people/person-store.ts';

/** By seat; a team has no name of its own. */
export async function seatNames(
  store: Pick<PersonStore, 'people'>,
  seats: readonly SeatRecord[],
): Promise<readonly string[]> {
  const people = await store.people(seats.flatMap(({ person }) => person ?? []));
  return seats.map(({ seat, person, computer }) => {
    const name = people.find((one) => one.id === person)?.name;
    return name ?? computer ?? `Side ${seat + 1}`;
  });
}
