/** Decides what an action of a player does: checks the seat and the host, and begins the game after the last confirmation. */

import { allSeats, err, ok, type Action, type GameState, type Result, type Seat } from '@lexiko/rules';
import type { ActionRequest } from '@lexiko/rules/notation';
import { maySee, seatsOf } from '../games/access.ts';
import { actionFor, applyAll, reconfigured, refuseConfig, refuseTeams, teamAt } from '../games/decisions.ts';
import { unchanged, type Change } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { canBeRated } from '../games/rated-games.ts';
import { refuseRated } from '../games/rated-players.ts';
import { peopleAt } from '../games/team-seats.ts';
import { refuse, type GameRefusal } from '../refusal.ts';
import type { TeamService } from '../teams/team-workspace.ts';
import { voiced } from '../teams/team-voice.ts';

export interface PlayerAction {
  readonly person: string;
  readonly asked: ActionRequest;
  readonly at: number | undefined;
}

/** Decides an action. The seat is always one of the person's own, whatever the action says. */
export function decidePlayerAction(
  service: TeamService,
  game: LiveGame,
  { person, asked, at }: PlayerAction,
  nowMs: number,
): Result<Change, GameRefusal> | Promise<Result<Change, GameRefusal>> {
  if (!maySee(game, person)) return refuse('NO_SUCH_GAME');
  const own = actionFor(game, person, asked);
  if (!own.ok) return own;
  // Only for players: spectators may see the game with a delay.
  const isInTime = game.state.phase === 'lobby' || seatsOf(game, person).length > 0;
  if (isInTime && at !== undefined && at !== game.seq) return err({ code: 'MOVED_ON', seq: game.seq });
  const action = own.value;
  const calls = [{ action, asOfMs: nowMs }];
  switch (action.type) {
    case 'expire':
      return refuse('ONLY_THE_SERVER');
    case 'pause':
    case 'resume':
      return refuse('NOT_THE_TEACHER');
    case 'configure': {
      if (game.record.host !== person) return refuse('NOT_THE_HOST');
      const refusal = refuseConfig(action.config, game.seats, service.parts.dictionaries);
      if (game.record.terms.rated && !canBeRated(action.config, game.seats)) return refuse('CANNOT_BE_RATED');
      return refusal === null ? reconfigured(service, game, action.config, nowMs) : err(refusal);
    }
    case 'begin':
      if (game.record.host !== person) return refuse('NOT_THE_HOST');
      return refuseTeams(game) ?? applyAll(service, game, calls);
    case 'confirm': {
      // In a class the teacher confirms for everybody.
      if (game.record.classroom !== null) return refuse('NOT_THE_TEACHER');
      const refusal = refuseTeams(game);
      if (refusal !== null) return refusal;
      if (teamAt(game, action.seat) !== null) return ok(memberAgrees(game, action.seat, person));
      if (!game.record.terms.rated) return confirmed(service, game, action, nowMs);
      // Also those whose seat is older than the pledge, or comes from a game that is.
      return refuseRated(service.parts.store, person).then(
        (denied) => denied ?? confirmed(service, game, action, nowMs),
      );
    }
    case 'abort':
      // A pupil cannot abort a game of the class.
      return game.record.classroom === null ? applyAll(service, game, calls) : refuse('NOT_THE_TEACHER');
    case 'resign':
      return resigned(service, game, { seat: action.seat, person }, nowMs);
    default:
      return voiced(service, game, { action, person }).then((spoken) =>
        applyAll(service, game, [{ action: spoken, asOfMs: nowMs }]),
      );
  }
}

/** A member of a team confirms; the team has confirmed when all members have (V-00). */
function memberAgrees(game: LiveGame, seat: Seat, person: string): Change {
  return { ...unchanged(game.state), seatEvents: [{ type: 'agreed', seat, person, to: game.optionsSeq }] };
}

