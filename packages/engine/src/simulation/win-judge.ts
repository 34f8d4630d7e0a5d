/** How likely a game is to be won from where a playout stops: learnt tables, or a rough rule where there are none. */

/** The chance, 0 to 1, that the side on turn wins, from its lead and the tiles it does not see. */
export type WinJudge = (spread: number, unseen: number) => number;

/** What a turn gains the side that has it, and how far gains scatter by the square root of the tiles to come. */
const TURN = 14;
const SCATTER = 6;

/** A rule of thumb, for games without a learnt table. */
export function roughWinChance(spread: number, unseen: number): number {
  if (unseen <= 0) return spread > 0 ? 1 : spread < 0 ? 0 : 0.5;
  const ahead = spread + Math.min(TURN, unseen);
  return 1 / (1 + Math.exp(-ahead / (SCATTER * Math.sqrt(unseen))));
}

/** How the first of several sides stands against one of the others. */
export interface Rival {
  readonly lead: number;
  /** Whether the other side has its next turn before the first one. */
  readonly movesBefore: boolean;
}

/**
 * The first side's chance to win against all others, from its chances against each of them alone: the odds against it
 * add up, so that equals have equal chances (Luce's rule of choice). With more sides each gets fewer of the remaining
 * tiles, so a pair is judged as if only its share were left.
 */
export function chanceAgainst(judge: WinJudge, rivals: readonly Rival[], unseen: number): number {
  const share = unseen <= 0 ? 0 : Math.max(1, (2 * unseen) / (rivals.length + 1));
  let oddsAgainst = 0;
  for (const { lead, movesBefore } of rivals) {
    const chance = movesBefore ? 1 - judge(-lead, share) : judge(lead, share);
    if (chance <= 0) return 0;
    oddsAgainst += (1 - chance) / chance;
  }
  return 1 / (1 + oddsAgainst);
}
