/** How likely a game is won from where a playout stops. Learnt tables serve as judges; the rough one stands in for them. */

/** The chance, 0 to 1, that the side on turn wins: by how much it leads, and the tiles it does not see. */
export type WinJudge = (spread: number, unseen: number) => number;

/** What a turn brings the side that has it, and how far gains scatter by the square root of the tiles to come. */
const TURN = 14;
const SCATTER = 6;

/** A rule of thumb, for games without a learnt table. */
export function roughWinChance(spread: number, unseen: number): number {
  if (unseen <= 0) return spread > 0 ? 1 : spread < 0 ? 0 : 0.5;
  const ahead = spread + Math.min(TURN, unseen);
  return 1 / (1 + Math.exp(-ahead / (SCATTER * Math.sqrt(unseen))));
}
