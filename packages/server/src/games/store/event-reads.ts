/**
 * Reads of the events of many games as one: whoever asks in the same turn of the loop is answered by one query. A
 * process hears of what others did in batches, and would else ask for each game by itself.
 */

import type { GameEvent } from '@lexiko/rules';
import { sql } from 'kysely';
import type { StoredEvent } from './game-store.ts';
import type { Database } from '../../database/schema/tables.ts';

interface Read {
  readonly game: string;
  readonly after: number;
  readonly resolve: (events: readonly StoredEvent[]) => void;
  readonly reject: (error: unknown) => void;
}

export class EventReads {
  readonly #db: Database;
  #waiting: Read[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  async eventsAfter(game: string, after: number): Promise<readonly StoredEvent[]> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => void this.#readAll());
      this.#waiting.push({ game, after, resolve, reject });
    });
  }

  async #readAll(): Promise<void> {
    const reads = this.#waiting;
    this.#waiting = [];
    try {
      const found = await this.#read(reads);
      for (const { game, after, resolve } of reads)
        resolve((found.get(game) ?? []).filter(({ seq }) => seq > after));
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }

  async #read(reads: readonly Read[]): Promise<ReadonlyMap<string, StoredEvent[]>> {
    const from = new Map<string, number>();
    for (const { game, after } of reads) from.set(game, Math.min(after, from.get(game) ?? after));
    const { rows } = await sql<{ game_id: string; seq: number; at_ms: number; body: string }>`
      select event.game_id, event.seq, event.at_ms, event.body
      from unnest(${[...from.keys()]}::varchar[], ${[...from.values()]}::integer[]) as wanted (game, after)
      join event on event.game_id = wanted.game and event.seq > wanted.after
      order by event.game_id, event.seq`.execute(this.#db);
    const found = new Map<string, StoredEvent[]>();
    for (const { game_id: game, seq, at_ms: atMs, body } of rows) {
      const events = found.get(game) ?? [];
      // What was written here was an event of the rules.
      events.push({ seq, atMs, event: JSON.parse(body) as GameEvent });
      found.set(game, events);
    }
    return found;
  }
}
