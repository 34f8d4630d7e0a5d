/** The best moves of a position by equity: what simulation starts from. */

import type { MoveGenerator } from './generator.ts';
import type { Move } from './play.ts';

/** Of the board and rack that are set, best first: by equity, then score, placements before exchanges. Never empty. */
export function bestMoves(generator: MoveGenerator, most: number): readonly Move[] {
  const placements = generator.listPlacements();
  const exchanges = generator.exchanges();
  const equityOf = (index: number): number =>
    index < placements
      ? generator.equityMilliAt(index)
      : (exchanges[index - placements]?.equityMilli ?? -Infinity);
  const scoreOf = (index: number): number => (index < placements ? generator.scoreAt(index) : 0);
  const order = Array.from({ length: placements + exchanges.length }, (_, index) => index);
  order.sort((a, b) => equityOf(b) - equityOf(a) || scoreOf(b) - scoreOf(a) || a - b);
  if (order.length === 0)
    return [{ type: 'exchange', letters: [], equityMilli: generator.passEquityMilli() }];
  return order
    .slice(0, most)
    .map((index) => (index < placements ? generator.placementAt(index) : exchanges[index - placements]));
}
