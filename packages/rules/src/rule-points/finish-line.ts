/** The Finish Line game: targets by number of sides and level (V-07, V-08). */

import type { FinishLineLevel, Options } from '../options/option-values.ts';

export type FinishLineRule =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'on';
      readonly levels: readonly FinishLineLevel[];
      /** By seat: the points to reach. */
      readonly targets: readonly number[];
      readonly ending: 'immediate' | 'equalTurns';
      /** Whether tiles left are deducted at the finish line. */
      readonly adjustsRacks: boolean;
      /** Who wins if nobody reaches the target. */
      readonly noReach: 'highestScore' | 'shareOfTarget';
    };

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

export function finishLineRule(options: Options): FinishLineRule {
  if (options['finishLine.enabled'] === 'off') return { kind: 'off' };
  const levels = options['finishLine.level'];
  return {
    kind: 'on',
    levels,
    targets: levels.map((level) => finishLineTarget(levels.length, level)),
    ending: options['finishLine.ending'],
    adjustsRacks: options['finishLine.adjustRacks'],
    noReach: options['finishLine.noReach'],
  };
}

/** The same race with other levels. */
export function withLevels(rule: FinishLineRule, levels: readonly FinishLineLevel[]): FinishLineRule {
  if (rule.kind === 'off') return rule;
  return { ...rule, levels, targets: levels.map((level) => finishLineTarget(levels.length, level)) };
}

/** What a seat must reach; `null` where there is no finish line. */
export function targetOf(rule: FinishLineRule, seat: number): number | null {
  return rule.kind === 'on' ? (rule.targets[seat] ?? null) : null;
}

/** By seat: the points above its target; negative below it. */
export function surplus(targets: readonly number[], scores: readonly number[]): readonly number[] {
  return scores.map((score, seat) => score - (targets[seat] ?? Infinity));
}
