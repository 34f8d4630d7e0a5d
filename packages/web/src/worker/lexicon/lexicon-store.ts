/**
 * Word lists in IndexedDB, by checksum: once downloaded, they open without a network. Lists that the player added have a
 * second record and stay until the player removes them.
 */

import { answered, completed } from '../../page/storage/browser-database.ts';
import type { OwnList } from '../../words/own-lists.ts';
import type { PackedLexicon } from './packed-lexicon.ts';

interface StoredLexicon extends PackedLexicon {
  readonly checksum: string;
}

const NAME = 'lexiko-lexica';
const VERSION = 2;
const LISTS = 'lists';
const OWN = 'own';

export class LexiconStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<LexiconStore> {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const { objectStoreNames } = request.result;
      for (const name of [LISTS, OWN])
        if (!objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath: 'checksum' });
    });
    const database = await answered(request);
    // Closes, so that a tab with a later version of the page can upgrade the database.
    database.addEventListener('versionchange', () => database.close());
    return new LexiconStore(database);
  }

  close(): void {
    this.#database.close();
  }

  async read(checksum: string): Promise<PackedLexicon | null> {
    const lists = this.#database.transaction(LISTS).objectStore(LISTS);
    return ((await answered(lists.get(checksum))) as StoredLexicon | undefined) ?? null;
  }

  async has(checksum: string): Promise<boolean> {
    const lists = this.#database.transaction(LISTS).objectStore(LISTS);
    return (await answered(lists.getKey(checksum))) !== undefined;
  }

  async keep(packed: PackedLexicon): Promise<void> {
    const writing = this.#database.transaction(LISTS, 'readwrite');
    const stored: StoredLexicon = { ...packed, checksum: packed.identity.checksum };
    writing.objectStore(LISTS).put(stored);
    await completed(writing);
  }

  /** Deletes the lists for which `isWanted` is false, except those that the player added. */
  async forget(isWanted: (checksum: string) => boolean): Promise<void> {
    const writing = this.#database.transaction([LISTS, OWN], 'readwrite');
    const lists = writing.objectStore(LISTS);
    const own = await answered(writing.objectStore(OWN).getAllKeys());
    for (const checksum of await answered(lists.getAllKeys()))
      if (typeof checksum !== 'string' || (!isWanted(checksum) && !own.includes(checksum)))
        lists.delete(checksum);
    await completed(writing);
  }

  /** The lists that the player added. */
  async ownLists(): Promise<readonly OwnList[]> {
    const own = this.#database.transaction(OWN).objectStore(OWN);
    return (await answered(own.getAll())) as OwnList[];
  }

  /** Adds a list and its words in one transaction. */
  async addOwn(list: OwnList, packed: PackedLexicon): Promise<void> {
    const writing = this.#database.transaction([LISTS, OWN], 'readwrite', { durability: 'strict' });
    const stored: StoredLexicon = { ...packed, checksum: list.checksum };
    writing.objectStore(LISTS).put(stored);
    writing.objectStore(OWN).put(list);
    await completed(writing);
  }

  async renameOwn(checksum: string, name: string): Promise<void> {
    const writing = this.#database.transaction(OWN, 'readwrite');
    const own = writing.objectStore(OWN);
    const list = (await answered(own.get(checksum))) as OwnList | undefined;
    if (list !== undefined) own.put({ ...list, name });
    await completed(writing);
  }

  async removeOwn(checksum: string): Promise<void> {
    const writing = this.#database.transaction([LISTS, OWN], 'readwrite');
    writing.objectStore(LISTS).delete(checksum);
    writing.objectStore(OWN).delete(checksum);
    await completed(writing);
  }
}
