/**
 * Stores the results of a person's finished online games in the browser, so that statistics work offline. It holds the
 * games of one person: signing out, or another person signing in, removes them.
 */

import { answered, completed } from '../page/storage/browser-database.ts';
import type { FinishedSide } from './puzzle-questions.ts';

const NAME = 'lexiko-online';
const VERSION = 1;

/** The words of a game with an open dictionary, for the word diary. */
export interface LearntWords {
  readonly lastMs: number;
  /** The words that its school setting hides. */
  readonly school: 0 | 1 | 2;
  readonly words: readonly { readonly word: string; readonly by: string }[];
}

interface StoredSide {
  readonly person: string;
  readonly game: string;
  readonly seat: number;
  readonly side: FinishedSide;
  /** `null`: the dictionary was locked. */
  readonly learnt: LearntWords | null;
}

export class OnlineStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<OnlineStore> {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('sides', { keyPath: ['game', 'seat'] });
    });
    return new OnlineStore(await answered(request));
  }

  async sides(): Promise<readonly FinishedSide[]> {
    return (await this.#all()).map(({ side }) => side);
  }

  /** The stored games of a person; removes those of anybody else. */
  async gamesOf(person: string): Promise<readonly string[]> {
    const all = await this.#all();
    if (all.some((kept) => kept.person !== person)) {
      await this.forget();
      return [];
    }
    return all.map(({ game }) => game);
  }

  /** Each game once, however many seats the person had. */
  async learnt(): Promise<readonly LearntWords[]> {
    const games = new Map((await this.#all()).map(({ game, learnt }) => [game, learnt]));
    return [...games.values()].filter((learnt) => learnt !== null);
  }

  async keep(person: string, side: FinishedSide, learnt: LearntWords | null): Promise<void> {
    const writing = this.#database.transaction('sides', 'readwrite');
    const kept: StoredSide = { person, game: side.game, seat: side.seat, side, learnt };
    writing.objectStore('sides').put(kept);
    await completed(writing);
  }

  async forget(): Promise<void> {
    const writing = this.#database.transaction('sides', 'readwrite');
    writing.objectStore('sides').clear();
    await completed(writing);
  }

  /** Ignores games that an older page stored without best plays or words: they are fetched again. */
  async #all(): Promise<readonly StoredSide[]> {
    const sides = this.#database.transaction('sides').objectStore('sides');
    const all = (await answered(sides.getAll())) as StoredSide[];
    return all.filter((kept) => 'plays' in kept.side && 'learnt' in kept);
  }
}
