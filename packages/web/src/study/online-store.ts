/**
 * What one's finished games at the server amount to, in the browser's database, so that they count without a network
 * too. It holds the games of one person: who signs out is forgotten, and so is everybody when another comes in.
 */

import { answered, completed } from '../browser-database.ts';
import type { FinishedSide } from './puzzle-questions.ts';

const NAME = 'lexiko-online';
const VERSION = 1;

interface KeptSide {
  readonly person: string;
  readonly game: string;
  readonly seat: number;
  readonly side: FinishedSide;
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

  /** The games that are known of a person; those of anybody else are forgotten. */
  async gamesOf(person: string): Promise<readonly string[]> {
    const all = await this.#all();
    if (all.some((kept) => kept.person !== person)) {
      await this.forget();
      return [];
    }
    return all.map(({ game }) => game);
  }

  async keep(person: string, side: FinishedSide): Promise<void> {
    const writing = this.#database.transaction('sides', 'readwrite');
    const kept: KeptSide = { person, game: side.game, seat: side.seat, side };
    writing.objectStore('sides').put(kept);
    await completed(writing);
  }

  async forget(): Promise<void> {
    const writing = this.#database.transaction('sides', 'readwrite');
    writing.objectStore('sides').clear();
    await completed(writing);
  }

  /** What an older page counted without its best plays is unknown: it is fetched and counted again. */
  async #all(): Promise<readonly KeptSide[]> {
    const sides = this.#database.transaction('sides').objectStore('sides');
    const all = (await answered(sides.getAll())) as KeptSide[];
    return all.filter(({ side }) => 'plays' in side);
  }
}
