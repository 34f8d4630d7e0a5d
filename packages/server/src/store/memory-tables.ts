/** What a store in memory keeps of a game, of a person and of a session. */

import type { NewSession } from '../people/account-store.ts';
import type { PersonRecord } from '../people/person.ts';
import type { GameRecord, Headline, SeatRecord, StoredEvent } from '../games/store/game-store.ts';

export interface KeptGame {
  record: GameRecord;
  seats: SeatRecord[];
  headline: Headline;
  readonly events: StoredEvent[];
  updatedMs: number;
  /** The mark of the network where it was made. */
  network: string | null;
}

export interface KeptPerson extends PersonRecord {
  readonly createdMs: number;
}

export interface KeptSession extends NewSession {
  seenMs: number;
}
