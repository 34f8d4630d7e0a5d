/** A finished game for one side: the outcome, its score, and its best turn. */

import type { Seat } from '../game/action.ts';
import type { EndReason } from '../game/event.ts';
import { seatsOfSide } from '../game/seats.ts';
import type { Table } from '../game/table.ts';
import { deviations } from '../ruleset/chosen-options.ts';
import type { SheetRow } from './score-sheet.ts';

export interface SideResult {
  readonly preset: string;
  /** `off` in a game against others. */
  readonly mode: string;
  readonly sides: number;
  /** What was agreed besides preset and dictionary; only results with the same options are compared. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly dictionary: string;
  readonly reason: EndReason;
  readonly outcome: 'won' | 'drawn' | 'lost' | 'alone';
  readonly score: number;
  /** The scores of all sides together. */
  readonly combined: number;
  /** The best score of the other sides; `null` where there are none. */
  readonly against: number | null;
  /** Plays, exchanges and passes. */
  readonly turns: number;
  readonly bestTurn: number;
  /** The move of that turn, as `8H WORD`; empty if there was no play. */
  readonly bestMove: string;
  /** How often the side earned the bonus for many tiles, or fifty points in Crosswords. */
  readonly fifties: number;
}

/** The result of the side at `seat`; `rows` are those of the game's score sheet. */
export function sideResult(table: Table, rows: readonly SheetRow[], seat: Seat): SideResult {
  const { ruleset, outcome, dictionary } = table;
  if (outcome === null) throw new Error('A game has results after its end.');
  const { final, winners, reason } = outcome;
  const side = seatsOfSide(ruleset, seat);
  const others = final.filter((_, other) => !side.includes(other));
  const mine = rows.filter((row) => row.seat === seat);
  const plays = mine.filter(({ kind }) => kind === 'play');
  const best = plays.reduce<SheetRow | null>(
    (before, row) => (before === null || row.score > before.score ? row : before),
    null,
  );
  const isFirst = (other: Seat): boolean => Math.min(...seatsOfSide(ruleset, other)) === other;
  return {
    preset: ruleset.preset,
    mode: ruleset.solitaire.kind,
    sides: ruleset.sides,
    options: Object.fromEntries(deviations(ruleset.config).map((key) => [key, ruleset.config.options[key]])),
    dictionary: dictionary?.id ?? ruleset.dictionary.id,
    reason,
    outcome: outcomeFor(side, winners, ruleset.solitaire.kind !== 'off' || others.length === 0),
    score: final[seat] ?? 0,
    // Partners share their score.
    combined: final.reduce((sum, score, other) => (isFirst(other) ? sum + score : sum), 0),
    against: others.length === 0 ? null : Math.max(...others),
    turns: turnsOf(mine, ruleset.solitaire.kind !== 'off'),
    bestTurn: best?.score ?? 0,
    bestMove: best?.notation ?? '',
    fifties: plays.filter(({ bonus, columns }) => bonus > 0 || (columns?.fifty ?? 0) > 0).length,
  };
}

/** A solo player ends the game by passing; those passes are not turns. */
function turnsOf(mine: readonly SheetRow[], isAlone: boolean): number {
  const turns = mine.filter(({ number }) => number !== null);
  const last = isAlone ? turns.findLastIndex(({ kind }) => kind !== 'pass') : turns.length - 1;
  return last + 1;
}

function outcomeFor(
  side: readonly Seat[],
  winners: readonly Seat[],
  isAlone: boolean,
): SideResult['outcome'] {
  if (isAlone) return 'alone';
  if (!winners.some((winner) => side.includes(winner))) return 'lost';
  return winners.every((winner) => side.includes(winner)) ? 'won' : 'drawn';
}
