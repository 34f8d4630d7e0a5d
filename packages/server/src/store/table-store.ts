/** What is kept of tables and their people besides games. */

import type { Proposal } from '@lexiko/protocol';
import type { Seat } from '@lexiko/rules';
import type { ChatStore } from '../chat/chat-store.ts';
import type { ClassStore } from '../classes/class-store.ts';
import type { NoticeStore } from '../notices/notice-store.ts';

/** What lies before a side in one of its turns. */
export interface Desk {
  /** How many turns the side had taken. */
  readonly turn: number;
  readonly draft: { readonly by: string; readonly tiles: Readonly<Record<string, string>> } | null;
  readonly proposals: readonly Proposal[];
}

export interface KeptDesk {
  /** Raised with every change; 0 where nothing was ever kept. */
  readonly version: number;
  readonly desk: Desk;
}

export interface Vacation {
  readonly fromMs: number;
  readonly untilMs: number;
}

export interface TableStore {
  readonly chat: ChatStore;
  readonly classes: ClassStore;
  readonly notices: NoticeStore;
  desk(game: string, seat: Seat): Promise<KeptDesk | null>;
  /** Whether `version` was still the one before it; else nothing is written. */
  putDesk(game: string, seat: Seat, kept: KeptDesk): Promise<boolean>;
  /** All that end after `sinceMs`, early to late. */
  vacationsOf(person: string, sinceMs: number): Promise<readonly Vacation[]>;
  /** A vacation with the same beginning gives way to it. */
  putVacation(person: string, vacation: Vacation): Promise<void>;
  /** Lets what is due by the clock of a game fall due then. */
  postpone(game: string, dueMs: number): Promise<void>;
}
