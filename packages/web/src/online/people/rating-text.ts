/** A rating with its interval of 95 %, as it stands beside a name. */

import type { ListedRating } from '@lexiko/protocol';
import { locale } from '../../texts/current.ts';
import { pairingTexts } from '../online-texts.ts';

export function ratingText({ rating, deviation }: ListedRating): string {
  // A year of four digits needs no separator either.
  const whole = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 0, useGrouping: false });
  return pairingTexts.value.ratingOf(whole.format(rating), whole.format(2 * deviation));
}
