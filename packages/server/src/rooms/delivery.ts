/** Sends a game to somebody who follows it: the table once, then its events by number. */

import type { SeatStatus } from '@lexiko/protocol';
import { seqFor, viewerOf } from '../games/access.ts';
import type { LiveGame } from '../games/live-games.ts';
import type { Watcher } from './room.ts';
import type { Frame } from './side-messages.ts';
import { eventsFrame, tableMessage } from './table-messages.ts';

/** Sends the table as the watcher may see it now, and remembers what they know. */
export function sendTable(game: LiveGame, watcher: Watcher, seats: SeatStatus[], nowMs: number): void {
  const { person } = watcher.audience;
  const viewer = viewerOf(game, person, watcher.wanted);
  const seq = seqFor(game, viewer, nowMs);
  watcher.viewer = viewer;
  watcher.seq = seq;
  watcher.audience.send(tableMessage(game, { person, viewer, seq, seats, nowMs }));
}

/** Whether to send a message even when it holds no event. */
export type When = 'if-any' | 'even-none';

/**
 * Sends the events that the watcher lacks. Checks the seat at this very moment: hidden tiles must not go to somebody who
 * has left the seat. A watcher who looks from another seat by now gets nothing here; a table follows.
 */
export function sendEvents(
  game: LiveGame,
  watcher: Watcher,
  {
    when,
    nowMs,
    frames = new Map<string, Frame>(),
  }: {
    readonly when: When;
    readonly nowMs: number;
    /** Frames already made for others with the same seat and the same last event. */
    readonly frames?: Map<string, Frame> | undefined;
  },
): void {
  const { audience, viewer, seq } = watcher;
  if (viewerOf(game, audience.person, watcher.wanted) !== viewer) return;
  const until = seqFor(game, viewer, nowMs);
  watcher.seq = Math.max(seq, until);
  if (until <= seq && when === 'if-any') return;
  const key = `${viewer} ${seq} ${until}`;
  const frame = frames.get(key) ?? eventsFrame(game, viewer, { after: seq, until });
  frames.set(key, frame);
  audience.sendFrame(frame);
}
