/** Those who follow one game from this process, and what they were last told of each other. Decides nothing. */

import type { SeatStatus, ServerMessage } from '@lexiko/protocol';
import type { PlayerViewer, Seat } from '@lexiko/rules';
import type { LiveGame } from '../games/live-games.ts';
import { seatsOf } from '../games/access.ts';
import type { LastSeen } from '../presence/presence.ts';
import { frameOf, type Audience } from './side-messages.ts';

export interface Watcher {
  readonly audience: Audience;
  /** The seat asked for, where one person has several. */
  readonly wanted: Seat | undefined;
  viewer: PlayerViewer;
  /** The number of the last event sent. */
  seq: number;
}

export class Room {
  readonly game: LiveGame;
  readonly watchers: Map<Audience, Watcher> = new Map();
  /** Done when no hint of the game is missed any more. */
  readonly isHeard: Promise<void>;
  /** How many are just coming in: a room is not closed before them. */
  entering = 0;
  /** The number of the last event of the seats that all here know. */
  seatSeq: number;
  /** When people with a seat were last seen, as last read. */
  lastSeen: LastSeen | null = null;
  /** How often it was begun to read it: only what was begun last is told. */
  looks = 0;
  #toldSeats = '';
  /** How many watch elsewhere, by process. */
  readonly #elsewhere = new Map<string, number>();
  /** What other processes know of this one; `null`: perhaps nothing. */
  #toldOthers: number | null = null;
  #toldWatching = 0;

  constructor(game: LiveGame, isHeard: Promise<void>) {
    this.game = game;
    this.seatSeq = game.seatSeq;
    this.isHeard = isHeard;
  }

  get id(): string {
    return this.game.id;
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0 && this.entering === 0;
  }

  /** How much later than players those see what happens who only watch. */
  get delayMs(): number {
    return this.game.record.terms.delaySeconds * 1000;
  }

  /** The people with a seat who are here. */
  get seated(): ReadonlySet<string> {
    return new Set([...this.watchers.keys()].map(({ person }) => person).filter((one) => this.isSeated(one)));
  }

  isSeated(person: string): boolean {
    return seatsOf(this.game, person).length > 0;
  }

  isKnown(lastSeen: LastSeen): boolean {
    const known = this.lastSeen;
    return (
      known?.size === lastSeen.size && [...known].every(([person, leftMs]) => lastSeen.get(person) === leftMs)
    );
  }

  tell(message: ServerMessage): void {
    const frame = frameOf(message);
    for (const audience of this.watchers.keys()) audience.sendFrame(frame);
  }

  /** From now on all here know the seats to be so. Answers whether that is new. */
  knowSeats(seats: readonly SeatStatus[]): boolean {
    const text = JSON.stringify(seats);
    if (text === this.#toldSeats) return false;
    this.#toldSeats = text;
    return true;
  }

  /** Another process says how many watch there. */
  hearWatching(process: string, people: number): void {
    if (!this.#elsewhere.has(process)) this.#toldOthers = null; // it may be new, and not know how many are here
    this.#elsewhere.set(process, people);
  }

  forgetProcess(process: string): void {
    this.#elsewhere.delete(process);
  }

  /** Counts who watches, and tells it here if it has changed. Answers what other processes do not know; `null`: nothing. */
  tellWatching(): number | null {
    const { visibility, terms } = this.game.record;
    if (visibility !== 'open' || terms.watchers === 'nobody') return null;
    const people = new Set<string>();
    for (const { audience, viewer } of this.watchers.values())
      if (viewer === 'spectator') people.add(audience.person);
    const watching = [...this.#elsewhere.values()].reduce((sum, others) => sum + others, people.size);
    if (watching !== this.#toldWatching) {
      this.#toldWatching = watching;
      this.tell({ type: 'watching', game: this.id, people: watching });
    }
    if (this.#toldOthers === people.size) return null;
    this.#toldOthers = people.size;
    return people.size;
  }

  /** How many watch, as all here know. */
  get watching(): number {
    return this.#toldWatching;
  }
}
