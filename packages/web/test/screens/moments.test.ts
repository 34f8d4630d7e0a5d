/** Which events are shown over the board for a moment. */

import type { SeenEvent } from '@lexiko/rules';
import { describe, expect, it } from 'vitest';
import { momentSince } from '../../src/screens/moments.ts';

/** As much of an event as decides on its moment. */
function seen(event: object): SeenEvent {
  // Safe: only what is given here is read.
  return { event } as unknown as SeenEvent;
}

describe('a moment over the board', () => {
  const plain = seen({ type: 'played', score: { bonus: 0 } });
  const bingo = seen({ type: 'played', score: { bonus: 50 } });
  const valid = seen({ type: 'ruled', stands: true });
  const invalid = seen({ type: 'ruled', stands: false });
  const removed = seen({ type: 'withdrew' });

  it('is for a bonus and for a verdict, not for other plays', () => {
    expect(momentSince([plain], 0)).toBeNull();
    expect(momentSince([plain, bingo], 0)).toEqual({ kind: 'bingo', points: 50 });
    expect(momentSince([bingo, valid], 0)).toEqual({ kind: 'good', seen: valid });
    expect(momentSince([bingo, invalid, removed], 0)).toEqual({ kind: 'bad', seen: removed });
  });

  it('is over once: what was there before is no news', () => {
    expect(momentSince([bingo, plain], 1)).toBeNull();
    expect(momentSince([bingo], 1)).toBeNull();
  });
});
