/**
 * Following a game from its messages: how a client keeps its view current, notices what it missed, and passes over what
 * it has already. Pure: sockets and time are the client's own affair.
 */

import { evolveView, openView, type PlayerView, type PlayerViewer, type SeenEvent } from '@lexiko/rules';
import { readCreated, seenEventReader, type JsonProblem } from '@lexiko/rules/notation';
import type { ServerMessage } from './messages.ts';

export interface Following {
  readonly game: string;
  readonly viewer: PlayerViewer;
  /** The number of the last event that is in the view. */
  readonly seq: number;
  readonly view: PlayerView;
  /** All events from the first on, as the viewer may know them. */
  readonly events: readonly SeenEvent[];
}

type GameMessage = Extract<ServerMessage, { readonly type: 'table' | 'events' }>;

export type Followed =
  | { readonly kind: 'current'; readonly following: Following }
  /** Something is missing; send `watch` with `since`. */
  | { readonly kind: 'gap'; readonly since: number | null }
  /** An event that this client does not know: the server is of another version. */
  | { readonly kind: 'unreadable'; readonly problem: JsonProblem };

/** Takes the events of a message that are new. Whoever looks from another seat begins anew. */
export function follow(known: Following | null, { game, viewer, events: numbered }: GameMessage): Followed {
  const before = known?.viewer === viewer ? known : null;
  const events = [...(before?.events ?? [])];
  let view = before?.view ?? null;
  for (const { seq, event } of numbered) {
    if (seq <= events.length) continue;
    if (seq !== events.length + 1) return { kind: 'gap', since: before?.seq ?? null };
    const read = view === null ? readCreated(event, 'event') : seenEventReader(view.ruleset)(event, 'event');
    if (!read.ok) return { kind: 'unreadable', problem: read.error };
    const seen: SeenEvent = { by: viewer, event: read.value };
    view = view === null ? openView(seen) : evolveView(view, seen);
    events.push(seen);
  }
  if (view === null) return { kind: 'gap', since: null };
  if (before?.seq === events.length) return { kind: 'current', following: before };
  return { kind: 'current', following: { game, viewer, seq: events.length, view, events } };
}
