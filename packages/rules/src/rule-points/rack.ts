/** How many tiles a side holds (S-04, V-06, W-09). */

import type { Options } from '../options/option-values.ts';

export interface RackRule {
  /** The most tiles on a rack; with an open pool, the most in one play. */
  readonly size: number;
}

export function rackRule(options: Options): RackRule {
  return { size: options['rack.size'] };
}
