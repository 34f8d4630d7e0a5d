/** Remembers whether this browser has had a session; without one, the page sends no requests. */

import { OnlineStore } from '../../study/online-store.ts';

const KEY = 'lexiko.beenOnline';

export function rememberVisit(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage it is forgotten when the page closes.
  }
}

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Deletes the data of the signed-out person and reloads the page. */
export async function forgetAccount(): Promise<void> {
  try {
    localStorage.removeItem(KEY);
    await (await OnlineStore.open()).forget();
  } catch {
    // A browser without storage has nothing to delete.
  }
  location.assign('/');
}
