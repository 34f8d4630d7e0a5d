/**
 * Taking a turn back against computers: where the log ends of the game that is played on instead. Only for one person
 * who plays computers at one screen; over the network a turn stays (decision 9).
 */

import type { GameEvent, Seat } from '@lexiko/rules';

/** What a player does with a turn; accepting a play is no turn of one's own. */
const DEEDS: ReadonlySet<GameEvent['type']> = new Set([
  'retrieved',
  'recycled',
  'played',
  'drew-to-exchange',
  'exchanged',
  'passed',
  'challenged',
]);

/** Whether the turns of a game can be taken back: one person plays, and all others are computers. */
export function allowsTakeBack(isComputer: readonly boolean[]): boolean {
  return isComputer.length > 1 && isComputer.filter((is) => !is).length === 1;
}

/** Whether a turn of `seat` begins after the event. These events are the last that an action causes. */
function beginsTurn(event: GameEvent, seat: Seat, starter: Seat | null): boolean {
  if (event.type === 'turn-passed') return event.to === seat;
  if (event.type === 'set-up') return event.position.turn === seat;
  return event.type === 'dealt' && starter === seat;
}

/** How many events are left after `seat` takes its last turn back; `null` if it has had none, or the game is over. */
export function takeBackLength(events: readonly GameEvent[], seat: Seat): number | null {
  if (events.some(({ type }) => type === 'ended')) return null;
  const lastDeed = events.findLastIndex(
    (event) => DEEDS.has(event.type) && 'seat' in event && event.seat === seat,
  );
  const starter = events.find((event) => event.type === 'starter-chosen')?.seat ?? null;
  const begins = events.slice(0, lastDeed + 1).findLastIndex((event) => beginsTurn(event, seat, starter));
  return begins < 0 ? null : begins + 1;
}
