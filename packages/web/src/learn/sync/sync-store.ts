/**
 * What a device remembers of the copy at the server: how far it has read, what it knows to be there, and what it has read
 * but not yet added to what is here. A database for each account, so that two never mix.
 */

import { answered, completed } from '../../page/storage/browser-database.ts';
import type { ProgressForm } from '@lexiko/protocol';
import { NOTHING_SENT, type SentDecks } from './deck-matter.ts';
import type { Piece } from './pieces.ts';
import type { SealKeys } from './seal.ts';

const NAME = 'lexiko-sync';
const VERSION = 1;
const STORES = ['known', 'pulled', 'state'] as const;

/** A piece at the server. */
export interface KnownPiece {
  readonly name: string;
  readonly seq: number;
  /** Of its content; empty: not known. */
  readonly mark: string;
}

/** How a copy is to be kept from now on; the server was asked, and may have agreed although no answer came. */
export interface WantedChange {
  readonly form: ProgressForm;
  readonly lock: string | null;
  readonly keys: SealKeys | null;
}

/** The copy that this device synchronises with. */
export interface JoinedCopy {
  readonly id: string;
  readonly form: ProgressForm;
  /** `null`: plain. */
  readonly keys: SealKeys | null;
  /** The last change that was read. */
  readonly seq: number;
  /** When everything was last the same here and there; `null`: never yet. */
  readonly doneMs: number | null;
  /** What this device has asked for, until it is known what became of it. */
  readonly wanted?: WantedChange | null;
}

const COPY = 'copy';
const DECKS = 'decks';

export class SyncStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(account: string): Promise<SyncStore> {
    const request = indexedDB.open(`${NAME}@${account}`, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('known', { keyPath: 'name' });
      request.result.createObjectStore('pulled', { keyPath: 'name' });
      request.result.createObjectStore('state');
    });
    return new SyncStore(await answered(request));
  }

  close(): void {
    this.#database.close();
  }

  async copy(): Promise<JoinedCopy | null> {
    return (await this.#state<JoinedCopy>(COPY)) ?? null;
  }

  /** Begins with a copy: nothing is known of it. */
  async join(copy: JoinedCopy): Promise<void> {
    const writing = this.#database.transaction(STORES, 'readwrite');
    for (const name of STORES) writing.objectStore(name).clear();
    writing.objectStore('state').put(copy, COPY);
    await completed(writing);
  }

  /** Forgets the copy, with its keys. */
  async leave(): Promise<void> {
    const writing = this.#database.transaction(STORES, 'readwrite');
    for (const name of STORES) writing.objectStore(name).clear();
    await completed(writing);
  }

  async change(part: Partial<JoinedCopy>): Promise<void> {
    const writing = this.#database.transaction('state', 'readwrite');
    const done = completed(writing);
    const copy = (await answered(writing.objectStore('state').get(COPY))) as JoinedCopy | undefined;
    if (copy !== undefined) writing.objectStore('state').put({ ...copy, ...part }, COPY);
    await done;
  }

  async known(): Promise<ReadonlyMap<string, KnownPiece>> {
    const known = this.#database.transaction('known').objectStore('known');
    const all = (await answered(known.getAll())) as KnownPiece[];
    return new Map(all.map((piece) => [piece.name, piece]));
  }

  /** Keeps what was read up to a change, together with how far that is. */
  async keepPulled(pieces: readonly Piece[], known: readonly KnownPiece[], seq: number): Promise<void> {
    const writing = this.#database.transaction(STORES, 'readwrite');
    const done = completed(writing);
    const copy = (await answered(writing.objectStore('state').get(COPY))) as JoinedCopy | undefined;
    for (const piece of pieces) writing.objectStore('pulled').put(piece);
    for (const piece of known) writing.objectStore('known').put(piece);
    if (copy !== undefined) writing.objectStore('state').put({ ...copy, seq }, COPY);
    await done;
  }

  async pulled(): Promise<readonly Piece[]> {
    return (await answered(this.#database.transaction('pulled').objectStore('pulled').getAll())) as Piece[];
  }

  async forgetPulled(pieces: readonly Piece[]): Promise<void> {
    const writing = this.#database.transaction('pulled', 'readwrite');
    for (const { name } of pieces) writing.objectStore('pulled').delete(name);
    await completed(writing);
  }

  /** Keeps what is at the server now; without a number: nothing under that name. */
  async keepKnown(known: readonly KnownPiece[], gone: readonly string[]): Promise<void> {
    const writing = this.#database.transaction('known', 'readwrite');
    for (const piece of known) writing.objectStore('known').put(piece);
    for (const name of gone) writing.objectStore('known').delete(name);
    await completed(writing);
  }

  readonly decks = {
    read: async (): Promise<SentDecks> => (await this.#state<SentDecks>(DECKS)) ?? NOTHING_SENT,
    write: async (sent: SentDecks): Promise<void> => {
      const writing = this.#database.transaction('state', 'readwrite');
      writing.objectStore('state').put(sent, DECKS);
      await completed(writing);
    },
  };

  async #state<T>(key: string): Promise<T | undefined> {
    return (await answered(this.#database.transaction('state').objectStore('state').get(key))) as
      | T
      | undefined;
  }
}
