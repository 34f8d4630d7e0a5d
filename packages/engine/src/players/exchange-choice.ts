/** Exchanging: whether the rules allow it now, and which tiles to return. */

import type { Action, PlayerView, Seat } from '@lexiko/rules';
import type { Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { exchangeLimit } from '@lexiko/rules/rule-points';
import { lettersOf } from '../generation/letter-numbers.ts';
import { valuationOf, type Search } from './turn-search.ts';
import { subsetsOf } from './valuation.ts';

export interface ExchangeIdea {
  readonly tiles: readonly Tile[];
  /** What the tiles kept are worth to the player. */
  readonly value: number;
}

/** The most tiles that may be exchanged now; 0 for none. Ignores conditions that are left to the players' honour. */
export function mostExchanged({ ruleset, pool, racks }: PlayerView, seat: Seat): number {
  return Math.min(exchangeLimit(ruleset.exchange, pool.length), itemAt(racks, seat).length);
}

/** Whether a side that has a play may still exchange (W-16). */
export function mayExchangeAtWill({ ruleset }: PlayerView): boolean {
  return ruleset.exchange.when === 'free';
}

/** The action that exchanges these tiles; where a side draws first, it chooses the tiles afterwards (W-16). */
export function exchangeAction(seat: Seat, { ruleset }: PlayerView, tiles: readonly Tile[]): Action {
  return ruleset.exchange.order === 'drawFirst'
    ? { type: 'drawToExchange', seat, count: tiles.length }
    : { type: 'exchange', seat, tiles };
}

/** The best exchange of one to `most` tiles; `null` if there is none. */
export function bestExchange(search: Search, table: PlayerView, most: number): ExchangeIdea | null {
  return bestReturn(search, table, { least: 1, most });
}

/** All exchanges of one to `most` tiles, the best first. */
export function exchangesByValue(search: Search, table: PlayerView, most: number): readonly ExchangeIdea[] {
  return returnsByValue(search, table, { least: 1, most });
}

/** The tiles to return so that the rest is worth most. */
export function bestReturn(search: Search, table: PlayerView, limits: ReturnLimits): ExchangeIdea | null {
  return returnsByValue(search, table, limits)[0] ?? null;
}

interface ReturnLimits {
  readonly least: number;
  readonly most: number;
}

function returnsByValue(
  search: Search,
  table: PlayerView,
  { least, most }: ReturnLimits,
): readonly ExchangeIdea[] {
  const { seat, vocabulary, personality } = search;
  const { alphabet } = vocabulary;
  const rack = itemAt(table.racks, seat);
  const letters = lettersOf(rack, alphabet);
  const valuation = valuationOf(search, table);
  return subsetsOf(letters)
    .filter((kept) => kept.length <= letters.length - least && kept.length >= letters.length - most)
    .map((kept) => ({ kept, worth: valuation.leaveOf(kept) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ kept, worth }) => {
      const tiles = [...rack];
      for (const letter of kept) tiles.splice(lettersOf(tiles, alphabet).indexOf(letter), 1);
      return { tiles, value: personality.leave * worth };
    });
}
