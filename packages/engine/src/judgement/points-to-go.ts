/** How far sides are from the finish line (V-07). */

import { itemAt, finishLineTarget, type Ruleset, type Seat, type Table } from '@lexiko/rules';

/** Points missing to a side's target; `null` without a finish line. */
export function pointsToGo(
  { ruleset, scores }: Pick<Table, 'ruleset' | 'scores'>,
  seat: Seat,
): number | null {
  const { options, sides } = ruleset;
  if (options['finishLine.enabled'] === 'off') return null;
  return finishLineTarget(sides, options['finishLine.level'][seat] ?? 'intermediate') - itemAt(scores, seat);
}

/** Whether the first side to reach its target has won, without another turn for anybody. */
export function isRace({ options }: Ruleset): boolean {
  return options['finishLine.enabled'] === 'on' && options['finishLine.ending'] === 'immediate';
}
