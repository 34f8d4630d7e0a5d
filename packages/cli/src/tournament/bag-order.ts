/** Chance for games in pairs: tiles come in an order settled beforehand, so that both games of a pair have equal draws. */

import { seededNumbers } from '@lexiko/engine';
import type { Chance } from '@lexiko/rules';
import type { Tile } from '@lexiko/rules/board';

export { seededNumbers };

/**
 * Draws from the front of a shuffled bag. Tiles that come back (exchanges, plays taken back) go to places of chance in
 * it. For one game only: the order is the bag's state.
 */
export function bagOrder(seed: number): Chance {
  const random = seededNumbers(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const order: Tile[] = [];
  /** Makes the bag hold what the pool holds. */
  const match = (pool: readonly Tile[]): void => {
    const rest = [...pool];
    for (let at = 0; at < order.length; at++) {
      const found = rest.indexOf(order[at] ?? '');
      if (found >= 0) rest.splice(found, 1);
      else order.splice(at--, 1);
    }
    // Sorted, so that the order in which a pool happens to be listed does not matter.
    for (const tile of rest.sort()) order.splice(below(order.length + 1), 0, tile);
  };
  return {
    draw(pool, count) {
      match(pool);
      return order.splice(0, count);
    },
    // Dice by position: other rolls in between do not change them.
    roll(dice, position) {
      const numbers = seededNumbers(seed * 31 + position);
      return Array.from({ length: dice }, () => 1 + Math.floor(numbers() * 6));
    },
    pick: below,
    secret: null,
  };
}
