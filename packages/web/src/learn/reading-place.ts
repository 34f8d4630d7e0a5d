/** Moves the focus when the focused element disappears, such as a button after its action. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * For the element, with `tabIndex={-1}`, that is read next once `when` has changed. Nothing is scrolled: on a phone the
 * board may be what people look at.
 */
export function useReadingPlace<Place extends HTMLElement>(when: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const held = document.activeElement;
    const isGone = held === null || held === document.body || held.matches(':disabled');
    if (isGone) place.current?.focus({ preventScroll: true });
  }, [when]);
  return place;
}
