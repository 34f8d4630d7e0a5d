/** From actions to changes: whose seat it is, what only the host or the server may do, and when a game begins. */

import {
  allSeats,
  apply,
  configure,
  createChance,
  err,
  ok,
  parseAction,
  type Action,
  type GameConfig,
  type GameEvent,
  type GameState,
  type Result,
  type Seat,
} from '@lexiko/rules';
import type { Call } from '@lexiko/table';
import type { SeatRecord } from './store/game-store.ts';
import { peopleAt } from './team-seats.ts';
import { voiced, withTeamSizes } from '../teams/team-voice.ts';
import { canBeRated } from './rated-games.ts';
import { unchanged, type Change, type GameService } from './game-service.ts';
import type { LiveGame } from './live-games.ts';
import type { Dictionaries } from '../ports.ts';
import { refuse, type GameRefusal } from '../refusal.ts';
import { maySee, seatsOf } from './access.ts';

/** Actions that are nobody's in particular. */
const FOR_ALL: ReadonlySet<unknown> = new Set(['configure', 'begin', 'pause', 'resume']);

/** All of the actions in order, or the refusal of the first that is refused. */
export function applyAll(
  service: GameService,
  game: LiveGame,
  calls: readonly Call[],
): Result<Change, GameRefusal> {
  const dictionary = game.dictionary(service.parts.dictionaries);
  if (dictionary === null) return refuse('NO_SUCH_DICTIONARY');
  const events: GameEvent[] = [];
  let { state } = game;
  for (const { action, asOfMs } of calls) {
    const applied = apply(state, action, {
      nowMs: asOfMs,
      chance: createChance(game.record.secret, state.nonces),
      words: dictionary.words,
      dictionary: dictionary.identity,
    });
    if (!applied.ok) return err(applied.error);
    events.push(...applied.value.events);
    state = applied.value.state;
  }
  return ok({ ...unchanged(state), events });
}

export interface Wish {
  readonly person: string;
  /** An action as JSON. */
  readonly action: Readonly<Record<string, unknown>>;
  readonly at: number | undefined;
}

/** What a person's action does. The seat is the person's own, whatever the action says. */
export function decideWish(
  service: GameService,
  game: LiveGame,
  { person, action: json, at }: Wish,
  nowMs: number,
): Result<Change, GameRefusal> | Promise<Result<Change, GameRefusal>> {
  if (!maySee(game, person)) return refuse('NO_SUCH_GAME');
  const read = readAction(game, person, json);
  if (!read.ok) return read;
  // Only to those who play: others may see the game later than it happens.
  const isInTime = game.state.phase === 'lobby' || seatsOf(game, person).length > 0;
  if (isInTime && at !== undefined && at !== game.seq) return err({ code: 'MOVED_ON', seq: game.seq });
  const action = read.value;
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
      // At a table of the class the teacher agrees for everybody.
      if (game.record.classroom !== null) return refuse('NOT_THE_TEACHER');
      const refusal = refuseTeams(game);
      if (refusal !== null) return refusal;
      return teamAt(game, action.seat) === null
        ? confirmed(service, game, action, nowMs)
        : ok(memberAgrees(game, action.seat, person));
    }
    case 'abort':
      // One pupil does not end a table of the class.
      return game.record.classroom === null ? applyAll(service, game, calls) : refuse('NOT_THE_TEACHER');
    case 'resign':
      return resigned(service, game, { seat: action.seat, person }, nowMs);
    default:
      return voiced(service, game, { action, person }).then((spoken) =>
        applyAll(service, game, [{ action: spoken, asOfMs: nowMs }]),
      );
  }
}

export function teamAt({ seats }: LiveGame, seat: Seat): SeatRecord['team'] {
  return seats.find((one) => one.seat === seat)?.team ?? null;
}

/** A member of a team has confirmed; the team has when all of it have (V-00). */
function memberAgrees(game: LiveGame, seat: Seat, person: string): Change {
  const team = { kind: 'agrees', seat, person, to: game.optionsSeq } as const;
  return { ...unchanged(game.state), team };
}

/** Whoever wants a rematch agrees to it. Nothing happens where it has begun, or where a teacher agrees for everybody. */
export function decideRematch(
  service: GameService,
  game: LiveGame,
  { person, seat, nonce }: { readonly person: string; readonly seat: Seat; readonly nonce: string },
  nowMs: number,
): Result<Change, GameRefusal> | Promise<Result<Change, GameRefusal>> {
  const { state, record } = game;
  if (state.phase !== 'lobby' || state.confirmed[seat] === true || record.classroom !== null)
    return ok(unchanged(state));
  return decideWish(
    service,
    game,
    { person, action: { type: 'confirm', seat, nonce }, at: undefined },
    nowMs,
  );
}

