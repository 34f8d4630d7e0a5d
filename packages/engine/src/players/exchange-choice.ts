/** Exchanging: whether the rules allow it now, and which tiles are best given back. */

import { exchangeTerms, type PlayerView, type Seat, type Tile } from '@lexiko/rules';
import { lettersOf } from './letter-numbers.ts';
import { valuationOf, type Search } from './turn-search.ts';
import { subsetsOf } from './valuation.ts';

export interface ExchangeIdea {
  readonly tiles: readonly Tile[];
  /** What the tiles kept are worth to the player. */
  readonly value: number;
}

/** The most tiles that may be exchanged now; 0: none. What is checked or asked on honour is not looked at. */
export function mostExchanged({ ruleset, pool, racks }: PlayerView, seat: Seat): number {
  const { options, game } = ruleset;
  if (options['solitaire.mode'] === 'openPool') return 0;
  const { maximum, minimumPool } = exchangeTerms(game, options);
  if (pool.length < minimumPool) return 0;
  return Math.min(maximum, pool.length, racks[seat].length);
}

/** Whether a side that has a play may exchange all the same (W-16). */
export function mayExchangeAtWill({ ruleset }: PlayerView): boolean {
  return ruleset.game === 'classic' || ruleset.options['cw.exchange.when'] === 'free';
}

/** The best exchange of one to `most` tiles; `null` if there is none. */
export function bestExchange(search: Search, table: PlayerView, most: number): ExchangeIdea | null {
  return bestReturn(search, table, { least: 1, most });
}

/** The tiles to give back so that the rest is worth most. */
export function bestReturn(
  search: Search,
  table: PlayerView,
  { least, most }: { readonly least: number; readonly most: number },
): ExchangeIdea | null {
  const { seat, vocabulary, personality } = search;
  const { alphabet } = vocabulary;
  const rack = table.racks[seat];
  const letters = lettersOf(rack, alphabet);
  const valuation = valuationOf(search, table);
  let best: readonly number[] | null = null;
  let worth = -Infinity;
  for (const kept of subsetsOf(letters)) {
    const given = letters.length - kept.length;
    if (given < least || given > most) continue;
    const value = valuation.leaveOf(kept);
    if (value > worth) [best, worth] = [kept, value];
  }
  if (best === null) return null;
  const tiles = [...rack];
  for (const letter of best) {
    const at = lettersOf(tiles, alphabet).indexOf(letter);
    tiles.splice(at, 1);
  }
  return { tiles, value: personality.leave * worth };
}
