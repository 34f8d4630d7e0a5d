/** Where a simulation starts: what the side to move does not see, and what the position tells of it. */

import { type GameNumbers, isRace, pointsToGo } from '@lexiko/engine/moves';
import type { SimulatedPosition } from '@lexiko/engine/simulation';
import { allSeats, type Ruleset } from '@lexiko/rules';
import { UsageError } from '../command.ts';
import type { NumberedPosition } from '@lexiko/engine/positions';

const BLANK_BIT = 64;
const MOST_SIDES = 4;

/**
 * By the rules for as many sides as the position has. Throws a `UsageError` where it has other tiles than the box, does
 * not say who holds the last ones, or stands in a race that playouts cannot decide.
 */
export function startOf(
  { cgp, board, rack, others }: NumberedPosition,
  numbers: GameNumbers,
  ruleset: Ruleset,
): Omit<SimulatedPosition, 'candidates' | 'plies' | 'seed'> {
  const sides = Math.max(2, cgp.racks.length);
  if (sides > MOST_SIDES) throw new UsageError(({ positions }) => positions.simulation.mostSides(MOST_SIDES));
  const left = Array.from(numbers.counts);
  const take = (letter: number): void => void (left[letter] = (left[letter] ?? 0) - 1);
  for (const tile of board) if (tile !== 0) take(tile >= BLANK_BIT ? 0 : tile);
  rack.letters.forEach(take);
  if (left.some((count) => count < 0))
    throw new UsageError(({ positions }) => positions.simulation.tooManyTiles);
  const letters = left.flatMap((count, letter) => Array.from({ length: count }, () => letter));
  const rackSizes = sizesOf(sides, letters.length, others, numbers.rackSize);
  const known = others.at(-1) ?? [];
  for (const letter of known) take(letter);
  if (left.some((count) => count < 0))
    throw new UsageError(({ positions }) => positions.simulation.tooManyTiles);
  // Of several others only the last is dealt what the position shows.
  const supposed = known.length === 0 ? [] : [{ letters: known.toSorted((a, b) => a - b), weight: 1 }];
  const scores = Array.from({ length: sides }, (_, side) => cgp.scores[side] ?? 0);
  const toGo = pointsMissing(ruleset, scores);
  return {
    board,
    rack: rack.letters,
    unseen: { letters, rackSizes, supposed },
    scores,
    ...(toGo === null ? {} : { toGo }),
  };
}

/** What each side lacks to the finish line (V-07), from the side to move on; `null` where there is none. */
function pointsMissing(ruleset: Ruleset, scores: readonly number[]): readonly number[] | null {
  if (ruleset.finishLine.kind === 'off') return null;
  if (!isRace(ruleset)) throw new UsageError(({ positions }) => positions.simulation.otherRace);
  const toGo = allSeats(ruleset).map((seat) => pointsToGo({ ruleset, scores }, seat) ?? 0);
  if (toGo.some((points) => points <= 0))
    throw new UsageError(({ positions }) => positions.simulation.targetReached);
  return toGo;
}

/** Racks are full while there are tiles; with fewer the position must say who has how many. */
function sizesOf(
  sides: number,
  unseen: number,
  others: readonly (readonly number[])[],
  rackSize: number,
): readonly number[] {
  if (sides === 2) return [Math.min(unseen, rackSize)];
  if (unseen >= rackSize * (sides - 1)) return Array.from({ length: sides - 1 }, () => rackSize);
  const sizes = others.map((rack) => rack.length);
  if (sizes.reduce((sum, size) => sum + size, 0) !== unseen)
    throw new UsageError(({ positions }) => positions.simulation.unknownRacks);
  return sizes;
}
