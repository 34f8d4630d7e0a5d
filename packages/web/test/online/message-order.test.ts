/** Messages at a table, as they arrive. */

import type { ChatMessage } from '@lexiko/protocol';
import { expect, test } from 'vitest';
import { inOrder } from '../../src/online/chat/message-order.ts';

function message(number: number): ChatMessage {
  return { number, atMs: number, seat: null, from: { id: 'ann', name: 'Ann' }, text: `No. ${number}` };
}

test('what was said before is read also where a new message arrives first', () => {
  const live = inOrder([], [message(3)]);
  const all = inOrder(live, [message(1), message(2), message(3)]);
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a message that arrives again changes nothing', () => {
  const known = [message(1), message(2)];
  expect(inOrder(known, [message(2)])).toBe(known);
});
