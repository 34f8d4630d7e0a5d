/** The arrow on the square to which the next typed letter goes. It only moves, so that no square is laid out anew. */

import type { ReadonlySignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Direction, Square } from '@lexiko/rules/board';
import { moveTo, useSignalStyle } from './signal-style.ts';

const ARROWS: Readonly<Record<Direction, string>> = { across: '→', down: '↓' };

export function Arrow({
  square,
  direction,
  width,
}: {
  /** `null`: there is none to be seen. */
  readonly square: ReadonlySignal<Square | null>;
  readonly direction: ReadonlySignal<Direction>;
  /** Of the board. */
  readonly width: number;
}) {
  const element = useRef<HTMLDivElement>(null);
  useSignalStyle(element, () => (square.value === null ? '' : `opacity: 1; ${moveTo(square.value, width)}`), [
    square,
    width,
  ]);
  return (
    <div ref={element} class="laid">
      <div class="arrow">
        <b class={direction.value}>{ARROWS[direction.value]}</b>
      </div>
    </div>
  );
}
