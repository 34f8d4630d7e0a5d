/**
 * Leaves by a rule of thumb, for every rack of up to six tiles: the benchmark must look up and weigh as many leaves as
 * a real table has, and a table's size and spread matter to speed, not its wisdom.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { type GameNumbers, type Leaves, makeLeaves } from '../src/entries/moves.ts';

const LONGEST = 6;
const VOWELS: ReadonlySet<number> = new Set([1, 5, 9, 15, 21]);
/** Points by letter: blank, A to Z. */
const WORTH: readonly number[] = [
  25, 1, -2, 0.5, 0, 4, -2, -2, 0.5, -1, -2, -2.5, 0, 0.5, 1, -2.5, 0, -6.5, 1.5, 8, 0, -4.5, -5.5, -4, 3.5,
  -1, 5,
];
const REPEATED = -3;
const UNBALANCED = -0.8;

export function standInLeaves({ counts }: GameNumbers): Leaves {
  const racks: (readonly [number[], number])[] = [];
  const rack: number[] = [];
  const extend = (from: number, copies: number): void => {
    for (let letter = from; letter < WORTH.length; letter++) {
      const held = letter === from ? copies : 0;
      if (held >= itemAt(counts, letter)) continue;
      rack.push(letter);
      racks.push([[...rack], worthOf(rack)]);
      if (rack.length < LONGEST) extend(letter, held + 1);
      rack.pop();
    }
  };
  extend(0, 0);
  return makeLeaves(racks);
}

function worthOf(rack: readonly number[]): number {
  let worth = 0;
  let vowels = 0;
  for (const [at, letter] of rack.entries()) {
    worth += itemAt(WORTH, letter) + (at > 0 && rack[at - 1] === letter ? REPEATED : 0);
    if (VOWELS.has(letter)) vowels++;
  }
  return worth + UNBALANCED * Math.abs(2 * vowels - rack.length);
}
