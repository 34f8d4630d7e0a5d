/**
 * A rack as one small number. With c tiles of a letter there are c + 1 possibilities of how many are left, so the
 * tiles left of a rack are a number in mixed radix, and playing a letter subtracts its place value. What is asked of
 * such a state - letters at hand, leave, hash - is a table, filled once a rack; a state is named by its address there:
 * EMPTY_RACK is the first, `fullRack` the last, and `stepOf` a letter is its place value in bytes.
 *
 *     a state, 32 bytes:  0 letters left (two words; bit 0: a blank)   8 tiles left, blanks left (bytes)   12 leave in thousandths
 *                        16 additive hash of the letters left   20 points left
 *                        24 letters that can be placed (two words)
 */

import { byte, setByte, setWord, word } from '../heap.ts';
import {
  FULL_RACK,
  HASHES,
  LETTERS,
  RACK,
  RACK_TILES,
  STATE_BYTES,
  STATES,
  STEPS,
  VALUES,
} from '../memory-map.ts';

export const EMPTY_RACK: i32 = STATES;

export function fullRack(): i32 {
  return word(FULL_RACK);
}

export function lettersLeft(rack: i32, half: i32): i32 {
  return word(rack + (half << 2));
}

/** Those left, or all if a blank is left. */
export function playableFrom(rack: i32, half: i32): i32 {
  return word(rack + 24 + (half << 2));
}

export function tilesLeft(rack: i32): i32 {
  return byte(rack + 8);
}

export function blanksLeft(rack: i32): i32 {
  return byte(rack + 9);
}

export function leaveOf(rack: i32): i32 {
  return word(rack + 12);
}

export function setLeaveOf(rack: i32, leave: i32): void {
  setWord(rack + 12, leave);
}

export function hashOf(rack: i32): i32 {
  return word(rack + 16);
}

export function pointsLeft(rack: i32): i32 {
  return word(rack + 20);
}

/** What playing `letter` (0: a blank) subtracts from the state. */
export function stepOf(letter: i32): i32 {
  return word(STEPS + (letter << 2));
}

/** Fills the states from the counts in RACK. Leaves are all 0 afterwards. */
export function fillStates(): void {
  for (let i = 0; i < STATE_BYTES; i += 4) setWord(EMPTY_RACK + i, 0);
  let size = STATE_BYTES;
  const letters = word(LETTERS);
  for (let letter = 0; letter <= letters; letter++) {
    const copies = byte(RACK + letter);
    setWord(STEPS + (letter << 2), size);
    if (copies === 0) continue;
    const end = size * (copies + 1);
    for (let at = size; at < end; at += STATE_BYTES)
      fillState(EMPTY_RACK + at, EMPTY_RACK + at - size, letter);
    size = end;
  }
  const full = EMPTY_RACK + size - STATE_BYTES;
  setWord(FULL_RACK, full);
  setWord(RACK_TILES, tilesLeft(full));
}

/** `rack` is `from` with one more tile. */
function fillState(rack: i32, from: i32, letter: i32): void {
  const half = letter >> 5;
  setWord(rack, word(from) | (half === 0 ? 1 << letter : 0));
  setWord(rack + 4, word(from + 4) | (half === 1 ? 1 << (letter & 31) : 0));
  setByte(rack + 8, byte(from + 8) + 1);
  setByte(rack + 9, byte(from + 9) + (letter === 0 ? 1 : 0));
  setWord(rack + 12, 0);
  setWord(rack + 16, (word(from + 16) + (letter === 0 ? 0 : word(HASHES + (letter << 2)))) | 0);
  setWord(rack + 20, word(from + 20) + word(VALUES + (letter << 2)));
  const blank = -(word(rack) & 1);
  setWord(rack + 24, word(rack) | blank);
  setWord(rack + 28, word(rack + 4) | blank);
}
