/** Looking back at a game: the points at which there is something new to see. */

import type { EventType, GameEvent } from '@lexiko/rules';

const TURN_EVENTS: ReadonlySet<EventType> = new Set([
  'played',
  'exchanged',
  'passed',
  'withdrew',
  'took-back',
  'ended',
]);

/** After how many events there is something new to see; the first stop is before the first turn. */
export function stopsOf(events: readonly GameEvent[]): readonly number[] {
  const first = events.findIndex(({ type }) => type === 'dealt' || type === 'set-up');
  if (first < 0) return [];
  return [first + 1, ...events.flatMap(({ type }, at) => (TURN_EVENTS.has(type) ? [at + 1] : []))];
}
