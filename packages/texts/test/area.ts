/** An area of the catalogue, as the tests render it. */

import type { Samples } from './rendered.ts';

export interface Area {
  readonly en: unknown;
  /** Missing where nothing but the terminal says it, which speaks English. */
  readonly de?: unknown;
  /** Values of parameters that mean something else here. */
  readonly samples?: Samples;
}
