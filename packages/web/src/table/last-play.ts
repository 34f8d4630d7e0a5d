/** What the board shows of the last play: its squares, and whether it was made here. */

import type { GameEvent } from '@lexiko/rules';
import type { Square } from '@lexiko/rules/board';
import type { TableSnapshot } from './snapshot.ts';

/** The squares of the last play, unless it was removed. */
export function freshSquares(events: TableSnapshot['events']): ReadonlySet<Square> {
  const last = events.findLast(({ event }) =>
    ['played', 'withdrew', 'took-back'].includes(event.type),
  )?.event;
  const changes = last?.type === 'played' ? (last as GameEvent & { type: 'played' }).changes : [];
  return new Set(changes.map(([square]) => square));
}

/** Whether somebody at this screen made the last play. */
export function isLaidHere({ events, viewer, place, seats }: TableSnapshot): boolean {
  const last = events.findLast(({ event }) => event.type === 'played')?.event;
  if (last === undefined || !('seat' in last)) return false;
  return place === 'here' ? seats[last.seat]?.kind === 'person' : last.seat === viewer;
}
