/** Which window is open over a table; at most one. */

import { signal, type Signal } from '@preact/signals';

export type TableDialog =
  | 'exchange'
  | 'pass'
  | 'challenge'
  | 'resign'
  | 'details'
  | 'menu'
  | 'result'
  | 'quiz'
  | 'variations'
  | 'agree'
  | 'rules'
  /** Over the network: the team and the talk, the way to invite others, and calling the game off. */
  | 'company'
  | 'share'
  | 'abort';

/** Gives the focus back to what had it before a window came up. */
export function refocus(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
}

export class TableDialogs {
  readonly open: Signal<TableDialog | null> = signal(null);
  readonly #focusBoard: () => boolean;
  #isBoardNext = false;

  /** `focusBoard` answers whether there is a board to go to. */
  constructor(focusBoard: () => boolean) {
    this.#focusBoard = focusBoard;
  }

  show(dialog: TableDialog): void {
    this.open.value = dialog;
  }

  readonly close = (): void => {
    this.open.value = null;
  };

  /** Closes the window; what comes next is done on the board, so that the focus goes there. */
  readonly closeToBoard = (): void => {
    this.#isBoardNext = true;
    this.close();
  };

  /** Where the focus goes from a window that closes: usually back to where it came from. */
  focusAfter(before: Element | null): void {
    const isBoardNext = this.#isBoardNext;
    this.#isBoardNext = false;
    if (!isBoardNext || !this.#focusBoard()) refocus(before);
  }
}
