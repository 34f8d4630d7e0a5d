/**
 * A game at one screen: the referee with its log, its chance and its clock, whom it waits for, and whose tiles are in
 * sight. Knows every rack and hands out views. What it needs of the machine is handed in: the time, the words, and
 * whoever keeps the log. A host asks for one thing after the other.
 */

import {
  allSeats,
  apply,
  commitmentTo,
  createChance,
  createGame,
  err,
  ok,
  replay,
  viewFor,
  type Action,
  type DictionaryIdentity,
  type GameConfig,
  type GameEvent,
  type GameState,
  type PlayerView,
  type PlayerViewer,
  type Refusal,
  type Result,
  type Seat,
  type WordAuthority,
} from '@lexiko/rules';
import type { Placement } from '@lexiko/rules/board';
import { waitsForAll } from '@lexiko/rules/rule-points';
import {
  attentionOf,
  isWindowTimed,
  seatsToAgree,
  seatsToAsk,
  type Attention,
  type Screen,
} from './attention.ts';
import { callsAt, nextCallMs, type CallTerms } from './deadlines.ts';
import { lastTimeOf, TableClock, type KeptClock } from './table-clock.ts';

export interface GameDictionary {
  readonly words: WordAuthority;
  /** `null` where the players rule on words. */
  readonly identity: DictionaryIdentity | null;
}

/** What has happened, to be kept before anybody sees it. */
export interface Change {
  /** All events of the game, new ones included. */
  readonly log: readonly GameEvent[];
  /** Where the new ones begin. */
  readonly from: number;
  readonly state: GameState;
}

export interface LocalParts {
  /** Behind all chance of the game; only a game that is over can do without. */
  readonly secret: string;
  readonly isComputer: (seat: Seat) => boolean;
  readonly asks: Extract<Screen, { readonly kind: 'shared' }>['asks'];
  /** Whether computers can think yet: what they have to wait for themselves costs them no time. */
  readonly canThink: () => boolean;
  /** Whether people must not see each other's tiles. In a pipe nobody looks over a shoulder. */
  readonly hidesRacks: boolean;
  /** The machine's time. */
  readonly machineMs: () => number;
  /** The dictionary for an action; what needs no words may get one that knows none. */
  readonly dictionary: (state: GameState, action: Action) => GameDictionary | Promise<GameDictionary>;
  /** Rejects where the change cannot be kept: then it has not happened. */
  readonly keep: (change: Change) => void | Promise<void>;
}

/** What a computer wants to do at a seat; `null` where it has nothing to say. */
export type Choose = (seat: Seat) => Action | null | Promise<Action | null>;

/** A computer asked for what the rules refuse, or for nothing: a bug. Something else was done in its place. */
export interface ComputerFault {
  readonly seat: Seat;
  readonly wanted: Action | null;
  /** How many events there were. */
  readonly seq: number;
}

/** People at one screen are waited for, and nothing is on its way. */
const TERMS: CallTerms = { patience: null, lagMs: 0 };

export class LocalGame {
  readonly clock: TableClock;
  readonly #parts: LocalParts;
  #events: readonly GameEvent[];
  #state: GameState;
  /** Whose tiles were asked for last, with nobody else at the screen since. */
  #uncovered: Seat | null = null;

  private constructor(parts: LocalParts, events: readonly GameEvent[], clock: TableClock) {
    this.#parts = parts;
    this.#events = events;
    this.#state = replay(events);
    this.clock = clock;
  }

  /** A new game that nobody has agreed to yet. */
  static async create(config: GameConfig, parts: LocalParts): Promise<Result<LocalGame, Refusal>> {
    const created = createGame(config, commitmentTo(parts.secret));
    if (!created.ok) return created;
    const log = [created.value];
    const game = new LocalGame(parts, log, TableClock.showing(parts.machineMs(), parts.machineMs));
    await parts.keep({ log, from: 0, state: game.state });
    return ok(game);
  }

  /** A game as it was kept. Without a kept clock, time goes on from the last that the log tells. */
  static resume(events: readonly GameEvent[], clock: KeptClock | null, parts: LocalParts): LocalGame {
    const { machineMs } = parts;
    const resumed =
      clock === null
        ? TableClock.showing(lastTimeOf(events) ?? machineMs(), machineMs)
        : new TableClock(clock, machineMs);
    return new LocalGame(parts, events, resumed);
  }

