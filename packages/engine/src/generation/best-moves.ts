/** The best moves of a position by static equity or by score. */

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
  const ranked = Array.from({ length: placements + generator.exchangeCount }, (_, index) => {
    const exchange = index - placements;
    return exchange < 0
      ? { index, score: generator.scoreAt(index), equity: generator.equityMilliAt(index) }
      : { index, score: 0, equity: generator.exchangeEquityMilliAt(exchange) };
  });
  ranked.sort(inOrder(order));
  if (ranked.length === 0)
    return [{ type: 'exchange', letters: [], equityMilli: generator.passEquityMilli() }];
  return ranked
    .slice(0, most)
    .map(({ index }) =>
      index < placements ? generator.placementAt(index) : generator.exchangeAt(index - placements),
    );
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
