/**
 * A word that a walk has found, in every way that the rack's blanks allow. The walk takes a blank only for a letter that
 * it lacks, so that it meets a word once: with a blank on the rack a word of five tiles can be six plays, and walking to
 * each of them would read the same nodes again (measured: 8 % of the time of generation over natural positions).
 */

import { crossFactorAt, letterFactorAt } from './cells.ts';
import { setWord, word } from './heap.ts';
import { BLANK_LETTERS, VALUES, WORD_FACTOR } from './memory-map.ts';
import { BLANK } from './play.ts';
import { blanksLeft, fullRack, lettersLeft, stepOf } from './rack.ts';
import { record } from './record.ts';
import { cellOf, entryBefore, leaveTrail, pushTile, returnToTrail, tileOfEntry } from './trail.ts';

/**
 * Records the word on the trail with its letters as they are, then with blanks in their place. `rack` is left, `points`
 * (to be multiplied by `factor`) and `side` were made by the tiles as the walk took them.
 */
export function recordWays(rack: i32, trail: i32, points: i32, factor: i32, side: i32): void {
  if (blanksLeft(fullRack()) === 0) {
    record(rack, trail, points, factor, side);
    return;
  }
  // With no blank to spare, only the letters that are lacking somewhere can be blanks.
  const others = blanksLeft(rack) > 0 ? -1 : 0;
  setWord(BLANK_LETTERS, others);
  setWord(BLANK_LETTERS + 4, others);
  for (let entry = trail; entry !== 0; entry = entryBefore(entry)) {
    const tile = tileOfEntry(entry);
    if (tile >= BLANK) {
      const letters = BLANK_LETTERS + (((tile >> 5) & 1) << 2);
      setWord(letters, word(letters) | (1 << (tile & 31)));
    } else {
      const value = word(VALUES + (tile << 2));
      points -= value * letterFactorAt(cellOf(entry));
      side -= value * crossFactorAt(cellOf(entry));
    }
  }
  setWord(WORD_FACTOR, factor);
  leaveTrail();
  layFrom(trail, fullRack(), 0, points, side);
  returnToTrail();
}

/** Lays the tiles from `entry` back to the first of the walk in every way; `trail` are those laid already. */
function layFrom(entry: i32, rack: i32, trail: i32, points: i32, side: i32): void {
  if (entry === 0) {
    record(rack, trail, points, word(WORD_FACTOR), side);
    return;
  }
  const cell = cellOf(entry);
  const letter = tileOfEntry(entry) & (BLANK - 1);
  const half = letter >> 5;
  const bit = 1 << (letter & 31);
  if ((lettersLeft(rack, half) & bit) !== 0) {
    const value = word(VALUES + (letter << 2));
    layFrom(
      entryBefore(entry),
      rack - stepOf(letter),
      pushTile(trail, cell, letter),
      points + value * letterFactorAt(cell),
      side + value * crossFactorAt(cell),
    );
  }
  if (blanksLeft(rack) !== 0 && (word(BLANK_LETTERS + (half << 2)) & bit) !== 0)
    layFrom(entryBefore(entry), rack - stepOf(0), pushTile(trail, cell, letter | BLANK), points, side);
}
