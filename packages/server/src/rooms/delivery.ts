/** Sends a game to somebody who follows it: the table once, then its events by number. */

import type { SeatStatus } from '@lexiko/protocol';
import { seqFor, viewerOf } from '../games/access.ts';
import type { Room, Watcher } from './room.ts';
import { eventsFrame, tableFrame } from './table-messages.ts';

/** Sends the table as the watcher may see it now, with the events after `after`, and remembers what they know. */
export function sendTable(
  room: Room,
  watcher: Watcher,
  { seats, after, nowMs }: { readonly seats: SeatStatus[]; readonly after: number; readonly nowMs: number },
): void {
  const { game } = room;
  const { person } = watcher.audience;
  const viewer = viewerOf(game, person, watcher.wanted);
  const seq = seqFor(game, viewer, nowMs);
  watcher.viewer = viewer;
  watcher.seq = seq;
  const events = room.eventsText(viewer, { after, until: seq });
  watcher.audience.sendFrame(tableFrame(game, { person, viewer, seq, seats, nowMs }, events));
}

/**
 * Sends the events that the watcher lacks. Checks the seat at this very moment: hidden tiles must not go to somebody who
 * has left the seat. A watcher who looks from another seat by now gets nothing here; a table follows.
 */
export function sendEvents(room: Room, watcher: Watcher, nowMs: number): void {
  const { game } = room;
  const { audience, viewer, seq } = watcher;
  if (viewerOf(game, audience.person, watcher.wanted) !== viewer) return;
  const until = seqFor(game, viewer, nowMs);
  watcher.seq = Math.max(seq, until);
  if (until > seq)
    audience.sendFrame(eventsFrame(game, viewer, room.eventsText(viewer, { after: seq, until })));
}
