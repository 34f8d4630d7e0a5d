/** Who acts for a seat, and how large teams are. */

import type { GameConfig } from '@lexiko/rules';
import type { SeatRecord, TeamMember } from './seat-record.ts';

/** A team needs two; so a computer that sits for one counts as two. */
const SMALLEST_TEAM = 2;

/** The people who act for the seat. */
export function peopleAt({ person, team }: SeatRecord): readonly string[] {
  if (team !== null) return team.filter(({ left }) => !left).map((member) => member.person);
  return person === null ? [] : [person];
}

/** Everybody with a seat, those included who have left their team. */
export function everybodyAt(seats: readonly SeatRecord[]): readonly string[] {
  return seats.flatMap(({ person, team }) => team?.map((member) => member.person) ?? person ?? []);
}

export function newMember(person: string): TeamMember {
  return { person, left: false, agreedTo: 0 };
}

/** The configuration with as many members as there are; without, while there are too few to begin. */
export function withTeamSizes(config: GameConfig, seats: readonly SeatRecord[]): GameConfig {
  const { teamSizes: _, ...rest } = config;
  if (!seats.some(({ team }) => team !== null)) return config;
  const sizes = seats.map(({ team }) => team?.length ?? SMALLEST_TEAM);
  return sizes.every((size) => size >= SMALLEST_TEAM) ? { ...rest, teamSizes: sizes } : rest;
}
