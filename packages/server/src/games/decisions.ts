/** Turns actions into changes of a game. Every feature that changes games uses these functions. */

import {
  apply,
  configureNew,
  createChance,
  err,
  listAuthority,
  ok,
  type Action,
  type GameConfig,
  type GameEvent,
  type Result,
  type Seat,
} from '@lexiko/rules';
import { actionBy, isForAll, type ActionRequest } from '@lexiko/rules/notation';
import type { Call } from '@lexiko/table';
import type { SeatRecord } from './seat-record.ts';
import { withTeamSizes } from './team-seats.ts';
import { unchanged, type Change, type GameService } from './game-service.ts';
import type { LiveGame } from './live-games.ts';
import type { Dictionaries, GameDictionary } from '../ports.ts';
import { refuse, type GameRefusal } from '../refusal.ts';
import { seatsOf } from './access.ts';

/** Applies all actions in order; answers with the first refusal if there is one. */
export function applyAll(
  service: GameService,
  game: LiveGame,
  calls: readonly Call[],
): Result<Change, GameRefusal> {
  const dictionary =
    game.dictionary(service.parts.dictionaries) ?? (calls.every(needsNoWords) ? WITHOUT_WORDS : null);
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

/** Whoever has lost their list can still leave the game. */
function needsNoWords({ action }: Call): boolean {
  return action.type === 'resign' || action.type === 'abort';
}

const WITHOUT_WORDS: GameDictionary = { words: listAuthority([]), identity: null };

export function teamAt({ seats }: LiveGame, seat: Seat): SeatRecord['team'] {
  return seats.find((one) => one.seat === seat)?.team ?? null;
}

/** A team game begins when each team has its members (T-01). */
export function refuseTeams({ state, seats }: LiveGame): Result<never, GameRefusal> | null {
  if (state.ruleset.teams.kind === 'none' || state.ruleset.teams.sizes !== null) return null;
  return err({ code: 'TEAM_TOO_SMALL', sizes: seats.map(({ team }) => team?.length ?? 0) });
}

/** Why this configuration cannot be played; `null`: it can. */
export function refuseConfig(
  config: GameConfig,
  seats: readonly SeatRecord[],
  dictionaries: Dictionaries,
): GameRefusal | null {
  const ruleset = configureNew(config);
  if (!ruleset.ok) return ruleset.error;
  const { sides, teams, dictionary, language } = ruleset.value;
  if (sides !== seats.length) return { code: 'SEATS_DO_NOT_FIT' };
  if (seats.some(({ team, computer }) => computer === null && (team !== null) !== (teams.kind === 'teams')))
    return { code: 'SEATS_DO_NOT_FIT' };
  if (dictionary.id === '') return { code: 'DICTIONARY_NOT_CHOSEN' };
  const facts = dictionaries.about(dictionary.id);
  if (facts === null) return { code: 'NO_SUCH_DICTIONARY' };
  if (facts.language === null || facts.language === language) return null;
  const keys = ['dictionary.id', 'letters.language'];
  return { code: 'OPTIONS_CONFLICT', keys, conflict: 'DICTIONARY_OF_OTHER_LANGUAGE' };
}

/** Computers confirm first: the server keeps the secret, so it must not add the last nonce. */
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

/** What somebody asks for, as an action of their own seat. */
export function actionFor(game: LiveGame, person: string, asked: ActionRequest): Result<Action, GameRefusal> {
  if (isForAll(asked)) return ok(asked);
  const seat = seatFor(game, person, asked.seat);
  if (seat === undefined) return refuse('NOT_AT_THIS_TABLE');
  return ok(actionBy(asked, seat, game.state.ruleset.layout));
}

/** `undefined`: the person may not act for that seat. */
function seatFor(game: LiveGame, person: string, wanted: Seat | undefined): Seat | undefined {
  const mine = seatsOf(game, person);
  if (wanted !== undefined) return mine.find((seat) => seat === wanted);
  return mine.find((seat) => seat === game.state.turn) ?? mine[0];
}
