/** What a store in memory keeps of a game and of a session. */

import type { NewSession } from '../people/account-store.ts';
import type { GameRecord, Headline, SeatRecord, StoredEvent } from './game-store.ts';

export interface KeptGame {
  record: GameRecord;
  seats: SeatRecord[];
  headline: Headline;
  readonly events: StoredEvent[];
  updatedMs: number;
}

export interface KeptSession extends NewSession {
  seenMs: number;
}
