/** Ids of chapters and turns: short, and unlike those that anybody else adds to the same study. */

import { randomDigits } from '../../../page/random-digits.ts';

const LENGTH = 10;

export function newId(): string {
  return randomDigits().slice(0, LENGTH);
}
