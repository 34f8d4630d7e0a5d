/** What somebody is to a game: which seats are theirs, whether they may see it, and from where. */

import type { PlayerViewer, Seat } from '@lexiko/rules';
import { peopleAt } from './team-seats.ts';
import type { LiveGame } from './live-games.ts';

/** The seats of a person, low to high. */
export function seatsOf(game: LiveGame, person: string): readonly Seat[] {
  return game.seats.filter((seat) => peopleAt(seat).includes(person)).map(({ seat }) => seat);
}

/**
 * A private game is known to everybody with its link until it begins, and then to its players only; a table of a
 * classroom always to its teacher and its players only. Whoever left their team is one of them again after the end.
 */
export function maySee(game: LiveGame, person: string): boolean {
  const { visibility, host, classroom, terms } = game.record;
  if (host === person || seatsOf(game, person).length > 0) return true;
  if (game.state.phase === 'over' && hasPlayed(game, person)) return true;
  if (classroom !== null) return false;
  return game.state.phase === 'lobby' || (visibility === 'open' && terms.watchers === 'anybody');
}

function hasPlayed({ seats }: LiveGame, person: string): boolean {
  return seats.some(({ team }) => team?.some((member) => member.person === person) === true);
}

/** From where somebody looks at the table. */
export function viewerOf(game: LiveGame, person: string, wanted?: Seat): PlayerViewer {
  const mine = seatsOf(game, person);
  const seat = mine.find((one) => one === wanted) ?? mine[0];
  if (seat !== undefined) return seat;
  return isTeacher(game, person) ? 'teacher' : 'spectator';
}

/** The number up to which somebody may see the game now: those who only watch see it as late as its terms say. */
export function seqFor(game: LiveGame, viewer: PlayerViewer, nowMs: number): number {
  const { delaySeconds } = game.record.terms;
  if (viewer !== 'spectator' || delaySeconds === 0) return game.seq;
  return game.seqAt(nowMs - delaySeconds * 1000);
}

/** Whether they lead the class at whose table it is played. */
export function isTeacher({ record }: LiveGame, person: string): boolean {
  return record.classroom !== null && record.host === person;
}
