/** The score sheet as lines of text (C-07). */

import type { GameEvent } from '@lexiko/rules';
import { nameOf, type Seating } from './seating.ts';
import { line, type Line } from './styled-text.ts';

export function sheetLines(events: readonly GameEvent[], seating: Seating): readonly Line[] {
  return events.flatMap((event) =>
    event.type === 'played' ? [line(`${nameOf(seating, event.seat)} ${event.score.total}`)] : [],
  );
}
