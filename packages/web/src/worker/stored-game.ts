/** A local game in the worker: stored in IndexedDB, with its dictionary and computer players. */

import { titledOptions } from '../words/game-title-options.ts';
import type { Player } from '@lexiko/engine';
import {
  anyWordAuthority,
  configure,
  createFromPosition,
  dictionaryPermission,
  ok,
  redact,
  replay,
  type Action,
  type GameConfig,
  type GameEvent,
  type GameState,
  type PlayerViewer,
  type Refusal,
  type Result,
  type Seat,
  type WordAuthority,
} from '@lexiko/rules';
import type { Tile } from '@lexiko/rules/board';
import { playersDecide } from '@lexiko/rules/rule-points';
import {
  LocalGame,
  allowsTakeBack,
  seatsToConfirm,
  takeBackLength,
  type Attention,
  type Change,
  type ComputerFault,
  type StoredClock,
  type LocalParts,
} from '@lexiko/table';
import { placementsOf } from '@lexiko/table/draft';
import type { TableSnapshot } from '../table/snapshot.ts';
import type { GamePlan, PlannedPosition, TableTime } from '../table/worker-messages.ts';
import { randomDigits } from '../page/random-digits.ts';
import { randomNumbers } from './chance-source.ts';
import type { GameHeader, GameStore } from './game-store.ts';
import type { PendingHelp } from './help.ts';

/** Positions that a computer may search per decision; about 1 ms each. */
const POSITIONS = 400;

/** Writes the changes of one game to the database. */
class GameRecord {
  readonly store: GameStore;
  header: GameHeader;

  constructor(store: GameStore, header: GameHeader) {
    this.store = store;
    this.header = header;
  }

  isComputer(seat: Seat): boolean {
    return this.header.seats[seat]?.kind !== 'person';
  }

  async keep({ log, from, state }: Change): Promise<void> {
    const header = {
      ...this.header,
      scores: state.outcome?.final ?? state.scores,
      changedMs: Date.now(),
      isOver: state.phase === 'over',
      ...(state.outcome === null ? {} : { winners: state.outcome.winners }),
      titled: { options: titledOptions(state.ruleset.config) },
      ...(state.dictionary === null ? {} : { dictionary: state.dictionary.checksum }),
    };
    await this.store.append(header, from, log.slice(from));
    this.header = header;
  }

  async keepClock(clock: StoredClock): Promise<void> {
    const { offsetMs, stoppedMs } = this.header.clock ?? {};
    if (offsetMs === clock.offsetMs && stoppedMs === clock.stoppedMs) return;
    this.header = { ...this.header, clock };
    await this.store.keepHeader(this.header);
  }
}

function hasDictionary({ ruleset }: GameState): boolean {
  return !playersDecide(ruleset.dictionary);
}

/** Supplies the words of a game. `confirm` and `begin` need none; only later actions wait for the dictionary. */
function dictionaryFrom(help: PendingHelp | null): LocalParts['dictionary'] {
  let words: WordAuthority | null = null;
  return async (state, { type }) => {
    if (!hasDictionary(state) || help === null) return { words: anyWordAuthority(), identity: null };
    const { identity } = help;
    if (type === 'confirm' || type === 'begin') return { words: anyWordAuthority(), identity };
    words ??= (await help.ready).authorityFor(state.ruleset);
    return { words, identity };
  };
}

function partsOf(record: GameRecord, help: PendingHelp | null): LocalParts {
  return {
    secret: record.header.secret,
    isComputer: (seat) => record.isComputer(seat),
    canThink: () => help?.isReady === true,
    asks: 'before-computers',
    hidesRacks: true,
    machineMs: Date.now,
    dictionary: dictionaryFrom(help),
    keep: (change) => record.keep(change),
  };
}

/** Fills the racks that the position leaves open; chance decides with which tiles. */
function dealt(
  { racks, bag }: PlannedPosition,
  config: GameConfig,
  random: () => number,
): { readonly racks: readonly (readonly Tile[])[]; readonly pool: readonly Tile[] } {
  const configured = configure(config);
  const size = configured.ok ? configured.value.rack.size : 0;
  const pool = [...bag];
  const draw = (): readonly Tile[] => pool.splice(Math.floor(random() * pool.length), 1);
  const filled = racks.map((rack) =>
    rack.length > 0 ? rack : Array.from({ length: Math.min(size, pool.length) }, draw).flat(),
  );
  return { racks: filled, pool };
}

