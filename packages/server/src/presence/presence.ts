/**
 * Which players are connected. This process knows its own sockets; those of others it reads from the store, where each
 * process writes who has connected and disconnected. Spectators are not tracked here.
 */

import { randomUUID } from 'node:crypto';
import type { Bus } from '../bus/bus.ts';
import type { Now } from '../ports.ts';
import type { PresenceChange, PresenceStore } from './presence-store.ts';

/** How often a process shows that it runs. */
export const BEAT_MS = 10_000;
/** A process is dead if its number stays the same at so many looks in a row. One that was only held up is not. */
const MOST_MISSED = 4;
/** After a longer pause than this, people may have been unable to connect. */
const LONGEST_PAUSE_MS = 3 * BEAT_MS;
/** Longer than any table waits for a player. Older entries are deleted. */
const REMEMBER_MS = 2 * 24 * 60 * 60 * 1000;
const LARGEST_WRITE = 500;
const RETRY_MS = 1000;

/** Of one game, by person: when they were last seen; `null`: they look at it; `hidden`: only from hidden pages. */
export type LastSeen = Map<string, number | null | 'hidden'>;

/** The players who follow a game from here, and whether only from hidden pages. */
export type Followers = ReadonlyMap<string, { readonly isHidden: boolean }>;

export interface PresenceParts {
  readonly store: PresenceStore;
  readonly bus: Bus;
  readonly now: Now;
  readonly onError: (error: unknown) => void;
}

export class Presence {
  /** The name of this process. */
  readonly process: string = randomUUID();
  readonly #parts: PresenceParts;
  /** By game: the players who follow it from here. */
  readonly #here = new Map<string, Followers>();
  readonly #unwritten = new Map<string, PresenceChange>();
  #writing: Promise<void> | null = null;
  #isClosed = false;
  /** The other processes: their numbers, and how often they were found unmoved. */
  readonly #others = new Map<string, { readonly beat: number; readonly missed: number }>();
  #steadySinceMs: number;
  #hasMissed = false;
  #isBeating = false;
  /** When it last beat, by a clock that nobody can set. */
  #beatMs: number = performance.now();

  constructor(parts: PresenceParts) {
    this.#parts = parts;
    this.#steadySinceMs = parts.now();
  }

  /** Since when people could connect without a break: nobody counts as away, or silent, for longer. */
  get steadySinceMs(): number {
    return this.#steadySinceMs;
  }

  /** These players follow the game from here now, and no others. */
  settle(game: string, people: Followers): void {
    const before: Followers = this.#here.get(game) ?? new Map();
    if (people.size === 0) this.#here.delete(game);
    else this.#here.set(game, people);
    for (const [person, { isHidden }] of people)
      if (before.get(person)?.isHidden !== isHidden) this.#note({ game, person, leftMs: null, isHidden });
    const leftMs = this.#parts.now();
    for (const person of before.keys()) if (!people.has(person)) this.#note({ game, person, leftMs });
  }

  /** What all processes know of these games now. */
  async look(games: readonly string[]): Promise<ReadonlyMap<string, LastSeen>> {
    const found = new Map(games.map((game): [string, LastSeen] => [game, new Map()]));
    for (const { game, person, leftMs, isHidden } of await this.#parts.store.of(games))
      found.get(game)?.set(person, isHidden === true ? 'hidden' : leftMs);
    return found;
  }

  /**
   * Since when somebody is away; `null`: they are connected. A player who was never seen is away from now on. That is
   * stored, so that another process does not start counting anew.
   */
  awaySinceMs(game: string, person: string, lastSeen: LastSeen): number | null {
    if (this.#here.get(game)?.has(person) === true) return null;
    const leftMs = lastSeen.get(person);
    if (leftMs === null || leftMs === 'hidden') return null;
    if (leftMs !== undefined) return Math.max(leftMs, this.#steadySinceMs);
    const nowMs = this.#parts.now();
    lastSeen.set(person, nowMs);
    this.#note({ game, person, leftMs: nowMs });
    return nowMs;
  }

  /** Whether somebody has the game open in a page that can be seen. */
  isLooking(game: string, person: string, lastSeen: LastSeen): boolean {
    return this.#here.get(game)?.get(person)?.isHidden === false || lastSeen.get(person) === null;
  }

  /** Shows that this process runs, and looks which others do. Answers with those that have died since. */
  async beat(): Promise<readonly string[]> {
    // After a pause several looks may run at once; they must not count several times against the other processes.
    if (this.#isBeating) return [];
    this.#isBeating = true;
    try {
      const { isKnown, beats } = await this.#parts.store.beat(this.process);
      const wasLong = this.#hasMissed || performance.now() - this.#beatMs > LONGEST_PAUSE_MS;
      if (!isKnown) this.#comeBack();
      else if (wasLong) this.#steadySinceMs = this.#parts.now();
      this.#hasMissed = false;
      this.#beatMs = performance.now();
      return await this.#buryThoseStill(beats);
    } catch (error) {
      this.#hasMissed = true;
      throw error;
    } finally {
      this.#isBeating = false;
    }
  }

  async forgetOld(): Promise<void> {
    await this.#parts.store.forget(this.#parts.now() - REMEMBER_MS);
  }

  /** When all that was said of who is here is written. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  /** Called when all sockets are closed: records that, and that this process has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.settled();
    await this.#parts.store.bury(this.process, this.#parts.now());
  }

  /** The others took this process for dead, or it has just started: it records again who is connected. */
  #comeBack(): void {
    this.#steadySinceMs = this.#parts.now();
    for (const [game, people] of this.#here)
      for (const [person, { isHidden }] of people) this.#note({ game, person, leftMs: null, isHidden });
  }

  async #buryThoseStill(beats: ReadonlyMap<string, number>): Promise<readonly string[]> {
    const dead: string[] = [];
    for (const [process, beat] of beats) {
      if (process === this.process) continue;
      const before = this.#others.get(process);
      const missed = before?.beat === beat ? before.missed + 1 : 0;
      this.#others.set(process, { beat, missed });
      if (missed >= MOST_MISSED) dead.push(process);
    }
    for (const process of dead)
      for (const game of await this.#parts.store.bury(process, this.#parts.now()))
        this.#parts.bus.publish({ kind: 'presence', game });
    const gone = [...this.#others.keys()].filter((process) => !beats.has(process)).concat(dead);
    for (const process of gone) this.#others.delete(process);
    return gone;
  }

  #note(change: PresenceChange): void {
    this.#unwritten.set(`${change.game} ${change.person}`, change);
    this.#writing ??= this.#writeAll();
  }

  async #writeAll(): Promise<void> {
    // Everybody who connects or disconnects in this turn of the event loop is written together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#unwritten.size > 0) {
      const some = [...this.#unwritten].slice(0, LARGEST_WRITE);
      try {
        const changes = some.map(([, change]) => change);
        const isKnown = await this.#parts.store.put(this.process, changes);
        for (const [key, change] of some)
          if (this.#unwritten.get(key) === change) this.#unwritten.delete(key);
        if (!isKnown && !this.#isClosed) await this.beat();
        for (const game of new Set(changes.map((change) => change.game)))
          this.#parts.bus.publish({ kind: 'presence', game });
      } catch (error) {
        this.#parts.onError(error);
        if (this.#isClosed) break;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    this.#writing = null;
  }
}
