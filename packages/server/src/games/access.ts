/** What a person may do with a game: their seats, whether they may see it, and as whom. */

import type { PlayerViewer, Seat } from '@lexiko/rules';
import { peopleAt } from './team-seats.ts';
import type { LiveGame } from './live-games.ts';

/** The seats of a person, low to high. */
export function seatsOf(game: LiveGame, person: string): readonly Seat[] {
  return game.seats.filter((seat) => peopleAt(seat).includes(person)).map(({ seat }) => seat);
}

/**
 * A private game is known to everybody with its link until it begins, and then to its players only; a table of a
 * classroom always to its teachers and its players only. Whoever left their team is one of them again after the end.
 */
export function maySee(game: LiveGame, person: string): boolean {
  const { visibility, host, classroom, terms } = game.record;
  if (isTeacher(game, person) || seatsOf(game, person).length > 0) return true;
  if (game.state.phase === 'over' && hasPlayed(game, person)) return true;
  if (classroom !== null) return false;
  return (
    host === person || game.state.phase === 'lobby' || (visibility === 'open' && terms.watchers === 'anybody')
  );
}

function hasPlayed({ seats }: LiveGame, person: string): boolean {
  return seats.some(({ team }) => team?.some((member) => member.person === person) === true);
}

/** As whom a person sees the game: a seat, a teacher, or a spectator. */
export function viewerOf(game: LiveGame, person: string, wanted?: Seat): PlayerViewer {
  const mine = seatsOf(game, person);
  const seat = mine.find((one) => one === wanted) ?? mine[0];
  if (seat !== undefined) return seat;
  return isTeacher(game, person) ? 'teacher' : 'spectator';
}

/** The last event that the viewer may see now. Spectators see a game with the delay that its terms set. */
export function seqFor(game: LiveGame, viewer: PlayerViewer, nowMs: number): number {
  const { delaySeconds } = game.record.terms;
  if (viewer !== 'spectator' || delaySeconds === 0) return game.seq;
  return game.seqAt(nowMs - delaySeconds * 1000);
}

/** Whether the person teaches the class that the game belongs to. */
export function isTeacher({ teachers }: LiveGame, person: string): boolean {
  return teachers.includes(person);
}
