/** Texts that are equal for equal moves. */

import type { Move, Play } from '@lexiko/engine/moves';

/** Equal for plays that put the same tiles on the same squares. */
export function placedKey(placed: readonly (readonly [square: number, laid: string])[]): string {
  return placed
    .map(([square, laid]) => `${square}${laid}`)
    .sort()
    .join(' ');
}

/** The same for plays by letter number, whichever way they are listed. */
export function tilesKey({ tiles }: Pick<Play, 'tiles'>): string {
  return tiles.map(({ square, letter, isBlank }) => `${square}:${isBlank ? -letter : letter}`).join(' ');
}

export function moveKey(move: Move): string {
  return move.type === 'exchange' ? move.letters.join() : tilesKey(move);
}
