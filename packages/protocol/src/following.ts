/**
 * Following a game from its messages: how a client keeps its view current, notices what it missed, and passes over what
 * it has already. Pure: sockets and time are the client's own affair.
 */

import {
  evolveView,
  openView,
  type GameEvent,
  type PlayerView,
  type PlayerViewer,
  type SeenEvent,
} from '@lexiko/rules';
import type { ServerMessage } from './messages.ts';

export interface Following {
  readonly game: string;
  readonly viewer: PlayerViewer;
  /** The number of the last event that is in the view. */
  readonly seq: number;
  readonly view: PlayerView;
}

type TableMessage = Extract<ServerMessage, { readonly type: 'table' }>;
type EventsMessage = Extract<ServerMessage, { readonly type: 'events' }>;

/** A table is taken as it is, unless it is older than what is known: frames may overtake each other on bad ways. */
export function followTable(known: Following | null, message: TableMessage): Following {
  const { game, viewer, seq } = message;
  if (known !== null && known.viewer === viewer && known.seq > seq) return known;
  // What the server calls a view is one: it made it from the same rules.
  return { game, viewer, seq, view: message.view as unknown as PlayerView };
}

/** `gap`: something is missing; send `watch` with `since`. */
export type Followed =
  | { readonly kind: 'current'; readonly following: Following }
  | { readonly kind: 'gap'; readonly since: number | null };

export function followEvents(known: Following | null, message: EventsMessage): Followed {
  const { game, viewer } = message;
  if (known !== null && known.viewer !== viewer) return { kind: 'gap', since: null };
  let following = known;
  for (const { seq, event } of message.events) {
    const seen: SeenEvent = { by: viewer, event: event as unknown as GameEvent };
    if (following === null) {
      if (seq !== 1) return { kind: 'gap', since: null };
      following = { game, viewer, seq, view: openView(seen) };
    } else if (seq === following.seq + 1) {
      following = { ...following, seq, view: evolveView(following.view, seen) };
    } else if (seq > following.seq) {
      return { kind: 'gap', since: following.seq };
    }
  }
  return following === null ? { kind: 'gap', since: null } : { kind: 'current', following };
}
