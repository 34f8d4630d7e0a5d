/** Compares the draft of a play with the best play so far. */

import { setWord, word } from '../heap.ts';
import { BEST_PLAY, DRAFT_PLAY, PLAY_BYTES } from '../memory-map.ts';
import { equityOf, laneOf, planeOf, positionOf, scoreOf, tileCountOf, tileOf } from '../play.ts';

/** Makes the draft the best play if it is better, in the order that best/best.ts describes. */
export function offerPlay(): void {
  if (!isBetter(DRAFT_PLAY, BEST_PLAY)) return;
  for (let i = 0; i < PLAY_BYTES; i += 4) setWord(BEST_PLAY + i, word(DRAFT_PLAY + i));
}

/** `play` is a placement. */
function isBetter(play: i32, other: i32): boolean {
  if (equityOf(play) !== equityOf(other)) return equityOf(play) > equityOf(other);
  if (scoreOf(play) !== scoreOf(other)) return scoreOf(play) > scoreOf(other);
  if (tileCountOf(other) === 0) return true;
  if (planeOf(play) !== planeOf(other)) return planeOf(play) < planeOf(other);
  if (laneOf(play) !== laneOf(other)) return laneOf(play) < laneOf(other);
  return comesFirst(play, other);
}

function comesFirst(play: i32, other: i32): boolean {
  const count = tileCountOf(play) < tileCountOf(other) ? tileCountOf(play) : tileCountOf(other);
  for (let i = 0; i < count; i++) {
    if (positionOf(play, i) !== positionOf(other, i)) return positionOf(play, i) < positionOf(other, i);
    if (tileOf(play, i) !== tileOf(other, i)) return tileOf(play, i) < tileOf(other, i);
  }
  return tileCountOf(play) < tileCountOf(other);
}
