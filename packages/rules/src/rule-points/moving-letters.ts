/** What may happen to letters on the board: rearranging, recycling, picking up blanks (V-02 to V-04). */

import type { Placement } from '../board.ts';
import type { Square } from '../layout.ts';
import type { Options } from '../options/option-values.ts';

export type RearrangingRule =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'on';
      readonly span: 'inPlace' | 'slide';
      /** Which tiles earn the premium squares that the rearranged word covers first. */
      readonly newPremiums: 'anyTile' | 'rackTilesOnly' | 'none';
    };

export type RecyclingRule =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'on';
      readonly blanks: 'locked' | 'allowed';
      /** How much an invalid replacement undoes. */
      readonly challengeUnit: 'wholeTurn' | 'perStep';
    };

/** Whether blanks on the board can be picked up, and whether that survives if the play after it is undone. */
export type BlanksRule =
  | { readonly kind: 'stay' }
  | { readonly kind: 'retrieve'; readonly afterUndo: 'persists' | 'undone' };

export function rearrangingRule(options: Options): RearrangingRule {
  return options['shift.anagram'] === 'off'
    ? { kind: 'off' }
    : {
        kind: 'on',
        span: options['shift.anagram.span'],
        newPremiums: options['shift.anagram.newPremiums'],
      };
}

export function recyclingRule(options: Options): RecyclingRule {
  return options['shift.recycle'] === 'off'
    ? { kind: 'off' }
    : {
        kind: 'on',
        blanks: options['shift.recycle.blanks'],
        challengeUnit: options['shift.recycle.challengeUnit'],
      };
}

export function blanksRule(options: Options): BlanksRule {
  return options['blank.retrieve'] === 'off'
    ? { kind: 'stay' }
    : { kind: 'retrieve', afterUndo: options['blank.retrieve.afterUndo'] };
}

/** Whether a blank on the board may be replaced. */
export function recyclesBlanks(rule: RecyclingRule): boolean {
  return rule.kind === 'on' && rule.blanks === 'allowed';
}

/** Whether a rearranged word may leave squares of the old one empty. */
export function maySlide(rule: RearrangingRule): boolean {
  return rule.kind === 'on' && rule.span === 'slide';
}

/** Premiums covered before never count again; newly covered ones count as agreed. */
export function freshSquares(
  rule: RearrangingRule,
  covered: readonly Square[],
  added: readonly Placement[],
): ReadonlySet<Square> {
  if (rule.kind === 'off') return new Set();
  switch (rule.newPremiums) {
    case 'anyTile':
      return new Set(covered);
    case 'rackTilesOnly':
      return new Set(covered.filter((square) => added.some(([at]) => at === square)));
    case 'none':
      return new Set();
  }
}

/**
 * How many of the steps before a play remain when it is undone. The first `retrieved` steps picked up blanks;
 * `firstBad` is the first with an invalid word, `null` if there is none.
 */
export function stepsKept(
  { recycling, blanks }: { readonly recycling: RecyclingRule; readonly blanks: BlanksRule },
  {
    retrieved,
    firstBad,
    all,
  }: { readonly retrieved: number; readonly firstBad: number | null; readonly all: number },
): number {
  const isWhole = recycling.kind === 'off' || recycling.challengeUnit === 'wholeTurn';
  const keep = isWhole ? retrieved : (firstBad ?? all);
  return keep <= retrieved && blanks.kind === 'retrieve' && blanks.afterUndo === 'undone' ? 0 : keep;
}
