/**
 * Stores games in IndexedDB: a header per game, its events one by one under `(game, number)`, and the players' drafts.
 * Events are added and never overwritten, so that two tabs cannot write different histories of one game.
 */

import type { GameEvent, Seat } from '@lexiko/rules';
import type { StoredClock } from '@lexiko/table';
import type { Draft } from '@lexiko/table/draft';
import { answered, completed } from '../page/storage/browser-database.ts';
import type { SeatPlan } from '../table/snapshot.ts';
import type { GameSummary } from '../table/worker-messages.ts';

export interface GameHeader extends GameSummary {
  readonly seats: readonly SeatPlan[];
  readonly dealCode: string;
  /** Secret seed of all chance in the game. */
  readonly secret: string;
  /** Seat that plays first, if agreed in advance. */
  readonly starter?: Seat;
  /** How many turns the player took back against computers. */
  readonly takeBacks?: number;
  /** Whether the game was imported from a file or a link. */
  readonly isShared?: boolean;
  /** Checksum of its word list; missing before it begins and in games without a dictionary. */
  readonly dictionary?: string;
  /** The clock as of its last start or stop. */
  readonly clock?: StoredClock;
  /** When the player removed it: hidden everywhere, but it can still be restored. */
  readonly removedMs?: number | undefined;
}

interface StoredEvent {
  readonly game: string;
  readonly number: number;
  readonly event: GameEvent;
}

interface StoredDraft {
  readonly game: string;
  readonly seat: Seat;
  readonly draft: Draft;
}

const NAME = 'lexiko';
const VERSION = 1;

/** All keys that begin with `game`. */
function ofGame(game: string): IDBKeyRange {
  return IDBKeyRange.bound([game], [game, []]);
}

export class GameStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<GameStore> {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('games', { keyPath: 'id' });
      request.result.createObjectStore('events', { keyPath: ['game', 'number'] });
      request.result.createObjectStore('drafts', { keyPath: ['game', 'seat'] });
    });
    return new GameStore(await answered(request));
  }

  /** Most recently played first, without removed games. */
  async list(): Promise<readonly GameHeader[]> {
    const games = this.#database.transaction('games').objectStore('games');
    const headers = (await answered(games.getAll())) as GameHeader[];
    return headers
      .filter(({ removedMs }) => removedMs === undefined)
      .sort((a, b) => b.changedMs - a.changedMs);
  }

  /** How many games, not counting removed ones, need the word list with this checksum. */
  async countGamesWith(checksum: string): Promise<number> {
    return (await this.list()).filter(({ dictionary }) => dictionary === checksum).length;
  }

  /** The checksums of the word lists that games need, including removed games, which can be restored. */
  async dictionaries(): Promise<ReadonlySet<string>> {
    const games = this.#database.transaction('games').objectStore('games');
    const headers = (await answered(games.getAll())) as GameHeader[];
    return new Set(headers.flatMap(({ dictionary }) => (dictionary === undefined ? [] : [dictionary])));
  }

  async read(game: string): Promise<{ header: GameHeader; events: readonly GameEvent[] } | null> {
    const reading = this.#database.transaction(['games', 'events']);
    const header = (await answered(reading.objectStore('games').get(game))) as GameHeader | undefined;
    if (header === undefined || header.removedMs !== undefined) return null;
    const kept = (await answered(reading.objectStore('events').getAll(ofGame(game)))) as StoredEvent[];
    return { header, events: kept.map(({ event }) => event) };
  }

  /** Rejects if another tab has already written an event with one of these numbers. */
  async append(header: GameHeader, from: number, events: readonly GameEvent[]): Promise<void> {
    const writing = this.#database.transaction(['games', 'events'], 'readwrite', { durability: 'strict' });
    const log = writing.objectStore('events');
    for (const [at, event] of events.entries()) {
      const kept: StoredEvent = { game: header.id, number: from + at, event };
      log.add(kept);
    }
    writing.objectStore('games').put(header);
    await completed(writing);
  }

  /**
   * Stores a game that shares its first events with another, and removes that one. It gets an id of its own, so that a
   * tab which still shows the other game cannot write a second history into this one.
   */
  async branch(from: string, header: GameHeader, events: readonly GameEvent[], atMs: number): Promise<void> {
    await this.append(header, 0, events);
    await this.remove(from, atMs);
  }

  async keepHeader(header: GameHeader): Promise<void> {
    const writing = this.#database.transaction('games', 'readwrite');
    writing.objectStore('games').put(header);
    await completed(writing);
  }

  async remove(game: string, atMs: number): Promise<void> {
    await this.#changeHeader(game, (header) => ({ ...header, removedMs: atMs }));
  }

  /** Restores a removed game; does nothing for other games. */
  async restore(game: string): Promise<void> {
    await this.#changeHeader(game, (header) => ({ ...header, removedMs: undefined }));
  }

  async #changeHeader(game: string, change: (header: GameHeader) => GameHeader): Promise<void> {
    const writing = this.#database.transaction('games', 'readwrite');
    const games = writing.objectStore('games');
    const header = (await answered(games.get(game))) as GameHeader | undefined;
    if (header !== undefined) games.put(change(header));
    await completed(writing);
  }

  /** Deletes for good the games removed before `beforeMs`. */
  async forgetRemoved(beforeMs: number): Promise<void> {
    const writing = this.#database.transaction(['games', 'events', 'drafts'], 'readwrite');
    const headers = (await answered(writing.objectStore('games').getAll())) as GameHeader[];
    for (const { id, removedMs } of headers) {
      if (removedMs === undefined || removedMs >= beforeMs) continue;
      writing.objectStore('games').delete(id);
      writing.objectStore('events').delete(ofGame(id));
      writing.objectStore('drafts').delete(ofGame(id));
    }
    await completed(writing);
  }

  async keepDraft(game: string, seat: Seat, draft: Draft): Promise<void> {
    const writing = this.#database.transaction('drafts', 'readwrite');
    const kept: StoredDraft = { game, seat, draft };
    writing.objectStore('drafts').put(kept);
    await completed(writing);
  }

  async draftOf(game: string, seat: Seat): Promise<Draft | null> {
    const drafts = this.#database.transaction('drafts').objectStore('drafts');
    const kept = (await answered(drafts.get([game, seat]))) as StoredDraft | undefined;
    return kept?.draft ?? null;
  }
}
