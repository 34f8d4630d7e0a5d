/** Who acts for a seat, and how that changes. */

import type { GameConfig } from '@lexiko/rules';
import type { SeatRecord, TeamChange, TeamMember } from './store/game-store.ts';

/** A team needs two; so a computer that sits for one counts as two. */
const SMALLEST_TEAM = 2;

/** The people who act for the seat. */
export function peopleAt({ person, team }: SeatRecord): readonly string[] {
  if (team !== null) return team.filter(({ left }) => !left).map((member) => member.person);
  return person === null ? [] : [person];
}

export function newMember(person: string): TeamMember {
  return { person, left: false, agreedTo: 0 };
}

export function withTeamChange(seats: readonly SeatRecord[], change: TeamChange): SeatRecord[] {
  return seats.map((seat) =>
    seat.seat !== change.seat || seat.team === null ? seat : { ...seat, team: changed(seat.team, change) },
  );
}

function changed(team: readonly TeamMember[], change: TeamChange): readonly TeamMember[] {
  const { person } = change;
  const withMember = (part: Partial<TeamMember>): readonly TeamMember[] =>
    team.map((member) => (member.person === person ? { ...member, ...part } : member));
  switch (change.kind) {
    case 'joins':
      return [...team, newMember(person)];
    case 'withdraws':
      return team.filter((member) => member.person !== person);
    case 'leaves':
      return withMember({ left: true });
    case 'agrees':
      return withMember({ agreedTo: change.to });
  }
}

/** The configuration with as many members as there are; without, while there are too few to begin. */
export function withTeamSizes(config: GameConfig, seats: readonly SeatRecord[]): GameConfig {
  const { teamSizes: _, ...rest } = config;
  if (!seats.some(({ team }) => team !== null)) return config;
  const sizes = seats.map(({ team }) => team?.length ?? SMALLEST_TEAM);
  return sizes.every((size) => size >= SMALLEST_TEAM) ? { ...rest, teamSizes: sizes } : rest;
}
