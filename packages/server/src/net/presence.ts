/** Who is there: people who follow a game from this process or, as far as it says so, from another. */

import type { Bus } from '../bus/bus.ts';
import type { Now } from '../game/ports.ts';

/** How often a process repeats who is there, and when others stop believing one that does not. */
export const REPEAT_MS = 15_000;
const BELIEVED_MS = 40_000;
/** Whoever was there so recently is still reckoned with: connections break and come back (T-05). */
const AROUND_MS = 10_000;

export class Presence {
  readonly #bus: Bus;
  readonly #process: string;
  readonly #now: Now;
  /** By game: how many sockets of a person follow it here. */
  readonly #here = new Map<string, Map<string, number>>();
  /** By game and process. */
  readonly #elsewhere = new Map<string, Map<string, { people: readonly string[]; untilMs: number }>>();

  /** By game: when somebody was last noticed to have gone. */
  readonly #gone = new Map<string, Map<string, number>>();

  constructor(bus: Bus, process: string, now: Now) {
    this.#bus = bus;
    this.#process = process;
    this.#now = now;
  }

  isPresent(game: string, person: string): boolean {
    if (this.#here.get(game)?.has(person) === true) return true;
    const nowMs = this.#now();
    return [...(this.#elsewhere.get(game)?.values() ?? [])].some(
      ({ people, untilMs }) => untilMs > nowMs && people.includes(person),
    );
  }

  /** There, or gone for a moment only. */
  isAround(game: string, person: string): boolean {
    return this.isPresent(game, person) || (this.#gone.get(game)?.get(person) ?? 0) + AROUND_MS > this.#now();
  }

  /** Since when the person is known to be away; `null`: they are there. Who was never seen here is away from now on. */
  awaySinceMs(game: string, person: string): number | null {
    return this.isPresent(game, person) ? null : this.#noteGone(game, person);
  }

  /** Answers whether the person was not there before. */
  come(game: string, person: string): boolean {
    const people = this.#here.get(game) ?? new Map<string, number>();
    this.#here.set(game, people);
    const sockets = people.get(person) ?? 0;
    people.set(person, sockets + 1);
    this.#gone.get(game)?.delete(person);
    if (sockets === 0) this.#tell(game);
    return sockets === 0;
  }

  /** Answers whether the person is gone by it. */
  leave(game: string, person: string): boolean {
    const people = this.#here.get(game);
    const sockets = people?.get(person) ?? 0;
    if (people === undefined || sockets === 0) return false;
    if (sockets > 1) {
      people.set(person, sockets - 1);
      return false;
    }
    people.delete(person);
    if (people.size === 0) this.#here.delete(game);
    this.#noteGone(game, person);
    this.#tell(game);
    return true;
  }

  /** What another process says. Answers whether anything has changed by it. */
  hear(from: string, game: string, people: readonly string[]): boolean {
    if (from === this.#process) return false;
    const processes =
      this.#elsewhere.get(game) ?? new Map<string, { people: readonly string[]; untilMs: number }>();
    const before = processes.get(from)?.people ?? [];
    for (const person of people) this.#gone.get(game)?.delete(person);
    for (const person of before) if (!people.includes(person)) this.#noteGone(game, person);
    if (people.length === 0) processes.delete(from);
    else processes.set(from, { people, untilMs: this.#now() + BELIEVED_MS });
    if (processes.size === 0) this.#elsewhere.delete(game);
    else this.#elsewhere.set(game, processes);
    return before.length !== people.length || before.some((person) => !people.includes(person));
  }

  /** Says again who is here, and forgets who has not been heard of. Answers the games in which somebody was forgotten. */
  repeat(): readonly string[] {
    for (const game of this.#here.keys()) this.#tell(game);
    const nowMs = this.#now();
    const changed: string[] = [];
    for (const [game, processes] of this.#elsewhere) {
      for (const [from, { untilMs }] of processes) {
        if (untilMs > nowMs) continue;
        processes.delete(from);
        changed.push(game);
      }
      if (processes.size === 0) this.#elsewhere.delete(game);
    }
    for (const game of this.#gone.keys())
      if (!this.#here.has(game) && !this.#elsewhere.has(game)) this.#gone.delete(game);
    return changed;
  }

  #noteGone(game: string, person: string): number {
    const gone = this.#gone.get(game) ?? new Map<string, number>();
    this.#gone.set(game, gone);
    const sinceMs = gone.get(person) ?? this.#now();
    gone.set(person, sinceMs);
    return sinceMs;
  }

  #tell(game: string): void {
    const people = [...(this.#here.get(game)?.keys() ?? [])];
    this.#bus.publish({ kind: 'presence', process: this.#process, game, people });
  }
}
