/** The studies of this page: their list, the one that is open, and how they are made, copied and removed. */

import { signal, type Signal } from '@preact/signals';
import {
  condensed,
  formatStudy,
  MOST_EVENTS,
  parseStudy,
  studyOf,
  type StudyEntry,
  type StudyEvent,
} from '@lexiko/analysis/studies';
import type { Page } from '../../../page/page.ts';
import { newId } from './new-id.ts';
import { DeviceStudy } from './open-study.ts';
import { StudyStore, type StudySummary } from './study-store.ts';

export class Studies {
  /** The latest first; `null`: not read yet. */
  readonly list: Signal<readonly StudySummary[] | null> = signal(null);
  readonly current: Signal<DeviceStudy | null> = signal(null);
  readonly #reportFailure: (error: unknown) => void;
  readonly #nowMs: () => number;
  #opening: Promise<StudyStore> | null = null;

  constructor(reportFailure: (error: unknown) => void, nowMs: () => number = Date.now) {
    this.#reportFailure = reportFailure;
    this.#nowMs = nowMs;
  }

  #store(): Promise<StudyStore> {
    this.#opening ??= StudyStore.open().catch((error: unknown) => {
      this.#opening = null; // the next call tries again
      throw error;
    });
    return this.#opening;
  }

  async refresh(): Promise<void> {
    this.list.value = await (await this.#store()).list();
  }

  /** Returns whether there is such a study. */
  async open(id: string): Promise<boolean> {
    if (this.current.peek()?.id === id) return true;
    const store = await this.#store();
    const entries = await store.read(id);
    if (entries.length === 0) return false;
    const parts = { store, nowMs: this.#nowMs, reportFailure: this.#reportFailure };
    this.current.value = new DeviceStudy(id, entries, parts);
    return true;
  }

  /** Makes a study of these events and returns its id. */
  create(title: string, events: readonly StudyEvent[]): Promise<string> {
    const atMs = this.#nowMs();
    const all: readonly StudyEvent[] = [{ type: 'titled', title }, ...events];
    return this.add(all.slice(0, MOST_EVENTS).map((event, at) => ({ number: at + 1, atMs, event })));
  }

  /** Adds a whole study, as a file has it, and returns its id. */
  async add(entries: readonly StudyEntry[]): Promise<string> {
    const id = newId();
    const { title, chapters } = studyOf(entries);
    const summary = { id, title, chapters: chapters.length, changedMs: this.#nowMs(), count: entries.length };
    await (await this.#store()).add(summary, entries);
    await this.refresh();
    return id;
  }

  async rename(id: string, title: string): Promise<void> {
    await this.open(id);
    const study = this.current.peek();
    if (study?.id !== id) return;
    study.record({ type: 'titled', title });
    await study.saved();
    await this.refresh();
  }

  /** Removes a study and returns what puts it back. */
  async remove(id: string): Promise<() => Promise<void>> {
    const store = await this.#store();
    await this.current.peek()?.saved();
    const entries = await store.read(id);
    const summary = (await store.list()).find((one) => one.id === id);
    await store.remove(id);
    if (this.current.peek()?.id === id) this.current.value = null;
    await this.refresh();
    return async () => {
      if (summary !== undefined) await store.add(summary, entries);
      await this.refresh();
    };
  }

  /** A study as a file: with all its versions, or only as it is now. */
  async textOf(id: string, versions: 'all' | 'last'): Promise<string> {
    await this.current.peek()?.saved();
    const entries = await (await this.#store()).read(id);
    return formatStudy(versions === 'all' ? entries : condensed(studyOf(entries), this.#nowMs()));
  }

  /** Adds a study from its text; `null`: it is none. */
  async addText(text: string): Promise<string | null> {
    const entries = parseStudy(text);
    return entries === null ? null : this.add(entries);
  }
}

export function openStudies({ failure }: Page): Studies {
  return new Studies((error) => failure.show(error));
}
