/** Studies in the browser's database: what a list of them shows, and their entries one by one, so that each is saved as it is made. */

import type { StudyEntry } from '@lexiko/analysis/studies';
import { answered, completed } from '../../../page/storage/browser-database.ts';

const NAME = 'lexiko-studies';
const VERSION = 1;
const STUDIES = 'studies';
const ENTRIES = 'entries';

/** What is known of a study without opening it. */
export interface StudySummary {
  readonly id: string;
  readonly title: string;
  readonly chapters: number;
  readonly changedMs: number;
  /** How many entries it has. */
  readonly count: number;
}

interface StoredEntry extends StudyEntry {
  readonly study: string;
}

/** All entries of a study, whose numbers are above 0. */
function entriesOf(study: string): IDBKeyRange {
  return IDBKeyRange.bound([study, 0], [study, Infinity]);
}

export class StudyStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<StudyStore> {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STUDIES, { keyPath: 'id' });
      request.result.createObjectStore(ENTRIES, { keyPath: ['study', 'number'] });
    });
    return new StudyStore(await answered(request));
  }

  close(): void {
    this.#database.close();
  }

  /** The latest first. */
  async list(): Promise<readonly StudySummary[]> {
    const all = this.#database.transaction(STUDIES).objectStore(STUDIES).getAll();
    return ((await answered(all)) as StudySummary[]).sort((a, b) => b.changedMs - a.changedMs);
  }

  /** Empty: there is no such study. */
  async read(id: string): Promise<readonly StudyEntry[]> {
    const found = this.#database.transaction(ENTRIES).objectStore(ENTRIES).getAll(entriesOf(id));
    const stored = (await answered(found)) as StoredEntry[];
    return stored.map(({ number, atMs, event }) => ({ number, atMs, event }));
  }

  /** A whole study at once. */
  async add(summary: StudySummary, entries: readonly StudyEntry[]): Promise<void> {
    const writing = this.#database.transaction([STUDIES, ENTRIES], 'readwrite');
    writing.objectStore(STUDIES).put(summary);
    for (const entry of entries) writing.objectStore(ENTRIES).put({ ...entry, study: summary.id });
    await completed(writing);
  }

  /**
   * Saves the latest entry: a new one, or the last one again with more in it. `false`: another tab was faster, or has
   * removed the study, and nothing is saved.
   */
  async append(summary: StudySummary, entry: StudyEntry, expected: number): Promise<boolean> {
    const writing = this.#database.transaction([STUDIES, ENTRIES], 'readwrite');
    const stored = await answered<unknown>(writing.objectStore(STUDIES).get(summary.id));
    if ((stored as StudySummary | undefined)?.count !== expected) {
      writing.abort();
      return false;
    }
    writing.objectStore(STUDIES).put(summary);
    writing.objectStore(ENTRIES).put({ ...entry, study: summary.id });
    await completed(writing);
    return true;
  }

  async remove(id: string): Promise<void> {
    const writing = this.#database.transaction([STUDIES, ENTRIES], 'readwrite');
    writing.objectStore(STUDIES).delete(id);
    writing.objectStore(ENTRIES).delete(entriesOf(id));
    await completed(writing);
  }
}
