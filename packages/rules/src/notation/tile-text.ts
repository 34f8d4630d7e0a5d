/** Tiles as text: one character per tile, tiles of several characters in brackets, as in `[CH]AO`. */

import { BLANK, type Tile } from '../tile.ts';

/** The entries of the text; `null` where a bracket is not closed, is empty, or holds anything but letters. */
export function splitTiles(text: string): readonly string[] | null {
  const entries: string[] = [];
  for (const [entry] of text.matchAll(/\[[^[\]]*\]|./gsu)) {
    if (entry === '[' || entry === ']') return null;
    if (!entry.startsWith('[')) entries.push(entry);
    else {
      const tile = entry.slice(1, -1);
      if (Array.from(tile).length < 2 || !isLetters(tile)) return null;
      entries.push(tile);
    }
  }
  return entries;
}

export function joinTiles(tiles: readonly string[]): string {
  return tiles.map((tile) => (Array.from(tile).length > 1 ? `[${tile}]` : tile)).join('');
}

/** Whether the text is letters only; a point may stand between two, as in the Catalan L·L. */
export function isLetters(entry: string): boolean {
  return /^\p{L}+(?:·\p{L}+)*$/u.test(entry);
}

/** A rack: letters in either case and `?`; `null` if it contains anything else. */
export function parseTiles(text: string): readonly Tile[] | null {
  const entries = splitTiles(text);
  if (entries === null || !entries.every((entry) => entry === BLANK || isLetters(entry))) return null;
  return entries.map((entry) => entry.toUpperCase());
}
