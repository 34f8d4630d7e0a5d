/** Whom the table waits for, and what was last done, in sentences. */

import type { GameEvent, Seat, SeenEvent } from '@lexiko/rules';
import type { TableSnapshot } from '../table/snapshot.ts';
import { endingText, eventText, type Person } from '@lexiko/texts';
import { eventContext, personAt } from './people.ts';
import type { Texts } from './texts.ts';

/** Whom the table waits for, and for what. */
export function headOf(words: Texts, snapshot: TableSnapshot): string {
  const { game, result } = words;
  const { attention, seats, view, viewer } = snapshot;
  if (attention.kind === 'over')
    return view.outcome === null ? result.title : endingText(words, view.outcome.reason, leaversOf(snapshot));
  const name = seats[attention.seat]?.name ?? '';
  const isViewer = attention.seat === viewer;
  switch (attention.kind) {
    case 'computer':
      return game.thinking(name);
    case 'turn':
      return isViewer ? game.yourTurn : game.turnOf(name);
    case 'answer':
      if (view.window?.ruling != null) return game.ruling(personAt(snapshot, attention.seat));
      return isViewer ? game.toAnswer : game.answering(name);
    case 'vote':
    case 'confirm-scores':
      return isViewer ? game.yourTurn : game.turnOf(name);
  }
}

/** Who has resigned. */
export function leaversOf(snapshot: TableSnapshot): readonly Person[] {
  return snapshot.view.left.flatMap((left, seat) => (left ? [personAt(snapshot, seat)] : []));
}

/** Events that say nothing new: the play that was accepted, the score that was confirmed. */
const QUIET: ReadonlySet<GameEvent['type']> = new Set(['began', 'accepted', 'scores-confirmed']);

/** The last thing that somebody did, in a sentence. */
export function lastActionText(words: Texts, snapshot: TableSnapshot, seat: Seat): string {
  const { events } = snapshot;
  const context = eventContext(snapshot);
  const last = events
    .filter(({ event }) => !QUIET.has(event.type))
    .reduce((before, seen) => {
      const sentence = eventText(words, seen, context) ?? before;
      // An offer to end the game, or its answer, joins the last play, which can still be challenged.
      return ['agreed', 'declined'].includes(seen.event.type) ? `${before} ${sentence}`.trim() : sentence;
    }, '');
  const ruling = rulingBefore(events, seat);
  return ruling === null ? last : `${eventText(words, ruling, context) ?? ''} ${last}`.trim();
}

/**
 * What was ruled about the seat's own last play, where somebody has moved or lost a turn since: a computer that challenges plays at once,
 * and nobody should wonder where their letters went.
 */
function rulingBefore(events: TableSnapshot['events'], seat: Seat): SeenEvent | null {
  let ruling: SeenEvent | null = null;
  let hasMoved = false;
  for (const seen of events.toReversed()) {
    const { event } = seen;
    if (event.type === 'withdrew') ruling = seen;
    if (event.type === 'ruled') ruling ??= seen;
    if (event.type === 'turn-lost') hasMoved = true;
    if (event.type !== 'played' && event.type !== 'exchanged' && event.type !== 'passed') continue;
    if (event.seat === seat) return hasMoved ? ruling : null;
    ruling = null;
    hasMoved = true;
  }
  return null;
}
