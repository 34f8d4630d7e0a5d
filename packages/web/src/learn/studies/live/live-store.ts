/**
 * Shared studies in the browser's database, so that they open without a connection: the events that the server has
 * numbered, and those that wait to be sent.
 */

import type { StudyRole } from '@lexiko/protocol';
import type { StudyEntry, StudyEvent } from '@lexiko/analysis/studies';
import { answered, completed } from '../../../page/storage/browser-database.ts';

const NAME = 'lexiko-live-studies';
const VERSION = 1;
const STUDIES = 'studies';
const ENTRIES = 'entries';
const WAITING = 'waiting';
const BY_STUDY = 'study';

export interface LiveSummary {
  /** At the server. */
  readonly id: string;
  readonly title: string;
  readonly role: StudyRole;
  readonly chapters: number;
  readonly changedMs: number;
}

/** An event with its number, and who made it. */
export interface LiveEntry extends StudyEntry {
  readonly by: string;
  readonly key: string;
}

/**
 * An event that the server does not have yet. One that goes back to where other waiting events stand names the one behind
 * or before which that is, since numbers may still change.
 */
export interface WaitingEvent {
  readonly key: string;
  readonly atMs: number;
  readonly event: StudyEvent;
  readonly anchor?: { readonly key: string; readonly side: 'before' | 'after' };
}

interface StoredEntry extends LiveEntry {
  readonly study: string;
}

interface StoredWaiting extends WaitingEvent {
  readonly study: string;
  readonly order: number;
}

/** What the device has of a study. */
export interface LiveContent {
  readonly summary: LiveSummary | null;
  readonly entries: readonly LiveEntry[];
  readonly waiting: readonly WaitingEvent[];
}

function entriesOf(study: string): IDBKeyRange {
  return IDBKeyRange.bound([study, 0], [study, Infinity]);
}

export class LiveStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<LiveStore> {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STUDIES, { keyPath: 'id' });
      request.result.createObjectStore(ENTRIES, { keyPath: ['study', 'number'] });
      const waiting = request.result.createObjectStore(WAITING, { keyPath: ['study', 'key'] });
      waiting.createIndex(BY_STUDY, 'study');
    });
    return new LiveStore(await answered(request));
  }

  close(): void {
    this.#database.close();
  }

  /** The latest first. */
  async list(): Promise<readonly LiveSummary[]> {
    const all = this.#database.transaction(STUDIES).objectStore(STUDIES).getAll();
    return ((await answered(all)) as LiveSummary[]).sort((a, b) => b.changedMs - a.changedMs);
  }

  async read(study: string): Promise<LiveContent> {
    const reading = this.#database.transaction([STUDIES, ENTRIES, WAITING]);
    const [summary, entries, waiting] = await Promise.all([
      answered(reading.objectStore(STUDIES).get(study)) as Promise<LiveSummary | undefined>,
      answered(reading.objectStore(ENTRIES).getAll(entriesOf(study))) as Promise<StoredEntry[]>,
      answered(reading.objectStore(WAITING).index(BY_STUDY).getAll(study)) as Promise<StoredWaiting[]>,
    ]);
    return {
      summary: summary ?? null,
      entries: entries.map(({ study: _study, ...entry }) => entry),
      waiting: waiting
        .toSorted((a, b) => a.order - b.order)
        .map(({ study: _study, order: _order, ...event }) => event),
    };
  }

  /** A study of which nothing has come yet, with what waits to be sent. */
  async begin(summary: LiveSummary, waiting: readonly WaitingEvent[]): Promise<void> {
    const writing = this.#database.transaction([STUDIES, WAITING], 'readwrite');
    writing.objectStore(STUDIES).put(summary);
    for (const [order, event] of waiting.entries())
      writing.objectStore(WAITING).put({ ...event, study: summary.id, order });
    await completed(writing);
  }

  /** `order`: larger than those of the events before it. An event of the same key is replaced. */
  async wait(study: string, event: WaitingEvent, order: number): Promise<void> {
    const writing = this.#database.transaction(WAITING, 'readwrite');
    writing.objectStore(WAITING).put({ ...event, study, order });
    await completed(writing);
  }

  /** Keeps what the server has numbered; these no longer wait. */
  async confirm(summary: LiveSummary, entries: readonly LiveEntry[]): Promise<void> {
    const writing = this.#database.transaction([STUDIES, ENTRIES, WAITING], 'readwrite');
    writing.objectStore(STUDIES).put(summary);
    for (const entry of entries) {
      writing.objectStore(ENTRIES).put({ ...entry, study: summary.id });
      writing.objectStore(WAITING).delete([summary.id, entry.key]);
    }
    await completed(writing);
  }

  /** These wait no longer. */
  async giveUp(study: string, keys: readonly string[]): Promise<void> {
    const writing = this.#database.transaction(WAITING, 'readwrite');
    for (const key of keys) writing.objectStore(WAITING).delete([study, key]);
    await completed(writing);
  }

  async remove(study: string): Promise<void> {
    const { waiting } = await this.read(study);
    const writing = this.#database.transaction([STUDIES, ENTRIES, WAITING], 'readwrite');
    writing.objectStore(STUDIES).delete(study);
    writing.objectStore(ENTRIES).delete(entriesOf(study));
    for (const { key } of waiting) writing.objectStore(WAITING).delete([study, key]);
    await completed(writing);
  }
}
