/**
 * Games held in memory while they are in use. The log in the store is the truth; what is here is its fold, brought up
 * to date by number. Work on one game is done one piece after the other.
 */

import { evolve, replay, type EventType, type GameState } from '@lexiko/rules';
import { evolveSeats } from './seat-events.ts';
import type {
  GameNumbers,
  GameRecord,
  GameStore,
  Seating,
  StoredEvent,
  StoredSeatEvent,
} from './store/game-store.ts';
import type { SeatRecord } from './seat-record.ts';
import type { Dictionaries, GameDictionary } from '../ports.ts';

/** More games than this are forgotten, the longest unused first; they are read again when asked for. */
const MOST_GAMES = 2000;

/** How many to look at with each game that comes: where more are in use, not all are looked through every time. */
const MOST_LOOKS = 100;

const SETS_OPTIONS: ReadonlySet<EventType> = new Set(['created', 'configured']);
const BEFORE_THE_GAME: ReadonlySet<EventType> = new Set([...SETS_OPTIONS, 'confirmed']);

export class LiveGame {
  #record: GameRecord;
  readonly #events: StoredEvent[];
  #state: GameState;
  #seating: Seating;
  #dictionary: GameDictionary | null = null;

  constructor(record: GameRecord, events: readonly StoredEvent[], seating: Seating) {
    this.#record = record;
    this.#events = [...events];
    this.#state = replay(events.map(({ event }) => event));
    this.#seating = seating;
  }

  get id(): string {
    return this.#record.id;
  }

  /** The stage in it is that of the moment of loading: `phase` of the state is current. */
  get record(): Omit<GameRecord, 'stage'> {
    return this.#record;
  }

  get state(): GameState {
    return this.#state;
  }

  get seq(): number {
    return this.#events.length;
  }

  get seats(): readonly SeatRecord[] {
    return this.#seating.seats;
  }

  /** The number of the last event of the seats. */
  get seatSeq(): number {
    return this.#seating.seq;
  }

  /** Whether people may still come to the seats or leave them by themselves. */
  get seatsChange(): boolean {
    return this.#state.phase === 'lobby' || this.#state.ruleset.teams.kind === 'teams';
  }

