/** What was said at a table, in its order and each message once, however and how often it arrives. */

import type { ChatMessage } from '@lexiko/protocol';

/** One that is said while earlier ones are still on their way does not make those too late. */
export function inOrder(
  known: readonly ChatMessage[],
  fresh: readonly ChatMessage[],
): readonly ChatMessage[] {
  const numbers = new Set(known.map(({ number }) => number));
  const added = fresh.filter(({ number }) => !numbers.has(number));
  return added.length === 0 ? known : [...known, ...added].sort((a, b) => a.number - b.number);
}
