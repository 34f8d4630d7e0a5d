/** Creates games from a configuration and a plan of seats. */

import {
  usualTerms,
  type AnswerTo,
  type Command,
  type GameMade,
  type Pace,
  type SeatPlan,
  type TableTerms,
  type Visibility,
} from '@lexiko/protocol';
import {
  apply,
  commitmentTo,
  configure,
  createChance,
  createGame,
  err,
  ok,
  PRESETS,
  replay,
  anyWordAuthority,
  type GameConfig,
  type GameEvent,
  type Result,
} from '@lexiko/rules';
import type { GameRecord } from './store/game-store.ts';
import type { SeatRecord } from './seat-record.ts';
import { RUNNING_MS } from '../computers/computer-limits.ts';
import { canBeRated } from './rated-games.ts';
import { refuseRated } from './rated-players.ts';
import { newMember, withTeamSizes } from './team-seats.ts';
import { keyOf, type Caller, type CommandKey } from '../caller.ts';
import { computersConfirm, refuseConfig } from './decisions.ts';
import { headlineOf, type GameService } from './game-service.ts';
import { refuse, type GameRefusal } from '../refusal.ts';

/** If this many random codes are all taken, something is wrong. */
const MOST_CODES = 20;

type CreateGame = Extract<Command, { readonly type: 'create-game' }>;

export async function makeGame(
  service: GameService,
  { config, seats: plan, visibility, pace = 'live', terms: given = {} }: CreateGame,
  key: Caller,
): Promise<Result<GameMade, GameRefusal>> {
  const isTeams = PRESETS[config.preset].teams;
  const seats = plan.map((seat, at) => seatOf(seat, at, key.person, isTeams));
  const refusal = refuseNewGame(service, config, seats);
  if (refusal !== null) return err(refusal);
  if (!isSolitaire(config) && plan.filter(({ kind }) => kind === 'me').length > 1)
    return refuse('SEATS_DO_NOT_FIT');
  // A field that came as JSON is present or absent, never undefined.
  const terms: TableTerms = { ...usualTerms(pace), ...(given as Partial<TableTerms>) };
  if (terms.rated) {
    const denied = canBeRated(config, seats)
      ? await refuseRated(service.parts.store, key.person)
      : refuse('CANNOT_BE_RATED');
    if (denied !== null) return denied;
  }
  const parts = { config, seats, visibility, pace, terms } as const;
  return keepGame(service, { ...parts, host: key.person, classroom: null, rematchOf: null }, key);
}

/** Why the game cannot be created; `null`: it can. */
export function refuseNewGame(
  { parts }: GameService,
  config: GameConfig,
  seats: readonly SeatRecord[],
): GameRefusal | null {
  const refusal = refuseConfig(config, seats, parts.dictionaries);
  if (refusal !== null) return refusal;
  if (seats.every(({ computer }) => computer !== null)) return { code: 'SEATS_DO_NOT_FIT' };
  const isKnown = ({ computer }: SeatRecord): boolean =>
    computer === null || parts.computers.levels.includes(computer);
  return seats.every(isKnown) ? null : { code: 'NO_SUCH_COMPUTER' };
}

/** One person may play all racks alone. */
function isSolitaire(config: GameConfig): boolean {
  const ruleset = configure(config);
  return ruleset.ok && ruleset.value.solitaire.kind !== 'off';
}

function seatOf(plan: SeatPlan, seat: number, person: string, isTeams: boolean): SeatRecord {
  switch (plan.kind) {
    case 'me':
      return isTeams
        ? { seat, person: null, computer: null, team: [newMember(person)] }
        : { seat, person, computer: null, team: null };
    case 'open':
      return { seat, person: null, computer: null, team: isTeams ? [] : null };
    case 'computer':
      return { seat, person: null, computer: plan.level, team: null };
  }
}

/** A game to create. */
export interface Plan {
  readonly config: GameConfig;
  readonly seats: readonly SeatRecord[];
  readonly visibility: Visibility;
  readonly pace: Pace;
  readonly terms: TableTerms;
  readonly host: string;
  readonly classroom: string | null;
  readonly rematchOf: string | null;
  /** The seeks that the game is for: it is created only if they still go on. */
  readonly seeks?: readonly string[];
}

