/** The score sheet and what happened besides as one: rounds with a cell for each side, and sentences between them. */

import type { SeenEvent } from '@lexiko/rules';
import type { SheetRow } from '@lexiko/rules/records';

/** A line of the sheet in the cell of its side. */
export interface RoundEntry {
  readonly row: SheetRow;
  /** Which row of the sheet it is. */
  readonly index: number;
}

export interface SheetRound {
  /** From 1; 0 is what came before the first turn. */
  readonly number: number;
  /** By seat. */
  readonly cells: readonly (readonly RoundEntry[])[];
  /** What no entry says. */
  readonly notes: readonly string[];
}

/** How many rows of the sheet an event makes. */
function rowsOf({ event }: SeenEvent): number {
  switch (event.type) {
    case 'played':
    case 'exchanged':
    case 'passed':
    case 'turn-lost':
    case 'ruled':
    case 'scored':
    case 'took-back':
    case 'resigned':
      return 1;
    case 'ended':
      return event.adjustments.length;
    default:
      return 0;
  }
}

/** Whether the entry leaves something out that the sentence says. */
function saysMore(seen: SeenEvent): boolean {
  const { event } = seen;
  switch (event.type) {
    case 'played':
      return event.rolls.length > 0 || event.announced !== null || event.rearranged;
    case 'passed':
      return event.cause === 'time';
    case 'ended':
      return true;
    case 'challenged':
    case 'withdrew':
      return false;
    default:
      return rowsOf(seen) === 0;
  }
}

/** `sentenceOf`: `null` for what needs no words. A round ends when a side that has had its turn in it has another. */
export function sheetRounds(
  events: readonly SeenEvent[],
  rows: readonly SheetRow[],
  sides: number,
  sentenceOf: (seen: SeenEvent) => string | null,
): readonly SheetRound[] {
  const fresh = (number: number) => ({
    number,
    cells: Array.from({ length: sides }, (): RoundEntry[] => []),
    notes: [] as string[],
  });
  let round = fresh(0);
  const rounds = [round];
  let index = 0;
  for (const seen of events) {
    for (const row of rows.slice(index, index + rowsOf(seen))) {
      const hasHadTurn = round.cells[row.seat]?.some((entry) => entry.row.number !== null) === true;
      if (row.number !== null && (round.number === 0 || hasHadTurn)) {
        round = fresh(round.number + 1);
        rounds.push(round);
      }
      round.cells[row.seat]?.push({ row, index });
      index++;
    }
    const sentence = saysMore(seen) ? sentenceOf(seen) : null;
    if (sentence !== null) round.notes.push(sentence);
  }
  return rounds;
}