export class StoredGame {
  readonly #record: GameRecord;
  readonly #help: PendingHelp | null;
  readonly #game: LocalGame;
  readonly #random: () => number;
  /** Computer players by seat, `null` for people; `null` as a whole until they are loaded. */
  #players: readonly (Player | null)[] | null = null;

  private constructor(record: GameRecord, help: PendingHelp | null, game: LocalGame) {
    this.#record = record;
    this.#help = help;
    this.#game = game;
    const { dealCode, secret } = record.header;
    this.#random = randomNumbers(dealCode === '' ? secret : dealCode);
  }

  /** Confirms for every seat and begins: starting a game at this screen counts as everybody's agreement. */
  static async create(
    store: GameStore,
    help: PendingHelp | null,
    plan: GamePlan,
  ): Promise<Result<StoredGame, Refusal>> {
    const record = new GameRecord(store, {
      id: randomDigits().slice(0, 12),
      preset: plan.config.preset,
      seats: plan.seats,
      dealCode: plan.dealCode,
      secret: plan.dealCode === '' ? randomDigits() : plan.dealCode,
      scores: plan.seats.map(() => 0),
      changedMs: Date.now(),
      isOver: false,
      ...(plan.starter === undefined ? {} : { starter: plan.starter }),
    });
    if (plan.position !== undefined) return this.#fromPosition(record, help, plan.config, plan.position);
    const created = await LocalGame.create(plan.config, partsOf(record, help));
    if (!created.ok) return created;
    const game = new StoredGame(record, help, created.value);
    const begun = await game.#begin();
    return begun.ok ? ok(game) : begun;
  }

