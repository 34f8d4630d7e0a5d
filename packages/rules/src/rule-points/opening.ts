/** What the first play must do: cover the centre, be long enough, lie on the small cross (S-06, V-01, W-12). */

import type { GameKind } from '../data/presets.ts';
import type { Layout, Square } from '../layout.ts';
import type { Options } from '../options/option-values.ts';

/** Where the first play must lie, and its fewest letters. */
export type OpeningRule =
  | {
      readonly kind: 'centre';
      readonly minimum: 2 | 3 | 4 | 5;
      /** What happens after a round in which nobody could open. */
      readonly deadlock: 'exchange' | 'relax' | 'redeal';
    }
  | { readonly kind: 'smallCross'; readonly minimum: 3; readonly covers: 'plus5' | 'centreSquare' };

export type OpeningRefusal =
  | { readonly code: 'FIRST_PLAY_MISSES_CENTER' | 'FIRST_PLAY_TOO_SHORT' }
  | { readonly code: 'FIRST_WORD_BELOW_MINIMUM'; readonly minimum: number }
  | { readonly code: 'CW_OPENING_TOO_SHORT' | 'CW_OPENING_NOT_ON_SMALL_CROSS' };

const PLAIN_MINIMUM = 2;

export function openingRule(options: Options, game: GameKind): OpeningRule {
  switch (game) {
    case 'classic':
      return {
        kind: 'centre',
        minimum: options['firstWord.min'],
        deadlock: options['firstWord.deadlock'],
      };
    case 'crosswords':
      return { kind: 'smallCross', minimum: 3, covers: options['cw.opening'] };
  }
}

/** What the game does when nobody can open; `null` with the usual minimum, where somebody soon can. */
export function deadlockOf(rule: OpeningRule): 'exchange' | 'relax' | 'redeal' | null {
  return rule.kind === 'centre' && rule.minimum > PLAIN_MINIMUM ? rule.deadlock : null;
}

/** `minimum` may be lower than the rule's own by now (V-01). */
export function refuseOpening(
  rule: OpeningRule,
  { centre, bars }: Pick<Layout, 'centre' | 'bars'>,
  squares: readonly Square[],
  minimum: number,
): OpeningRefusal | null {
  switch (rule.kind) {
    case 'centre':
      if (!squares.includes(centre)) return { code: 'FIRST_PLAY_MISSES_CENTER' };
      if (squares.length < PLAIN_MINIMUM) return { code: 'FIRST_PLAY_TOO_SHORT' };
      return squares.length < minimum ? { code: 'FIRST_WORD_BELOW_MINIMUM', minimum } : null;
    case 'smallCross': {
      if (squares.length < minimum) return { code: 'CW_OPENING_TOO_SHORT' };
      const fits =
        rule.covers === 'centreSquare'
          ? squares.includes(centre)
          : bars.some((bar) => bar.every((square) => squares.includes(square)));
      return fits ? null : { code: 'CW_OPENING_NOT_ON_SMALL_CROSS' };
    }
  }
}
