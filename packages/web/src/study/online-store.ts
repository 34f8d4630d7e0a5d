/**
 * What one's finished games at the server amount to, in the browser's database, so that they count without a network
 * too. It holds the games of one person: who signs out is forgotten, and so is everybody when another comes in.
 */

import { answered, completed } from '../page/browser-database.ts';
import type { FinishedSide } from './puzzle-questions.ts';

const NAME = 'lexiko-online';
const VERSION = 1;

/** The words of a game with an open dictionary, for the word diary. */
export interface LearntWords {
  readonly lastMs: number;
  /** What a school keeps back. */
  readonly school: 0 | 1 | 2;
  readonly words: readonly { readonly word: string; readonly by: string }[];
}

interface KeptSide {
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

  /** The games that are known of a person; those of anybody else are forgotten. */
  async gamesOf(person: string): Promise<readonly string[]> {
    const all = await this.#all();
    if (all.some((kept) => kept.person !== person)) {
      await this.forget();
      return [];
    }
    return all.map(({ game }) => game);
  }

  /** Of each game once, whatever number of seats somebody had in it. */
  async learnt(): Promise<readonly LearntWords[]> {
    const games = new Map((await this.#all()).map(({ game, learnt }) => [game, learnt]));
    return [...games.values()].filter((learnt) => learnt !== null);
  }

  async keep(person: string, side: FinishedSide, learnt: LearntWords | null): Promise<void> {
    const writing = this.#database.transaction('sides', 'readwrite');
    const kept: KeptSide = { person, game: side.game, seat: side.seat, side, learnt };
    writing.objectStore('sides').put(kept);
    await completed(writing);
  }

  async forget(): Promise<void> {
    const writing = this.#database.transaction('sides', 'readwrite');
    writing.objectStore('sides').clear();
    await completed(writing);
  }

  /** What an older page counted without its best plays or its words is unknown: it is fetched and counted again. */
  async #all(): Promise<readonly KeptSide[]> {
    const sides = this.#database.transaction('sides').objectStore('sides');
    const all = (await answered(sides.getAll())) as KeptSide[];
    return all.filter((kept) => 'plays' in kept.side && 'learnt' in kept);
  }
}
