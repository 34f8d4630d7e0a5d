/** Where other people of one's own side point on the board. */

import { signal, type Signal } from '@preact/signals';
import type { Square } from '@lexiko/rules';

/** Names by square; empty for whoever plays alone. */
export const pointers: Signal<ReadonlyMap<Square, string>> = signal(new Map());
