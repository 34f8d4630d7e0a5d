/** The people who follow one game from this process, and what they were last sent. Decides nothing. */

import type { ServerMessage } from '@lexiko/protocol';
import type { PlayerViewer, Seat } from '@lexiko/rules';
import type { LiveGame } from '../games/live-games.ts';
import { seatsOf } from '../games/access.ts';
import type { Followers, LastSeen } from '../presence/presence.ts';
import { frameOf, type Audience } from './side-messages.ts';
import { eventsText } from './table-messages.ts';

/** Those who come back know each a different part of a game. */
const MOST_TEXTS = 20;

/** By person, of all who have a seat: since when they are away; `null`: they are connected. */
export type Away = ReadonlyMap<string, number | null>;

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
  /** Resolves once this process gets all hints of the game. */
  readonly isHeard: Promise<void>;
  /** How many are entering now; the room stays open for them. */
  entering = 0;
  /** The last event of the seats that everybody here was sent. */
  seatSeq: number;
  /** When people with a seat were last seen, as last read. */
  lastSeen: LastSeen | null = null;
  /** Counts the reads of it: only the latest one is sent. */
  looks = 0;
  /** Since when players are away, as everybody here was last told; `null`: they have yet to be told. */
  #sentAway: Away | null = null;
  /** How many watch elsewhere, by process. */
  readonly #elsewhere = new Map<string, number>();
  /** The number of spectators last sent to other processes; `null`: perhaps none was. */
  #sentOthers: number | null = null;
  #sentWatching = 0;
  /** Of the game as it stood after `seq` events. */
  #texts: { readonly seq: number; readonly byRange: Map<string, string> } = { seq: 0, byRange: new Map() };

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

  /** The delay for spectators. */
  get delayMs(): number {
    return this.game.record.terms.delaySeconds * 1000;
  }

  /** The players who are connected here. */
  get seated(): Followers {
    const seated = new Map<string, { readonly isHidden: boolean }>();
    for (const { person, isHidden } of this.watchers.keys())
      if (this.isSeated(person))
        seated.set(person, { isHidden: isHidden && seated.get(person)?.isHidden !== false });
    return seated;
  }

  isSeated(person: string): boolean {
    return seatsOf(this.game, person).length > 0;
  }

  tell(message: ServerMessage): void {
    const frame = frameOf(message);
    for (const audience of this.watchers.keys()) audience.sendFrame(frame);
  }

  /** Whether everybody here knows who is away, and what else there is to know of the players. */
  knows(away: Away): boolean {
    const sent = this.#sentAway;
    return sent?.size === away.size && [...sent].every(([person, sinceMs]) => away.get(person) === sinceMs);
  }

  /** Everybody here is told. */
  know(away: Away): void {
    this.#sentAway = away;
  }

  /** A player has another name, or goes on vacation: everybody here has to be told. */
  forgetKnown(): void {
    this.#sentAway = null;
  }

  /** Another process says how many watch there. */
  hearWatching(process: string, people: number): void {
    if (!this.#elsewhere.has(process)) this.#sentOthers = null; // a new process does not know our number yet
    this.#elsewhere.set(process, people);
  }

  forgetProcess(process: string): void {
    this.#elsewhere.delete(process);
  }

  /** Counts spectators and sends the number here if it has changed. Answers what other processes must learn; `null`: nothing. */
  tellWatching(): number | null {
    const { visibility, terms } = this.game.record;
    if (visibility !== 'open' || terms.watchers === 'nobody') return null;
    const people = new Set<string>();
    for (const { audience, viewer } of this.watchers.values())
      if (viewer === 'spectator') people.add(audience.person);
    const watching = [...this.#elsewhere.values()].reduce((sum, others) => sum + others, people.size);
    if (watching !== this.#sentWatching) {
      this.#sentWatching = watching;
      this.tell({ type: 'watching', game: this.id, people: watching });
    }
    if (this.#sentOthers === people.size) return null;
    this.#sentOthers = people.size;
    return people.size;
  }

  /** Events as JSON, made once however many get them. */
  eventsText(viewer: PlayerViewer, range: { readonly after: number; readonly until: number }): string {
    const { seq } = this.game;
    if (seq !== this.#texts.seq || this.#texts.byRange.size >= MOST_TEXTS)
      this.#texts = { seq, byRange: new Map() };
    const { byRange } = this.#texts;
    const key = `${viewer} ${range.after} ${range.until}`;
    const text = byRange.get(key) ?? eventsText(this.game, viewer, range);
    byRange.set(key, text);
    return text;
  }

  /** How many watch, as all here know. */
  get watching(): number {
    return this.#sentWatching;
  }
}
