/** The texts of the ten tips in the chosen language. */

import { tips as en, type TipsTexts } from '@lexiko/texts/en/learn/tips';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';
import { locale } from '../../texts/current.ts';

export const tipsTexts: ReadonlySignal<TipsTexts> = areaTexts('tips', en);

/** Points with one decimal, such as `33.5`; with `exceptZero` also a sign: `+3.2`, `−1.5`. */
export function inTenths(points: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  return new Intl.NumberFormat(locale.value, {
    signDisplay,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(points);
}