/** What follows from the confirmation of a member: that of the team, by whoever finds it complete first. */
export async function decideTeamConfirm(
  service: GameService,
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

/** What follows from a member's leaving: a team of nobody has resigned, also when its last two left at once (S-54). */
export function decideForsaken(
  service: GameService,
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

/** A team game begins when each team has its members (T-01). */
export function refuseTeams({ state, seats }: LiveGame): Result<never, GameRefusal> | null {
  if (state.ruleset.teams.kind === 'none' || state.ruleset.teams.sizes !== null) return null;
  return err({ code: 'TEAM_TOO_SMALL', sizes: seats.map(({ team }) => team?.length ?? 0) });
}

/** A team has resigned when its last member has left (S-54). */
export function resigned(
  service: GameService,
  game: LiveGame,
  { seat, person }: { readonly seat: Seat; readonly person: string },
  nowMs: number,
): Result<Change, GameRefusal> {
  const { seats, state } = game;
  const record = seats.find((one) => one.seat === seat);
  const othersStay = state.phase !== 'lobby' && record !== undefined && peopleAt(record).length > 1;
  return othersStay
    ? ok({ ...unchanged(state), team: { kind: 'leaves', seat, person } })
    : applyAll(service, game, [{ action: { type: 'resign', seat }, asOfMs: nowMs }]);
}

/** Why no game can be made of this; `null`: one can. */
export function refuseConfig(
  config: GameConfig,
  seats: readonly SeatRecord[],
  dictionaries: Dictionaries,
): GameRefusal | null {
  const ruleset = configure(config);
  if (!ruleset.ok) return ruleset.error;
  const { sides, teams, dictionary } = ruleset.value;
  if (sides !== seats.length) return { code: 'SEATS_DO_NOT_FIT' };
  if (seats.some(({ team, computer }) => computer === null && (team !== null) !== (teams.kind === 'teams')))
    return { code: 'SEATS_DO_NOT_FIT' };
  if (dictionary.id === '') return { code: 'DICTIONARY_NOT_CHOSEN' };
  return dictionaries.find(ruleset.value) === null ? { code: 'NO_SUCH_DICTIONARY' } : null;
}

/** Computers agree to everything, before anybody else: whoever adds the last nonce must not be the keeper of the secret. */
export function computersConfirm(service: GameService, game: Pick<LiveGame, 'seats'>): readonly Action[] {
  return game.seats.flatMap(({ seat, computer }) =>
    computer === null ? [] : [{ type: 'confirm' as const, seat, nonce: service.parts.secrets.secret() }],
  );
}

export function reconfigured(
  service: GameService,
  game: LiveGame,
  config: GameConfig,
  nowMs: number,
): Result<Change, GameRefusal> {
  return proposed(service, { game, seats: game.seats }, withTeamSizes(config, game.seats), nowMs);
}

/** The computers among `seats` confirm at once. */
export function proposed(
  service: GameService,
  { game, seats }: { readonly game: LiveGame; readonly seats: readonly SeatRecord[] },
  config: GameConfig,
  nowMs: number,
): Result<Change, GameRefusal> {
  const actions: readonly Action[] = [{ type: 'configure', config }, ...computersConfirm(service, { seats })];
  return applyAll(
    service,
    game,
    actions.map((action) => ({ action, asOfMs: nowMs })),
  );
}

/** The last confirmation begins the game, unless the host has to say who starts. */
async function confirmed(
  service: GameService,
  game: LiveGame,
  action: Action & { readonly type: 'confirm' },
  nowMs: number,
): Promise<Result<Change, GameRefusal>> {
  // Who has confirmed already says nothing new.
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
async function starterOf(service: GameService, game: LiveGame): Promise<Seat | null> {
  const { rematchOf } = game.record;
  const before = rematchOf === null ? null : await service.games.get(rematchOf);
  return before === null ? null : (before.state.starter + 1) % before.state.ruleset.sides;
}

/** The seat is the person's own, whatever the action says. */
export function readAction(
  game: LiveGame,
  person: string,
  json: Readonly<Record<string, unknown>>,
): Result<Action, GameRefusal> {
  // Who speaks for a team is not for a client to say.
  if ('team' in json) return err({ code: 'UNREADABLE', path: 'team' });
  const isForAll = FOR_ALL.has(json['type']);
  const seat = isForAll ? null : seatFor(game, person, json['seat']);
  if (seat === undefined) return refuse('NOT_AT_THIS_TABLE');
  const parsed = parseAction(seat === null ? json : { ...json, seat }, game.state.ruleset.layout);
  return parsed.ok ? parsed : err({ code: 'UNREADABLE', path: parsed.error.path });
}

/** `undefined`: it is not theirs to act for. */
function seatFor(game: LiveGame, person: string, wanted: unknown): Seat | undefined {
  const mine = seatsOf(game, person);
  if (wanted !== undefined) return mine.find((seat) => seat === wanted);
  return mine.find((seat) => seat === game.state.turn) ?? mine[0];
}
