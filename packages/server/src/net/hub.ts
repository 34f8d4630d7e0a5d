/**
 * Who follows which game from this process, and what they are sent: a table as they may see it, then every event by
 * number. Sending is one step without a pause, so that no watcher misses an event or gets one twice.
 */

import type { ClientMessage, SeatStatus } from '@lexiko/protocol';
import { ok, redact, viewFor, type PlayerViewer, type Result, type Seat } from '@lexiko/rules';
import type { Bus, Hint } from '../bus/bus.ts';
import { isLongThought } from '../computers/thought-costs.ts';
import { namesOf, seatStatuses, type Whereabouts } from '../game/game-lists.ts';
import { maySee, seatsOf, viewerOf } from '../game/standing.ts';
import type { GameService } from '../game/game-service.ts';
import type { LiveGame } from '../game/live-games.ts';
import { refuse, type GameRefusal } from '../game/refusal.ts';
import type { SeatRecord } from '../store/game-store.ts';
import { peopleAt } from '../store/team-seats.ts';
import { layOut } from '../tables/desk.ts';
import type { Presence } from './presence.ts';
import { sendDesk, sendMessage, sendNotice, sendPointer, type Audience } from './side-messages.ts';

/** Whoever has missed more than this gets the table instead. A whole game is less: a page that opens one wants its story. */
const MOST_MISSED = 5000;
/** How many games to ask for in one query when looking for lost hints. */
const GAMES_A_QUERY = 500;

/** Games that one socket follows are kept in memory for it: more than a teacher has tables, and an end to it. */
const MOST_FOLLOWED = 100;

type MessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;

interface Watcher {
  readonly audience: Audience;
  /** The seat asked for, where one person has several. */
  readonly wanted: Seat | undefined;
  viewer: PlayerViewer;
  /** The number of the last event sent. */
  seq: number;
}

interface Room {
  readonly watchers: Map<Audience, Watcher>;
  /** How much later than players those see what happens who only watch. */
  readonly delayMs: number;
  /** The seats as they were last sent. */
  seats: readonly SeatRecord[];
}

export interface HubParts {
  readonly service: GameService;
  readonly presence: Presence;
  readonly bus: Bus;
  readonly onError: (error: unknown) => void;
}

export class Hub {
  readonly #service: GameService;
  readonly #presence: Presence;
  readonly #bus: Bus;
  readonly #onError: (error: unknown) => void;
  readonly #rooms = new Map<string, Room>();
  /** By who follows them. */
  readonly #followedBy = new Map<Audience, Set<string>>();
  /** By person. */
  readonly #people = new Map<string, Set<Audience>>();
  #isHurried = false;

  constructor({ service, presence, bus, onError }: HubParts) {
    this.#service = service;
    this.#presence = presence;
    this.#bus = bus;
    this.#onError = onError;
  }

  isFollowed(game: string): boolean {
    return this.#rooms.has(game);
  }

  /** How many games are followed from here. */
  get openGames(): number {
    return this.#rooms.size;
  }

