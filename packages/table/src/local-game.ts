/**
 * A game at one screen: the referee with its log, chance and clock, whom it waits for, and whose tiles are visible.
 * It knows every rack and hands out views. Time, words and the keeper of the log are handed in. A host makes one call
 * after the other.
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
import { lastTimeOf, TableClock, type StoredClock } from './table-clock.ts';

export interface GameDictionary {
  readonly words: WordAuthority;
  /** `null` where the players rule on words. */
  readonly identity: DictionaryIdentity | null;
}

/** What has happened, to be saved before anybody sees it. */
export interface Change {
  /** All events of the game, new ones included. */
  readonly log: readonly GameEvent[];
  /** Where the new ones begin. */
  readonly from: number;
  readonly state: GameState;
}

export interface LocalParts {
  /** The secret behind all chance; only a finished game can do without. */
  readonly secret: string;
  readonly isComputer: (seat: Seat) => boolean;
  readonly asks: Extract<Screen, { readonly kind: 'shared' }>['asks'];
  /** Whether computers are ready to think: loading the engine must not cost them time. */
  readonly canThink: () => boolean;
  /** Whether people must not see each other's tiles. In a pipe nobody can look over a shoulder. */
  readonly hidesRacks: boolean;
  /** The machine's time. */
  readonly machineMs: () => number;
  /** The dictionary for an action; actions that need no words may get an empty one. */
  readonly dictionary: (state: GameState, action: Action) => GameDictionary | Promise<GameDictionary>;
  /** Rejects if the change cannot be saved: then it has not happened. */
  readonly keep: (change: Change) => void | Promise<void>;
}

/** What a computer wants to do at a seat; `null` if it has no answer. */
export type Choose = (seat: Seat) => Action | null | Promise<Action | null>;

/**
 * A computer asked for something the rules refuse, or for nothing, which is a bug. The game did something else
 * instead.
 */
export interface ComputerFault {
  readonly seat: Seat;
  readonly wanted: Action | null;
  /** The number of events at that moment. */
  readonly seq: number;
}

/** At one screen people have all the time they want, and no move is under way. */
const TERMS: CallTerms = { patience: null, lagMs: 0 };

export class LocalGame {
  readonly clock: TableClock;
  readonly #parts: LocalParts;
  #events: readonly GameEvent[];
  #state: GameState;
  /** The person whose tiles were shown last, with nobody else at the screen since. */
  #uncovered: Seat | null = null;

  private constructor(parts: LocalParts, events: readonly GameEvent[], clock: TableClock) {
    this.#parts = parts;
    this.#events = events;
    this.#state = replay(events);
    this.clock = clock;
  }

  /** A new game, not yet confirmed by anybody. */
  static async create(config: GameConfig, parts: LocalParts): Promise<Result<LocalGame, Refusal>> {
    const created = createGame(config, commitmentTo(parts.secret));
    if (!created.ok) return created;
    const log = [created.value];
    const game = new LocalGame(parts, log, TableClock.showing(parts.machineMs(), parts.machineMs));
    await parts.keep({ log, from: 0, state: game.state });
    return ok(game);
  }

  /** A saved game. Without a saved clock, time continues from the last moment in the log. */
  static resume(events: readonly GameEvent[], clock: StoredClock | null, parts: LocalParts): LocalGame {
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

  /** Whom the game waits for, once it has started. */
  get attention(): Attention {
    const { isComputer, asks } = this.#parts;
    return attentionOf(this.#state, { events: this.#events, isComputer, screen: { kind: 'shared', asks } });
  }

  /**
   * Who looks at the screen: the only person, or of several the one who asked for their tiles. With two racks, a solo
   * player sees the rack on turn.
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

  /** Hides all tiles: somebody else comes to the screen. */
  cover(): void {
    this.#uncovered = null;
    this.setClock();
  }

  /**
   * An action by somebody at this screen. Where not everybody is asked, people act for each other: whoever plays on
   * or accepts the last play does so for all, unless it was agreed that each accepts for themselves.
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

  /** Saves an accepted action before anybody sees its result. */
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

  /** Tiles stay visible until the game waits for another person. */
  #isStillWanted(): boolean {
    if (this.#uncovered === null) return false;
    const { attention } = this;
    return attention.kind === 'computer' || (attention.kind === 'turn' && attention.seat === this.#uncovered);
  }

  /**
   * Runs the clock while somebody can use the time: a player who sees their tiles, a computer on turn, anybody who
   * may challenge for a limited time. Hosts call it when everything is ready.
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

  /** When time next runs out, by the machine's clock; `null` if none is running. */
  get dueMs(): number | null {
    const atMs = this.clock.isRunning ? nextCallMs(this.#state, TERMS) : null;
    return atMs === null ? null : this.clock.onMachine(atMs);
  }

  /**
   * Does what follows when time is up: silence counts as accepting, and a turn ends as agreed (V-09), with `laidOut`
   * as its side's tiles on the board. Returns whether anything was due.
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
   * Lets the computer act that the game waits for: by its own choice, or because its time is up. If the rules refuse
   * its choice, it takes the first action they allow, so that people can play on despite a bug.
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
        // Silence counts as accepting; whoever is on turn must act.
        return wanted === null && asked !== 'turn' ? null : { seat, wanted, seq };
      }
    throw new Error(`The computer at seat ${seat} has nothing left that it may do.`);
  }

  /** Asks computers whether they agree to end the game; returns those who would rather play on. */
  async offerEnd(choose: Choose): Promise<readonly Seat[]> {
    for (;;) {
      const asked = seatsToAgree(this.#state).filter((seat) => this.#parts.isComputer(seat));
      let hasAgreed = false;
      for (const seat of asked) {
        const action = this.isOver ? null : await choose(seat);
        if (action?.type === 'agree') hasAgreed = (await this.#hasHappened(action)) || hasAgreed;
      }
      if (this.isOver) return [];
      // Whoever declined may still agree.
      if (!hasAgreed) return asked;
    }
  }

  /** An action that changes nothing would be chosen again forever. */
  async #hasHappened(action: Action): Promise<boolean> {
    const acted = await this.#apply(action, this.clock.nowMs);
    return acted.ok && acted.value.length > 0;
  }

  /** Actions to take instead of a computer's own choice: pass, exchange from the left of the rack, accept. */
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