  /** The number of the event that set the options as they stand; 0 once they can no longer change. */
  get optionsSeq(): number {
    if (this.#state.phase !== 'lobby') return 0;
    return this.#events.findLast(({ event }) => SETS_OPTIONS.has(event.type))?.seq ?? 0;
  }

  /** Takes another record of the same game, and its seats as they stand. */
  rewrite(record: GameRecord, seating: Seating): void {
    this.#record = record;
    if (seating.seq >= this.seatSeq) this.#seating = seating; // unless more has happened while it was read
  }

  /** Up to the number `until`; all where it is not given. */
  eventsAfter(seq: number, until?: number): readonly StoredEvent[] {
    return this.#events.slice(seq, until);
  }

  /** The number of the last event that had happened by then; what was agreed before the beginning counts at once. */
  seqAt(ms: number): number {
    let { seq } = this;
    while (seq > 0) {
      const stored = this.#events[seq - 1];
      if (stored === undefined || stored.atMs <= ms || BEFORE_THE_GAME.has(stored.event.type)) break;
      seq--;
    }
    return seq;
  }

  /** The game as it was after so many events. */
  stateAt(seq: number): GameState {
    return seq === this.seq ? this.#state : replay(this.#events.slice(0, seq).map(({ event }) => event));
  }

  /** Takes in what comes next; what is known already is passed over. */
  take(events: readonly StoredEvent[]): void {
    for (const stored of events) {
      if (stored.seq <= this.seq) continue;
      if (stored.seq !== this.seq + 1) throw new Error(`A hole in the log before event ${stored.seq}.`);
      this.#events.push(stored);
      this.#state = evolve(this.#state, stored.event);
      if (stored.event.type === 'configured') this.#dictionary = null;
    }
  }

  /** The same for what comes next at the seats. */
  takeSeats(events: readonly StoredSeatEvent[]): void {
    for (const { seq, event } of events) {
      if (seq <= this.seatSeq) continue;
      if (seq !== this.seatSeq + 1)
        throw new Error(`A hole in the history of the seats before event ${seq}.`);
      this.#seating = { seats: evolveSeats(this.seats, event), seq };
    }
  }

  /** `null`: not installed, or another than the one the game began with. */
  dictionary(dictionaries: Dictionaries): GameDictionary | null {
    if (this.#dictionary !== null) return this.#dictionary;
    const found = dictionaries.find(this.#state.ruleset);
    const begun = this.#state.dictionary;
    if (begun === null || begun.checksum === found?.identity?.checksum) this.#dictionary = found;
    return this.#dictionary;
  }
}

export class LiveGames {
  readonly #store: GameStore;
  readonly #games = new Map<string, Promise<LiveGame | null>>();
  readonly #tails = new Map<string, Promise<unknown>>();
  readonly #isInUse: (game: string) => boolean;
  readonly #isTold: (game: string) => boolean;

  /**
   * `isInUse`: whether somebody follows the game, so that it is not worth forgetting. `isTold`: whether this process hears
   * of what others do to it; else it is read again when it is asked for.
   */
  constructor(
    store: GameStore,
    {
      isInUse,
      isTold,
    }: { readonly isInUse: (game: string) => boolean; readonly isTold: (game: string) => boolean },
  ) {
    this.#store = store;
    this.#isInUse = isInUse;
    this.#isTold = isTold;
  }

  /** How many are in memory. */
  get size(): number {
    return this.#games.size;
  }

  /** The game as far as it is known here; `null` where there is none. */
  async get(id: string): Promise<LiveGame | null> {
    const known = this.#games.get(id);
    if (known !== undefined) {
      this.#games.delete(id); // and to the end: the longest unused come first
      this.#games.set(id, known);
      return this.#isTold(id) ? known : this.#current(known);
    }
    const loading = this.#load(id);
    this.#games.set(id, loading);
    loading.then(
      (game) => game === null && this.#games.delete(id),
      () => this.#games.delete(id),
    );
    this.#forgetUnused();
    return loading;
  }

  /** The game if it is held here already. */
  async held(id: string): Promise<LiveGame | null> {
    return (await this.#games.get(id)) ?? null;
  }

  /** The game is no more. */
  forget(id: string): void {
    this.#games.delete(id);
  }

  /** Reads what others have appended, as far as there may be something. Answers whether there was anything new. */
  async catchUp(game: LiveGame, told?: Partial<GameNumbers>): Promise<boolean> {
    const { seq, seatSeq } = game;
    const events = await this.#store.eventsAfter(game.id, seq);
    // After the events: a game must not be seen to have begun with the seats of before.
    const mayBeReseated = game.seatsChange || (told?.seatSeq ?? 0) > seatSeq;
    const seatEvents = mayBeReseated ? await this.#store.seatEventsAfter(game.id, seatSeq) : [];
    game.takeSeats(seatEvents);
    game.take(events);
    return game.seq > seq || game.seatSeq > seatSeq;
  }

  /** Reads what has happened at the seats, where people come and go. */
  async catchUpSeats(game: LiveGame): Promise<void> {
    if (game.seatsChange) game.takeSeats(await this.#store.seatEventsAfter(game.id, game.seatSeq));
  }

  /** Reads again whose the game and its seats are. */
  async reload(game: LiveGame): Promise<void> {
    const record = await this.#store.game(game.id);
    if (record === null) return this.forget(game.id);
    game.rewrite(record, await this.#store.seating(game.id));
  }

  /** Does one piece of work after the other for each game. */
  async serially<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(id) ?? Promise.resolve();
    const result = before.then(work, work);
    const tail = result.then(
      () => {},
      () => {},
    );
    this.#tails.set(id, tail);
    try {
      return await result;
    } finally {
      if (this.#tails.get(id) === tail) this.#tails.delete(id);
    }
  }

  /** When everything that has been begun is done. */
  async settled(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }

  async #current(known: Promise<LiveGame | null>): Promise<LiveGame | null> {
    const game = await known;
    if (game === null) return null;
    await this.catchUp(game);
    return game;
  }

  async #load(id: string): Promise<LiveGame | null> {
    const record = await this.#store.game(id);
    if (record === null) return null;
    const events = await this.#store.eventsAfter(id, 0);
    return new LiveGame(record, events, await this.#store.seating(id));
  }

  #forgetUnused(): void {
    let looks = Math.min(MOST_LOOKS, this.#games.size - MOST_GAMES);
    for (const [id, game] of this.#games) {
      if (looks-- <= 0) return;
      this.#games.delete(id);
      if (this.#isInUse(id) || this.#tails.has(id)) this.#games.set(id, game); // and to the end
    }
  }
}
