/** The keyboard comes back to the board when what it was at is gone. */

import { useEffect } from 'preact/hooks';

export function focusBoard(): void {
  document.querySelector<HTMLElement>('#board [tabindex="0"]')?.focus({ preventScroll: true });
}

/** Whoever pressed a button that is gone since `shown` changed goes on with the board. */
export function useBoardFocus(shown: unknown): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusBoard();
  }, [shown]);
}
