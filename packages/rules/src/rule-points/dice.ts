/** Dice: how many are rolled, and for which squares (W-06 to W-08). */

import type { GameKind } from '../data/presets.ts';
import type { Layout, Square } from '../layout.ts';
import type { Options } from '../options/option-values.ts';

export type DiceRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'rolled'; readonly count: 1 | 2; readonly per: 'square' | 'turn' };

export function diceRule(options: Options, game: GameKind): DiceRule {
  switch (game) {
    case 'classic':
      return { kind: 'none' };
    case 'crosswords':
      return { kind: 'rolled', count: options['cw.dice'], per: options['cw.rollPer'] };
  }
}

/** How many dice are rolled at once; 0 without dice. */
export function diceCount(rule: DiceRule): number {
  return rule.kind === 'rolled' ? rule.count : 0;
}

/** The crosses that a play covers, in reading order. */
export function coveredCrosses(
  { crosses }: Pick<Layout, 'crosses'>,
  placed: readonly Square[],
): readonly Square[] {
  return placed.filter((square) => crosses.includes(square)).sort((a, b) => a - b);
}

/** The squares that each roll of a play is for, given the crosses it covers. */
export function rollsDue(rule: DiceRule, crosses: readonly Square[]): readonly (readonly Square[])[] {
  if (rule.kind === 'none' || crosses.length === 0) return [];
  return rule.per === 'square' ? crosses.map((square) => [square]) : [crosses];
}

/** A reading for each covered cross, from a reading for each roll; a roll yet to come counts 0. */
export function readingsByCross(
  rule: DiceRule,
  crosses: readonly Square[],
  readings: readonly number[],
): readonly number[] {
  const isOneForAll = rule.kind === 'rolled' && rule.per === 'turn';
  return crosses.map((_, at) => readings[isOneForAll ? 0 : at] ?? 0);
}