  async watch(
    audience: Audience,
    {
      game: id,
      since,
      seat,
    }: { readonly game: string; readonly since: number | null; readonly seat?: Seat | undefined },
  ): Promise<Result<null, GameRefusal>> {
    const game = await this.#service.games.get(id);
    if (game === null) return refuse('NO_SUCH_GAME');
    await this.#service.games.catchUp(game);
    if (game.state.phase === 'lobby') await this.#service.games.refreshSeats(game);
    // A guest's seat becomes an account's without an event; whoever comes to a seat that is not known here may own it.
    else if (seatsOf(game, audience.person).length === 0) await this.#service.games.reload(game);
    const seats = await this.#statuses(game);
    if (!maySee(game, audience.person)) return refuse('NO_SUCH_GAME');
    const followed = this.#followedBy.get(audience) ?? new Set<string>();
    if (followed.size >= MOST_FOLLOWED && !followed.has(id)) return refuse('FOLLOWS_TOO_MANY');
    this.#followedBy.set(audience, followed.add(id));
    const delayMs = game.record.terms.delaySeconds * 1000;
    const room = this.#rooms.get(id) ?? {
      watchers: new Map<Audience, Watcher>(),
      delayMs,
      seats: game.seats,
    };
    this.#rooms.set(id, room);
    const isNew = !room.watchers.has(audience);
    const watcher: Watcher = {
      audience,
      wanted: seat,
      viewer: viewerOf(game, audience.person, seat),
      seq: since ?? 0,
    };
    room.watchers.set(audience, watcher);
    const seq = this.#seqFor(game, watcher.viewer);
    if (since === null || since > seq || seq - since > MOST_MISSED) this.#sendTable(game, watcher, seats);
    else this.#sendEvents(game, watcher, 'even-none');
    if (isNew && this.#presence.come(id, audience.person)) this.tellSeats(id).catch(this.#onError);
    if (this.#isHurried) this.#tellHurry(game, [audience]);
    await sendDesk(this.#service, game, watcher);
    return ok(null);
  }

  unwatch(audience: Audience, id: string): void {
    const room = this.#rooms.get(id);
    if (room?.watchers.delete(audience) !== true) return;
    if (room.watchers.size === 0) this.#rooms.delete(id);
    this.#followedBy.get(audience)?.delete(id);
    if (this.#presence.leave(id, audience.person)) this.tellSeats(id).catch(this.#onError);
  }

  /** From now on the audience hears of what concerns its person. */
  welcome(audience: Audience): void {
    const audiences = this.#people.get(audience.person) ?? new Set<Audience>();
    this.#people.set(audience.person, audiences.add(audience));
  }

  /** Sends those who watch with a delay what has become old enough. */
  release(): void {
    for (const [id, { delayMs }] of this.#rooms) if (delayMs > 0) this.#refresh(id, 0).catch(this.#onError);
  }

  get isHurried(): boolean {
    return this.#isHurried;
  }

  /** Tells the tables that it concerns whether computers think for a shorter time than usual. */
  hurry(isHurried: boolean): void {
    if (isHurried === this.#isHurried) return;
    this.#isHurried = isHurried;
    for (const [id, { watchers }] of this.#rooms)
      this.#service.games
        .held(id)
        .then((game) => game !== null && this.#tellHurry(game, watchers.keys()))
        .catch(this.#onError);
  }

  #tellHurry({ id, seats }: LiveGame, audiences: Iterable<Audience>): void {
    if (!seats.some(({ computer }) => computer !== null && isLongThought(computer))) return;
    for (const audience of audiences) audience.send({ type: 'hurry', game: id, hurried: this.#isHurried });
  }

  drop(audience: Audience): void {
    const audiences = this.#people.get(audience.person);
    audiences?.delete(audience);
    if (audiences?.size === 0) this.#people.delete(audience.person);
    for (const id of this.#followedBy.get(audience) ?? []) this.unwatch(audience, id);
    this.#followedBy.delete(audience);
  }

  hear(hint: Hint): void {
    this.#heed(hint).catch(this.#onError);
  }

  /** Looks whether hints were lost. */
  async catchUp(): Promise<void> {
    const followed = [...this.#rooms.keys()];
    for (let at = 0; at < followed.length; at += GAMES_A_QUERY) {
      const seqs = await this.#service.parts.store.seqsOf(followed.slice(at, at + GAMES_A_QUERY));
      for (const [id, seq] of seqs) await this.#refresh(id, seq);
    }
  }

  /** Says anew who sits where: somebody has come or gone, or has another name. */
  async tellSeats(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    const game = room === undefined ? null : await this.#service.games.held(id);
    if (room === undefined || game === null) return;
    const seats = await this.#statuses(game);
    for (const { audience } of room.watchers.values()) audience.send({ type: 'seats', game: id, seats });
  }

  /** A person has another name, or goes on vacation: those at their tables are to see it. */
  personChanged(person: string): void {
    this.#bus.publish({ kind: 'person', person });
  }

  /** Shares what somebody has laid out with their side. */
  async layOut(audience: Audience, message: MessageOf<'draft'>): Promise<Result<null, GameRefusal>> {
    const found = await this.#sideOf(audience, message);
    if (!found.ok) return found;
    const { game, seat } = found.value;
    const done = await layOut(this.#service, game, { seat, by: audience.person, tiles: message.tiles });
    return done.ok ? ok(null) : done;
  }

  /** Shows the others of a team where somebody points. */
  async point(audience: Audience, message: MessageOf<'point'>): Promise<Result<null, GameRefusal>> {
    const found = await this.#sideOf(audience, message);
    if (!found.ok) return found;
    const { game, seat } = found.value;
    if (game.seats.find((one) => one.seat === seat)?.team == null) return refuse('NOT_SHARED');
    this.#bus.publish({ kind: 'pointed', game: game.id, seat, person: audience.person, at: message.at });
    return ok(null);
  }

  /** The seat for which somebody at this table speaks. */
  async #sideOf(
    audience: Audience,
    { game: id, seat }: { readonly game: string; readonly seat?: Seat | undefined },
  ): Promise<Result<{ readonly game: LiveGame; readonly seat: Seat }, GameRefusal>> {
    const game = await this.#service.games.get(id);
    if (game === null || !maySee(game, audience.person)) return refuse('NO_SUCH_GAME');
    // Who follows a game is kept up to date here; nobody else has anything to show at its table.
    if (this.#rooms.get(id)?.watchers.has(audience) !== true) return refuse('NOT_AT_THIS_TABLE');
    const mine = seatsOf(game, audience.person);
    const side = seat === undefined ? mine[0] : mine.find((one) => one === seat);
    return side === undefined ? refuse('NOT_AT_THIS_TABLE') : ok({ game, seat: side });
  }

  async #heed(hint: Hint): Promise<void> {
    switch (hint.kind) {
      case 'game':
        return this.#refresh(hint.game, hint.seq);
      case 'presence':
        if (this.#presence.hear(hint.process, hint.game, hint.people)) await this.tellSeats(hint.game);
        return;
      case 'desk':
        return this.#tellDesk(hint.game, hint.seat);
      case 'pointed': {
        const followed = await this.#followed(hint.game);
        if (followed !== null) sendPointer(followed.game, followed.room.watchers.keys(), hint);
        return;
      }
      case 'said': {
        const followed = await this.#followed(hint.game);
        if (followed === null) return;
        return sendMessage(this.#service, followed.game, followed.room.watchers, hint.message);
      }
      case 'notice': {
        const audiences = this.#people.get(hint.person);
        if (audiences !== undefined) await sendNotice(this.#service, audiences, hint);
        return;
      }
      case 'person':
        for (const [id, { seats }] of this.#rooms)
          if (seats.some((seat) => peopleAt(seat).includes(hint.person))) await this.tellSeats(id);
        return;
      case 'seats':
        return this.#reseat(hint.game);
      case 'sessions':
      case 'asked':
        return;
      case 'lost':
        return this.catchUp();
    }
  }

  async #reseat(id: string): Promise<void> {
    const game = await this.#service.games.held(id);
    if (game === null) return;
    await this.#service.games.reload(game);
    await this.#refresh(id, game.seq);
  }

  async #refresh(id: string, seq: number): Promise<void> {
    const game = await this.#service.games.held(id);
    if (game === null) return;
    if (seq > game.seq) await this.#service.games.catchUp(game);
    if ((game.state.phase === 'lobby' || game.state.ruleset.teams) && this.#rooms.has(id))
      await this.#service.games.refreshSeats(game);
    const room = this.#rooms.get(id);
    if (room === undefined) return;
    for (const watcher of room.watchers.values()) this.#sendEvents(game, watcher, 'if-any');
    if (room.seats === game.seats || JSON.stringify(room.seats) === JSON.stringify(game.seats)) return;
    room.seats = game.seats;
    const seats = await this.#statuses(game);
    for (const watcher of room.watchers.values()) {
      if (viewerOf(game, watcher.audience.person, watcher.wanted) === watcher.viewer)
        watcher.audience.send({ type: 'seats', game: id, seats });
      else this.#sendTable(game, watcher, seats);
    }
  }

  /** The game and its watchers, where anybody here follows it. */
  async #followed(id: string): Promise<{ readonly game: LiveGame; readonly room: Room } | null> {
    const game = this.#rooms.has(id) ? await this.#service.games.held(id) : null;
    const room = this.#rooms.get(id);
    return game === null || room === undefined ? null : { game, room };
  }

  async #tellDesk(id: string, seat: Seat): Promise<void> {
    const followed = await this.#followed(id);
    for (const watcher of followed?.room.watchers.values() ?? [])
      if (followed !== null && watcher.viewer === seat) await sendDesk(this.#service, followed.game, watcher);
  }

  /** The number up to which somebody may see the game now. */
  #seqFor(game: LiveGame, viewer: PlayerViewer): number {
    const { delaySeconds } = game.record.terms;
    if (viewer !== 'spectator' || delaySeconds === 0) return game.seq;
    return game.seqAt(this.#service.parts.now() - delaySeconds * 1000);
  }

  #sendTable(game: LiveGame, watcher: Watcher, seats: SeatStatus[]): void {
    const { audience } = watcher;
    const viewer = viewerOf(game, watcher.audience.person, watcher.wanted);
    const seq = this.#seqFor(game, viewer);
    watcher.viewer = viewer;
    watcher.seq = seq;
    audience.send({
      type: 'table',
      game: game.id,
      code: game.record.code,
      seq,
      viewer,
      mine: [...seatsOf(game, audience.person)],
      host: game.record.host,
      visibility: game.record.visibility,
      pace: game.record.pace,
      terms: game.record.terms,
      classroom: game.record.classroom,
      seats,
      view: { ...viewFor(game.stateAt(seq), viewer) },
      nowMs: this.#service.parts.now(),
    });
  }

  /**
   * Who looks is settled at this very moment: what is hidden from a seat must not go to whoever has left it. Those who
   * look from elsewhere now get nothing here; a table follows.
   */
  #sendEvents(game: LiveGame, watcher: Watcher, when: 'if-any' | 'even-none'): void {
    const { audience, viewer, seq } = watcher;
    if (!maySee(game, audience.person)) {
      this.unwatch(audience, game.id);
      audience.send({ type: 'refused', id: null, refusal: { code: 'NO_SUCH_GAME', game: game.id } });
      return;
    }
    if (viewerOf(game, watcher.audience.person, watcher.wanted) !== viewer) return;
    const until = this.#seqFor(game, viewer);
    const events = game.eventsAfter(seq, until).map((stored) => ({
      seq: stored.seq,
      atMs: stored.atMs,
      event: { ...redact(game.state.ruleset, stored.event, viewer).event },
    }));
    watcher.seq = Math.max(seq, until);
    if (events.length > 0 || when === 'even-none')
      audience.send({ type: 'events', game: game.id, viewer, events });
  }

  async #statuses(game: LiveGame): Promise<SeatStatus[]> {
    const names = await namesOf(this.#service.parts.store, game.seats);
    const vacations = await this.#vacationsOf(game, [...names.keys()]);
    const whereabouts = (person: string): Whereabouts => {
      const awaySinceMs = this.#presence.awaySinceMs(game.id, person);
      const vacationUntilMs = vacations.get(person) ?? null;
      return { present: awaySinceMs === null, awaySinceMs, vacationUntilMs };
    };
    return seatStatuses(game.seats, names, { whereabouts, optionsSeq: game.optionsSeq });
  }

  /** Until when people are away; asked only where days count. */
  async #vacationsOf(game: LiveGame, people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    if (game.record.pace !== 'correspondence') return found;
    const nowMs = this.#service.parts.now();
    for (const person of people) {
      const vacations = await this.#service.parts.store.tables.vacationsOf(person, nowMs);
      const current = vacations.find(({ fromMs }) => fromMs <= nowMs);
      if (current !== undefined) found.set(person, current.untilMs);
    }
    return found;
  }
}
