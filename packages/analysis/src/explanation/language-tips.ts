/** What the tips about letters mean in each language: which are good to keep, which begin and end many long words. */

import type { Ruleset } from '@lexiko/rules';

export interface LanguageTips {
  /** Letters that are good to keep (H-06). */
  readonly starline: string;
  /** Beginnings and endings of many long words (H-07), every character a tile. */
  readonly groups: readonly string[];
  /** Whether an S lengthens so many words that it should be saved for it (H-03). */
  readonly hasHookingS: boolean;
}

const BY_LANGUAGE: Readonly<Record<Ruleset['language'], LanguageTips>> = {
  english: {
    starline: 'AEILNRST',
    groups: ['ING', 'ERS', 'EST', 'IER', 'IES', 'OUT', 'ED', 'ER', 'LY', 'RE', 'UN', 'DE'],
    hasHookingS: true,
  },
  german: {
    starline: 'AEINRST',
    groups: ['UNG', 'END', 'EST', 'AUS', 'EIN', 'VER', 'ER', 'EN', 'TE', 'GE', 'BE', 'AN'],
    hasHookingS: false,
  },
  french: {
    starline: 'AEILNRST',
    groups: ['IONS', 'ANT', 'ENT', 'AIS', 'AIT', 'IEZ', 'EES', 'ER', 'EZ', 'RE', 'DE'],
    hasHookingS: true,
  },
  spanish: {
    starline: 'AEINORST',
    groups: ['ADO', 'IDO', 'ABA', 'DES', 'AR', 'ER', 'AN', 'EN', 'AS', 'ES', 'RE'],
    hasHookingS: true,
  },
  dutch: {
    starline: 'AEINRST',
    groups: ['END', 'VER', 'EN', 'ER', 'ST', 'DE', 'TE', 'JE', 'GE', 'BE'],
    hasHookingS: false,
  },
  polish: {
    starline: 'AEINORWZ',
    groups: ['ANIE', 'NIE', 'OWA', 'YCH', 'EGO', 'AMI', 'ACH', 'EM', 'PO', 'ZA'],
    hasHookingS: false,
  },
  catalan: {
    starline: 'AEINRST',
    groups: ['AVA', 'ATS', 'ANT', 'DES', 'AR', 'ER', 'EN', 'ES', 'RE'],
    hasHookingS: true,
  },
};

export function languageTips({ language }: Pick<Ruleset, 'language'>): LanguageTips {
  return BY_LANGUAGE[language];
}
