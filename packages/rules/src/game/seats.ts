/** Seats around the table: who comes after whom, who plays together, who is still playing. */

import { arePartners } from '../rule-points/partners.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Seat } from './action.ts';
import type { Table } from './table.ts';

/** A copy of a list by seat with one entry changed. */
export function withSeat<T>(list: readonly T[], seat: Seat, value: T): readonly T[] {
  const next = list.slice();
  next[seat] = value;
  return next;
}

export function isSeat({ sides }: Ruleset, seat: unknown): seat is Seat {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < sides;
}

/** The seats that share a score with `seat`, itself included. */
export function seatsOfSide(ruleset: Ruleset, seat: Seat): readonly Seat[] {
  return allSeats(ruleset).filter((other) => other === seat || arePartners(ruleset.partners, seat, other));
}

/** Asked several times in every turn: `Array.from` took a twentieth of the time in which a play is judged. */
export function allSeats({ sides }: Ruleset): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < sides; seat++) seats.push(seat);
  return seats;
}

/** The scores with a side's points added; partners share a score (W-32). */
export function withPoints(table: Table, seat: Seat, points: number): readonly number[] {
  const { scores, ruleset } = table;
  if (ruleset.partners.kind === 'none') return withSeat(scores, seat, (scores[seat] ?? 0) + points);
  const side = seatsOfSide(ruleset, seat);
  return scores.map((score, at) => (side.includes(at) ? score + points : score));
}

/**
 * Whether the side has turns to come. It has none once it has left, nor, where a side that is out rests, once it has
 * played all its tiles with none to draw (W-27).
 */
export function takesTurns({ left, racks, pool, ruleset }: Table, seat: Seat): boolean {
  if (left[seat] === true) return false;
  return !(ruleset.ending.out.kind === 'rests' && pool.length === 0 && racks[seat]?.length === 0);
}

/** The opponents' seats: those who may challenge a play of `seat`. */
export function opponentsOf(table: Table, seat: Seat): readonly Seat[] {
  const side = seatsOfSide(table.ruleset, seat);
  return allSeats(table.ruleset).filter((other) => !side.includes(other) && table.left[other] !== true);
}
