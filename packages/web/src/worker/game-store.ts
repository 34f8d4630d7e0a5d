/**
 * Games in the browser's database: a header for each, its events one by one under `(game, number)`, and what the
 * players had laid out. An event is added and never overwritten, so that two tabs cannot tell two stories of one game.
 */

import type { GameEvent, Seat } from '@lexiko/rules';
import type { KeptClock } from '@lexiko/table';
import type { Draft } from '@lexiko/table/draft';
import { answered, completed } from '../page/browser-database.ts';
import type { SeatPlan } from '../table/snapshot.ts';
import type { GameSummary } from '../table/worker-messages.ts';

export interface GameHeader extends GameSummary {
  readonly seats: readonly SeatPlan[];
  readonly dealCode: string;
  /** Behind all chance of the game. */
  readonly secret: string;
  /** Who plays first, where that is agreed. */
  readonly starter?: Seat;
  /** It came by a file or a link. */
  readonly isShared?: boolean;
  /** Its clock when that was last set going or stopped. */
  readonly clock?: KeptClock;
  /** When somebody removed it: it is nowhere to be seen, but can still be put back. */
  readonly removedMs?: number | undefined;
}

interface KeptEvent {
  readonly game: string;
  readonly number: number;
  readonly event: GameEvent;
}

interface KeptDraft {
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

  /** The one played last comes first. */
  async list(): Promise<readonly GameHeader[]> {
    const games = this.#database.transaction('games').objectStore('games');
    const headers = (await answered(games.getAll())) as GameHeader[];
    return headers
      .filter(({ removedMs }) => removedMs === undefined)
      .sort((a, b) => b.changedMs - a.changedMs);
  }

  async read(game: string): Promise<{ header: GameHeader; events: readonly GameEvent[] } | null> {
    const reading = this.#database.transaction(['games', 'events']);
    const header = (await answered(reading.objectStore('games').get(game))) as GameHeader | undefined;
    if (header === undefined || header.removedMs !== undefined) return null;
    const kept = (await answered(reading.objectStore('events').getAll(ofGame(game)))) as KeptEvent[];
    return { header, events: kept.map(({ event }) => event) };
  }

  /** Rejects where another tab has already written an event of one of these numbers. */
  async append(header: GameHeader, from: number, events: readonly GameEvent[]): Promise<void> {
    const writing = this.#database.transaction(['games', 'events'], 'readwrite', { durability: 'strict' });
    const log = writing.objectStore('events');
    for (const [at, event] of events.entries()) {
      const kept: KeptEvent = { game: header.id, number: from + at, event };
      log.add(kept);
    }
    writing.objectStore('games').put(header);
    await completed(writing);
  }

  async keepHeader(header: GameHeader): Promise<void> {
    const writing = this.#database.transaction('games', 'readwrite');
    writing.objectStore('games').put(header);
    await completed(writing);
  }

  async remove(game: string, atMs: number): Promise<void> {
    await this.#changeHeader(game, (header) => ({ ...header, removedMs: atMs }));
  }

  /** Puts back what was removed; nothing happens where it was not. */
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

  /** Deletes for good what was removed before this time. */
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
    const kept: KeptDraft = { game, seat, draft };
    writing.objectStore('drafts').put(kept);
    await completed(writing);
  }

  async draftOf(game: string, seat: Seat): Promise<Draft | null> {
    const drafts = this.#database.transaction('drafts').objectStore('drafts');
    const kept = (await answered(drafts.get([game, seat]))) as KeptDraft | undefined;
    return kept?.draft ?? null;
  }
}
