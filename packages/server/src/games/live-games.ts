/**
 * Games in memory while they are in use. The log in the store is the truth; a live game is its fold, brought up to date
 * by number. Work on one game runs one piece at a time.
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

/** Beyond this many, the least recently used games are dropped; they are read again when needed. */
const MOST_GAMES = 2000;

/** How many games to check when one is added, so that adding stays cheap when most are in use. */
const MOST_LOOKS = 100;

const SETS_OPTIONS: ReadonlySet<EventType> = new Set(['created', 'configured']);
const BEFORE_THE_GAME: ReadonlySet<EventType> = new Set([...SETS_OPTIONS, 'confirmed']);

export class LiveGame {
  #record: GameRecord;
  readonly #events: StoredEvent[];
  #state: GameState;
  #seating: Seating;
  /** Who teaches the class that the game belongs to; nobody where it belongs to none. */
  teachers: readonly string[];
  #dictionary: GameDictionary | null = null;

  constructor(
    record: GameRecord,
    {
      events,
      seating,
      teachers,
    }: {
      readonly events: readonly StoredEvent[];
      readonly seating: Seating;
      readonly teachers: readonly string[];
    },
  ) {
    this.#record = record;
    this.#events = [...events];
    this.#state = replay(events.map(({ event }) => event));
    this.#seating = seating;
    this.teachers = teachers;
  }

  get id(): string {
    return this.#record.id;
  }

  /** Without the stage, which is as old as the record: use `state.phase`. */
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

  /** Whether players can still change: before the game begins, and in teams. */
  get seatsChange(): boolean {
    return this.#state.phase === 'lobby' || this.#state.ruleset.teams.kind === 'teams';
  }

  /** The number of the event that set the options as they stand; 0 once they can no longer change. */
  get optionsSeq(): number {
    if (this.#state.phase !== 'lobby') return 0;
    return this.#events.findLast(({ event }) => SETS_OPTIONS.has(event.type))?.seq ?? 0;
  }

  /** Replaces the record and the seats with those just read. */
  rewrite(record: GameRecord, seating: Seating): void {
    this.#record = record;
    if (seating.seq >= this.seatSeq) this.#seating = seating; // unless newer events have arrived meanwhile
  }

  /** Up to the number `until`; all where it is not given. */
  eventsAfter(seq: number, until?: number): readonly StoredEvent[] {
    return this.#events.slice(seq, until);
  }

  /** The last event that had happened by then. Events before the game begins are never delayed. */
  seqAt(ms: number): number {
    let { seq } = this;
    while (seq > 0) {
      const stored = this.#events[seq - 1];
      if (stored === undefined || stored.atMs <= ms || BEFORE_THE_GAME.has(stored.event.type)) break;
      seq--;
    }
    return seq;
  }

  /** Applies new events; skips those already known. */
  take(events: readonly StoredEvent[]): void {
    for (const stored of events) {
      if (stored.seq <= this.seq) continue;
      if (stored.seq !== this.seq + 1) throw new Error(`A hole in the log before event ${stored.seq}.`);
      this.#events.push(stored);
      this.#state = evolve(this.#state, stored.event);
      if (stored.event.type === 'configured') this.#dictionary = null;
    }
  }

  /** The same for events of the seats. */
  takeSeats(events: readonly StoredSeatEvent[]): void {
    for (const { seq, event } of events) {
      if (seq <= this.seatSeq) continue;
      if (seq !== this.seatSeq + 1)
        throw new Error(`A hole in the history of the seats before event ${seq}.`);
      this.#seating = { seats: evolveSeats(this.seats, event), seq };
    }
  }

  /** Gets the dictionary ready, if it can be had. */
  async prepareDictionary(dictionaries: Dictionaries): Promise<void> {
    if (this.dictionary(dictionaries) !== null) return;
    await dictionaries.prepare(this.#state.ruleset, this.#state.dictionary);
  }

  /** `null`: not installed, not ready yet, or not the one that the game began with. */
  dictionary(dictionaries: Dictionaries): GameDictionary | null {
    if (this.#dictionary !== null) return this.#dictionary;
    const begun = this.#state.dictionary;
    const found = dictionaries.find(this.#state.ruleset, begun);
    if (begun === null || begun.checksum === found?.identity?.checksum) this.#dictionary = found;
    return this.#dictionary;
  }
}

export class LiveGames {
  readonly #store: GameStore;
  readonly #games = new Map<string, Promise<LiveGame | null>>();
  readonly #tails = new Map<string, Promise<unknown>>();
  readonly #isInUse: (game: string) => boolean;
  readonly #isNotified: (game: string) => boolean;

  /**
   * `isInUse`: whether somebody follows the game, so that it stays in memory. `isNotified`: whether this process gets hints
   * about it; if not, it is brought up to date whenever it is asked for.
   */
  constructor(
    store: GameStore,
    {
      isInUse,
      isNotified,
    }: { readonly isInUse: (game: string) => boolean; readonly isNotified: (game: string) => boolean },
  ) {
    this.#store = store;
    this.#isInUse = isInUse;
    this.#isNotified = isNotified;
  }

  /** How many are in memory. */
  get size(): number {
    return this.#games.size;
  }

  /** The game as known here; `null`: there is none. */
  async get(id: string): Promise<LiveGame | null> {
    const known = this.#games.get(id);
    if (known !== undefined) {
      this.#games.delete(id); // and to the end: the longest unused come first
      this.#games.set(id, known);
      return this.#isNotified(id) ? known : this.#current(known);
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

  /** The game if it is in memory. */
  async held(id: string): Promise<LiveGame | null> {
    return (await this.#games.get(id)) ?? null;
  }

  /** Drops a game that was deleted. */
  forget(id: string): void {
    this.#games.delete(id);
  }

  /** Reads events that other processes have appended, and who teaches. Answers whether there were any. */
  async catchUp(game: LiveGame, announced?: Partial<GameNumbers>): Promise<boolean> {
    const { seq, seatSeq } = game;
    const events = await this.#store.eventsAfter(game.id, seq);
    // After the events, so that a game never seems to begin with old seats.
    const mayBeReseated = game.seatsChange || (announced?.seatSeq ?? 0) > seatSeq;
    const seatEvents = mayBeReseated ? await this.#store.seatEventsAfter(game.id, seatSeq) : [];
    game.teachers = await this.#store.teachersOf(game.record.classroom);
    game.takeSeats(seatEvents);
    game.take(events);
    return game.seq > seq || game.seatSeq > seatSeq;
  }

  /** Reads new events of the seats, if players can still change. */
  async catchUpSeats(game: LiveGame): Promise<void> {
    if (game.seatsChange) game.takeSeats(await this.#store.seatEventsAfter(game.id, game.seatSeq));
  }

  /** Reads the record and the seats again. */
  async reload(game: LiveGame): Promise<void> {
    const record = await this.#store.game(game.id);
    if (record === null) return this.forget(game.id);
    game.teachers = await this.#store.teachersOf(record.classroom);
    game.rewrite(record, await this.#store.seating(game.id));
  }

  /** Runs work for a game after all earlier work for it. */
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

  /** Resolves when all work in progress is done. */
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
    const teachers = await this.#store.teachersOf(record.classroom);
    return new LiveGame(record, { events, seating: await this.#store.seating(id), teachers });
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
