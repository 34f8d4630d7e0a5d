/** How a game with an empty bag ends, as far as the endgame search must know. */

import type { Ruleset } from '@lexiko/rules';
import { lettersCanChange, zeroTurnLimit } from '@lexiko/rules/rule-points';

/** `unable`: a side may pass only without a play; `once`: even with a play, but not twice in a row (S-22, S-24). */
export type PassRule = 'free' | 'unable' | 'once';

export interface Ending {
  /** How many consecutive turns without a play end the game; each side then loses its tiles' value (S-34, S-48). */
  readonly idleTurns: number;
  readonly passing: PassRule;
}

/**
 * Whether the end of such a game can be searched: letters on the board stay as they are, and nobody wins before the
 * final adjustment. A side that goes out gains the value of the others' tiles, and they lose it (S-48, S-49).
 */
export function hasPlainEnding(ruleset: Ruleset): boolean {
  const { ending, finishLine, sides } = ruleset;
  const settles = ending.out.kind === 'endsGame' && sides > 1 && finishLine.kind === 'off';
  return settles && !lettersCanChange(ruleset);
}

export function endingOf(ruleset: Ruleset): Ending {
  const { passes, zeroTurns } = limitsOf(ruleset);
  return { idleTurns: Math.min(passes, zeroTurns), passing: searchedPassing(ruleset.passing) };
}

/** How many consecutive turns without a play end the game while the bag holds tiles. */
export function idleLimitWithBag({ ending, sides }: Ruleset): number {
  const rounds = ending.passRounds === 1 ? 1 : 2;
  return Math.min(rounds * sides, zeroTurnLimit(ending, sides) ?? Infinity);
}

/** How far a game is towards `Ending.idleTurns` after this many consecutive passes and turns without a score. */
export function idleTurnsOf(ruleset: Ruleset, passes: number, zeroTurns: number): number {
  const limits = limitsOf(ruleset);
  const left = Math.min(limits.passes - passes, limits.zeroTurns - zeroTurns);
  return Math.min(limits.passes, limits.zeroTurns) - Math.max(1, left);
}

/** How many passes, and how many turns without a score, end the game with an empty bag. */
function limitsOf({ ending, sides }: Ruleset): { readonly passes: number; readonly zeroTurns: number } {
  return {
    passes: (ending.passRounds === 2 ? 2 : 1) * sides,
    zeroTurns: zeroTurnLimit(ending, sides) ?? Infinity,
  };
}

function searchedPassing({ policy, obligation, enforce }: Ruleset['passing']): PassRule {
  if (enforce !== 'solver') return 'free';
  if (policy === 'onlyWhenUnable') return 'unable';
  return obligation === 'must' ? 'once' : 'free';
}
