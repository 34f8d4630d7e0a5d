/**
 * Tracks who follows which game in this process, and sends them the table as they may see it, then every event in
 * order. Sending never awaits in between, so that no watcher misses an event or gets one twice.
 */

import type { ClientMessage, SeatStatus, ServerMessage } from '@lexiko/protocol';
import { ok, type Result, type Seat } from '@lexiko/rules';
import { topicOf, type Bus, type Hint } from '../bus/bus.ts';
import { isLongThought } from '../computers/thought-costs.ts';
import { maySee, seqFor, viewerOf } from '../games/access.ts';
import type { LiveGame } from '../games/live-games.ts';
import type { GameNumbers } from '../games/store/game-store.ts';
import { refuse, type GameRefusal } from '../refusal.ts';
import { placeOf } from '../presence/at-server.ts';
import type { Presence } from '../presence/presence.ts';
import { Attendance } from './attendance.ts';
import { Room, type Watcher } from './room.ts';
import { shareDraft, sharePointer, type Showing } from './side-actions.ts';
import { sendEvents, sendTable } from './delivery.ts';
import {
  frameOf,
  sendWorkspace,
  sendMessage,
  sendNotice,
  sendPointer,
  sendSeeks,
  type Audience,
  type RoomService,
} from './side-messages.ts';

/** How many games to ask for in one query when looking for lost hints. */
const GAMES_A_QUERY = 500;

/** How many games one socket may follow: they stay in memory, and a teacher has fewer. */
const MOST_FOLLOWED = 100;

type MessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;

export interface HubParts {
  readonly service: RoomService;
  readonly presence: Presence;
  readonly bus: Bus;
  readonly onError: (error: unknown) => void;
}

export class Hub {
  readonly attendance: Attendance;
  readonly #service: RoomService;
  readonly #presence: Presence;
  readonly #bus: Bus;
  readonly #onError: (error: unknown) => void;
  readonly #rooms = new Map<string, Room>();
  /** The games each audience follows. */
  readonly #followedBy = new Map<Audience, Set<string>>();
  /** By person. */
  readonly #people = new Map<string, Set<Audience>>();
  #isHurried = false;
  /** Rooms whose number of spectators may have changed. */
  readonly #recounted = new Set<Room>();

