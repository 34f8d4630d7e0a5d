/**
 * A word that a walk has found, in every way that the rack's blanks allow. The walk uses a blank only for a letter
 * that it lacks, so it meets each word once: with a blank on the rack, a word of five tiles can be six plays, and
 * walking to each of them would read the same nodes again (measured: 8 % of generation time over natural positions).
 * All ways share the walk's trail: a bit for each of its tiles, from the last placed back, says which are blanks.
 */

import { crossFactorAt, letterFactorAt } from '../board/cells.ts';
import { setWord, word } from '../heap.ts';
import { BLANK_LETTERS, LAID_TRAIL, VALUES, WORD_FACTOR } from '../memory-map.ts';
import { BLANK } from '../play.ts';
import { blanksLeft, fullRack, lettersLeft, stepOf } from '../rack/rack.ts';
import { record } from './record.ts';
import { cellOf, entryBefore, letterOfEntry, tileOfEntry } from './trail.ts';

/**
 * Records the word on the trail with its letters as they are, then with blanks in their place. `rack` is left, `points`
 * (to be multiplied by `factor`) and `side` were made by the tiles as the walk took them.
 */
export function recordWays(rack: i32, trail: i32, points: i32, factor: i32, side: i32): void {
  const blanks = blanksLeft(fullRack());
  if (blanks === 0) {
    record(rack, trail, 0, points, factor, side);
    return;
  }
  setWord(WORD_FACTOR, factor);
  setWord(LAID_TRAIL, trail);
  // With a single blank, as on most racks with blanks, there is nothing to search for.
  if (blanks === 1 && blanksLeft(rack) === 1) {
    record(rack, trail, 0, points, factor, side);
    recordEach(trail, rack - stepOf(0), 1, points, side);
  } else {
    const only = blanks === 1 ? onlyBlankOf(trail) : 0;
    if (only !== 0) record(rack, trail, only, points, factor, side);
    else recordAll(rack, trail, points, side);
  }
}

/** Records the word with the rack's blank in place of each of its tiles, starting with the first of the walk. */
function recordEach(entry: i32, rack: i32, bit: i32, points: i32, side: i32): void {
  if (entry === 0) return;
  recordEach(entryBefore(entry), rack, bit << 1, points, side);
  const cell = cellOf(entry);
  const letter = letterOfEntry(entry);
  const value = word(VALUES + (letter << 2));
  record(
    rack + stepOf(letter),
    word(LAID_TRAIL),
    bit,
    points - value * letterFactorAt(cell),
    word(WORD_FACTOR),
    side - value * crossFactorAt(cell),
  );
}

/** The bit of the blank that the walk used; 0 if it could stand for another tile of the same letter as well. */
function onlyBlankOf(trail: i32): i32 {
  let bit = 1;
  let only = 0;
  let letter = 0;
  for (let entry = trail; entry !== 0; entry = entryBefore(entry)) {
    if (tileOfEntry(entry) >= BLANK) {
      only = bit;
      letter = letterOfEntry(entry);
    }
    bit <<= 1;
  }
  for (let entry = trail; entry !== 0; entry = entryBefore(entry))
    if (tileOfEntry(entry) === letter) return 0;
  return only;
}

/** Records the word in every way that several blanks, or several tiles of a missing letter, allow. */
function recordAll(rack: i32, trail: i32, points: i32, side: i32): void {
  // With no spare blank, only letters that are missing somewhere can be blanks.
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
  layFrom(trail, fullRack(), 0, 1, points, side);
}

/**
 * Lays the tiles from `entry` back to the first of the walk in every way; `blanks` has a bit for each blank laid so
 * far, and `bit` is that of `entry`.
 */
function layFrom(entry: i32, rack: i32, blanks: i32, bit: i32, points: i32, side: i32): void {
  if (entry === 0) {
    record(rack, word(LAID_TRAIL), blanks, points, word(WORD_FACTOR), side);
    return;
  }
  const letter = letterOfEntry(entry);
  const half = letter >> 5;
  const mask = 1 << (letter & 31);
  const before = entryBefore(entry);
  if ((lettersLeft(rack, half) & mask) !== 0) {
    const cell = cellOf(entry);
    const value = word(VALUES + (letter << 2));
    layFrom(
      before,
      rack - stepOf(letter),
      blanks,
      bit << 1,
      points + value * letterFactorAt(cell),
      side + value * crossFactorAt(cell),
    );
  }
  if (blanksLeft(rack) !== 0 && (word(BLANK_LETTERS + (half << 2)) & mask) !== 0)
    layFrom(before, rack - stepOf(0), blanks | bit, bit << 1, points, side);
}
