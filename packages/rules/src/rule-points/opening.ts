/** What the first play must do: cover the centre, be long enough, lie on the small cross (S-06, V-01, W-12). */

import type { Layout, Square } from '../layout.ts';
import type { Options } from '../options/option-values.ts';

export type OpeningRefusal =
  | { readonly code: 'FIRST_PLAY_MISSES_CENTER' | 'FIRST_PLAY_TOO_SHORT' }
  | { readonly code: 'FIRST_WORD_BELOW_MINIMUM'; readonly minimum: number }
  | { readonly code: 'CW_OPENING_TOO_SHORT' | 'CW_OPENING_NOT_ON_SMALL_CROSS' };

const CROSSWORDS_SHORTEST = 3;

/** `minimum` is the agreed length, 2 in the plain rules. */
export function refuseClassicOpening(
  { centre }: Layout,
  squares: readonly Square[],
  minimum: number,
): OpeningRefusal | null {
  if (!squares.includes(centre)) return { code: 'FIRST_PLAY_MISSES_CENTER' };
  if (squares.length < 2) return { code: 'FIRST_PLAY_TOO_SHORT' };
  return squares.length < minimum ? { code: 'FIRST_WORD_BELOW_MINIMUM', minimum } : null;
}

export function refuseCrosswordsOpening(
  { centre, bars }: Layout,
  squares: readonly Square[],
  rule: Options['cw.opening'],
): OpeningRefusal | null {
  if (squares.length < CROSSWORDS_SHORTEST) return { code: 'CW_OPENING_TOO_SHORT' };
  const fits =
    rule === 'centreSquare'
      ? squares.includes(centre)
      : bars.some((bar) => bar.every((square) => squares.includes(square)));
  return fits ? null : { code: 'CW_OPENING_NOT_ON_SMALL_CROSS' };
}
