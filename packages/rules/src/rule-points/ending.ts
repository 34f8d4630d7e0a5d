/** When a game ends, and how tiles left and ties are settled (S-33, S-34, S-49 to S-51, S-54, V-12, W-27). */

import type { GameKind } from '../data/presets.ts';
import type { Options } from '../options/option-values.ts';

/** What happens when a side has played its last tile with none left to draw. */
export type OutRule =
  /** It ends the game, and the side gains what the others have left. */
  | { readonly kind: 'endsGame' }
  /** The side has no more turns; the game ends at once, or when everybody is out. */
  | { readonly kind: 'rests'; readonly ends: 'firstOut' | 'allExhausted' };

export interface EndingRule {
  readonly out: OutRule;
  /** Rounds of passes that end the game; `auto` is one with an empty pool, two otherwise. */
  readonly passRounds: 'auto' | 1 | 2;
  /** Whether passes end a game while there are tiles to draw. */
  readonly passesEnd: 'anyTime' | 'poolEmpty';
  /** Whether the game ends by itself when no rack has a play. */
  readonly noMoves: 'off' | 'poolEmpty';
  readonly zeroTurns: 'off' | 6 | '3×sides';
  /** Whether a lost turn counts as a pass. */
  readonly lostTurnCounts: boolean;
  readonly tieBreak: 'preAdjust' | 'none';
  /** Where a leaving side's tiles go. */
  readonly leaversTiles: 'pool' | 'aside';
}

export function endingRule(options: Options, game: GameKind): EndingRule {
  const common = {
    passRounds: options['end.passRounds'],
    noMoves: options['end.autoNoMoves'],
    zeroTurns: options['end.zeroTurns'],
    lostTurnCounts: options['end.lostTurnCounts'],
    leaversTiles: options['leave.tiles'],
  };
  switch (game) {
    case 'classic':
      return {
        ...common,
        out: { kind: 'endsGame' },
        passesEnd: 'anyTime',
        tieBreak: options.tieBreak,
      };
    case 'crosswords':
      return {
        ...common,
        out: { kind: 'rests', ends: options['cw.end'] },
        passesEnd: 'poolEmpty',
        tieBreak: 'none',
      };
  }
}

/** How many rounds of passes end the game now. A solo player passes twice to end it. */
export function passRoundsNow(
  { passRounds }: EndingRule,
  { sides, poolSize }: { readonly sides: number; readonly poolSize: number },
): number {
  if (passRounds !== 'auto') return passRounds;
  return poolSize === 0 && sides > 1 ? 1 : 2;
}

/**
 * How many consecutive turns without a score end the game; `null` if they never do. `playing` is the number of sides
 * left.
 */
export function zeroTurnLimit({ zeroTurns }: EndingRule, playing: number): number | null {
  switch (zeroTurns) {
    case 'off':
      return null;
    case 6:
      return zeroTurns;
    case '3×sides':
      return 3 * playing;
  }
}
