/** Which dialog is open over a table; at most one. */

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
  /** The player's note to themselves. */
  | 'note'
  /** Online: team and chat, inviting others, and calling the game off. */
  | 'chat'
  | 'share'
  | 'abort';

/** Returns the focus to the element that had it before a dialog opened. */
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

  /** Closes the dialog and focuses the board, where the player goes on. */
  readonly closeToBoard = (): void => {
    this.#isBoardNext = true;
    this.close();
  };

  /** Moves the focus when a dialog closes: to the board after `closeToBoard`, else back to `before`. */
  focusAfter(before: Element | null): void {
    const isBoardNext = this.#isBoardNext;
    this.#isBoardNext = false;
    if (!isBoardNext || !this.#focusBoard()) refocus(before);
  }
}
