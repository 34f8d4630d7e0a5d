/** Which window is open over the table; at most one. */

import { signal, type Signal } from '@preact/signals';

export type OpenDialog =
  | 'exchange'
  | 'pass'
  | 'challenge'
  | 'resign'
  | 'details'
  | 'menu'
  | 'settings'
  | 'help'
  | 'result'
  | 'quiz'
  | 'variations'
  | 'agree'
  | 'rules'
  /** Over the network: the team and the talk, the way to invite others, and calling the game off. */
  | 'company'
  | 'share'
  | 'abort';

export const openDialog: Signal<OpenDialog | null> = signal(null);

export function closeDialog(): void {
  openDialog.value = null;
}

let isBoardNext = false;

/** Closes the window; what comes next is done on the board, so that the focus goes there. */
export function closeToBoard(): void {
  isBoardNext = true;
  closeDialog();
}

/** Where the focus goes from a window that closes: usually back to where it came from. */
export function focusAfter(before: Element | null): void {
  const board = isBoardNext ? document.querySelector('#board [tabindex="0"]') : null;
  isBoardNext = false;
  const next = board ?? before;
  if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: next === board });
}
