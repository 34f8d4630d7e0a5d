/** Exchanging: how many tiles, and when (S-21 to S-23, W-16). */

import type { Options } from '../options/option-values.ts';
import { missingTiles, type Tile } from '../tile.ts';

export type ExchangeRefusal =
  | { readonly code: 'EXCHANGE_EMPTY' }
  | { readonly code: 'TILE_NOT_ON_RACK'; readonly tiles: readonly Tile[] }
  | { readonly code: 'EXCHANGE_ABOVE_MAXIMUM'; readonly maximum: number }
  | { readonly code: 'POOL_BELOW_EXCHANGE_MINIMUM'; readonly minimum: number }
  | { readonly code: 'POOL_TOO_SMALL'; readonly left: number };

export interface ExchangeTerms {
  /** The most tiles at once. */
  readonly maximum: number;
  /** How many tiles the pool must hold for any exchange. */
  readonly minimumPool: number;
}

const CROSSWORDS_MAXIMUM = 3;

export function exchangeTerms(game: 'classic' | 'crosswords', options: Options): ExchangeTerms {
  if (game === 'crosswords') return { maximum: CROSSWORDS_MAXIMUM, minimumPool: 0 };
  const least = options['exchange.minPool'];
  return { maximum: Infinity, minimumPool: least === 'rackSize' ? options['rack.size'] : least };
}

/** `rack` is what the tiles may be chosen from. */
export function refuseExchange(
  terms: ExchangeTerms,
  rack: readonly Tile[],
  tiles: readonly Tile[],
  poolSize: number,
): ExchangeRefusal | null {
  if (tiles.length === 0) return { code: 'EXCHANGE_EMPTY' };
  const missing = missingTiles(rack, tiles);
  if (missing.length > 0) return { code: 'TILE_NOT_ON_RACK', tiles: missing };
  if (tiles.length > terms.maximum) return { code: 'EXCHANGE_ABOVE_MAXIMUM', maximum: terms.maximum };
  if (poolSize < terms.minimumPool)
    return { code: 'POOL_BELOW_EXCHANGE_MINIMUM', minimum: terms.minimumPool };
  return poolSize < tiles.length ? { code: 'POOL_TOO_SMALL', left: poolSize } : null;
}
