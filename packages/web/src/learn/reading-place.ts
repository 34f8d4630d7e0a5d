/** Moves the focus when the focused element disappears, such as a button after its action. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Gives the element the focus if the focused one is gone or disabled, without scrolling. */
export function focusIfLost(place: HTMLElement | null): void {
  const held = document.activeElement;
  const isGone = held === null || held === document.body || held.matches(':disabled');
  if (isGone) place?.focus({ preventScroll: true });
}

/**
 * A ref for the element, with `tabIndex={-1}`, that takes the focus if the focused element is gone or disabled after
 * `when` changes; `undefined`: nothing has happened yet that could take it away. Does not scroll: on a phone the player may
 * be looking at the board.
 */
export function useReadingPlace<Place extends HTMLElement>(when: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (when !== undefined) focusIfLost(place.current);
  }, [when]);
  return place;
}
