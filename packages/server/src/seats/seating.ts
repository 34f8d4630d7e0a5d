/** Decides who sits where before a game begins. Every change of players voids the confirmations. */

import { ok, type Result, type Seat } from '@lexiko/rules';
import { evolveSeats, type SeatEvent } from '../games/seat-events.ts';
import { refuseRated } from '../games/rated-players.ts';
import { withTeamSizes } from '../games/team-seats.ts';
import { proposed, reconfigured, teamAt } from '../games/decisions.ts';
import { resigned } from './player-actions.ts';
import type { TeamService } from '../teams/team-workspace.ts';
import { unchanged, type Change } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { refuse, type GameRefusal } from '../refusal.ts';
import { maySee, seatsOf } from '../games/access.ts';

/** More than a whole class. */
const LARGEST_TEAM = 20;

/** A member joins or withdraws before the game begins. */
export type TeamEvent = Extract<SeatEvent, { readonly type: 'joined' | 'withdrew' }>;

/** Whether somebody can still join the team at this seat. */
export function hasRoom(game: LiveGame, seat: Seat): boolean {
  const team = teamAt(game, seat);
  return team !== null && team.length < LARGEST_TEAM;
}

/** A player gives up the seat; everybody confirms again. */
export function decideLeaving(
  service: TeamService,
  game: LiveGame,
  { person, seat }: { readonly person: string; readonly seat: Seat },
  nowMs: number,
): Result<Change, GameRefusal> {
  if (!maySee(game, person)) return refuse('NO_SUCH_GAME');
  if (game.state.phase !== 'lobby' || !seatsOf(game, person).includes(seat))
    return refuse('NOT_AT_THIS_TABLE');
  if (teamAt(game, seat) !== null)
    return teamChanged(service, game, { type: 'withdrew', seat, person }, nowMs);
  const changed = reconfigured(service, game, game.state.config, nowMs);
  return changed.ok ? ok({ ...changed.value, seatEvents: [{ type: 'given-up', seat, person }] }) : changed;
}

/** A person takes a free seat, or joins the team there. */
export async function decideSitting(
  service: TeamService,
  game: LiveGame,
  { person, seat }: { readonly person: string; readonly seat: Seat },
  nowMs: number,
): Promise<Result<Change, GameRefusal>> {
  if (!maySee(game, person)) return refuse('NO_SUCH_GAME');
  if (game.state.ruleset.teams.kind === 'teams') return decideJoining(service, game, { person, seat }, nowMs);
  const wanted = game.seats.find((one) => one.seat === seat);
  const isElsewhere = seatsOf(game, person).some((mine) => mine !== seat);
  if (game.state.phase !== 'lobby' || wanted === undefined || isElsewhere) return refuse('SEAT_TAKEN');
  const { rated } = game.record.terms;
  const denied = rated ? await refuseRated(service.parts.store, person) : null;
  if (denied !== null) return denied;
  if (wanted.person === person) return ok(unchanged(game.state));
  if (wanted.person !== null || wanted.computer !== null) return refuse('SEAT_TAKEN');
  return ok({ ...unchanged(game.state), seatEvents: [{ type: 'taken', seat, person }] });
}

/** A person joins a team; everybody confirms again. */
function decideJoining(
  service: TeamService,
  game: LiveGame,
  { person, seat }: { readonly person: string; readonly seat: Seat },
  nowMs: number,
): Result<Change, GameRefusal> {
  if (!maySee(game, person)) return refuse('NO_SUCH_GAME');
  const members = teamAt(game, seat);
  const isElsewhere = seatsOf(game, person).some((mine) => mine !== seat);
  if (game.state.phase !== 'lobby' || members === null || isElsewhere) return refuse('SEAT_TAKEN');
  if (seatsOf(game, person).includes(seat)) return ok(unchanged(game.state));
  if (!hasRoom(game, seat)) return refuse('SEAT_TAKEN');
  if (game.record.classroom !== null) return refuse('NOT_THE_TEACHER');
  return teamChanged(service, game, { type: 'joined', seat, person }, nowMs);
}

/** The teacher assigns a pupil to a team before the game begins. */
export function decideAssigning(
  service: TeamService,
  game: LiveGame,
  change: TeamEvent,
  nowMs: number,
): Result<Change, GameRefusal> {
  const { seat, person } = change;
  const joins = change.type === 'joined';
  const members = teamAt(game, seat);
  const isThere = seatsOf(game, person).includes(seat);
  if (game.state.phase !== 'lobby' || members === null) return refuse('SEAT_TAKEN');
  if (joins && !hasRoom(game, seat)) return refuse('SEAT_TAKEN');
  if (isThere === joins || (joins && seatsOf(game, person).length > 0)) return refuse('NOT_A_PUPIL');
  return teamChanged(service, game, change, nowMs);
}

/** A pupil leaves a team, before or during the game. */
export function decideGoing(
  service: TeamService,
  game: LiveGame,
  person: string,
  nowMs: number,
): Result<Change, GameRefusal> {
  const [seat] = seatsOf(game, person);
  if (seat === undefined || game.state.phase === 'over') return ok(unchanged(game.state));
  return game.state.phase === 'lobby'
    ? teamChanged(service, game, { type: 'withdrew', seat, person }, nowMs)
    : resigned(service, game, { seat, person }, nowMs);
}

/** The host gives a seat to a computer, or frees it; everybody confirms again. */
export function decidePlanning(
  service: TeamService,
  game: LiveGame,
  {
    person,
    seat,
    computer,
  }: { readonly person: string; readonly seat: Seat; readonly computer: string | null },
  nowMs: number,
): Result<Change, GameRefusal> {
  if (!maySee(game, person)) return refuse('NO_SUCH_GAME');
  if (game.record.host !== person || game.record.classroom !== null) return refuse('NOT_THE_HOST');
  if (game.state.phase !== 'lobby' || !game.seats.some((one) => one.seat === seat))
    return refuse('NOT_AT_THIS_TABLE');
  if (game.record.terms.rated && computer !== null) return refuse('CANNOT_BE_RATED');
  const isTeam = game.state.ruleset.teams.kind === 'teams' && computer === null;
  const planned: SeatEvent = { type: 'planned', seat, computer, isTeam };
  const seats = evolveSeats(game.seats, planned);
  if (seats.every((one) => one.computer !== null)) return refuse('SEATS_DO_NOT_FIT');
  const changed = proposed(service, { game, seats }, withTeamSizes(game.state.config, seats), nowMs);
  return changed.ok ? ok({ ...changed.value, seatEvents: [planned] }) : changed;
}

function teamChanged(
  service: TeamService,
  game: LiveGame,
  event: TeamEvent,
  nowMs: number,
): Result<Change, GameRefusal> {
  const config = withTeamSizes(game.state.config, evolveSeats(game.seats, event));
  const changed = proposed(service, { game, seats: game.seats }, config, nowMs);
  return changed.ok ? ok({ ...changed.value, seatEvents: [event] }) : changed;
}
