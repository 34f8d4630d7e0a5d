/** Who acts for a seat, and how that changes. */

import type { SeatRecord, TeamChange } from './game-store.ts';

/** The people who act for the seat. */
export function peopleAt({ person, team }: SeatRecord): readonly string[] {
  if (team !== null) return team.filter(({ left }) => !left).map((member) => member.person);
  return person === null ? [] : [person];
}

export function withTeamChange(
  seats: readonly SeatRecord[],
  { kind, seat: at, person }: TeamChange,
): SeatRecord[] {
  return seats.map((seat) => {
    if (seat.seat !== at || seat.team === null) return seat;
    switch (kind) {
      case 'joins':
        return { ...seat, team: [...seat.team, { person, left: false }] };
      case 'withdraws':
        return { ...seat, team: seat.team.filter((member) => member.person !== person) };
      case 'leaves':
        return {
          ...seat,
          team: seat.team.map((member) => (member.person === person ? { person, left: true } : member)),
        };
    }
  });
}
