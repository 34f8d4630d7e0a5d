/** Which window is open over the page, whatever is on the screen; at most one. */

import { signal, type Signal } from '@preact/signals';

export const pageDialog: Signal<'settings' | 'help' | null> = signal(null);

export function closePageDialog(): void {
  pageDialog.value = null;
}
