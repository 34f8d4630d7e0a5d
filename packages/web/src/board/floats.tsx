/**
 * What floats over the board without lying on it: the arrow of the next letter, what the letters laid out count, where a
 * dragged tile would fall, and where others point. Each only moves, so that no square is laid out anew for it.
 */

import type { ComponentChildren, JSX } from 'preact';
import type { Direction, Square } from '@lexiko/rules';
import { laidAt } from '../draft/draft.ts';
import { cursor, ground, preview } from '../draft/laying.ts';
import type { TableNews } from '../messages.ts';
import { dragged } from '../rack/drag.ts';
import { draft, viewerSeat } from '../table.ts';
import { pointers } from './pointers.ts';

const ARROWS: Readonly<Record<Direction, string>> = { across: '→', down: '↓' };

/** The square where typed letters go and which way; `null` where nobody has chosen one, or a letter hides it. */
function arrowOf(news: TableNews): { readonly square: Square; readonly direction: Direction } | null {
  const at = cursor.value;
  if (at === null || viewerSeat(news) === null || news.view.phase === 'over') return null;
  const own = laidAt(draft.value, at.square);
  const isHidden = own === undefined ? ground.value[at.square] !== '' : own.slot !== dragged.value?.slot;
  return isHidden ? null : at;
}

/** What the laid-out play counts, and its last letter. A quiz keeps it to itself (S-08). */
function countOf({ view }: TableNews): { readonly square: Square; readonly total: number } | null {
  const last = draft.value.laidOut.at(-1);
  const shown = preview.value;
  if (last === undefined || shown?.ok !== true || last.slot === dragged.value?.slot) return null;
  if (view.ruleset.options['score.announce'] === 'quiz') return null;
  return { square: last.square, total: shown.value.score.total };
}

/** `isStill`: nothing is laid out here, but somebody may point. */
export function Floats({
  news,
  isStill,
}: {
  readonly news: TableNews;
  readonly isStill: boolean;
}): JSX.Element {
  const { width } = news.view.ruleset.layout;
  const arrow = isStill ? null : arrowOf(news);
  const count = isStill ? null : countOf(news);
  const target = dragged.value?.target ?? null;
  const float = (name: string, square: Square, content: ComponentChildren): JSX.Element => (
    <span
      key={name}
      class={`float ${name}`}
      style={{ transform: `translate(${square % width}em, ${Math.floor(square / width)}em)` }}
    >
      {content}
    </span>
  );
  return (
    <div class="floats" aria-hidden="true">
      {arrow !== null &&
        float('arrow', arrow.square, <b class={arrow.direction}>{ARROWS[arrow.direction]}</b>)}
      {target !== null && float('aim', target, null)}
      {[...pointers.value].map(([square, name]) =>
        float(`pointer at-${square}`, square, <span class="pointed">{name}</span>),
      )}
      {count !== null && float('tally', count.square, <span class="play-score">{count.total}</span>)}
    </div>
  );
}
