/** Whom a table waits for besides the side on turn: answers to the last play, votes on a challenge, the scorekeeper. */

import type { Seat } from './action.ts';
import type { GameEvent } from './event.ts';
import { allSeats, opponentsOf } from './seats.ts';
import type { Table } from './table.ts';

/** Who is to be asked about the last turn now, in order of play. The side on turn answers by its first act (S-25). */
export function seatsToAsk(table: Table): readonly Seat[] {
  const { window, ruleset, turn } = table;
  if (window === null || window.ruling !== null || ruleset.options['solitaire.mode'] !== 'off') return [];
  const { sides } = ruleset;
  const place = (seat: Seat): number => (seat - window.seat + sides) % sides;
  return opponentsOf(table, window.seat)
    .filter((seat) => window.answers[seat] === 'none' && seat !== turn)
    .sort((a, b) => place(a) - place(b));
}

/** Who must still say whether a challenged play stands; `null` if the table has nothing to decide (D-01). */
export function voterToAsk({ window, ruleset, left }: Table): Seat | null {
  if (window?.ruling == null) return null;
  const { votes } = window.ruling;
  const keeper = ruleset.options.scorekeeper;
  if (keeper !== 'auto') return keeper;
  return allSeats(ruleset).find((seat) => left[seat] !== true && votes[seat] === null) ?? null;
}

/** The scorekeeper, if scores have changed since they were last confirmed (C-07). */
export function confirmationDue(events: readonly GameEvent[], { ruleset, left }: Table): Seat | null {
  const keeper = ruleset.options.scorekeeper;
  if (keeper === 'auto' || left[keeper] === true) return null;
  for (const { type } of events.toReversed()) {
    if (type === 'scores-confirmed') return null;
    if (type === 'played' || type === 'withdrew' || type === 'scored' || type === 'took-back') return keeper;
  }
  return null;
}
