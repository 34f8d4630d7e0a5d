/** Playing solo: one rack, two racks in turn, or an open pool. */

import type { Options } from '../options/option-values.ts';

export type SolitaireRule =
  | { readonly kind: 'off' }
  | { readonly kind: 'tally' | 'openPool'; readonly deductsLeft: boolean }
  | { readonly kind: 'twoRacks' };

export function solitaireRule(options: Options): SolitaireRule {
  const kind = options['solitaire.mode'];
  switch (kind) {
    case 'off':
    case 'twoRacks':
      return { kind };
    case 'tally':
    case 'openPool':
      return { kind, deductsLeft: options['solitaire.deductLeft'] };
  }
}

/** Whether there is one side and no opponent. */
export function isOneSided({ kind }: SolitaireRule): boolean {
  return kind === 'tally' || kind === 'openPool';
}

/** Whether tiles left at the end are deducted. */
export function settlesLetters(rule: SolitaireRule): boolean {
  return 'deductsLeft' in rule ? rule.deductsLeft : true;
}
