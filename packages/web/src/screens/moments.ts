/** What is worth a moment over the board: a bonus for many tiles, and the verdict on a challenge. */

import type { SeenEvent } from '@lexiko/rules';

export type Moment =
  | { readonly kind: 'bingo'; readonly points: number }
  /** `seen` has the sentence. */
  | { readonly kind: 'good' | 'bad'; readonly seen: SeenEvent };

/** The last such event after the first `from`; `null` where there is none. */
export function momentSince(events: readonly SeenEvent[], from: number): Moment | null {
  for (const seen of events.slice(from).toReversed()) {
    const { event } = seen;
    if (event.type === 'withdrew') return { kind: 'bad', seen };
    if (event.type === 'ruled') return { kind: event.stands ? 'good' : 'bad', seen };
    if (event.type === 'played' && event.score.bonus > 0) return { kind: 'bingo', points: event.score.bonus };
  }
  return null;
}
