/**
 * Tiles off and on the board, and multisets of them. A tile is written as in game notation: a letter, `?` for a
 * blank; on the board a blank is the lower-case letter it stands for. Values are in `tile-set.ts`.
 */

/** A tile as it lies on a rack or in the pool: an upper-case letter (maybe of several characters) or `?`. */
export type Tile = string;

/** A tile on the board: upper case a letter tile, lower case a blank standing for that letter, `''` nothing. */
export type Laid = string;

export const BLANK: Tile = '?';

/** A tile that the viewer of a table must not know. */
export const HIDDEN: Tile = '_';

export function isLaidBlank(laid: Laid): boolean {
  return laid !== '' && laid !== laid.toUpperCase();
}

/** The letter that a laid tile shows. */
export function letterOf(laid: Laid): string {
  return laid.toUpperCase();
}

/** What a laid tile is once it is lifted from the board. */
export function liftedTile(laid: Laid): Tile {
  return isLaidBlank(laid) ? BLANK : laid;
}

/** The rack tile needed to lay `laid`. An unnamed blank (`?`) needs a blank. */
export function neededTile(laid: Laid): Tile {
  return laid === BLANK || isLaidBlank(laid) ? BLANK : laid;
}

/**
 * `tiles` without the first occurrence of each of `taken`, in order; `null` if one is missing. A hidden tile stands
 * in for any tile that is not found.
 */
export function withoutTiles(tiles: readonly Tile[], taken: readonly Tile[]): readonly Tile[] | null {
  const rest = [...tiles];
  for (const tile of taken) {
    let at = rest.indexOf(tile);
    if (at < 0) at = rest.indexOf(HIDDEN);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** Those of `wanted` that `tiles` lacks, as often as they are missing. */
export function missingTiles(tiles: readonly Tile[], wanted: readonly Tile[]): readonly Tile[] {
  const rest = [...tiles];
  return wanted.filter((tile) => {
    const at = rest.indexOf(tile);
    if (at < 0) return true;
    rest.splice(at, 1);
    return false;
  });
}

/** By their characters, blanks last. */
export function sortedTiles(tiles: readonly Tile[]): readonly Tile[] {
  return [...tiles].sort((a, b) => (a === b ? 0 : a === BLANK ? 1 : b === BLANK ? -1 : a < b ? -1 : 1));
}

export function hiddenTiles(count: number): readonly Tile[] {
  return Array.from({ length: count }, () => HIDDEN);
}
