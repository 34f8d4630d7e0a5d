/** Which games of a player wait for them. */

import type { GameSummary } from '@lexiko/protocol';

/** Whether it is the turn of the person, alone or in a team. */
function isTurnOf(
  { stage, turn, seats }: Pick<GameSummary, 'stage' | 'turn' | 'seats'>,
  person: string,
): boolean {
  const occupant = turn === null ? undefined : seats.find((one) => one.seat === turn)?.occupant;
  if (stage !== 'playing' || occupant === undefined) return false;
  if (occupant.kind === 'person') return occupant.person.id === person;
  return occupant.kind === 'team' && occupant.members.some((member) => member.person.id === person);
}

/** The games that wait for the person, the one that has waited longest first. */
export function waitingGames(
  games: readonly GameSummary[],
  person: string,
  current: string,
): readonly GameSummary[] {
  return games
    .filter((game) => game.game !== current && isTurnOf(game, person))
    .sort((a, b) => a.updatedMs - b.updatedMs);
}
