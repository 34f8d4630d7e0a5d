/**
 * The chance to win by spread and unseen tiles. What a side still gains on the other until the end does not depend on
 * the score when both play for points, so one distribution of gains for each number of unseen tiles tells the chance
 * at every spread. Kept as the gains at fixed log-odds and joined by straight lines there: the chance is smooth, rises
 * with the spread, and never is quite 0 or 1 before the end.
 */

export interface WinTable {
  /**
   * By unseen tiles from 1 on: what the side on turn gains on the other by the end, in points, rising: at -6 one game
   * in 400 gains less than this, at 0 half of them, at 6 all but one in 400.
   */
  readonly gains: readonly (readonly number[])[];
}

/** Log-odds at which gains are kept: whole numbers from minus to plus this. */
export const LARGEST_ODDS = 6;
export const KNOTS: number = 2 * LARGEST_ODDS + 1;

/**
 * The chance, 0 to 1, that the side on turn wins a game of two; a draw counts half. `spread` is its score less the
 * other's and need not be whole: what leaves are worth may be counted in. `unseen` are the tiles that it does not see:
 * the bag and the other rack; 0: the game is over. For the side not on turn it is 1 less the chance of the other.
 */
export function winChance(table: WinTable, spread: number, unseen: number): number {
  if (unseen <= 0) return spread > 0 ? 1 : spread < 0 ? 0 : 0.5;
  const row = table.gains[Math.min(Math.round(unseen), table.gains.length) - 1];
  if (row === undefined) throw new RangeError('an empty table of gains');
  return 1 / (1 + Math.exp(oddsOf(row, -spread)));
}

/** The log-odds that the gain stays below `gain`. A row has `KNOTS` numbers; every playout asks, so none is checked. */
function oddsOf(row: readonly number[], gain: number): number {
  let at = 1;
  while (at < row.length - 1 && row[at]! < gain) at++;
  const below = row[at - 1]!;
  return at - 1 - LARGEST_ODDS + (gain - below) / (row[at]! - below);
}
