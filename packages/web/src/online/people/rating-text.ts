/** A rating with its 95 % interval, as shown beside a name. */

import type { ListedRating } from '@lexiko/protocol';
import { locale } from '../../texts/current.ts';
import { pairingTexts } from '../online-texts.ts';

export function ratingText({ rating, deviation }: ListedRating): string {
  // Four digits need no separator.
  const whole = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 0, useGrouping: false });
  return pairingTexts.value.ratingOf(whole.format(rating), whole.format(2 * deviation));
}