  static async #fromPosition(
    record: GameRecord,
    help: PendingHelp | null,
    config: GameConfig,
    position: PlannedPosition,
  ): Promise<Result<StoredGame, Refusal>> {
    const { racks, pool } = dealt(position, config, randomNumbers(record.header.secret));
    const { board, scores, turn } = position;
    const start = { board, racks, pool, scores, turn, passes: 0, zones: null, levels: null };
    const events = createFromPosition(config, start, Date.now());
    if (!events.ok) return events;
    await record.keep({ log: events.value, from: 0, state: replay(events.value) });
    return ok(await StoredGame.resume(record.store, help, record.header, events.value));
  }

  static async resume(
    store: GameStore,
    help: PendingHelp | null,
    header: GameHeader,
    events: readonly GameEvent[],
  ): Promise<StoredGame> {
    const record = new GameRecord(store, header);
    const game = LocalGame.resume(events, header.clock ?? null, partsOf(record, help));
    const stored = new StoredGame(record, help, game);
    // The page was closed before the game began.
    if (game.state.phase === 'lobby') await stored.#begin();
    // A running clock has run on while the page was closed; a stopped one starts if somebody can use the time.
    else if (!game.clock.isRunning) game.setClock();
    await record.keepClock(game.clock.kept);
    return stored;
  }

  /**
   * The game as it stood when the person's last turn began, as a game of its own. Its secret is the same, so that the
   * draws are proven as before; it is marked, because the person knows tiles that may come again.
   */
  async takeBack(): Promise<StoredGame | null> {
    const { store, header } = this.#record;
    const length = this.#takeBackLength;
    if (length === null) return null;
    const events = this.#game.events.slice(0, length);
    const { clock: _, ...rest } = header;
    const earlier = {
      ...rest,
      id: randomDigits().slice(0, 12),
      scores: replay(events).scores,
      changedMs: Date.now(),
      takeBacks: this.takeBacks + 1,
    };
    await store.branch(this.id, earlier, events, Date.now());
    return StoredGame.resume(store, this.#help, earlier, events);
  }

  get takeBacks(): number {
    return this.#record.header.takeBacks ?? 0;
  }

  get #takeBackLength(): number | null {
    const { seats, isShared } = this.#record.header;
    const [person] = this.#game.people;
    const isAgainstComputers = allowsTakeBack(seats.map(({ kind }) => kind === 'computer'));
    return person === undefined || isShared === true || !isAgainstComputers
      ? null
      : takeBackLength(this.#game.events, person);
  }

  async #begin(): Promise<Result<null, Refusal>> {
    const { dealCode, starter } = this.#record.header;
    for (const seat of seatsToConfirm(this.#game.state)) {
      const confirmed = await this.act({
        type: 'confirm',
        seat,
        nonce: dealCode === '' ? randomDigits() : '',
      });
      if (!confirmed.ok) return confirmed;
    }
    return this.act({ type: 'begin', ...(starter === undefined ? {} : { starter }) });
  }

  get id(): string {
    return this.#record.header.id;
  }

  get events(): readonly GameEvent[] {
    return this.#game.events;
  }

  get isOver(): boolean {
    return this.#game.isOver;
  }

  /** The dictionary and computer players; `null` if the page knows no word list for the game. */
  get help(): PendingHelp | null {
    return this.#help;
  }

  get attention(): Attention {
    return this.#game.attention;
  }

  isPerson(seat: Seat): boolean {
    return !this.#record.isComputer(seat);
  }

  async act(action: Action): Promise<Result<null, Refusal>> {
    const acted = await this.#game.act(action);
    await this.#keepClock();
    return acted.ok ? ok(null) : acted;
  }

  #keepClock(): Promise<void> {
    return this.#record.keepClock(this.#game.clock.kept);
  }

  /** Milliseconds until the time to play or to challenge is up; `null` if no time is running. */
  get dueInMs(): number | null {
    const { dueMs } = this.#game;
    return dueMs === null ? null : Math.max(0, dueMs - Date.now());
  }

  async callTime(): Promise<void> {
    await this.#game.callTime(async (seat) => {
      const draft = await this.#record.store.draftOf(this.id, seat);
      return draft === null ? [] : placementsOf(draft);
    });
    await this.#keepClock();
  }

  /** Agrees to end the game for these people; returns the computers that would rather play on. */
  async agree(seats: readonly Seat[]): Promise<readonly Seat[]> {
    for (const seat of seats) if (!this.isOver) await this.act({ type: 'agree', seat });
    return this.#game.offerEnd((seat) => this.#choose(seat));
  }

  /** Whether a word is valid; `locked` if the rules do not allow looking up now (D-04). */
  async lookUp(word: string): Promise<'good' | 'bad' | 'locked'> {
    const { state } = this.#game;
    if (dictionaryPermission(state, 'lookup') !== 'allowed') return 'locked';
    const words =
      hasDictionary(state) && this.#help !== null
        ? (await this.#help.ready).authorityFor(state.ruleset)
        : anyWordAuthority();
    return words.fault(word.toUpperCase()) === null ? 'good' : 'bad';
  }

  /** Lets the computer act that the game waits for; returns a fault if the rules refused its choice, else `null`. */
  async moveComputer(): Promise<ComputerFault | null> {
    const fault = await this.#game.moveComputer((seat) => this.#choose(seat));
    await this.#keepClock();
    return fault;
  }

  async #choose(seat: Seat): Promise<Action | null> {
    this.#players ??= await this.#fetchPlayers();
    const thinking = {
      random: this.#random,
      nowMs: this.#game.clock.nowMs,
      positions: POSITIONS,
      isInterrupted: () => false,
    };
    return this.#players[seat]?.choose(this.#game.view(seat), thinking) ?? null;
  }

  async #fetchPlayers(): Promise<readonly (Player | null)[]> {
    const help = await this.#help?.ready;
    if (help === undefined) throw new Error('computers play only where they know words');
    return this.#record.header.seats.map((seat) =>
      seat.kind === 'computer' ? help.playerOf(seat.level) : null,
    );
  }

  /** Shows the rack of `seat`; only the person to move may see theirs. */
  async uncover(seat: Seat): Promise<void> {
    this.#game.uncover(seat);
    await this.#keepClock();
  }

  get #viewer(): PlayerViewer {
    return this.#record.header.isShared === true ? 'spectator' : this.#game.viewer;
  }

  get time(): TableTime {
    const { nowMs, isRunning } = this.#game.clock;
    return { nowMs, isRunning };
  }

  async snapshot(): Promise<TableSnapshot> {
    const viewer = this.#viewer;
    const { state, events, attention } = this.#game;
    const { id, seats, dealCode, isShared = false } = this.#record.header;
    return {
      game: id,
      seats,
      dealCode,
      viewer,
      view: this.#game.view(viewer),
      events: events.map((event) => redact(state.ruleset, event, viewer)),
      attention,
      draft: typeof viewer !== 'number' ? null : await this.#record.store.draftOf(id, viewer),
      place: 'here',
      isShared,
      canTakeBack: this.#takeBackLength !== null,
      takeBacks: this.takeBacks,
    };
  }
}
