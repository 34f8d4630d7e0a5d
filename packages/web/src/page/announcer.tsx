/** What is said aloud by screen readers while nobody moves the focus: plays, scores, refusals. */

import { signal } from '@preact/signals';
import { afterPaint } from './after-paint.ts';

const said = signal('');

/** What one event gave rise to, not yet said. */
let pending: readonly string[] = [];

/** Sentences of one moment are said together. The same again is said again: a trailing space makes it another text. */
export function announce(text: string): void {
  if (pending.length === 0) afterPaint(say);
  pending = [...pending, text];
}

function say(): void {
  const text = pending.join(' ');
  pending = [];
  said.value = said.peek() === text ? `${text}\u00a0` : text;
}

export function Announcer() {
  return (
    <div class="unseen-text" role="status" aria-live="polite">
      {said}
    </div>
  );
}
