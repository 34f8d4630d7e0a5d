/** Seats around the table: whose turn follows whose, who plays together, who still plays. */

import { arePartners } from '../rule-points/partners.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Seat } from './action.ts';
import type { Table } from './table.ts';

/** A list by seat with one entry changed. */
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

export function allSeats({ sides }: Ruleset): readonly Seat[] {
  return Array.from({ length: sides }, (_, seat) => seat);
}

/** The scores with points added to a side; partners share theirs (W-32). */
export function withPoints(table: Table, seat: Seat, points: number): readonly number[] {
  const { scores, ruleset } = table;
  if (ruleset.partners.kind === 'none') return withSeat(scores, seat, (scores[seat] ?? 0) + points);
  const side = seatsOfSide(ruleset, seat);
  return scores.map((score, at) => (side.includes(at) ? score + points : score));
}

/**
 * Whether the side still has turns to come. It has not when it left, and where a side that is out rests, when it
 * has played all its letters and there are none to draw (W-27).
 */
export function takesTurns({ left, racks, pool, ruleset }: Table, seat: Seat): boolean {
  if (left[seat] === true) return false;
  return !(ruleset.ending.out.kind === 'rests' && pool.length === 0 && racks[seat]?.length === 0);
}

/** The other side's seats: those who may challenge a play of `seat`. */
export function opponentsOf(table: Table, seat: Seat): readonly Seat[] {
  const side = seatsOfSide(table.ruleset, seat);
  return allSeats(table.ruleset).filter((other) => !side.includes(other) && table.left[other] !== true);
}
