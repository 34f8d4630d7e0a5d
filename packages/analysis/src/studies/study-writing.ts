/** What people have written in an event of a study, in their own words: for moderators, who must not see more of it. */

import type { StudyEvent } from './study-event.ts';

/** The fields of events that hold free text, at whatever depth. */
const WRITTEN: ReadonlySet<string> = new Set(['title', 'text', 'note']);

function collect(value: unknown, found: string[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') collect(inner, found);
    else if (WRITTEN.has(key) && inner.trim() !== '') found.push(inner.trim());
  }
}

/** Each text of the event; none: it is a turn, a move or anything else without words. */
export function writtenIn(event: StudyEvent): readonly string[] {
  const found: string[] = [];
  collect(event, found);
  return found;
}
