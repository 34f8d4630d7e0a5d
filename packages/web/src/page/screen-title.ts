/** What the part of a screen that somebody is in is called; the screen sets it, the browser's tab shows it. */

import { signal, type Signal } from '@preact/signals';

/** `null`: the screen as a whole. */
export const partTitle: Signal<string | null> = signal(null);
