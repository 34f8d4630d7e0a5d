/** What a turn cost, as far as is known: a difference within the margin of error is none. */

import type { TurnAnalysis } from './turn-analysis.ts';

/**
 * `lost`: the turn was lost. `best`: nothing better was found. `even`: chance explains the difference. `points`: as
 * far as anybody can tell it wins as often, but brings fewer points. `worse`: it wins less often; solo or judged
 * statically, it brings fewer points.
 */
export type TurnCost = 'lost' | 'best' | 'even' | 'points' | 'worse';

/** Losses that would be shown as 0. */
const SMALLEST = { points: 0.05, chance: 0.0005 } as const;

export function costOf({ turn, equityLoss, winLoss, lossMargins }: TurnAnalysis): TurnCost {
  if (turn.act.kind === 'lost') return 'lost';
  const isAlone = turn.scores.length === 1;
  const costsChance = !isAlone && winLoss >= SMALLEST.chance;
  const costsPoints = equityLoss >= SMALLEST.points;
  if (!costsChance && !costsPoints) return 'best';
  if (lossMargins === null) return 'worse';
  if (costsChance && winLoss > lossMargins.win) return 'worse';
  if (!costsPoints || equityLoss <= lossMargins.equity) return 'even';
  return isAlone ? 'worse' : 'points';
}