  get state(): GameState {
    return this.#state;
  }

  get events(): readonly GameEvent[] {
    return this.#events;
  }

  get isOver(): boolean {
    return this.#state.phase === 'over';
  }

  view(viewer: PlayerViewer): PlayerView {
    return viewFor(this.#state, viewer);
  }

  /** The seats of people. */
  get people(): readonly Seat[] {
    return allSeats(this.#state.ruleset).filter((seat) => !this.#parts.isComputer(seat));
  }

  /** Whom the game waits for; it has begun. */
  get attention(): Attention {
    const { isComputer, asks } = this.#parts;
    return attentionOf(this.#state, { events: this.#events, isComputer, screen: { kind: 'shared', asks } });
  }

  /**
   * Who looks at the screen: the only person always, of several the one who asked for their tiles. Alone with two racks
   * one looks at the rack whose turn it is.
   */
  get viewer(): PlayerViewer {
    const { turn, ruleset } = this.#state;
    const [only, ...others] = this.people;
    if (only !== undefined && others.length === 0) return only;
    if (ruleset.solitaire.kind !== 'off') return turn ?? only ?? 'spectator';
    if (!this.#parts.hidesRacks && turn !== null && this.people.includes(turn)) return turn;
    return this.#uncovered ?? 'spectator';
  }

  /** Shows the tiles of the person on turn, and of nobody else. */
  uncover(seat: Seat): void {
    const { attention } = this;
    if (attention.kind !== 'turn' || attention.seat !== seat) return;
    this.#uncovered = seat;
    this.setClock();
  }

  /** Hides all tiles again: somebody else comes to the screen. */
  cover(): void {
    this.#uncovered = null;
    this.setClock();
  }

  /**
   * What somebody at this screen does. Where not everybody is asked, people speak for each other: whoever plays on, or
   * accepts the last play, does so for all of them, unless it was agreed that each accepts for themselves.
   */
  async act(action: Action): Promise<Result<readonly GameEvent[], Refusal>> {
    const from = this.#events.length;
    const acted = await this.#apply(action, this.clock.nowMs);
    if (!this.#speaksForAll(action)) return acted;
    const isHeldUp =
      !acted.ok && acted.error.code === 'CHALLENGE_WINDOW_OPEN' && this.attention.kind === 'turn';
    if (!isHeldUp && (!acted.ok || action.type !== 'accept')) return acted;
    for (const seat of seatsToAsk(this.#state).filter((one) => this.people.includes(one)))
      await this.#apply({ type: 'accept', seat }, this.clock.nowMs);
    if (!isHeldUp) return ok(this.#events.slice(from));
    const again = await this.#apply(action, this.clock.nowMs);
    return again.ok ? ok(this.#events.slice(from)) : again;
  }

  #speaksForAll(action: Action): boolean {
    const { asks, isComputer } = this.#parts;
    const isPersons = 'seat' in action && !isComputer(action.seat);
    const eachAccepts = waitsForAll(this.#state.ruleset.challenge);
    return asks === 'before-computers' && isPersons && !eachAccepts;
  }

  /** An accepted action is kept before anybody sees what it led to. */
  async #apply(action: Action, atMs: number): Promise<Result<readonly GameEvent[], Refusal>> {
    const { secret, dictionary, keep } = this.#parts;
    const { words, identity } = await dictionary(this.#state, action);
    const applied = apply(this.#state, action, {
      nowMs: Math.floor(atMs),
      chance: createChance(secret, this.#state.nonces),
      words,
      dictionary: identity,
    });
    if (!applied.ok) return err(applied.error);
    const { events, state } = applied.value;
    if (events.length === 0) return ok(events);
    const log = [...this.#events, ...events];
    await keep({ log, from: this.#events.length, state });
    this.#events = log;
    this.#state = state;
    if (!this.#isStillWanted()) this.#uncovered = null;
    this.setClock();
    return ok(events);
  }

  /** Whoever has asked for their tiles keeps them in sight until another person is wanted. */
  #isStillWanted(): boolean {
    if (this.#uncovered === null) return false;
    const { attention } = this;
    return attention.kind === 'computer' || (attention.kind === 'turn' && attention.seat === this.#uncovered);
  }

  /**
   * Lets the clock run while somebody can use the time: a player who sees their tiles, a computer on turn, whoever may
   * challenge for a limited time. Hosts call it when everything is ready to go on.
   */
  setClock(): void {
    if (this.#canTimeBeUsed()) this.clock.go();
    else this.clock.stop();
  }

  #canTimeBeUsed(): boolean {
    if (this.#state.phase === 'lobby') return true;
    const { attention } = this;
    switch (attention.kind) {
      case 'turn':
        return this.viewer === attention.seat || isWindowTimed(this.#state);
      case 'computer':
        if (attention.asked === 'turn') return this.#parts.canThink();
        return attention.asked === 'answer' && isWindowTimed(this.#state);
      case 'answer':
        return isWindowTimed(this.#state);
      case 'vote':
      case 'confirm-scores':
      case 'over':
        return false;
    }
  }

  /** When a time is up next, by the machine's clock; `null` if none is running. */
  get dueMs(): number | null {
    const atMs = this.clock.isRunning ? nextCallMs(this.#state, TERMS) : null;
    return atMs === null ? null : this.clock.onMachine(atMs);
  }

  /**
   * Does what follows when a time is up: silence is acceptance, and a turn ends as agreed (V-09), with what `laidOut`
   * says its side has on the board. Answers whether anything was due.
   */
  async callTime(
    laidOut: (seat: Seat) => readonly Placement[] | Promise<readonly Placement[]>,
  ): Promise<boolean> {
    const from = this.#events.length;
    const calls = this.clock.isRunning ? callsAt(this.#state, TERMS, this.clock.nowMs) : [];
    for (const { action, asOfMs } of calls) {
      const call = action.type === 'expire' ? { ...action, draft: await laidOut(action.seat) } : action;
      await this.#apply(call, asOfMs);
    }
    return this.#events.length > from;
  }

  /**
   * Lets the computer act whom the game waits for: as it chooses, or as its time being up has it. If the rules refuse
   * what it wants, it does the first thing that they allow, so that people can play on in spite of a bug.
   */
  async moveComputer(choose: Choose): Promise<ComputerFault | null> {
    const { attention } = this;
    if (attention.kind !== 'computer') return null;
    const { seat, asked } = attention;
    this.setClock();
    if (asked === 'confirm-scores') {
      await this.#apply({ type: 'confirmScores', seat }, this.clock.nowMs);
      return null;
    }
    if (await this.callTime(() => [])) return null;
    const wanted = await choose(seat);
    if (await this.callTime(() => [])) return null;
    const seq = this.#events.length;
    if (wanted !== null && (await this.#hasHappened(wanted))) return null;
    for (const action of this.#insteadFor(seat))
      if (await this.#hasHappened(action)) {
        // Silence is acceptance; whoever is on turn must do something.
        return wanted === null && asked !== 'turn' ? null : { seat, wanted, seq };
      }
    throw new Error(`The computer at seat ${seat} has nothing left that it may do.`);
  }

  /** Asks computers whether they agree to an offer to end the game; answers who would rather play on. */
  async offerEnd(choose: Choose): Promise<readonly Seat[]> {
    for (;;) {
      const asked = seatsToAgree(this.#state).filter((seat) => this.#parts.isComputer(seat));
      let hasAgreed = false;
      for (const seat of asked) {
        const action = this.isOver ? null : await choose(seat);
        if (action?.type === 'agree') hasAgreed = (await this.#hasHappened(action)) || hasAgreed;
      }
      if (this.isOver) return [];
      // Whoever declined may follow the others.
      if (!hasAgreed) return asked;
    }
  }

  /** An act that changes nothing would be chosen for ever. */
  async #hasHappened(action: Action): Promise<boolean> {
    const acted = await this.#apply(action, this.clock.nowMs);
    return acted.ok && acted.value.length > 0;
  }

  /** What can be done in place of a computer's own choice: pass, exchange from the left of the rack, accept. */
  #insteadFor(seat: Seat): readonly Action[] {
    const { racks, toReturn, turn } = this.#state;
    if (turn !== seat || seatsToAsk(this.#state).includes(seat) || this.#state.window?.ruling != null)
      return [
        { type: 'accept', seat },
        { type: 'rule', seat, stands: true },
      ];
    const rack = racks[seat] ?? [];
    const counts = toReturn > 0 ? [toReturn] : rack.map((_, at) => rack.length - at);
    return [
      { type: 'pass', seat },
      ...counts.map((count): Action => ({ type: 'exchange', seat, tiles: rack.slice(0, count) })),
    ];
  }
}
