/** Analyses in the browser's database, so that a reload keeps them: the latest few, each as its file. */

import { answered, completed } from '../../page/storage/browser-database.ts';

const NAME = 'lexiko-analyses';
const VERSION = 1;
const STORE = 'analyses';
/** Applies to imported games and to others separately: each analysis takes some hundred kilobytes. */
const MOST_KEPT = 20;

export interface StoredAnalysis {
  readonly id: string;
  readonly title: string;
  readonly savedMs: number;
  /** Whether the game was pasted or loaded as a text, so that no other copy is stored. */
  readonly isImported: boolean;
  /** As `formatSaved` writes it. */
  readonly text: string;
}

export class AnalysisStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<AnalysisStore> {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE, { keyPath: 'id' });
    });
    return new AnalysisStore(await answered(request));
  }

  /** The latest first. */
  async list(): Promise<readonly StoredAnalysis[]> {
    const all = this.#database.transaction(STORE).objectStore(STORE).getAll();
    return ((await answered(all)) as StoredAnalysis[]).sort((a, b) => b.savedMs - a.savedMs);
  }

  async read(id: string): Promise<StoredAnalysis | null> {
    const found = this.#database.transaction(STORE).objectStore(STORE).get(id);
    return ((await answered(found)) as StoredAnalysis | undefined) ?? null;
  }

  async keep(analysis: StoredAnalysis): Promise<void> {
    const others = (await this.list()).filter(
      ({ id, isImported }) => id !== analysis.id && isImported === analysis.isImported,
    );
    const older = others.slice(MOST_KEPT - 1);
    const writing = this.#database.transaction(STORE, 'readwrite');
    writing.objectStore(STORE).put(analysis);
    for (const { id } of older) writing.objectStore(STORE).delete(id);
    await completed(writing);
  }

  async forget(id: string): Promise<void> {
    const writing = this.#database.transaction(STORE, 'readwrite');
    writing.objectStore(STORE).delete(id);
    await completed(writing);
  }
}
