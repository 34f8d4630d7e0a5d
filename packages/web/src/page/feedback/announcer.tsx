/** What is said aloud by screen readers while nobody moves the focus: plays, scores, refusals. */

import { signal, type Signal } from '@preact/signals';
import { afterPaint } from '../after-paint.ts';

export class Announcer {
  readonly said: Signal<string> = signal('');
  /** What one event gave rise to, not yet said. */
  #pending: readonly string[] = [];

  /** Sentences of one moment are said together. The same again is said again: a trailing space makes it another text. */
  announce(sentence: string): void {
    if (this.#pending.length === 0) afterPaint(() => this.#say());
    this.#pending = [...this.#pending, sentence];
  }

  #say(): void {
    const text = this.#pending.join(' ');
    this.#pending = [];
    this.said.value = this.said.peek() === text ? `${text}\u00a0` : text;
  }
}

export function AnnouncerRegion({ announcer }: { readonly announcer: Announcer }) {
  return (
    <div class="unseen-text" role="status" aria-live="polite">
      {announcer.said}
    </div>
  );
}
