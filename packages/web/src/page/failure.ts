/** What went wrong, over whatever is on the screen. */

import { signal, type Signal } from '@preact/signals';
import { texts } from '../texts/current.ts';

/** A sentence; `null`: nothing did, or somebody has read it. */
export const failure: Signal<string | null> = signal(null);

/** Something broke that has no sentence of its own. */
export function showFailure(error: unknown): void {
  failure.value = texts.peek().failed(error instanceof Error ? error.message : String(error));
}
