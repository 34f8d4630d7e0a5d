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
import type { Call } from './deadlines.ts';
import type { Change, GameService } from './game-service.ts';
import type { LiveGame } from './live-games.ts';
import type { Dictionaries } from './ports.ts';
import { refuse, type GameRefusal } from './refusal.ts';

/** The seats of a person, low to high. */
export function seatsOf(game: LiveGame, person: string): readonly Seat[] {
  return game.seats.filter((seat) => seat.person === person).map(({ seat }) => seat);
}

/** A private game is known to everybody with its link until it begins, and then to its players only. */
export function maySee(game: LiveGame, person: string): boolean {
  const { visibility, host } = game.record;
  return (
    visibility === 'open' ||
    game.state.phase === 'lobby' ||
    host === person ||
    seatsOf(game, person).length > 0
  );
}

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
  return ok({ events, state, vacates: null });
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
  if (at !== undefined && at !== game.seq) return err({ code: 'MOVED_ON', seq: game.seq });
  const read = readAction(game, person, json);
  if (!read.ok) return read;
  const action = read.value;
  const calls = [{ action, asOfMs: nowMs }];
  switch (action.type) {
    case 'expire':
      return refuse('ONLY_THE_SERVER');
    case 'configure': {
      if (game.record.host !== person) return refuse('NOT_THE_HOST');
      const refusal = refuseConfig(action.config, game.seats.length, service.parts.dictionaries);
      return refusal === null ? reconfigured(service, game, action.config, nowMs) : err(refusal);
    }
    case 'begin':
      return game.record.host === person ? applyAll(service, game, calls) : refuse('NOT_THE_HOST');
    case 'confirm':
      return confirmed(service, game, action, nowMs);
    default:
      return applyAll(service, game, calls);
  }
}

/** A person stands up: what everybody had confirmed with them holds no longer. */
export function decideLeaving(
  service: GameService,
  game: LiveGame,
  { person, seat }: { readonly person: string; readonly seat: Seat },
  nowMs: number,
): Result<Change, GameRefusal> {
  if (!maySee(game, person)) return refuse('NO_SUCH_GAME');
  if (game.state.phase !== 'lobby' || !seatsOf(game, person).includes(seat))
    return refuse('NOT_AT_THIS_TABLE');
  const changed = reconfigured(service, game, game.state.config, nowMs);
  return changed.ok ? ok({ ...changed.value, vacates: seat }) : changed;
}

/** Why no game can be made of this; `null`: one can. */
export function refuseConfig(
  config: GameConfig,
  seats: number,
  dictionaries: Dictionaries,
): GameRefusal | null {
  const ruleset = configure(config);
  if (!ruleset.ok) return ruleset.error;
  if (ruleset.value.sides !== seats) return { code: 'SEATS_DO_NOT_FIT' };
  if (ruleset.value.options['dictionary.id'] === '') return { code: 'DICTIONARY_NOT_CHOSEN' };
  return dictionaries.find(ruleset.value) === null ? { code: 'NO_SUCH_DICTIONARY' } : null;
}

/** Computers agree to everything, before anybody else: whoever adds the last nonce must not be the keeper of the secret. */
export function computersConfirm(service: GameService, game: Pick<LiveGame, 'seats'>): readonly Action[] {
  return game.seats.flatMap(({ seat, computer }) =>
    computer === null ? [] : [{ type: 'confirm' as const, seat, nonce: service.parts.secrets.secret() }],
  );
}

function reconfigured(
  service: GameService,
  game: LiveGame,
  config: GameConfig,
  nowMs: number,
): Result<Change, GameRefusal> {
  const actions: readonly Action[] = [{ type: 'configure', config }, ...computersConfirm(service, game)];
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
  const confirm = { action, asOfMs: nowMs };
  const after = applyAll(service, game, [confirm]);
  if (!after.ok || !isAgreed(after.value.state)) return after;
  const starter = await starterOf(service, game);
  const begin: Action = starter === null ? { type: 'begin' } : { type: 'begin', starter };
  const begun = applyAll(service, game, [confirm, { action: begin, asOfMs: nowMs }]);
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

function readAction(
  game: LiveGame,
  person: string,
  json: Readonly<Record<string, unknown>>,
): Result<Action, GameRefusal> {
  // Who speaks for a team is not for a client to say.
  if ('team' in json) return err({ code: 'UNREADABLE', path: 'team' });
  const isForAll = json['type'] === 'configure' || json['type'] === 'begin';
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