  constructor({ service, presence, bus, onError }: HubParts) {
    this.#service = service;
    this.#presence = presence;
    this.#bus = bus;
    this.#onError = onError;
    this.attendance = new Attendance(service, presence, this.#rooms);
  }

  /** Sends a message to everybody who is connected here as this person. */
  tell(person: string, message: ServerMessage): void {
    for (const audience of this.#people.get(person) ?? []) audience.send(message);
  }

  isFollowed(game: string): boolean {
    return this.#rooms.has(game);
  }

  /** How many games are followed in this process. */
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
    const room = this.#rooms.get(id) ?? new Room(game, this.#bus.follow(id));
    this.#rooms.set(id, room);
    room.entering++;
    try {
      await room.isHeard;
      return await this.#enter(audience, room, { since, seat });
    } finally {
      room.entering--;
      this.#closeIfEmpty(room);
    }
  }

  async #enter(
    audience: Audience,
    room: Room,
    { since, seat }: { readonly since: number | null; readonly seat?: Seat | undefined },
  ): Promise<Result<null, GameRefusal>> {
    const { attendance } = this;
    const { id, game } = room;
    const { person } = audience;
    await this.#service.games.catchUp(game);
    // A guest may have signed in to an account and taken the seat along.
    if (game.state.phase !== 'lobby' && !room.isSeated(person)) await this.#service.games.reload(game);
    room.lastSeen ??= await attendance.read(id);
    if (room.isSeated(person)) room.lastSeen.set(person, audience.isHidden ? 'hidden' : null); // before the store is updated
    const away = attendance.away(room, room.lastSeen);
    const seats = await attendance.statuses(room, away);
    if (!maySee(game, person)) return refuse('NO_SUCH_GAME');
    const followed = this.#followedBy.get(audience) ?? new Set<string>();
    if (followed.size >= MOST_FOLLOWED && !followed.has(id)) return refuse('FOLLOWS_TOO_MANY');
    this.#followedBy.set(audience, followed.add(id));
    if (room.watchers.size === 0) room.know(away);
    const watcher = { audience, wanted: seat, viewer: viewerOf(game, person, seat), seq: since ?? 0 };
    room.watchers.set(audience, watcher);
    const seq = seqFor(game, watcher.viewer, this.#service.parts.now());
    this.#sendTable(room, watcher, seats, since !== null && since <= seq ? since : 0);
    if (this.#isHurried) this.#tellHurry(game, [audience]);
    if (room.watching > 0) audience.send({ type: 'watching', game: id, people: room.watching });
    this.#noteComing(room, person);
    await sendWorkspace(this.#service, game, watcher);
    return ok(null);
  }

  unwatch(audience: Audience, id: string): void {
    const room = this.#rooms.get(id);
    if (room?.watchers.delete(audience) !== true) return;
    this.#followedBy.get(audience)?.delete(id);
    this.#noteComing(room, audience.person);
    this.#closeIfEmpty(room);
  }

  /** Updates presence, or the number of spectators, after somebody came or went. */
  #noteComing(room: Room, person: string): void {
    this.attendance.noteLook(room, person);
    if (room.isSeated(person)) this.#presence.settle(room.id, room.seated);
    else this.#recounted.add(room);
  }

  #closeIfEmpty(room: Room): void {
    if (!room.isEmpty || this.#rooms.get(room.id) !== room) return;
    this.#rooms.delete(room.id);
    this.#presence.settle(room.id, new Map());
    this.#bus.unfollow(room.id);
  }

  /** Sends the number of spectators where it has changed. */
  tellWatching(): void {
    const { process } = this.#presence;
    for (const room of this.#recounted) {
      const people = room.tellWatching();
      if (people !== null) this.#bus.publish({ kind: 'watching', game: room.id, process, people });
    }
    this.#recounted.clear();
  }

  /** Drops the spectators of processes that have ended. */
  forgetProcesses(processes: readonly string[]): void {
    if (processes.length === 0) return;
    for (const room of this.#rooms.values()) {
      for (const process of processes) room.forgetProcess(process);
      this.#recounted.add(room);
    }
  }

  /** Registers the audience for the notices of its person. */
  welcome(audience: Audience): void {
    const audiences = this.#people.get(audience.person) ?? new Set<Audience>();
    this.#people.set(audience.person, audiences.add(audience));
    this.#presence.settle(placeOf(audience.person), new Map([[audience.person, { isHidden: false }]]));
  }

  /** The page of the audience can be seen now, or no longer. */
  look(audience: Audience): void {
    for (const id of this.#followedBy.get(audience) ?? []) {
      const room = this.#rooms.get(id);
      if (room?.isSeated(audience.person) !== true) continue;
      this.attendance.noteLook(room, audience.person);
      this.#presence.settle(id, room.seated);
    }
  }

  /** Sends delayed spectators the events that are old enough by now. */
  release(): void {
    for (const [id, { delayMs }] of this.#rooms) if (delayMs > 0) this.#refresh(id).catch(this.#onError);
  }

  get isHurried(): boolean {
    return this.#isHurried;
  }

  /** Tells games with strong computers whether those think for less time than usual. */
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
    if (audiences?.size === 0) {
      this.#people.delete(audience.person);
      this.#presence.settle(placeOf(audience.person), new Map());
    }
    for (const id of this.#followedBy.get(audience) ?? []) this.unwatch(audience, id);
    this.#followedBy.delete(audience);
  }

  hear(hint: Hint): void {
    const game = topicOf(hint);
    if (game === null || this.#rooms.has(game)) this.#handle(hint).catch(this.#onError);
  }

  /** Looks for events whose hints were lost. */
  async catchUp(): Promise<void> {
    for (const some of inParts([...this.#rooms.keys()])) {
      const numbers = await this.#service.parts.store.games.numbersOf(some);
      for (const [id, announced] of numbers) await this.#refresh(id, announced);
    }
  }

  /** The same for presence. */
  async catchUpPresence(): Promise<void> {
    for (const some of inParts([...this.#rooms.keys()])) await this.attendance.catchUp(some);
  }

  /** Updates the games of a person whose name or vacation has changed. */
  personChanged(person: string): void {
    this.#bus.publish({ kind: 'person', person });
  }

  async layOut(audience: Audience, message: MessageOf<'draft'>): Promise<Result<null, GameRefusal>> {
    return shareDraft(this.#showing(audience, message.game), message);
  }

  async point(audience: Audience, message: MessageOf<'point'>): Promise<Result<null, GameRefusal>> {
    return sharePointer(this.#showing(audience, message.game), message, this.#bus);
  }

  #showing(audience: Audience, game: string): Showing {
    return { service: this.#service, audience, room: this.#rooms.get(game) };
  }

  async #handle(hint: Hint): Promise<void> {
    const game = topicOf(hint);
    const room = game === null ? undefined : this.#rooms.get(game);
    if (room !== undefined) return this.#handleOf(room, hint);
    switch (hint.kind) {
      case 'notice': {
        const audiences = this.#people.get(hint.person);
        if (audiences !== undefined) await sendNotice(this.#service, audiences, hint);
        return;
      }
      case 'seeks': {
        const audiences = this.#people.get(hint.person);
        if (audiences !== undefined) await sendSeeks(this.#service, audiences, hint.person);
        return;
      }
      case 'person':
        for (const one of [...this.#rooms.values()].filter((each) => each.isSeated(hint.person))) {
          one.forgetKnown();
          await this.attendance.tellChanges(one);
        }
        return;
      case 'seats':
        return this.#handOver(hint.game);
      case 'lost':
        await this.catchUp();
        return this.catchUpPresence();
      default:
        return; // about sessions, or a game that nobody follows here
    }
  }

  /** Handles a hint about one game. */
  async #handleOf(room: Room, hint: Hint): Promise<void> {
    switch (hint.kind) {
      case 'game':
        if (hint.seatSeq === undefined && room.game.seatsChange) await this.#reseat(room);
        return this.#refresh(hint.game, { seq: hint.seq, seatSeq: hint.seatSeq ?? 0 });
      case 'presence':
        return this.attendance.tellChanges(room);
      case 'watching':
        if (hint.process === this.#presence.process) return;
        room.hearWatching(hint.process, hint.people);
        this.#recounted.add(room);
        return;
      case 'workspace':
        return this.#tellWorkspace(room, hint.seat);
      case 'pointed':
        return sendPointer(room.game, room.watchers.keys(), hint);
      case 'said':
        return sendMessage(this.#service, room.game, room.watchers, hint.message);
      default:
        return; // not about a game
    }
  }

  /** Handles the hint that seats belong to another person now, or that somebody no longer teaches the class. */
  async #handOver(id: string): Promise<void> {
    const game = await this.#service.games.held(id);
    if (game === null) return;
    await this.#service.games.reload(game);
    await this.#refresh(id);
  }

  /** Reads the seats again: a process of an earlier version changes them without an event. */
  async #reseat(room: Room): Promise<void> {
    await this.#service.games.reload(room.game);
    room.seatSeq = 0; // so that they are sent
  }

  /** Sends new events; `announced`: the event numbers from the hint. */
  async #refresh(id: string, announced: GameNumbers = { seq: 0, seatSeq: 0 }): Promise<void> {
    const room = this.#rooms.get(id);
    if (room === undefined) return;
    const { game } = room;
    if (announced.seq > game.seq || announced.seatSeq > game.seatSeq)
      await this.#service.games.catchUp(game, announced);
    for (const watcher of room.watchers.values()) this.#sendEvents(room, watcher);
    if (room.seatSeq === game.seatSeq) return;
    room.seatSeq = game.seatSeq;
    this.#presence.settle(id, room.seated);
    this.#recounted.add(room);
    room.lastSeen ??= await this.attendance.read(id);
    const away = this.attendance.away(room, room.lastSeen);
    const seats = await this.attendance.statuses(room, away);
    const frame = frameOf({ type: 'seats', game: id, seats });
    room.know(away);
    for (const watcher of room.watchers.values()) {
      if (viewerOf(game, watcher.audience.person, watcher.wanted) !== watcher.viewer)
        this.#sendTable(room, watcher, seats, 0);
      else watcher.audience.sendFrame(frame);
    }
  }

  async #tellWorkspace(room: Room, seat: Seat): Promise<void> {
    for (const watcher of room.watchers.values())
      if (watcher.viewer === seat) await sendWorkspace(this.#service, room.game, watcher);
  }

  /** `after`: the number of the last event that the watcher has. */
  #sendTable(room: Room, watcher: Watcher, seats: SeatStatus[], after: number): void {
    sendTable(room, watcher, { seats, after, nowMs: this.#service.parts.now() });
  }

  #sendEvents(room: Room, watcher: Watcher): void {
    const { game } = room;
    const { audience } = watcher;
    if (maySee(game, audience.person)) return sendEvents(room, watcher, this.#service.parts.now());
    this.unwatch(audience, game.id);
    audience.send({ type: 'refused', id: null, refusal: { code: 'NO_SUCH_GAME', game: game.id } });
  }
}

/** Splits the list into parts for one query each. */
function inParts(games: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(games.length / GAMES_A_QUERY);
  return Array.from({ length: count }, (_, at) => games.slice(at * GAMES_A_QUERY, (at + 1) * GAMES_A_QUERY));
}
