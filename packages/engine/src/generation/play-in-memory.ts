/** Plays as the kernel reads them (drawn in kernel/play.ts). */

import { itemAt } from '@lexiko/rules/item-at';
import type { Memory } from '../kernel/heap.ts';
import { BLANK } from '../kernel/play.ts';
import type { GameNumbers } from './game-numbers.ts';
import { setByte, setWord } from './kernel-memory.ts';
import type { Play } from './play.ts';

/** Writes the tiles of a play; does not change its score. */
export function writePlay(
  memory: Memory,
  address: number,
  { direction, tiles }: Pick<Play, 'direction' | 'tiles'>,
  { columns }: Pick<GameNumbers, 'columns'>,
): void {
  const isAcross = direction === 'across';
  const first = itemAt(tiles, 0).square;
  setWord(memory, address, isAcross ? 0 : 1);
  setWord(memory, address + 4, isAcross ? Math.floor(first / columns) : first % columns);
  setWord(memory, address + 8, tiles.length);
  for (const [index, { square, letter, isBlank }] of tiles.entries()) {
    setByte(memory, address + 24 + 2 * index, isAcross ? square % columns : Math.floor(square / columns));
    setByte(memory, address + 25 + 2 * index, isBlank ? letter + BLANK : letter);
  }
}
