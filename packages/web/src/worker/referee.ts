/**
 * One game at this screen: its log and state, the computers that play in it, and whom it waits for. Knows every rack
 * and hands out views only; a rack of one of several people goes out when its owner has asked for it.
 */

import type { Player } from '@lexiko/engine';
import {
  allSeats,
  anyWordAuthority,
  apply,
  commitmentTo,
  createChance,
  createGame,
  deadlineMs,
  dictionaryPermission,
  err,
  ok,
  redact,
  replay,
  viewFor,
  type Action,
  type GameEvent,
  type GameState,
  type PlayerViewer,
  type Refusal,
  type Result,
  type Seat,
  type WordAuthority,
} from '@lexiko/rules';
import { attentionOf, placementsOf, seatsToAsk, type Attention } from '@lexiko/table';
import type { GamePlan, TableNews, TableTime } from '../messages.ts';
import type { GameHeader, GameStore } from './game-store.ts';
import type { ComingHelp } from './help.ts';
import { randomDigits } from '../page/random-digits.ts';
import { randomNumbers } from './chance-source.ts';
import { lastTimeOf, TableClock } from './table-clock.ts';

/** Positions that a computer may search for one answer; about a millisecond each. */
const POSITIONS = 400;

export class Referee {
  readonly #store: GameStore;
  readonly #help: ComingHelp;
  /** Computers by seat, once they have come. */
  #players: readonly (Player | null)[] | null = null;
  readonly #random: () => number;
  #header: GameHeader;
  #events: readonly GameEvent[];
  #state: GameState;
  #authority: WordAuthority | null = null;
  #uncovered: Seat | null = null;
  readonly #clock: TableClock;

  private constructor(store: GameStore, help: ComingHelp, header: GameHeader, events: readonly GameEvent[]) {
    this.#store = store;
    this.#help = help;
    this.#header = header;
    this.#events = events;
    this.#state = replay(events);
    this.#clock =
      header.clock === undefined
        ? TableClock.showing(lastTimeOf(events) ?? Date.now())
        : new TableClock(header.clock);
    this.#random = randomNumbers(header.dealCode === '' ? header.secret : header.dealCode);
  }

  /** Everybody at this screen has agreed by starting the game, so all confirm and it begins. */
  static async create(store: GameStore, help: ComingHelp, plan: GamePlan): Promise<Result<Referee, Refusal>> {
    const secret = plan.dealCode === '' ? randomDigits() : plan.dealCode;
    const created = createGame(plan.config, commitmentTo(secret));
    if (!created.ok) return created;
    const header: GameHeader = {
      id: randomDigits().slice(0, 12),
      preset: plan.config.preset,
      seats: plan.seats,
      dealCode: plan.dealCode,
      secret,
      scores: plan.seats.map(() => 0),
      changedMs: Date.now(),
      isOver: false,
      ...(plan.starter === undefined ? {} : { starter: plan.starter }),
    };
    await store.append(header, 0, [created.value]);
    const referee = new Referee(store, help, header, [created.value]);
    const begun = await referee.#begin();
    return begun.ok ? ok(referee) : begun;
  }

