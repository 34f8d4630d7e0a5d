/** What has to be seen in the very next frame: it goes from signals to elements, without a component being rendered. */

import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Square } from '@lexiko/rules/board';

/**
 * Has an element look as `styleOf` says, from the moment on in which a signal that it reads changes. Attributes bound to
 * signals wait for the paint (`main.tsx`). Nothing else may set the element's own style.
 */
export function useSignalStyle(
  element: RefObject<HTMLElement | null>,
  styleOf: () => string,
  inputs: readonly unknown[],
): void {
  useLayoutEffect(() => {
    let shown: string | null = null;
    return effect(() => {
      const style = styleOf();
      if (style === shown || element.current === null) return;
      element.current.style.cssText = style;
      shown = style;
    });
  }, inputs);
}

/** Moves what stands at the corner of the board to a square, to whole dots of the screen as squares are. */
export function moveTo(square: Square, width: number): string {
  const [x, y] = [`${square % width}em`, `${Math.floor(square / width)}em`];
  const dot = `${1 / devicePixelRatio}px`;
  // A browser that cannot round keeps to the first.
  return `transform: translate(${x}, ${y}); transform: translate(round(${x}, ${dot}), round(${y}, ${dot}))`;
}
