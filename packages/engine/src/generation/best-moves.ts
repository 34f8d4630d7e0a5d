/** The best moves of a position by static equity or by score. */

import { itemAt } from '@lexiko/rules/item-at';
import type { MoveGenerator } from './generator.ts';
import type { Move } from './play.ts';

export const ORDERS = ['score', 'equity'] as const;
export type Order = (typeof ORDERS)[number];

/**
 * For the board and rack that are set: by equity, then score, or by score, then equity; then placements before
 * exchanges, then in the order of generation. A pass is listed only if nothing else is possible.
 */
export function bestMoves(generator: MoveGenerator, order: Order, most: number): Move[] {
  const placements = generator.listPlacements();
  const count = placements + generator.exchangeCount;
  if (count === 0) return [{ type: 'exchange', letters: [], equityMilli: generator.passEquityMilli() }];
  return bestOf(generator, { placements, count }, order, most).map(({ index }) =>
    index < placements ? generator.placementAt(index) : generator.exchangeAt(index - placements),
  );
}

/**
 * The best of what is listed. Positions have hundreds of moves and callers want ten: only what may be among these
 * becomes an object.
 */
function bestOf(
  generator: MoveGenerator,
  { placements, count }: { readonly placements: number; readonly count: number },
  order: Order,
  most: number,
): readonly Ranked[] {
  const compare = inOrder(order);
  const byScore = order === 'score';
  const kept: Ranked[] = [];
  // By the first field of the order: what is worse can be left out, whatever the second says.
  let least = -Infinity;
  for (let index = 0; index < count; index++) {
    const isPlay = index < placements;
    const score = isPlay ? generator.scoreAt(index) : 0;
    if (byScore && score < least) continue;
    const equity = isPlay
      ? generator.equityMilliAt(index)
      : generator.exchangeEquityMilliAt(index - placements);
    if (!byScore && equity < least) continue;
    kept.push({ index, score, equity });
    if (kept.length < 2 * Math.max(1, most)) continue;
    kept.sort(compare).splice(Math.max(1, most));
    const last = itemAt(kept, kept.length - 1);
    least = byScore ? last.score : last.equity;
  }
  return kept.sort(compare).slice(0, most);
}

/** Sorts given moves in the same order. */
export function rankedMoves(moves: readonly Move[], order: Order): readonly Move[] {
  return moves
    .map((move, index) => ({
      move,
      index,
      score: move.type === 'play' ? move.score : 0,
      equity: move.equityMilli,
    }))
    .sort(inOrder(order))
    .map(({ move }) => move);
}

interface Ranked {
  readonly index: number;
  readonly score: number;
  readonly equity: number;
}

function inOrder(order: Order): (a: Ranked, b: Ranked) => number {
  const [first, second] = order === 'score' ? (['score', 'equity'] as const) : (['equity', 'score'] as const);
  return (a, b) => b[first] - a[first] || b[second] - a[second] || a.index - b.index;
}
