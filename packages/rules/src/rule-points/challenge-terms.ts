/** How long a play can be challenged and what a challenge costs (S-25, S-29, W-26). */

import type { Options } from '../options/option-values.ts';

const TIMED_DEFAULT_SECONDS = 30;

/** How long the next side must wait after a play; the whole length of a timed window. */
export function graceMs(options: Options): number {
  const seconds = options['challenge.graceSeconds'];
  return 1000 * (options['challenge.window'] === 'timed' && seconds === 0 ? TIMED_DEFAULT_SECONDS : seconds);
}

/** Points that a failed challenge gives to the mover in the classic game. */
export function failedChallengePoints(penalty: Options['challenge.failPenalty']): number {
  switch (penalty) {
    case 'points5':
      return 5;
    case 'points10':
      return 10;
    case 'loseNextTurn':
    case 'none':
    case 'loseGame':
      return 0;
  }
}

export interface CrosswordsVerdict {
  readonly mover: number;
  readonly challenger: number;
  /** Who gets a turn on top. */
  readonly extraTurn: 'mover' | 'challenger' | null;
}

const STAKE = 25;

export function crosswordsVerdict(model: Options['cw.challenge.model'], stands: boolean): CrosswordsVerdict {
  switch (model) {
    case 'mover':
      return stands
        ? { mover: STAKE, challenger: 0, extraTurn: 'mover' }
        : { mover: -STAKE, challenger: 0, extraTurn: null };
    case 'loserPays':
      return stands
        ? { mover: 0, challenger: -STAKE, extraTurn: 'mover' }
        : { mover: -STAKE, challenger: 0, extraTurn: null };
    case 'zeroSum':
      return stands
        ? { mover: STAKE, challenger: -STAKE, extraTurn: 'mover' }
        : { mover: -STAKE, challenger: STAKE, extraTurn: 'challenger' };
    case 'challenger':
      return stands
        ? { mover: 0, challenger: -STAKE, extraTurn: null }
        : { mover: 0, challenger: STAKE, extraTurn: 'challenger' };
  }
}
