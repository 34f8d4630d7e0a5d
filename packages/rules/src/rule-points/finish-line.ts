/** The Finish Line game: targets by number of sides and level (V-07, V-08). */

import type { FinishLineLevel } from '../options/option-values.ts';

type Targets = Readonly<Record<FinishLineLevel, number>>;

const TARGETS: Readonly<Record<number, Targets>> = {
  2: { beginner: 70, intermediate: 120, top: 200 },
  3: { beginner: 60, intermediate: 100, top: 180 },
  4: { beginner: 50, intermediate: 90, top: 160 },
};

export function finishLineTarget(sides: number, level: FinishLineLevel): number {
  const targets = TARGETS[sides];
  if (targets === undefined) throw new Error(`There is no finish line for ${sides} sides.`);
  return targets[level];
}

/** The points over the own target; negative while it is not reached. */
export function surplus(
  sides: number,
  levels: readonly FinishLineLevel[],
  scores: readonly number[],
): readonly number[] {
  return scores.map((score, seat) => score - finishLineTarget(sides, levels[seat] ?? 'intermediate'));
}
