/**
 * Studies as they are now, folded from their stored events: kept at hand while they are edited, within a bound on memory.
 * The oldest are dropped and folded again when they are needed.
 */

import {
  EMPTY_STUDY,
  eventsThatCount,
  needsHistory,
  nextState,
  readStudyEvent,
  type StudyEvent,
  type StudyState,
} from '@lexiko/analysis/studies';
import { HELD_BYTES } from './study-bounds.ts';
import type { StudyRecord, StudyStore } from './study-store.ts';

/** Read or folded in one piece. */
const EVENTS_AT_ONCE = 100;

interface Held {
  readonly count: number;
  readonly bytes: number;
  readonly state: StudyState;
}

export class HeldStudies {
  readonly #store: Pick<StudyStore, 'entriesAfter'>;
  readonly #most: number;
  /** The one used last comes last. */
  readonly #held = new Map<string, Held>();
  #bytes = 0;

  constructor(store: Pick<StudyStore, 'entriesAfter'>, most: number = HELD_BYTES) {
    this.#store = store;
    this.#most = most;
  }

  /** How many bytes of events must be folded before these can be appended. */
  workFor(
    { id, count, bytes }: Pick<StudyRecord, 'id' | 'count' | 'bytes'>,
    events: readonly StudyEvent[],
  ): number {
    const held = this.#held.get(id);
    const later = held !== undefined && held.count <= count ? bytes - held.bytes : bytes;
    return later + (events.some(needsHistory) ? bytes : 0);
  }

  /** The study after as many events as the record has. */
  async state({ id, count, bytes }: Pick<StudyRecord, 'id' | 'count' | 'bytes'>): Promise<StudyState> {
    const held = this.#held.get(id) ?? { count: 0, bytes: 0, state: EMPTY_STUDY };
    if (held.count > count) return this.#whole(id, count, []); // the record is older
    if (held.count === count) return held.state;
    const later = await this.#events(id, held.count, count);
    const state = later.some(needsHistory)
      ? await this.#whole(id, count, [])
      : await foldInPieces(held.state, later);
    this.keep(id, { count, bytes, state });
    return state;
  }

  /** The study after an event that fits; `own` come before it, after those of the record. */
  async after(
    { id, count }: Pick<StudyRecord, 'id' | 'count'>,
    {
      state,
      event,
      own,
    }: { readonly state: StudyState; readonly event: StudyEvent; readonly own: readonly StudyEvent[] },
  ): Promise<StudyState> {
    return needsHistory(event) ? this.#whole(id, count, [...own, event]) : nextState([state], event);
  }

  keep(id: string, held: Held): void {
    this.drop(id);
    this.#held.set(id, held);
    this.#bytes += held.bytes;
    for (const oldest of this.#held.keys()) {
      if (this.#bytes <= this.#most) return;
      this.drop(oldest);
    }
  }

  drop(id: string): void {
    this.#bytes -= this.#held.get(id)?.bytes ?? 0;
    this.#held.delete(id);
  }

  /** How many are at hand. */
  get size(): number {
    return this.#held.size;
  }

  async #whole(id: string, count: number, more: readonly StudyEvent[]): Promise<StudyState> {
    const events = [...(await this.#events(id, 0, count)), ...more];
    return foldInPieces(EMPTY_STUDY, eventsThatCount(events));
  }

  /** Stored events: each was read by the same reader before it was stored. */
  async #events(id: string, after: number, count: number): Promise<readonly StudyEvent[]> {
    const stored = await this.#store.entriesAfter(id, after);
    const events: StudyEvent[] = [];
    for (const { number, event } of stored.slice(0, count - after)) {
      if (events.length % EVENTS_AT_ONCE === 0) await giveWay();
      const read = readStudyEvent(JSON.parse(event), '');
      if (!read.ok) throw new Error(`entry ${number} of study ${id} cannot be read`);
      events.push(read.value);
    }
    return events;
  }
}

async function foldInPieces(from: StudyState, events: readonly StudyEvent[]): Promise<StudyState> {
  let state = from;
  for (const [at, event] of events.entries()) {
    if (at % EVENTS_AT_ONCE === 0) await giveWay();
    state = nextState([state], event);
  }
  return state;
}

/** Lets others be answered in between: a large study takes some tenths of a second. */
function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
