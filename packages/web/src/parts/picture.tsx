/** What small pictures of games and lessons are drawn with. */

import type { ComponentChildren } from 'preact';
import '../styles/pictures.css';

/** Tiles by their upper left corners, in a picture of 48 by 48. */
export function Tiles({
  at,
  size = 9,
}: {
  readonly at: readonly (readonly [number, number])[];
  readonly size?: number;
}) {
  return (
    <>
      {at.map(([x, y]) => (
        <rect key={`${x} ${y}`} class="picture-tile" x={x} y={y} width={size} height={size} rx="2" />
      ))}
    </>
  );
}

export function row(count: number, x: number, y: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, at) => [x + 11 * at, y] as const);
}

/** The frame of a picture; says nothing to a screen reader, because the title beside it does. */
export function Picture({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="game-picture" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
