/** A box of tiles: which letters, how many of each, what each is worth. */

import { BLANK, isLaidBlank, type Laid, type Tile } from './tile.ts';

export interface TileSet {
  /** In the order that decides the first draw (S-02). */
  readonly letters: readonly string[];
  /** Those of several characters, such as CH. */
  readonly multiples: readonly string[];
  /** How many of each tile; `?` for blanks. */
  readonly counts: Readonly<Record<Tile, number>>;
  /** What a letter tile is worth; blanks are worth 0 and not listed. */
  readonly values: Readonly<Record<string, number>>;
}

/** A box with these letters of an alphabet. */
export function tileSet(
  alphabet: readonly string[],
  counts: TileSet['counts'],
  values: TileSet['values'],
): TileSet {
  const letters = alphabet.filter((letter) => Object.hasOwn(counts, letter));
  return { letters, multiples: letters.filter((letter) => letter.length > 1), counts, values };
}

/** How many tiles are in the box. */
export function tileCount({ letters, counts }: Pick<TileSet, 'letters' | 'counts'>): number {
  return letters.reduce((sum, letter) => sum + (counts[letter] ?? 0), counts[BLANK] ?? 0);
}

/** All tiles of the box, letters in alphabetical order, blanks last. */
export function allTiles({ letters, counts }: Pick<TileSet, 'letters' | 'counts'>): readonly Tile[] {
  return [...letters, BLANK].flatMap((tile) => Array.from({ length: counts[tile] ?? 0 }, () => tile));
}

/**
 * The word that letters spell, as word lists write it. Reading it again takes the longest letter first, so that letters
 * which would be read as others (C and H where CH is a letter) stand in brackets.
 */
export function wordOf({ multiples }: Pick<TileSet, 'multiples'>, letters: readonly string[]): string {
  const text = letters.join('');
  return multiples.length === 0 || readsAs(text, letters, multiples)
    ? text
    : letters.map((letter) => `[${letter}]`).join('');
}

function readsAs(text: string, letters: readonly string[], multiples: readonly string[]): boolean {
  let at = 0;
  for (const letter of letters) {
    if (multiples.some((other) => other.length > letter.length && text.startsWith(other, at))) return false;
    at += letter.length;
  }
  return true;
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
