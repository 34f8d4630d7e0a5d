/** Partners: four players in two pairs, who share a score and may see each other's tiles (W-31, W-32). */

import type { Options } from '../options/option-values.ts';

export type PartnerRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'pairs'; readonly racks: 'hidden' | 'shared' };

export function partnerRule(options: Options): PartnerRule {
  return options['cw.partners'] === 'off'
    ? { kind: 'none' }
    : { kind: 'pairs', racks: options['cw.partnerRacks'] };
}

/** Two different seats of one pair; partners sit opposite each other. */
export function arePartners({ kind }: PartnerRule, a: number, b: number): boolean {
  return kind === 'pairs' && a !== b && (a - b) % 2 === 0;
}

/** Whether partners see each other's tiles. */
export function sharesRacks(rule: PartnerRule): boolean {
  return rule.kind === 'pairs' && rule.racks === 'shared';
}
