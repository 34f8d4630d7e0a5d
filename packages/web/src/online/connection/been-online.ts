/** Whether somebody has come in at the server from this browser: whoever has not is not asked for there. */

import { OnlineStore } from '../../study/online-store.ts';

const KEY = 'lexiko.beenOnline';

export function rememberVisit(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Then it is forgotten with the page.
  }
}

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Whoever was here is gone, and so is what is kept of their games; the page begins anew. */
export async function goAway(): Promise<void> {
  try {
    localStorage.removeItem(KEY);
    await (await OnlineStore.open()).forget();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  location.assign('/');
}
