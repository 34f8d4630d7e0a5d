/** A question over the page that can be answered by one button, or left alone; at most one at a time. */

import { signal, type Signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { texts } from '../texts/current.ts';

export interface Offer {
  readonly sentence: string;
  readonly label: string;
  readonly accept: () => void;
}

export class Offers {
  readonly current: Signal<Offer | null> = signal(null);
  /** Messages of a part of the page that is fetched when somebody goes there. */
  readonly further: Signal<FunctionComponent | null> = signal(null);

  /** What such a part says in the bar of every screen, also when its own screens are left. */
  readonly inBar: Signal<FunctionComponent | null> = signal(null);

  make(offer: Offer): void {
    this.current.value = offer;
  }

  /** Something was removed, and can be put back for as long as this is seen. */
  offerUndo(sentence: string, accept: () => void): Offer {
    const offer = { sentence, label: texts.peek().table.undo, accept };
    this.make(offer);
    return offer;
  }

  /** Puts an offer away, unless another has taken its place. */
  withdraw(offer: Offer): void {
    if (this.current.peek() === offer) this.current.value = null;
  }
}
