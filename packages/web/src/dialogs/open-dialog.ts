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
  /** Over the network: the team and the talk, and the way to invite others. */
  | 'company'
  | 'share';

export const openDialog: Signal<OpenDialog | null> = signal(null);

export function closeDialog(): void {
  openDialog.value = null;
}
