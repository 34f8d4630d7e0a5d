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
  | 'rules';

export const openDialog: Signal<OpenDialog | null> = signal(null);

export function closeDialog(): void {
  openDialog.value = null;
}