export async function keepGame(
  service: GameService,
  plan: Plan,
  caller: Caller,
): Promise<Result<GameMade, GameRefusal>> {
  const make = (): Promise<Result<GameMade, GameRefusal>> => keepNew(service, plan, caller);
  return plan.seats.some(({ computer }) => computer !== null)
    ? withinLimits(service, 'create-game', caller, make)
    : make();
}

/**
 * Adds a computer to a game if the person and their network may have one more such game, and notes the network's mark on
 * the game. Runs one request at a time for each network, so that many at once cannot exceed the limit.
 */
export async function withinLimits<T extends 'create-game' | 'plan-seat'>(
  service: GameService,
  type: T,
  { network, ...key }: Caller,
  make: () => Promise<Result<AnswerTo<T>, GameRefusal>>,
): Promise<Result<AnswerTo<T>, GameRefusal>> {
  const { store, now, computerGames } = service.parts;
  const { person } = key;
  const mark = network === null ? null : await service.networks.markOf(network, now());
  return service.games.serially(`computers of ${mark ?? person}`, async () => {
    const running = await store.computers.running(person, mark, now() - RUNNING_MS);
    if (running.ofPerson >= computerGames.perPerson || running.ofNetwork >= computerGames.perNetwork)
      return service.refused(type, key, { code: 'TOO_MANY_COMPUTER_GAMES' });
    const made = await make();
    if (made.ok && mark !== null) await store.computers.markNetwork(made.value.game, mark);
    return made;
  });
}

async function keepNew(
  service: GameService,
  plan: Plan,
  caller: Caller,
): Promise<Result<GameMade, GameRefusal>> {
  return service.mayDo('games', caller) ? storeGame(service, plan, keyOf(caller)) : refuse('TOO_MANY_GAMES');
}

/** Creates the game without a limit. `key`: the command it is the answer to; `null` for what the server does by itself. */
export async function storeGame(
  service: GameService,
  { config, seats, rematchOf, seeks = [], ...plan }: Plan,
  key: CommandKey | null,
): Promise<Result<GameMade, GameRefusal>> {
  const { store, secrets, now } = service.parts;
  const secret = secrets.secret();
  const created = createGame(withTeamSizes(config, seats), commitmentTo(secret));
  if (!created.ok) return err(created.error);
  const events = [created.value, ...confirmations(service, created.value, { seats, secret })];
  const state = replay(events);
  const id = secrets.id();
  for (let attempt = 0; attempt < MOST_CODES; attempt++) {
    const code = secrets.code();
    const record: GameRecord = { ...plan, id, code, secret, rematchOf, stage: 'lobby', silenceFromMs: 0 };
    const outcome: GameMade = { game: id, code, seq: events.length };
    const done = key === null ? null : { ...key, outcome };
    const made = { record, seats, headline: headlineOf(state), events, atMs: now(), done, seeks };
    switch (await store.games.createGame(made)) {
      case 'created':
        service.openLists.forget();
        return ok(outcome);
      case 'code-taken':
        break;
      case 'repeated':
        return (key === null ? null : await service.answered('create-game', key)) ?? refuse('SERVER_BUSY');
      case 'seek-gone':
        return refuse('NO_SUCH_SEEK');
      case 'rematch-exists': {
        const other = rematchOf === null ? null : await store.games.rematchOf(rematchOf);
        return other === null ? refuse('SERVER_BUSY') : ok({ game: other.id, code: other.code });
      }
    }
  }
  return refuse('SERVER_BUSY');
}

function confirmations(
  service: GameService,
  created: GameEvent,
  { seats, secret }: { readonly seats: readonly SeatRecord[]; readonly secret: string },
): readonly GameEvent[] {
  let state = replay([created]);
  return computersConfirm(service, { seats }).flatMap((action) => {
    const world = {
      nowMs: service.parts.now(),
      chance: createChance(secret, state.nonces),
      words: anyWordAuthority(), // no words are judged before the game begins
      dictionary: null,
    };
    const applied = apply(state, action, world);
    if (!applied.ok) throw new Error(`A computer could not confirm: ${applied.error.code}.`);
    state = applied.value.state;
    return applied.value.events;
  });
}
