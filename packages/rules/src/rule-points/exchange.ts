/** Exchanging: how many tiles, and when (S-21 to S-23, W-16). */

import type { GameKind } from '../data/presets.ts';
import type { Options } from '../options/option-values.ts';
import { missingTiles, type Tile } from '../tile.ts';

export interface ExchangeRule {
  /** The most tiles at once; 0 with an open pool, where nobody exchanges. */
  readonly maximum: number;
  /** How many tiles the pool must hold for an exchange. */
  readonly minimumPool: number;
  /** Whether a player may exchange none, which is a pass. */
  readonly allowsNone: boolean;
  /** At will, or only by a side that cannot play: on its honour, or checked. */
  readonly when: 'free' | 'honour' | 'solver';
  readonly order: 'discardFirst' | 'drawFirst';
}

export type ExchangeRefusal =
  | { readonly code: 'EXCHANGE_EMPTY' }
  | { readonly code: 'TILE_NOT_ON_RACK'; readonly tiles: readonly Tile[] }
  | { readonly code: 'EXCHANGE_ABOVE_MAXIMUM'; readonly maximum: number }
  | { readonly code: 'POOL_BELOW_EXCHANGE_MINIMUM'; readonly minimum: number }
  | { readonly code: 'POOL_TOO_SMALL'; readonly left: number };

const CROSSWORDS_MAXIMUM = 3;

export function exchangeRule(options: Options, game: GameKind): ExchangeRule {
  const allowsNone = options['exchange.allowZero'];
  switch (game) {
    case 'classic': {
      const size = options['rack.size'];
      const least = options['exchange.minPool'];
      return {
        maximum: options['solitaire.mode'] === 'openPool' ? 0 : size,
        minimumPool: least === 'rackSize' ? size : least,
        allowsNone,
        when: 'free',
        order: 'discardFirst',
      };
    }
    case 'crosswords':
      return {
        maximum: CROSSWORDS_MAXIMUM,
        minimumPool: 0,
        allowsNone,
        when: options['cw.exchange.when'],
        order: options['cw.exchange.order'],
      };
  }
}

/** How many tiles may be exchanged at once with `poolSize` left; 0 if none. */
export function exchangeLimit({ maximum, minimumPool }: ExchangeRule, poolSize: number): number {
  return poolSize < minimumPool ? 0 : Math.min(maximum, poolSize);
}

/** `rack` holds the tiles to choose from. */
export function refuseExchange(
  { maximum, minimumPool }: ExchangeRule,
  rack: readonly Tile[],
  tiles: readonly Tile[],
  poolSize: number,
): ExchangeRefusal | null {
  if (tiles.length === 0) return { code: 'EXCHANGE_EMPTY' };
  const missing = missingTiles(rack, tiles);
  if (missing.length > 0) return { code: 'TILE_NOT_ON_RACK', tiles: missing };
  if (tiles.length > maximum) return { code: 'EXCHANGE_ABOVE_MAXIMUM', maximum };
  if (poolSize < minimumPool) return { code: 'POOL_BELOW_EXCHANGE_MINIMUM', minimum: minimumPool };
  return poolSize < tiles.length ? { code: 'POOL_TOO_SMALL', left: poolSize } : null;
}
