/**
 * Leaves from practice. Each rack that was dealt afresh tells, for any choice of its tiles, what keeping them and drawing
 * the others brought: the best equity found. The values of parts are those that come nearest to all of this together,
 * by least squares; parts are held to be worth nothing until many racks say otherwise, larger parts more so. The
 * equations are solved by conjugate gradients, scaled by how often each part was seen.
 *
 * All tables have a number for each part, and every loop stays within them: `!` says so, since a check would cost time.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { mostParts, type RackParts } from '../judgement/rack-parts.ts';

export interface DealtRacks {
  readonly rackSize: number;
  /** `rackSize` letters per rack, sorted. */
  readonly letters: Uint8Array;
  /** By rack, in thousandths. */
  readonly equities: Int32Array;
}

/**
 * By tiles of a part: how many racks it takes until half of a value is believed, in a game whose best plays scatter
 * by `USUAL_SCATTER` points. The more they scatter, the less a rack says.
 */
const DOUBT: readonly number[] = [0, 6, 60, 250, 1000, 4000];
const USUAL_SCATTER = 20;
const ROUNDS = 24;

/** Values by part, in points; 0 for part 0. Calls `onRound` after each round. */
export function fitLeaves(
  dealt: DealtRacks,
  parts: RackParts,
  onRound: (done: number, of: number) => void,
): Float64Array {
  const { wanted, seen, variance } = sums(dealt, parts);
  const scatter = variance / USUAL_SCATTER ** 2;
  const doubt = Float64Array.from(
    parts.sizes,
    (size) => scatter * itemAt(DOUBT, Math.min(size, DOUBT.length - 1)),
  );
  const scale = seen.map((count, part) => 1 / (count + doubt[part]! || 1));
  const values = new Float64Array(parts.count);
  const rest = Float64Array.from(wanted);
  const near = rest.map((value, part) => value * scale[part]!);
  const course = Float64Array.from(near);
  let size = dot(rest, near);
  for (let round = 0; round < ROUNDS && size > 0; round++) {
    const step = spread(dealt, parts, course);
    for (let part = 0; part < step.length; part++) step[part]! += doubt[part]! * course[part]!;
    const length = size / dot(course, step);
    for (let part = 0; part < values.length; part++) {
      values[part]! += length * course[part]!;
      rest[part]! -= length * step[part]!;
      near[part] = rest[part]! * scale[part]!;
    }
    const before = size;
    size = dot(rest, near);
    for (let part = 0; part < course.length; part++)
      course[part] = near[part]! + (size / before) * course[part]!;
    onRound(round + 1, ROUNDS);
  }
  return values;
}

interface Sums {
  readonly wanted: Float64Array;
  readonly seen: Float64Array;
  readonly variance: number;
}

/** By part: the sum of deviations from the mean where it was kept, and how often it was; and how far racks differ. */
function sums(dealt: DealtRacks, parts: RackParts): Sums {
  const wanted = new Float64Array(parts.count);
  const seen = new Float64Array(parts.count);
  const mean = dealt.equities.reduce((sum, equity) => sum + equity, 0) / Math.max(1, dealt.equities.length);
  forEachKept(dealt, parts, (found, count, rack) => {
    const points = (dealt.equities[rack]! - mean) / 1000;
    for (let at = 1; at < count; at++) {
      wanted[found[at]!]! += points;
      seen[found[at]!]!++;
    }
  });
  const squares = dealt.equities.reduce((sum, equity) => sum + ((equity - mean) / 1000) ** 2, 0);
  return { wanted, seen, variance: squares / Math.max(1, dealt.equities.length) };
}

/** The equations applied to values: by part, the total worth of all kept racks that contain it. */
function spread(dealt: DealtRacks, parts: RackParts, values: Float64Array): Float64Array {
  const total = new Float64Array(parts.count);
  forEachKept(dealt, parts, (found, count) => {
    let worth = 0;
    for (let at = 1; at < count; at++) worth += values[found[at]!]!;
    for (let at = 1; at < count; at++) total[found[at]!]! += worth;
  });
  return total;
}

/** For each rack, one choice of kept tiles of each size: random, but the same on every run. Part 0 is ignored. */
function forEachKept(
  { rackSize, letters, equities }: DealtRacks,
  parts: RackParts,
  visit: (found: Int32Array, count: number, rack: number) => void,
): void {
  const found = new Int32Array(mostParts(rackSize));
  const kept: number[] = [];
  for (let rack = 0; rack < equities.length; rack++) {
    let random = Math.imul(rack + 1, 0x9e3779b1);
    for (let size = 1; size < rackSize; size++) {
      kept.length = 0;
      // Takes each tile with the chance that leaves every choice of this size equally likely.
      for (let at = 0; at < rackSize && kept.length < size; at++) {
        random = Math.imul(random ^ (random >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
        if ((random >>> 8) % (rackSize - at) < size - kept.length) kept.push(letters[rack * rackSize + at]!);
      }
      visit(found, parts.within(kept, found), rack);
    }
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
