/** How far sides are from the finish line (V-07). */

import type { Ruleset, Seat, Table } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { targetOf } from '@lexiko/rules/rule-points';

/** Points that a side lacks to its target; `null` without a finish line. */
export function pointsToGo(
  { ruleset, scores }: Pick<Table, 'ruleset' | 'scores'>,
  seat: Seat,
): number | null {
  const target = targetOf(ruleset.finishLine, seat);
  return target === null ? null : target - itemAt(scores, seat);
}

/** Whether the first side to reach its target wins at once, without another turn for anybody. */
export function isRace({ finishLine }: Ruleset): boolean {
  return finishLine.kind === 'on' && finishLine.ending === 'immediate';
}
