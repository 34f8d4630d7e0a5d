/**
 * Learnt leaves as text in a source file: a value for each part of a rack, in order of their numbers, one character
 * for small values and three for large ones. Line ends have no meaning.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { makeLeaves, type Leaves } from '../generation/leaves.ts';
import { RackParts } from './rack-parts.ts';

export interface LeaveText {
  /** Tiles in the box for which the leaves were learnt, by letter, 0 the blank. */
  readonly counts: readonly number[];
  /** Tiles in the largest part. */
  readonly longest: number;
  readonly values: string;
}

/** Values are multiples of this, in points. */
const STEP = 0.05;
/** Digits are the printable characters from ( on, without \ and `. */
const DIGITS: readonly number[] = Array.from({ length: 87 }, (_, at) => at + 40).filter(
  (code) => code !== 92 && code !== 96,
);
const LARGE = DIGITS.length - 1;
const SMALLEST = -Math.floor(LARGE / 2);
const LARGE_OFFSET = Math.floor(DIGITS.length ** 2 / 2);

export function parseLeaveText({ counts, longest, values: text }: LeaveText): Leaves {
  const digits = new Map(DIGITS.map((code, digit) => [code, digit]));
  let at = 0;
  const nextDigit = (): number => {
    for (;;) {
      if (at >= text.length) throw new RangeError('leaves that end too early');
      const digit = digits.get(text.charCodeAt(at++));
      if (digit !== undefined) return digit;
    }
  };
  const next = (): number => {
    const digit = nextDigit();
    const steps =
      digit === LARGE ? nextDigit() * DIGITS.length + nextDigit() - LARGE_OFFSET : digit + SMALLEST;
    return steps * STEP;
  };
  const worth: (readonly [readonly number[], number])[] = [];
  for (const rack of new RackParts(counts, longest).racks()) worth.push([rack, next()]);
  return makeLeaves(worth, 'parts');
}

/** `values` by part, as fitted. */
export function formatLeaveText(parts: RackParts, values: ArrayLike<number>): LeaveText {
  let text = '';
  let width = 0;
  const write = (digit: number): void => {
    text += String.fromCharCode(itemAt(DIGITS, digit));
    if (++width % LINE === 0) text += '\n';
  };
  for (let part = 1; part < parts.count; part++) {
    const steps = Math.round(itemAt(values, part) / STEP);
    if (steps >= SMALLEST && steps < SMALLEST + LARGE) write(steps - SMALLEST);
    else {
      const moved = Math.max(0, Math.min(DIGITS.length ** 2 - 1, steps + LARGE_OFFSET));
      write(LARGE);
      write(Math.floor(moved / DIGITS.length));
      write(moved % DIGITS.length);
    }
  }
  return { counts: parts.counts, longest: parts.longest, values: text };
}

const LINE = 110;
