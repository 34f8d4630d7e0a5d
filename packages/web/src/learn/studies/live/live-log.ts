/**
 * What a page knows of a shared study: the events that the server has numbered, and its own that wait. Whatever comes from
 * the server goes before those that wait; of these, each that no longer fits is taken out and handed back.
 */

import {
  EMPTY_STUDY,
  needsHistory,
  nextState,
  refuseStudyEvent,
  type StudyEntry,
  type StudyEvent,
  type StudyRefusal,
  type StudyState,
} from '@lexiko/analysis/studies';
import { isSameNote, isWithinOneNote } from '../store/open-study.ts';
import type { LiveEntry, WaitingEvent } from './live-store.ts';

export class LiveLog {
  readonly #entries: LiveEntry[] = [];
  #waiting: WaitingEvent[] = [];
  /** After each event, those that wait included; the empty study first. */
  readonly #states: StudyState[] = [EMPTY_STUDY];
  readonly #numbers = new Map<string, number>();

  constructor(entries: readonly LiveEntry[], waiting: readonly WaitingEvent[]) {
    this.take(entries);
    this.#waiting = [...waiting];
    this.#fold();
  }

  /** How many events the server has numbered, as far as known here. */
  get count(): number {
    return this.#entries.length;
  }

  get waiting(): readonly WaitingEvent[] {
    return this.#waiting;
  }

  get state(): StudyState {
    return this.#states.at(-1) ?? EMPTY_STUDY;
  }

  /** All of them as entries of a study; those that wait have the numbers that they would get now. */
  get shown(): readonly StudyEntry[] {
    const own = this.#waiting.map((waiting, at) => ({
      number: this.count + at + 1,
      atMs: waiting.atMs,
      event: this.#resolved(waiting) ?? waiting.event,
    }));
    return [...this.#entries.map(({ number, atMs, event }) => ({ number, atMs, event })), ...own];
  }

  /** Who made an entry; `null`: it waits, and so it is one's own. */
  authorOf(number: number): string | null {
    return this.#entries[number - 1]?.by ?? null;
  }

  /** As the server is to get them. */
  toSend(most: number, mostBytes: number): readonly { readonly key: string; readonly event: StudyEvent }[] {
    const chosen: { readonly key: string; readonly event: StudyEvent }[] = [];
    const encoder = new TextEncoder();
    let room = mostBytes;
    for (const waiting of this.#waiting.slice(0, most)) {
      const event = this.#resolved(waiting) ?? waiting.event;
      room -= encoder.encode(JSON.stringify(event)).length;
      if (room < 0 && chosen.length > 0) break;
      chosen.push({ key: waiting.key, event });
      if (needsHistory(event)) break; // the server takes one at a time
    }
    return chosen;
  }

  refuse(event: StudyEvent): StudyRefusal | null {
    return refuseStudyEvent(this.state, this.#states.length - 1, event);
  }

  /**
   * Adds an event that fits. Where it only writes on at the last note, which `isOnItsWay` does not name, it replaces that.
   */
  add(
    event: StudyEvent,
    {
      key,
      atMs,
      isOnItsWay,
    }: { readonly key: string; readonly atMs: number; readonly isOnItsWay: (key: string) => boolean },
  ): WaitingEvent {
    const last = this.#waiting.at(-1);
    const isMore =
      last !== undefined &&
      !isOnItsWay(last.key) &&
      isSameNote(last.event, event) &&
      isWithinOneNote(last.atMs, atMs);
    if (isMore) {
      this.#waiting.pop();
      this.#states.pop();
    }
    const added: WaitingEvent = isMore ? { ...last, event } : { key, atMs, event, ...this.#anchorOf(event) };
    this.#waiting.push(added);
    this.#states.push(nextState(this.#states, event));
    return added;
  }

  /** Takes events that wait in another tab too. */
  alsoWaiting(events: readonly WaitingEvent[]): readonly WaitingEvent[] {
    const known = new Set(this.#waiting.map(({ key }) => key));
    this.#waiting.push(...events.filter(({ key }) => !known.has(key) && !this.#numbers.has(key)));
    return this.#fold();
  }

  /** Takes numbered events that follow those known. Returns what waited and no longer fits. */
  take(entries: readonly LiveEntry[]): readonly WaitingEvent[] {
    this.#states.length = this.count + 1;
    for (const entry of entries) {
      if (entry.number !== this.count + 1) continue;
      this.#entries.push(entry);
      this.#numbers.set(entry.key, entry.number);
      this.#states.push(nextState(this.#states, entry.event));
    }
    return this.#fold();
  }

  giveUp(keys: readonly string[]): void {
    const given = new Set(keys);
    this.#waiting = this.#waiting.filter(({ key }) => !given.has(key));
    this.#fold();
  }

  /** Folds what waits onto what is numbered. */
  #fold(): readonly WaitingEvent[] {
    this.#states.length = this.count + 1;
    const waiting = this.#waiting.filter(({ key }) => !this.#numbers.has(key));
    const misfits: WaitingEvent[] = [];
    this.#waiting = [];
    for (const one of waiting) {
      const event = this.#resolved(one);
      if (event === null || this.refuse(event) !== null) {
        misfits.push(one);
        continue;
      }
      this.#waiting.push(one);
      this.#states.push(nextState(this.#states, event));
    }
    return misfits;
  }

  /** Where an event goes back to, if that is among those that wait. */
  #anchorOf(event: StudyEvent): Pick<WaitingEvent, 'anchor'> {
    if (event.type !== 'reverted' || event.to < this.count) return {};
    const behind = this.#waiting[event.to - this.count - 1];
    if (behind !== undefined) return { anchor: { key: behind.key, side: 'after' } };
    const [first] = this.#waiting;
    return first === undefined ? {} : { anchor: { key: first.key, side: 'before' } };
  }

  /** The event with the numbers as they are now; `null`: what it goes back to has gone. */
  #resolved({ event, anchor }: WaitingEvent): StudyEvent | null {
    if (anchor === undefined || event.type !== 'reverted') return event;
    const at = this.#waiting.findIndex(({ key }) => key === anchor.key);
    const number = this.#numbers.get(anchor.key) ?? (at < 0 ? null : this.count + at + 1);
    if (number === null) return null;
    return { type: 'reverted', to: anchor.side === 'after' ? number : number - 1 };
  }
}
