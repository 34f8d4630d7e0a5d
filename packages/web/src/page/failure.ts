/** What went wrong, over whatever is on the screen. */

import { signal, type Signal } from '@preact/signals';
import { texts } from '../texts/current.ts';
import { NoWords } from '../words/words-state.ts';

export class FailureNotice {
  /** `null`: nothing went wrong, or somebody has read it. */
  readonly sentence: Signal<string | null> = signal(null);

  /** Something broke that has no sentence of its own. */
  show(error: unknown): void {
    if (error instanceof NoWords) {
      this.tell(texts.peek().dictionaries.faults[error.fault](error.dictionary));
      return;
    }
    this.tell(texts.peek().failed(error instanceof Error ? error.message : String(error)));
  }

  tell(sentence: string): void {
    this.sentence.value = sentence;
  }

  clear(): void {
    this.sentence.value = null;
  }
}
