/** Orders the messages of a table and drops duplicates, in whatever order they arrive. */

import type { ChatMessage } from '@lexiko/protocol';

/** A new message does not make earlier ones that are still loading obsolete. */
export function inOrder(
  known: readonly ChatMessage[],
  fresh: readonly ChatMessage[],
): readonly ChatMessage[] {
  const numbers = new Set(known.map(({ number }) => number));
  const added = fresh.filter(({ number }) => !numbers.has(number));
  return added.length === 0 ? known : [...known, ...added].sort((a, b) => a.number - b.number);
}
