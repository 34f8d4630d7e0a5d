/** What is said aloud by screen readers while nobody moves the focus: plays, scores, refusals. */

import { signal } from '@preact/signals';

const said = signal('');

/** The same sentence twice is said twice: a trailing space makes it another text. */
export function announce(text: string): void {
  said.value = said.peek() === text ? `${text}\u00a0` : text;
}

export function Announcer() {
  return (
    <div class="unseen-text" role="status" aria-live="polite">
      {said.value}
    </div>
  );
}
