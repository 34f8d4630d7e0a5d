/**
 * One game at this screen: its log and state, the computers that play in it, and whom it waits for. Knows every rack
 * and hands out views only; a rack of one of several people goes out when its owner has asked for it.
 */

import { type Desk, makePlayer, PERSONALITIES, wordLayersOf, type Player } from '@lexiko/engine';
import {
  apply,
  commitmentTo,
  createChance,
  createGame,
  err,
  ok,
  opponentsOf,
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
import { authorityFor } from '@lexiko/words';
import type { Attention, GamePlan, TableNews } from '../messages.ts';
import type { GameHeader, GameStore } from './game-store.ts';
import { randomDigits, randomNumbers } from './chance-source.ts';

/** Positions that a computer may search for one answer; about a millisecond each. */
const POSITIONS = 400;

export class Referee {
  readonly #store: GameStore;
  readonly #desk: Desk;
  readonly #players: readonly (Player | null)[];
  readonly #random: () => number;
  #header: GameHeader;
  #events: readonly GameEvent[];
  #state: GameState;
  #authority: WordAuthority | null = null;
  #uncovered: Seat | null = null;

  private constructor(store: GameStore, desk: Desk, header: GameHeader, events: readonly GameEvent[]) {
    this.#store = store;
    this.#desk = desk;
    this.#header = header;
    this.#events = events;
    this.#state = replay(events);
    this.#random = randomNumbers(header.dealCode === '' ? header.secret : header.dealCode);
    this.#players = header.seats.map((seat) =>
      seat.kind === 'computer' ? makePlayer(PERSONALITIES[seat.level], desk) : null,
    );
  }

  /** Everybody at this screen has agreed by starting the game, so all confirm and it begins. */
  static async create(store: GameStore, desk: Desk, plan: GamePlan): Promise<Result<Referee, Refusal>> {
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
    };
    await store.append(header, 0, [created.value]);
    const referee = new Referee(store, desk, header, [created.value]);
    const begun = await referee.#begin();
    return begun.ok ? ok(referee) : begun;
  }

  static async resume(
    store: GameStore,
    desk: Desk,
    header: GameHeader,
    events: readonly GameEvent[],
  ): Promise<Referee> {
    const referee = new Referee(store, desk, header, events);
    // The page was closed before the first letter was drawn.
    if (referee.#state.phase === 'lobby') await referee.#begin();
    return referee;
  }

  async #begin(): Promise<Result<null, Refusal>> {
    const { seats, dealCode } = this.#header;
    for (const seat of seats.keys()) {
      if (this.#state.confirmed[seat] === true) continue;
      const confirmed = await this.act({
        type: 'confirm',
        seat,
        nonce: dealCode === '' ? randomDigits() : '',
      });
      if (!confirmed.ok) return confirmed;
    }
    return this.act({ type: 'begin' });
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

  get names(): readonly string[] {
    return this.#header.seats.map(({ name }) => name);
  }

  isPerson(seat: Seat): boolean {
    return this.#header.seats[seat]?.kind === 'person';
  }

  /** An accepted action is kept before anybody sees what it led to. */
  async act(action: Action): Promise<Result<null, Refusal>> {
    const { lexicon } = this.#desk.library;
    this.#authority ??= authorityFor(lexicon, wordLayersOf(this.#state.ruleset));
    const applied = apply(this.#state, action, {
      nowMs: Date.now(),
      chance: createChance(this.#header.secret, this.#state.nonces),
      words: this.#authority,
      dictionary: lexicon.identity,
    });
    if (!applied.ok) return err(applied.error);
    const { events, state } = applied.value;
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
    if (!this.#isStillWanted()) this.#uncovered = null;
    return ok(null);
  }

  /** Whoever has asked for their letters keeps them in sight until another person is wanted. */
  #isStillWanted(): boolean {
    if (this.#uncovered === null) return false;
    const { attention } = this;
    return attention.kind === 'computer' || (attention.kind === 'turn' && attention.seat === this.#uncovered);
  }

  get attention(): Attention {
    const { phase, turn } = this.#state;
    if (phase === 'over') return { kind: 'over' };
    const waiting = this.#unanswered();
    const computer = waiting.find((seat) => !this.isPerson(seat));
    if (computer !== undefined) return { kind: 'computer', seat: computer };
    const person = waiting[0];
    if (person !== undefined) return { kind: 'answer', seat: person };
    if (turn === null) throw new Error('Nobody is on turn and nobody has anything to answer.');
    return { kind: this.isPerson(turn) ? 'turn' : 'computer', seat: turn };
  }

  /** Who may still speak to the last play, in order of play. The side on turn speaks by its first act (S-25). */
  #unanswered(): readonly Seat[] {
    const { window, ruleset, turn } = this.#state;
    if (window === null || ruleset.options['solitaire.mode'] !== 'off') return [];
    const { sides } = ruleset;
    const place = (seat: Seat): number => (seat - window.seat + sides) % sides;
    return opponentsOf(this.#state, window.seat)
      .filter((seat) => window.answers[seat] === 'none' && seat !== turn)
      .sort((a, b) => place(a) - place(b));
  }

  /** Lets the computer act whose move or answer it is. Throws where it asks for what the rules refuse. */
  async moveComputer(): Promise<void> {
    const { attention } = this;
    if (attention.kind !== 'computer') return;
    const { seat } = attention;
    const thinking = {
      random: this.#random,
      nowMs: Date.now(),
      positions: POSITIONS,
      isInterrupted: () => false,
    };
    const action = this.#players[seat]?.choose(viewFor(this.#state, seat), thinking) ?? null;
    if (action === null) throw new Error(`the computer at seat ${seat} has nothing to say`);
    const acted = await this.act(action);
    if (!acted.ok) throw new Error(`${acted.error.code} for ${JSON.stringify(action)}`);
  }

  /** Only whose turn it is may see their letters. */
  uncover(seat: Seat): void {
    const { attention } = this;
    if (attention.kind === 'turn' && attention.seat === seat) this.#uncovered = seat;
  }

  /** Who looks at the screen: the only person always, of several the one who asked for their letters. */
  get viewer(): PlayerViewer {
    const people = this.#header.seats.flatMap((seat, at) => (seat.kind === 'person' ? [at] : []));
    const [only] = people;
    return people.length === 1 && only !== undefined ? only : (this.#uncovered ?? 'spectator');
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
      draft: viewer === 'spectator' ? null : await this.#store.draftOf(id, viewer),
      place: 'here',
    };
  }
}
