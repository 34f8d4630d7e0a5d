/** Passing: at will or only when unable to play, on honour or checked (S-22, S-24). */

import type { Options } from '../options/option-values.ts';

export interface PassRule {
  readonly policy: 'free' | 'onlyWhenUnable';
  /** Whether a side that passed with an empty pool must play as soon as it can. */
  readonly obligation: 'may' | 'must';
  /** Whether the game takes the side's word that it cannot play. */
  readonly enforce: 'honour' | 'solver';
}

export interface PassMoment {
  readonly poolSize: number;
  readonly hasPassed: boolean;
}

export function passRule(options: Options): PassRule {
  return {
    policy: options['pass.policy'],
    obligation: options['pass.obligation'],
    enforce: options['pass.enforce'],
  };
}

/** Whether a side that has passed with an empty pool must play now if it can. */
export function mustPlay({ obligation }: PassRule, { poolSize, hasPassed }: PassMoment): boolean {
  return obligation === 'must' && poolSize === 0 && hasPassed;
}

/** The refusal for a side that could play; `null` where it may pass anyway, or where nobody checks. */
export function refusalIfAbleToPlay(
  rule: PassRule,
  moment: PassMoment,
): 'MUST_PLAY' | 'PASS_NOT_ALLOWED' | null {
  if (rule.enforce === 'honour') return null;
  if (mustPlay(rule, moment)) return 'MUST_PLAY';
  return rule.policy === 'onlyWhenUnable' ? 'PASS_NOT_ALLOWED' : null;
}
