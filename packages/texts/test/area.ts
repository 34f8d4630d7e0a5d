/** An area of the catalogue, as the tests render it. */

import type { Samples } from './rendered.ts';

export interface Area {
  readonly en: unknown;
  readonly de: unknown;
  /** Values of parameters that mean something else here. */
  readonly samples?: Samples;
}
