/**
 * No field takes endless text. What a field needs it says itself; this is for all that do not, and says so where something
 * that was pasted did not fit.
 */

import type { FailureNotice } from './failure.ts';
import { texts } from '../texts/current.ts';

/** A line, and a field of several lines. */
const LONGEST = { INPUT: 500, TEXTAREA: 5000 } as const;

type TextField = HTMLInputElement | HTMLTextAreaElement;

function fieldOf({ target }: Event): TextField | null {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
}

/** The browser holds every field to its length from the moment somebody writes in it. */
export function limitTexts(failure: FailureNotice): void {
  document.addEventListener('focusin', (event) => {
    const field = fieldOf(event);
    if (field !== null && field.maxLength < 0)
      field.maxLength = field instanceof HTMLInputElement ? LONGEST.INPUT : LONGEST.TEXTAREA;
  });
  document.addEventListener('paste', (event) => {
    const field = fieldOf(event);
    const pasted = event.clipboardData?.getData('text/plain').length ?? 0;
    if (field !== null && field.maxLength >= 0 && pasted > field.maxLength)
      failure.tell(texts.peek().common.tooLong(field.maxLength));
  });
}
