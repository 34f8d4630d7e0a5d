/** Something that floats over a square: a score, a name, where a dragged tile would fall. */

import type { ComponentChildren } from 'preact';
import type { Square } from '@lexiko/rules/board';

export function Float({
  look,
  square,
  width,
  children,
}: {
  readonly look: string;
  readonly square: Square;
  /** Of the board. */
  readonly width: number;
  readonly children?: ComponentChildren;
}) {
  return (
    <span
      class={`float ${look}`}
      style={{ transform: `translate(${square % width}em, ${Math.floor(square / width)}em)` }}
    >
      {children}
    </span>
  );
}
