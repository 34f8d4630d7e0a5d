/** An area of the catalogue, as the tests render it. */

import type { Samples } from './rendered.ts';

export interface Area {
  /** The export to render, where the module exports more than its texts. */
  readonly exported?: string;
  /** How its texts are written out, where rendering them message by message does not do. */
  readonly read?: (texts: unknown) => unknown;
  /** Values of parameters that mean something else here. */
  readonly samples?: Samples;
}
