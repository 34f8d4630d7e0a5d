/**
 * The chance to win by spread and unseen tiles. When both sides play for points, what a side still gains on the other
 * does not depend on the score, so one distribution of gains for each number of unseen tiles gives the chance at
 * every spread. It is stored as the gains at fixed log-odds and interpolated linearly there: the chance is smooth,
 * rises with the spread, and is never quite 0 or 1 before the end.
 */

export interface WinTable {
  /**
   * By unseen tiles from 1 on: what the side on turn gains on the other by the end, in points, ascending. At -6, one
   * game in 400 gains less than this, at 0 half of them, at 6 all but one in 400.
   */
  readonly gains: readonly (readonly number[])[];
}

/** Gains are stored at integer log-odds from minus to plus this. */
export const LARGEST_ODDS = 6;
export const KNOTS: number = 2 * LARGEST_ODDS + 1;

/**
 * The chance, 0 to 1, that the side on turn wins a game of two; a draw counts half. `spread` is its score minus the
 * other's, and may be fractional to include leaves. `unseen` are the tiles in the bag and on the other rack; 0 if the
 * game is over. The chance of the side not on turn is 1 minus the other's.
 */
export function winChance(table: WinTable, spread: number, unseen: number): number {
  if (unseen <= 0) return spread > 0 ? 1 : spread < 0 ? 0 : 0.5;
  const row = table.gains[Math.min(Math.round(unseen), table.gains.length) - 1];
  if (row === undefined) throw new RangeError('an empty table of gains');
  return 1 / (1 + Math.exp(oddsOf(row, -spread)));
}

/** The log-odds that the gain stays below `gain`. A row has `KNOTS` numbers; unchecked, since every playout asks. */
function oddsOf(row: readonly number[], gain: number): number {
  let at = 1;
  while (at < row.length - 1 && row[at]! < gain) at++;
  const below = row[at - 1]!;
  return at - 1 - LARGEST_ODDS + (gain - below) / (row[at]! - below);
}
