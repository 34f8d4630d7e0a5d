/** Challenges: whether plays can be challenged, for how long, and what a challenge costs (S-25 to S-29, W-26). */

import type { GameKind } from '../data/presets.ts';
import type { Options } from '../options/option-values.ts';

const TIMED_DEFAULT_SECONDS = 30;
const STAKE = 25;

/** What a challenge costs when the words turn out valid, or invalid. */
export type ChallengeCost =
  | { readonly kind: 'loseNextTurn' | 'none' | 'loseGame' }
  /** A failed challenge gives the mover these points. */
  | { readonly kind: 'points'; readonly points: number }
  /** Points change hands whether the challenge succeeds or fails, and an extra turn may follow. */
  | {
      readonly kind: 'stake';
      readonly points: number;
      readonly model: 'mover' | 'loserPays' | 'zeroSum' | 'challenger';
      readonly badWord: 'removed' | 'stays';
    };

export type ChallengeRule =
  /** Invalid words are refused at once, so there is nothing to challenge. */
  | { readonly kind: 'auto' }
  | {
      readonly kind: 'challenge';
      readonly scope: 'allWords' | 'singleWord';
      readonly window: 'untilNextStarts' | 'timed' | 'untilAllAccept';
      /** How long the next side waits after a play; for a timed window, its whole length. */
      readonly graceMs: number;
      readonly reveals: 'verdictOnly' | 'badWords';
      readonly cost: ChallengeCost;
    };

export function challengeRule(options: Options, game: GameKind): ChallengeRule {
  if (options['words.validation'] === 'auto') return { kind: 'auto' };
  const window = options['challenge.window'];
  const seconds = options['challenge.graceSeconds'];
  return {
    kind: 'challenge',
    scope: options['challenge.scope'],
    window,
    graceMs: 1000 * (window === 'timed' && seconds === 0 ? TIMED_DEFAULT_SECONDS : seconds),
    reveals: options['challenge.revealWords'],
    cost: challengeCost(options, game),
  };
}

function challengeCost(options: Options, game: GameKind): ChallengeCost {
  switch (game) {
    case 'classic':
      return failedChallengeCost(options['challenge.failPenalty']);
    case 'crosswords':
      return {
        kind: 'stake',
        points: STAKE,
        model: options['cw.challenge.model'],
        badWord: options['cw.challenge.badWord'],
      };
  }
}

function failedChallengeCost(penalty: Options['challenge.failPenalty']): ChallengeCost {
  switch (penalty) {
    case 'points5':
      return { kind: 'points', points: 5 };
    case 'points10':
      return { kind: 'points', points: 10 };
    case 'loseNextTurn':
    case 'none':
    case 'loseGame':
      return { kind: penalty };
  }
}

/** Whether a challenge names one word of the play instead of judging all of them. */
export function namesOneWord(rule: ChallengeRule): boolean {
  return rule.kind === 'challenge' && rule.scope === 'singleWord';
}

/** Whether a play can no longer be challenged once its time is up. */
export function isTimed(rule: ChallengeRule): boolean {
  return rule.kind === 'challenge' && rule.window === 'timed';
}

/** Whether the next side waits until all others have accepted the play. */
export function waitsForAll(rule: ChallengeRule): boolean {
  return rule.kind === 'challenge' && rule.window === 'untilAllAccept';
}

/** Whether everybody learns which words were invalid, or only that some were. */
export function revealsBadWords(rule: ChallengeRule): boolean {
  return rule.kind === 'challenge' && rule.reveals === 'badWords';
}

/** What a challenge with points at stake does. */
export interface StakeVerdict {
  readonly mover: number;
  readonly challenger: number;
  /** Who gets an extra turn. */
  readonly extraTurn: 'mover' | 'challenger' | null;
}

export function stakeVerdict(
  { model, points }: Extract<ChallengeCost, { readonly kind: 'stake' }>,
  stands: boolean,
): StakeVerdict {
  switch (model) {
    case 'mover':
      return stands
        ? { mover: points, challenger: 0, extraTurn: 'mover' }
        : { mover: -points, challenger: 0, extraTurn: null };
    case 'loserPays':
      return stands
        ? { mover: 0, challenger: -points, extraTurn: 'mover' }
        : { mover: -points, challenger: 0, extraTurn: null };
    case 'zeroSum':
      return stands
        ? { mover: points, challenger: -points, extraTurn: 'mover' }
        : { mover: -points, challenger: points, extraTurn: 'challenger' };
    case 'challenger':
      return stands
        ? { mover: 0, challenger: -points, extraTurn: null }
        : { mover: 0, challenger: points, extraTurn: 'challenger' };
  }
}
