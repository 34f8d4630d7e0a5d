/** Moves of an endgame, and how the kernel stores them (see kernel/endgame/lanes.ts). */

import type { MoveGenerator } from '../generation/generator.ts';
import { byteAt, wordAt } from '../generation/kernel-memory.ts';
import { PASS } from '../kernel/endgame/search.ts';
import { MAX_SIDE } from '../kernel/memory-map.ts';
import { BLANK } from '../kernel/play.ts';
import type { Play } from '../generation/play.ts';

export type EndgameMove = Pick<Play, 'type' | 'direction' | 'tiles' | 'score'> | EndgamePass;

export interface EndgamePass {
  readonly type: 'pass';
  readonly score: 0;
}

const PASSING: EndgamePass = { type: 'pass', score: 0 };

/** `play` is a play's address in the kernel's lists, or PASS. */
export function readMove({ kernel, numbers }: MoveGenerator, play: number): EndgameMove {
  if (play === PASS) return PASSING;
  const memory = kernel.memory();
  const text = wordAt(memory, play + 4);
  const lane = byteAt(memory, text);
  const isAcross = lane < MAX_SIDE;
  const tiles = Array.from({ length: byteAt(memory, text + 1) }, (_, index) => {
    const position = byteAt(memory, text + 4 + 2 * index);
    const tile = byteAt(memory, text + 5 + 2 * index);
    const square = isAcross
      ? lane * numbers.columns + position
      : position * numbers.columns + lane - MAX_SIDE;
    return { square, letter: tile & (BLANK - 1), isBlank: tile >= BLANK };
  });
  return {
    type: 'play',
    direction: isAcross ? 'across' : 'down',
    tiles: tiles.sort((a, b) => a.square - b.square),
    score: wordAt(memory, play) >> 16,
  };
}

/** Equal for equal moves, wherever they are listed. */
export function moveKey(move: EndgameMove): string {
  if (move.type === 'pass') return 'pass';
  const tiles = move.tiles.map(({ square, letter, isBlank }) => `${square}:${isBlank ? -letter : letter}`);
  return `${move.direction} ${tiles.join(' ')}`;
}
