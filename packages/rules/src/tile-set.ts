/** A box of tiles: which letters, how many of each, what each is worth. */

import { BLANK, isLaidBlank, type Laid, type Tile } from './tile.ts';

export interface TileSet {
  /** How many of each tile; `?` for blanks. */
  readonly counts: Readonly<Record<Tile, number>>;
  /** What a letter tile is worth; blanks are worth 0 and not listed. */
  readonly values: Readonly<Record<string, number>>;
}

/** All tiles of the box, letters in alphabetical order, blanks last. */
export function allTiles({ counts }: TileSet): readonly Tile[] {
  return lettersOf({ counts })
    .concat(BLANK)
    .flatMap((tile) => Array.from({ length: counts[tile] ?? 0 }, () => tile));
}

/** The letters in the order that decides the first draw (S-02). */
export function lettersOf({ counts }: Pick<TileSet, 'counts'>): string[] {
  return Object.keys(counts)
    .filter((tile) => tile !== BLANK)
    .sort();
}

/** The value of a tile on the board: by the tile, not by the letter it shows (S-37). */
export function laidValue(set: TileSet, laid: Laid): number {
  return isLaidBlank(laid) ? 0 : (set.values[laid] ?? 0);
}

export function rackValue(set: TileSet, tiles: readonly Tile[]): number {
  let sum = 0;
  for (const tile of tiles) sum += set.values[tile] ?? 0;
  return sum;
}
