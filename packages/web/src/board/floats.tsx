/**
 * What lies or floats over the squares: the letters laid out, the arrow of the next one, what they count, where a dragged
 * tile would fall, and where others point. Each only moves, so that no square is laid out anew for it.
 */

import type { ComponentChildren, JSX } from 'preact';
import { computed, type ReadonlySignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Direction, Square } from '@lexiko/rules';
import { laidAt } from '@lexiko/table';
import { moveTo, useStyleAtOnce } from '../page/signal-style.ts';
import { cursor, ground, preview } from '../table/laying.ts';
import { badWords } from '../table/word-check.ts';
import type { TableNews } from '../messages.ts';
import { dragged, draggedSlot } from '../rack/drag.ts';
import { draft, table, toldDraft, viewerSeat } from '../table/table.ts';
import { LaidTiles } from './laid-tiles.tsx';
import { pointers } from './pointers.ts';

const ARROWS: Readonly<Record<Direction, string>> = { across: '→', down: '↓' };

/** The square to which the next typed letter goes; `null` where nobody has chosen one, or a letter hides it. */
const arrowSquare: ReadonlySignal<Square | null> = computed(() => {
  const at = cursor.value;
  if (at === null || table.value?.view.phase === 'over') return null;
  const own = laidAt(draft.value, at.square);
  const isHidden = own === undefined ? ground.value[at.square] !== '' : own.slot !== draggedSlot.value;
  return isHidden ? null : at.square;
});
const direction: ReadonlySignal<Direction> = computed(() => cursor.value?.direction ?? 'across');

function Arrow({ width }: { readonly width: number }) {
  const element = useRef<HTMLDivElement>(null);
  useStyleAtOnce(
    element,
    () => (arrowSquare.value === null ? '' : `opacity: 1; ${moveTo(arrowSquare.value, width)}`),
    [width],
  );
  return (
    <div ref={element} class="laid">
      <div class="arrow">
        <b class={direction.value}>{ARROWS[direction.value]}</b>
      </div>
    </div>
  );
}

/** What the laid-out play counts, and its last letter. A quiz keeps it to itself (S-08). */
function countOf({ view }: TableNews): { readonly square: Square; readonly total: number } | null {
  const last = toldDraft.value.laidOut.at(-1);
  const shown = preview.value;
  if (last === undefined || shown?.ok !== true || last.slot === draggedSlot.value) return null;
  if (view.ruleset.scorekeeping.announce === 'quiz') return null;
  return { square: last.square, total: shown.value.score.total };
}

/** `isStill`: nothing is laid out here, but somebody may point. */
function Notes({ news, isStill }: { readonly news: TableNews; readonly isStill: boolean }) {
  const { width } = news.view.ruleset.layout;
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
    <>
      {target !== null && float('aim', target, null)}
      {[...pointers.value].map(([square, name]) =>
        float(`pointer at-${square}`, square, <span class="pointed">{name}</span>),
      )}
      {count !== null &&
        float(
          'tally',
          count.square,
          <span class={badWords.value.length > 0 ? 'play-score invalid' : 'play-score'}>{count.total}</span>,
        )}
    </>
  );
}

export function Floats({ news, isStill }: { readonly news: TableNews; readonly isStill: boolean }) {
  const { ruleset } = news.view;
  return (
    <div class="floats" aria-hidden="true">
      {!isStill && viewerSeat(news) !== null && (
        <>
          <LaidTiles ruleset={ruleset} />
          <Arrow width={ruleset.layout.width} />
        </>
      )}
      <Notes news={news} isStill={isStill} />
    </div>
  );
}