/** Who asks for a rematch confirms it, unless it has begun or a teacher confirms for everybody. */
export function decideRematch(
  service: TeamService,
  game: LiveGame,
  { person, seat, nonce }: { readonly person: string; readonly seat: Seat; readonly nonce: string },
  nowMs: number,
): Result<Change, GameRefusal> | Promise<Result<Change, GameRefusal>> {
  const { state, record } = game;
  if (state.phase !== 'lobby' || state.confirmed[seat] === true || record.classroom !== null)
    return ok(unchanged(state));
  return decidePlayerAction(
    service,
    game,
    { person, asked: { type: 'confirm', seat, nonce }, at: undefined },
    nowMs,
  );
}

/** Confirms for a team once all its members have. */
export async function decideTeamConfirm(
  service: TeamService,
  game: LiveGame,
  { person, nonce }: { readonly person: string; readonly nonce: string },
  nowMs: number,
): Promise<Result<Change, GameRefusal>> {
  const { state } = game;
  const [seat] = seatsOf(game, person);
  const team = seat === undefined ? null : teamAt(game, seat);
  const isComplete = team?.every(({ agreedTo }) => agreedTo === game.optionsSeq) === true;
  if (state.phase !== 'lobby' || seat === undefined || !isComplete || state.confirmed[seat] === true)
    return ok(unchanged(state));
  return confirmed(service, game, { type: 'confirm', seat, nonce }, nowMs);
}

/** A team without members resigns, also when its last two left at once (S-54). */
export function decideForsaken(
  service: TeamService,
  game: LiveGame,
  nowMs: number,
): Result<Change, GameRefusal> {
  const { phase, left } = game.state;
  const forsaken = game.seats.find(
    (one) => one.team !== null && peopleAt(one).length === 0 && left[one.seat] !== true,
  );
  if (phase === 'lobby' || phase === 'over' || forsaken === undefined) return ok(unchanged(game.state));
  return applyAll(service, game, [{ action: { type: 'resign', seat: forsaken.seat }, asOfMs: nowMs }]);
}

/** A member leaves; the last one resigns for the team (S-54). */
export function resigned(
  service: TeamService,
  game: LiveGame,
  { seat, person }: { readonly seat: Seat; readonly person: string },
  nowMs: number,
): Result<Change, GameRefusal> {
  const { seats, state } = game;
  const record = seats.find((one) => one.seat === seat);
  const othersStay = state.phase !== 'lobby' && record !== undefined && peopleAt(record).length > 1;
  return othersStay
    ? ok({ ...unchanged(state), seatEvents: [{ type: 'left', seat, person }] })
    : applyAll(service, game, [{ action: { type: 'resign', seat }, asOfMs: nowMs }]);
}

/** The last confirmation begins the game, unless the host has to say who starts. */
async function confirmed(
  service: TeamService,
  game: LiveGame,
  action: Action & { readonly type: 'confirm' },
  nowMs: number,
): Promise<Result<Change, GameRefusal>> {
  // A second confirmation adds nothing.
  const confirms = game.state.confirmed[action.seat] === true ? [] : [{ action, asOfMs: nowMs }];
  const after = applyAll(service, game, confirms);
  if (!after.ok || !isAgreed(after.value.state)) return after;
  const starter = await starterOf(service, game);
  const begin: Action = starter === null ? { type: 'begin' } : { type: 'begin', starter };
  const begun = applyAll(service, game, [...confirms, { action: begin, asOfMs: nowMs }]);
  return begun.ok ? begun : after;
}

function isAgreed({ phase, ruleset, confirmed: agreed }: GameState): boolean {
  return phase === 'lobby' && allSeats(ruleset).every((seat) => agreed[seat] === true);
}

/** In a rematch the seat after the last starter starts; `null` where the rules or the host choose. */
async function starterOf(service: TeamService, game: LiveGame): Promise<Seat | null> {
  const { rematchOf } = game.record;
  const before = rematchOf === null ? null : await service.games.get(rematchOf);
  return before === null ? null : (before.state.starter + 1) % before.state.ruleset.sides;
}
