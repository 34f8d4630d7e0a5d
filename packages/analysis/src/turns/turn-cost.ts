/** What a turn cost, as far as is known: a difference within the margin of error is none. Finds the turns that cost most. */

import { SPREAD_SHARE } from '@lexiko/engine/simulation';
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

/** Whether the move was worse by more than the margin of error. */
export function isMistake(analysis: TurnAnalysis): boolean {
  const cost = costOf(analysis);
  return cost === 'worse' || cost === 'points';
}

export type MistakeOrder = 'as-played' | 'worst-first';

/** The places of all mistakes; the worst are those that cost the most win chance, then points, as moves are ranked. */
export function mistakesOf(turns: readonly (TurnAnalysis | null)[], order: MistakeOrder): readonly number[] {
  const found = turns.flatMap((analysis, at) =>
    analysis !== null && isMistake(analysis)
      ? [{ at, cost: analysis.winLoss + SPREAD_SHARE * analysis.equityLoss }]
      : [],
  );
  if (order === 'worst-first') found.sort((a, b) => b.cost - a.cost);
  return found.map(({ at }) => at);
}

/** The mistake after (or before) the turn `at`, by the order of `mistakes`; beyond the last one, the first again. */
export function mistakeBeside(
  mistakes: readonly number[],
  at: number,
  { order, way }: { readonly order: MistakeOrder; readonly way: 'next' | 'previous' },
): number | null {
  const onward = way === 'next' ? mistakes : mistakes.toReversed();
  const place = onward.indexOf(at);
  if (order === 'worst-first' || place >= 0) return onward[place + 1] ?? onward[0] ?? null;
  return onward.find((one) => (way === 'next' ? one > at : one < at)) ?? onward[0] ?? null;
}
