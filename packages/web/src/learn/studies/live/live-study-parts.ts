/** What a shared study of the page needs of server, device and browser, and what can become of it. */

import type { StudyEntry } from '@lexiko/analysis/studies';
import type { Connection } from '../../../online/connection/connection.ts';
import type { RequestFailure, Requests } from '../../../online/connection/requests.ts';
import type { LiveStore } from './live-store.ts';

/** What cannot be sent now, and may be later. */
export const PASSING: ReadonlySet<RequestFailure> = new Set<RequestFailure>([
  'UNREACHABLE',
  'SERVER_BUSY',
  'TOO_MANY_MESSAGES',
  'NOBODY',
]);

/**
 * `here`: as others see it. `away`: without a connection, or before the first answer. `gone`: deleted, or no longer
 * shared with the reader. `outdated`: others use a newer version of the page.
 */
export type LiveLink = 'away' | 'here' | 'gone' | 'outdated';

/** Something written here that the study could not take: why, and the copy on this device that holds it. */
export interface KeptApart {
  readonly reason: 'conflict' | RequestFailure;
  readonly copy: string;
}

export interface LiveStudyParts {
  readonly store: Pick<LiveStore, 'wait' | 'confirm' | 'giveUp' | 'read'>;
  readonly requests: Pick<Requests, 'request'>;
  readonly connection: Pick<Connection, 'link' | 'me' | 'listen' | 'send'>;
  readonly nowMs: () => number;
  readonly newKey: () => string;
  /** Keeps a study of this device with these entries; answers with its id. */
  readonly keepCopy: (entries: readonly StudyEntry[]) => Promise<string>;
  readonly reportFailure: (error: unknown) => void;
  /** Tells the other tabs of this browser that something waits, or was kept apart; absent where there are none. */
  readonly tabs?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  /** Of the tabs of this browser that have the study open, one does it at a time. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

/** What one tab tells the others when it has kept something apart: it waits there no longer either. */
export interface ApartMessage {
  readonly keys: readonly string[];
  readonly apart: KeptApart;
}

export function isApartMessage(data: unknown): data is ApartMessage {
  return typeof data === 'object' && data !== null && 'apart' in data && 'keys' in data;
}