  static async resume(
    store: GameStore,
    help: ComingHelp,
    header: GameHeader,
    events: readonly GameEvent[],
  ): Promise<Referee> {
    const referee = new Referee(store, help, header, events);
    // The page was closed before the first letter was drawn.
    if (referee.#state.phase === 'lobby') await referee.#begin();
    // A turn goes on from when it began, whoever looked away meanwhile.
    else if (!referee.#clock.isRunning) await referee.#setClock();
    return referee;
  }

  async #begin(): Promise<Result<null, Refusal>> {
    const { seats, dealCode, starter } = this.#header;
    for (const seat of seats.keys()) {
      if (this.#state.confirmed[seat] === true) continue;
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
    return this.#header.id;
  }

  get events(): readonly GameEvent[] {
    return this.#events;
  }

  get isOver(): boolean {
    return this.#state.phase === 'over';
  }

  isPerson(seat: Seat): boolean {
    return this.#header.seats[seat]?.kind === 'person';
  }

  get #hasDictionary(): boolean {
    return this.#state.ruleset.options['dictionary.id'] !== 'table';
  }

  /** Who rules on words. A game is agreed on and begins without any: only what comes after that waits for them. */
  async #authorityFor(action: Action): Promise<WordAuthority> {
    if (!this.#hasDictionary || action.type === 'confirm' || action.type === 'begin')
      return anyWordAuthority();
    this.#authority ??= (await this.#help.ready).authorityFor(this.#state.ruleset);
    return this.#authority;
  }

  async #playersBySeat(): Promise<readonly (Player | null)[]> {
    if (this.#players !== null) return this.#players;
    const { seats } = this.#header;
    const help = seats.some(({ kind }) => kind === 'computer') ? await this.#help.ready : null;
    this.#players = seats.map((seat) =>
      seat.kind === 'computer' ? (help?.playerOf(seat.level) ?? null) : null,
    );
    return this.#players;
  }

  /** An accepted action is kept before anybody sees what it led to. `atMs`: when it happened, if not now. */
  async act(action: Action, atMs: number = this.#clock.nowMs): Promise<Result<null, Refusal>> {
    const words = await this.#authorityFor(action);
    const dictionary = this.#hasDictionary ? await this.#help.identity : null;
    const applied = apply(this.#state, action, {
      nowMs: Math.floor(atMs),
      chance: createChance(this.#header.secret, this.#state.nonces),
      words,
      dictionary,
    });
    if (!applied.ok) return err(applied.error);
    const { events, state } = applied.value;
    if (events.length === 0) return ok(null);
    const header = {
      ...this.#header,
      scores: state.outcome?.final ?? state.scores,
      changedMs: Date.now(),
      isOver: state.phase === 'over',
    };
    await this.#store.append(header, this.#events.length, events);
    this.#header = header;
    this.#events = [...this.#events, ...events];
    this.#state = state;
    if (state.phase === 'lobby') return ok(null);
    if (!this.#isStillWanted()) this.#uncovered = null;
    await this.#setClock();
    return ok(null);
  }

  /** The clock runs while somebody can use the time: a player who sees their letters, or whoever may challenge. */
  async #setClock(): Promise<void> {
    const { attention } = this;
    const isChallengeTimed =
      this.#state.window !== null && this.#state.ruleset.options['challenge.window'] === 'timed';
    const runs =
      attention.kind === 'computer' ||
      (attention.kind === 'turn' && (this.viewer === attention.seat || isChallengeTimed)) ||
      (attention.kind === 'answer' && isChallengeTimed);
    if (runs === this.#clock.isRunning && this.#header.clock !== undefined) return;
    if (runs) this.#clock.go();
    else this.#clock.stop();
    this.#header = { ...this.#header, clock: this.#clock.kept };
    await this.#store.keepHeader(this.#header);
  }

  /** How long until the time of a turn or of a challenge is up; `null` if none is running. */
  get dueInMs(): number | null {
    if (!this.#clock.isRunning) return null;
    const dueMs =
      this.#challengeEndsMs() ?? (this.attention.kind === 'turn' ? deadlineMs(this.#state) : null);
    return dueMs === null ? null : Math.max(0, dueMs - this.#clock.nowMs);
  }

  #challengeEndsMs(): number | null {
    const { window, ruleset } = this.#state;
    const isOpen = window !== null && ruleset.options['challenge.window'] === 'timed';
    return isOpen && this.attention.kind === 'answer' ? window.graceUntilMs : null;
  }

  /** What follows when a time is up: silence is acceptance, and a turn ends as agreed (V-09). */
  async expire(): Promise<void> {
    const { attention } = this;
    const challengeEndsMs = this.#challengeEndsMs();
    if (challengeEndsMs !== null && this.#clock.nowMs >= challengeEndsMs) {
      for (const seat of seatsToAsk(this.#state)) await this.act({ type: 'accept', seat }, challengeEndsMs);
      return;
    }
    const endsMs = deadlineMs(this.#state);
    if (attention.kind !== 'turn' || endsMs === null || this.#clock.nowMs < endsMs) return;
    const { seat } = attention;
    const laidOut = await this.#store.draftOf(this.id, seat);
    await this.act({ type: 'expire', seat, ...(laidOut === null ? {} : { draft: placementsOf(laidOut) }) });
  }

  /** People agree to end the game; answers who of the computers would rather play on. */
  async agree(seats: readonly Seat[]): Promise<readonly Seat[]> {
    for (const seat of seats) if (!this.isOver) await this.act({ type: 'agree', seat });
    const players = await this.#playersBySeat();
    const computers = allSeats(this.#state.ruleset).filter((seat) => players[seat] != null);
    for (const seat of computers) {
      if (this.isOver || this.#state.left[seat] === true) continue;
      const action = await this.#consider(seat);
      if (action?.type === 'agree') await this.act(action);
    }
    return this.isOver ? [] : computers.filter((seat) => this.#state.agreed[seat] !== true);
  }

  /** What the dictionary says, where it is free; a locked one says nothing (D-04). */
  async lookUp(word: string): Promise<'good' | 'bad' | 'locked'> {
    if (dictionaryPermission(this.#state, 'lookup') !== 'allowed') return 'locked';
    const authority = this.#hasDictionary
      ? (await this.#help.ready).authorityFor(this.#state.ruleset)
      : anyWordAuthority();
    return authority.fault(word.toUpperCase()) === null ? 'good' : 'bad';
  }

  /** Whoever has asked for their letters keeps them in sight until another person is wanted. */
  #isStillWanted(): boolean {
    if (this.#uncovered === null) return false;
    const { attention } = this;
    return attention.kind === 'computer' || (attention.kind === 'turn' && attention.seat === this.#uncovered);
  }

  get attention(): Attention {
    return attentionOf(this.#state, {
      events: this.#events,
      isComputer: (seat) => !this.isPerson(seat),
      screen: { kind: 'shared', asks: 'before-computers' },
    });
  }

  /** At one screen the next player's first act is the end of the time to challenge, and nobody is asked before (S-25). */
  get #isAnsweredByTurn(): boolean {
    const { turn, ruleset } = this.#state;
    return turn !== null && this.isPerson(turn) && ruleset.options['challenge.window'] === 'untilNextStarts';
  }

  /**
   * What a person at this screen does. They sit together: whoever plays on, or accepts the last play, does so for all of
   * them, unless it was agreed that everybody accepts for themselves. Whoever wants to challenge says so before.
   */
  async actTogether(action: Action): Promise<Result<null, Refusal>> {
    const acted = await this.act(action);
    if (this.#state.ruleset.options['challenge.window'] === 'untilAllAccept') return acted;
    const isHeldUp = !acted.ok && acted.error.code === 'CHALLENGE_WINDOW_OPEN' && this.#isAnsweredByTurn;
    if (!isHeldUp && (!acted.ok || action.type !== 'accept')) return acted;
    for (const seat of seatsToAsk(this.#state).filter((one) => this.isPerson(one)))
      await this.act({ type: 'accept', seat });
    return isHeldUp ? this.act(action) : acted;
  }

  async #consider(seat: Seat): Promise<Action | null> {
    const players = await this.#playersBySeat();
    const thinking = {
      random: this.#random,
      nowMs: this.#clock.nowMs,
      positions: POSITIONS,
      isInterrupted: () => false,
    };
    return players[seat]?.choose(viewFor(this.#state, seat), thinking) ?? null;
  }

  /** Lets the computer act whose move or answer it is. Throws where it asks for what the rules refuse. */
  async moveComputer(): Promise<void> {
    const { attention } = this;
    if (attention.kind !== 'computer') return;
    const { seat, asked } = attention;
    const action: Action | null =
      asked === 'confirm-scores' ? { type: 'confirmScores', seat } : await this.#consider(seat);
    if (action === null) throw new Error(`the computer at seat ${seat} has nothing to say`);
    const acted = await this.act(action);
    if (!acted.ok) throw new Error(`${acted.error.code} for ${JSON.stringify(action)}`);
  }

  /** Only whose turn it is may see their letters. */
  async uncover(seat: Seat): Promise<void> {
    const { attention } = this;
    if (attention.kind !== 'turn' || attention.seat !== seat) return;
    this.#uncovered = seat;
    await this.#setClock();
  }

  /**
   * Who looks at the screen: the only person always, of several the one who asked for their letters. Alone with two
   * racks one looks at the rack whose turn it is.
   */
  get viewer(): PlayerViewer {
    if (this.#header.isShared === true) return 'spectator';
    const people = this.#header.seats.flatMap((seat, at) => (seat.kind === 'person' ? [at] : []));
    const [only] = people;
    if (people.length === 1 && only !== undefined) return only;
    if (this.#state.ruleset.options['solitaire.mode'] !== 'off')
      return this.#state.turn ?? only ?? 'spectator';
    return this.#uncovered ?? 'spectator';
  }

  get time(): TableTime {
    return { nowMs: this.#clock.nowMs, isRunning: this.#clock.isRunning };
  }

  async news(): Promise<TableNews> {
    const { viewer, attention } = this;
    const { id, seats, dealCode } = this.#header;
    return {
      game: id,
      seats,
      dealCode,
      viewer,
      view: viewFor(this.#state, viewer),
      events: this.#events.map((event) => redact(this.#state.ruleset, event, viewer)),
      attention,
      draft: typeof viewer !== 'number' ? null : await this.#store.draftOf(id, viewer),
      place: 'here',
      isShared: this.#header.isShared === true,
    };
  }
}
