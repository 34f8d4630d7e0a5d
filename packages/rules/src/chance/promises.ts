/** What everybody knew before the first tile was drawn: the host's commitment and each side's nonce. */

import type { GameEvent } from '../game/event.ts';

export interface Promises {
  /** The hash of the secret; `null` if the host did not commit to one. */
  readonly commitment: string | null;
  /** By seat. */
  readonly nonces: readonly string[];
}

export function promisesOf(events: readonly GameEvent[]): Promises {
  const nonces: string[] = [];
  let commitment: string | null = null;
  for (const event of events) {
    if (event.type === 'created') ({ commitment } = event);
    if (event.type === 'configured') nonces.length = 0; // everybody has to agree again
    if (event.type === 'confirmed') nonces[event.seat] = event.nonce;
  }
  return { commitment, nonces };
}
