/**
 * A study that is open: its entries and what they make of it. Each change is an event that is applied at once and saved
 * in the background, one after the other. What is written within a minute at the same place is one entry.
 */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  EMPTY_STUDY,
  MOST_EVENTS,
  nextState,
  refuseStudyEvent,
  studyStates,
  type StudyEntry,
  type StudyEvent,
  type StudyRefusal,
  type StudyState,
} from '@lexiko/analysis/studies';
import type { StudyStore, StudySummary } from './study-store.ts';

const ONE_NOTE_MS = 60_000;

export interface OpenStudyParts {
  readonly store: Pick<StudyStore, 'append' | 'read'>;
  readonly nowMs: () => number;
  readonly reportFailure: (error: unknown) => void;
}

/** A study on the screen, wherever it is kept. */
export interface OpenStudy {
  readonly id: string;
  readonly isReadOnly: boolean;
  readonly entries: ReadonlySignal<readonly StudyEntry[]>;
  readonly state: ReadonlySignal<StudyState>;
  /** Why nothing has changed; `null`: it has, and is being saved. */
  record(event: StudyEvent): StudyRefusal | null;
  /** Takes back what came after so many entries, unless others have gone on since. Returns whether it did. */
  undo(count: number): boolean;
  /** When everything so far is saved on this device. */
  saved(): Promise<void>;
  /** Who made an entry; absent where everything is by the same person. */
  authorOf?(number: number): string | null;
}

/** Whether what was written at these times at one place is one entry. */
export function isWithinOneNote(lastMs: number, nowMs: number): boolean {
  return nowMs - lastMs < ONE_NOTE_MS;
}

/** Whether the event only replaces what the one before it wrote. */
export function isSameNote(last: StudyEvent | undefined, event: StudyEvent): boolean {
  return (
    last?.type === 'noted' &&
    event.type === 'noted' &&
    last.chapter === event.chapter &&
    last.node === event.node
  );
}

/** A study of this device. */
export class DeviceStudy implements OpenStudy {
  readonly id: string;
  readonly #parts: OpenStudyParts | null;
  readonly #entries: Signal<readonly StudyEntry[]>;
  readonly #state: Signal<StudyState>;
  /** After each entry, the empty study first. */
  #states: StudyState[];
  #saving: Promise<void> = Promise.resolve();

  /** `parts`: `null` if it can only be read. */
  constructor(id: string, entries: readonly StudyEntry[], parts: OpenStudyParts | null) {
    this.id = id;
    this.#parts = parts;
    this.#states = [...studyStates(entries)];
    this.#entries = signal(entries);
    this.#state = signal(this.#states.at(-1) ?? EMPTY_STUDY);
  }

  get isReadOnly(): boolean {
    return this.#parts === null;
  }

  get entries(): ReadonlySignal<readonly StudyEntry[]> {
    return this.#entries;
  }

  get state(): ReadonlySignal<StudyState> {
    return this.#state;
  }

  undo(count: number): boolean {
    return this.record({ type: 'reverted', to: count }) === null;
  }

  record(event: StudyEvent): StudyRefusal | null {
    const parts = this.#parts;
    if (parts === null) return 'MISSING';
    const entries = this.#entries.peek();
    if (entries.length >= MOST_EVENTS) return 'FULL';
    const refusal = refuseStudyEvent(this.#state.peek(), entries.length, event);
    if (refusal !== null) return refusal;
    const last = entries.at(-1);
    const atMs = parts.nowMs();
    const isMore = last !== undefined && isSameNote(last.event, event) && isWithinOneNote(last.atMs, atMs);
    const number = isMore ? last.number : entries.length + 1;
    // The time of the first: a note that is written for long is saved in several entries.
    const entry: StudyEntry = { number, atMs: isMore ? last.atMs : atMs, event };
    this.#apply(entry);
    this.#save(parts, entry, entries.length);
    return null;
  }

  saved(): Promise<void> {
    return this.#saving;
  }

  #apply(entry: StudyEntry): void {
    const kept = this.#entries.peek().slice(0, entry.number - 1);
    this.#states = this.#states.slice(0, entry.number);
    this.#states.push(nextState(this.#states, entry.event));
    this.#entries.value = [...kept, entry];
    this.#state.value = this.#states.at(-1) ?? EMPTY_STUDY;
  }

  #save(parts: OpenStudyParts, entry: StudyEntry, expected: number): void {
    const { title, chapters } = this.#state.peek();
    const count = entry.number;
    const summary: StudySummary = {
      id: this.id,
      title,
      chapters: chapters.length,
      changedMs: entry.atMs,
      count,
    };
    this.#saving = this.#saving
      .then(async () => {
        if (!(await parts.store.append(summary, entry, expected))) await this.#follow(parts, entry);
      })
      .catch(parts.reportFailure);
  }

  /** Another tab has saved something since: the change comes after it. */
  async #follow({ store }: OpenStudyParts, { event }: StudyEntry): Promise<void> {
    const stored = await store.read(this.id);
    if (stored.length === 0) return; // removed there
    this.#states = [...studyStates(stored)];
    this.#entries.value = stored;
    this.#state.value = this.#states.at(-1) ?? EMPTY_STUDY;
    this.record(event);
  }
}
