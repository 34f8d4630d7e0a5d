/** Which players are at the tables of this process: read from the store, remembered by room, and sent when it changes. */

import type { SeatStatus } from '@lexiko/protocol';
import type { Absences, Onlookers } from '../games/game-service.ts';
import { everybodyAt } from '../games/team-seats.ts';
import type { LastSeen, Presence } from '../presence/presence.ts';
import type { Away, Room } from './room.ts';
import type { RoomService } from './side-messages.ts';
import { statusesOf } from './table-messages.ts';

export class Attendance {
  readonly #service: RoomService;
  readonly #presence: Presence;
  /** By game. */
  readonly #rooms: ReadonlyMap<string, Room>;

  constructor(service: RoomService, presence: Presence, rooms: ReadonlyMap<string, Room>) {
    this.#service = service;
    this.#presence = presence;
    this.#rooms = rooms;
  }

  /** When the players of a game were last seen, as stored. */
  async read(id: string): Promise<LastSeen> {
    return (await this.#presence.look([id])).get(id) ?? new Map<string, number | null | 'hidden'>();
  }

  away({ id, game }: Room, lastSeen: LastSeen): Away {
    return new Map(
      everybodyAt(game.seats).map((person) => [person, this.#presence.awaySinceMs(id, person, lastSeen)]),
    );
  }

  async statuses({ game }: Room, away: Away): Promise<SeatStatus[]> {
    return statusesOf(this.#service, game, (person) => away.get(person) ?? null);
  }

  /**
   * Notes at once what the store is yet to learn: a player who looks from here gets no alert, and one who stopped may get
   * one. Whether they look from elsewhere is read again before it is sent.
   */
  noteLook({ lastSeen, seated }: Room, person: string): void {
    const isConnected = lastSeen?.get(person) === null || lastSeen?.get(person) === 'hidden';
    if (seated.get(person)?.isHidden === false) lastSeen?.set(person, null);
    else if (isConnected) lastSeen?.set(person, 'hidden');
  }

  /** Sends the seats and who is connected, if they have changed. */
  async tellChanges(room: Room): Promise<void> {
    const look = ++room.looks;
    const lastSeen = await this.read(room.id);
    const away = this.away(room, lastSeen);
    const seats = room.knows(away) ? null : await this.statuses(room, away);
    if (look !== room.looks) return; // a later read has begun
    room.lastSeen = lastSeen;
    if (seats === null) return;
    room.know(away);
    room.tell({ type: 'seats', game: room.id, seats });
  }

  /** Sends changes whose hints were lost. */
  async catchUp(games: readonly string[]): Promise<void> {
    for (const [id, lastSeen] of await this.#presence.look(games)) {
      const room = this.#rooms.get(id);
      if (room !== undefined && !room.knows(this.away(room, lastSeen))) await this.tellChanges(room);
    }
  }

  /** Since when players are disconnected: from the store, or as last known where somebody follows the game here. */
  async absences(id: string, how: 'asked' | 'heard'): Promise<Absences> {
    const heard = how === 'heard' ? this.#rooms.get(id)?.lastSeen : null;
    const lastSeen = heard ?? (await this.read(id));
    return (person) => this.#presence.awaySinceMs(id, person, lastSeen);
  }

  /** Who has the game open in a visible page, as last known. */
  async onlookers(id: string): Promise<Onlookers> {
    const lastSeen = this.#rooms.get(id)?.lastSeen ?? (await this.read(id));
    return (person) => this.#presence.isLooking(id, person, lastSeen);
  }
}
