/** A game at this screen as the worker keeps it: in the browser's database, with its words and its computers. */

import type { Player } from '@lexiko/engine';
import {
  anyWordAuthority,
  dictionaryPermission,
  ok,
  redact,
  type Action,
  type GameEvent,
  type GameState,
  type PlayerViewer,
  type Refusal,
  type Result,
  type Seat,
  type WordAuthority,
} from '@lexiko/rules';
import { playersDecide } from '@lexiko/rules/rule-points';
import {
  LocalGame,
  seatsToConfirm,
  type Attention,
  type Change,
  type ComputerFault,
  type KeptClock,
  type LocalParts,
} from '@lexiko/table';
import { placementsOf } from '@lexiko/table/draft';
import type { TableSnapshot } from '../table/snapshot.ts';
import type { GamePlan, TableTime } from '../table/worker-messages.ts';
import { randomDigits } from '../page/random-digits.ts';
import { randomNumbers } from './chance-source.ts';
import type { GameHeader, GameStore } from './game-store.ts';
import type { ComingHelp } from './help.ts';

/** Positions that a computer may search for one answer; about a millisecond each. */
const POSITIONS = 400;

/** A game's place in the database. */
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
    };
    await this.store.append(header, from, log.slice(from));
    this.header = header;
  }

  async keepClock(clock: KeptClock): Promise<void> {
    const { offsetMs, stoppedMs } = this.header.clock ?? {};
    if (offsetMs === clock.offsetMs && stoppedMs === clock.stoppedMs) return;
    this.header = { ...this.header, clock };
    await this.store.keepHeader(this.header);
  }
}

function hasDictionary({ ruleset }: GameState): boolean {
  return !playersDecide(ruleset.dictionary);
}

/** Who rules on words. A game is agreed on and begins without any: only what comes after that waits for them. */
function dictionaryFrom(help: ComingHelp): LocalParts['dictionary'] {
  let words: WordAuthority | null = null;
  return async (state, { type }) => {
    if (!hasDictionary(state)) return { words: anyWordAuthority(), identity: null };
    const identity = await help.identity;
    if (type === 'confirm' || type === 'begin') return { words: anyWordAuthority(), identity };
    words ??= (await help.ready).authorityFor(state.ruleset);
    return { words, identity };
  };
}

function partsOf(record: GameRecord, help: ComingHelp): LocalParts {
  let isHelped = false;
  void help.ready.then(
    () => {
      isHelped = true;
    },
    () => {}, // the worker says so
  );
  return {
    secret: record.header.secret,
    isComputer: (seat) => record.isComputer(seat),
    canThink: () => isHelped,
    asks: 'before-computers',
    hidesRacks: true,
    machineMs: Date.now,
    dictionary: dictionaryFrom(help),
    keep: (change) => record.keep(change),
  };
}

export class StoredGame {
  readonly #record: GameRecord;
  readonly #help: ComingHelp;
  readonly #game: LocalGame;
  readonly #random: () => number;
  /** Computers by seat, once they have come. */
  #players: readonly (Player | null)[] | null = null;

  private constructor(record: GameRecord, help: ComingHelp, game: LocalGame) {
    this.#record = record;
    this.#help = help;
    this.#game = game;
    const { dealCode, secret } = record.header;
    this.#random = randomNumbers(dealCode === '' ? secret : dealCode);
  }

  /** Everybody at this screen has agreed by starting the game, so all confirm and it begins. */
  static async create(
    store: GameStore,
    help: ComingHelp,
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
    const created = await LocalGame.create(plan.config, partsOf(record, help));
    if (!created.ok) return created;
    const game = new StoredGame(record, help, created.value);
    const begun = await game.#begin();
    return begun.ok ? ok(game) : begun;
  }

  static async resume(
    store: GameStore,
    help: ComingHelp,
    header: GameHeader,
    events: readonly GameEvent[],
  ): Promise<StoredGame> {
    const record = new GameRecord(store, header);
    const game = LocalGame.resume(events, header.clock ?? null, partsOf(record, help));
    const stored = new StoredGame(record, help, game);
    // The page was closed before the first tile was drawn.
    if (game.state.phase === 'lobby') await stored.#begin();
    // A turn goes on from when it began, whoever looked away meanwhile.
    else if (!game.clock.isRunning) game.setClock();
    await record.keepClock(game.clock.kept);
    return stored;
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

  /** How long until the time of a turn or of a challenge is up; `null` if none is running. */
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

  /** People agree to end the game; answers who of the computers would rather play on. */
  async agree(seats: readonly Seat[]): Promise<readonly Seat[]> {
    for (const seat of seats) if (!this.isOver) await this.act({ type: 'agree', seat });
    return this.#game.offerEnd((seat) => this.#choose(seat));
  }

  /** What the dictionary says, where it is free; a locked one says nothing (D-04). */
  async lookUp(word: string): Promise<'good' | 'bad' | 'locked'> {
    const { state } = this.#game;
    if (dictionaryPermission(state, 'lookup') !== 'allowed') return 'locked';
    const words = hasDictionary(state)
      ? (await this.#help.ready).authorityFor(state.ruleset)
      : anyWordAuthority();
    return words.fault(word.toUpperCase()) === null ? 'good' : 'bad';
  }

  /** Lets the computer act whose move or answer it is. */
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
    const help = await this.#help.ready;
    return this.#record.header.seats.map((seat) =>
      seat.kind === 'computer' ? help.playerOf(seat.level) : null,
    );
  }

  /** Only whose turn it is may see their tiles. */
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

  async news(): Promise<TableSnapshot> {
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
    };
  }
}
