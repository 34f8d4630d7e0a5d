/** What everybody knew before the first tile was drawn: the promise of the host, and what each side added to it. */

import type { GameEvent } from '../game/event.ts';

export interface Promises {
  /** The hash of the secret; `null` where nobody promised one. */
  readonly commitment: string | null;
  /** By seat. */
  readonly nonces: readonly string[];
}

export function promisesOf(events: readonly GameEvent[]): Promises {
  const nonces: string[] = [];
  let commitment: string | null = null;
  for (const event of events) {
    if (event.type === 'created') ({ commitment } = event);
    if (event.type === 'configured') nonces.length = 0; // everybody has to agree anew
    if (event.type === 'confirmed') nonces[event.seat] = event.nonce;
  }
  return { commitment, nonces };
}
