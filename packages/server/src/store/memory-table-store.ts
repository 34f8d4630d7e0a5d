/** Keeps what tables need besides their games in memory. */

import type { Seat } from '@lexiko/rules';
import type { KeptDesk, TableStore } from './table-store.ts';

export class MemoryTableStore implements TableStore {
  readonly #desks = new Map<string, KeptDesk>();

  async desk(game: string, seat: Seat): Promise<KeptDesk | null> {
    return this.#desks.get(`${game} ${seat}`) ?? null;
  }

  async putDesk(game: string, seat: Seat, kept: KeptDesk): Promise<boolean> {
    const key = `${game} ${seat}`;
    if ((this.#desks.get(key)?.version ?? 0) !== kept.version - 1) return false;
    this.#desks.set(key, kept);
    return true;
  }
}
