/** Long events in pieces, so that each fits into a request whatever stands in its notes. */

import type { StudyEvent } from '@lexiko/analysis/studies';

/** With the longest notes, these have some 40,000 characters. */
const TURNS_A_PIECE = 10;

/** Events that make the same. */
export function inPieces(event: StudyEvent): readonly StudyEvent[] {
  if (event.type !== 'turns-added') return [event];
  const pieces: StudyEvent[] = [];
  let { after } = event;
  for (let at = 0; at < event.turns.length; at += TURNS_A_PIECE) {
    const turns = event.turns.slice(at, at + TURNS_A_PIECE);
    pieces.push({ ...event, after, turns });
    after = turns.at(-1)?.id ?? after;
  }
  return pieces;
}
