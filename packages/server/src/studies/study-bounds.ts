/** How much of shared studies there may be. docs/operations.md lists these. */

import type { Rate } from '../rate-limit.ts';
import type { GuestRole } from './study-store.ts';

export interface StudyBounds {
  /** That one person owns. */
  readonly studies: number;
  /** Of one study. */
  readonly events: number;
  /** Of the events of one study, as JSON. */
  readonly bytes: number;
}

/** Of studies whose owner has an account. */
export const ACCOUNT_BOUNDS: StudyBounds = { studies: 50, events: 10_000, bytes: 1024 * 1024 };
/** Of studies whose owner is a guest. */
export const GUEST_BOUNDS: StudyBounds = { studies: 3, events: 2000, bytes: 256 * 1024 };

/** How many people besides the owner may be in a study. */
export const MOST_MEMBERS: Readonly<Record<GuestRole, number>> = { edit: 20, read: 200 };
/** In how many studies one person takes part, their own included. */
export const MOST_JOINED = 200;

/**
 * Appends of one person and of one network. Each costs 1, and another for every part of the study that must be folded
 * for it: the whole, where it is not at hand or goes back.
 */
export const APPENDS: Rate = { burst: 120, perSecond: 2 };
export const NETWORK_APPENDS: Rate = { burst: 1200, perSecond: 20 };
export const BYTES_OF_A_COST: number = 16 * 1024;

/** Bytes of events in one answer. */
export const ANSWER_BYTES: number = 256 * 1024;
/** Bytes of events that go out over a socket; beyond that clients ask for them. */
export const PUSHED_BYTES: number = 64 * 1024;
/** Bytes of events whose folded studies a process keeps at hand. */
export const HELD_BYTES: number = 32 * 1024 * 1024;
