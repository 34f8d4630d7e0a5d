/** Remembers whether this browser has had a session; without one, the page sends no requests. */

import { CLASS_WORK_KEY, PERSON_NAME_KEY, PUPIL_OF_KEY } from '../../page/storage/account-keys.ts';
import { signOutLearner } from '../../page/storage/learner.ts';
import { RATED_GAMES_KEY } from '../../page/storage/rated-games.ts';
import { OnlineStore } from '../../study/online-store.ts';

const KEY = 'lexiko.beenOnline';
/** The name this visitor took last, for the next session in this browser. */
export const GUEST_NAME_KEY = 'lexiko.guestName';
/** Whether they have only looked so far, under a name that nobody chose. */
export const ONLOOKER_KEY = 'lexiko.onlooker';

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
    localStorage.removeItem(PERSON_NAME_KEY);
    localStorage.removeItem(GUEST_NAME_KEY);
    localStorage.removeItem(ONLOOKER_KEY);
    localStorage.removeItem(RATED_GAMES_KEY);
    localStorage.removeItem(PUPIL_OF_KEY);
    localStorage.removeItem(CLASS_WORK_KEY);
    signOutLearner(localStorage);
    await (await OnlineStore.open()).forget();
    await (await import('../../learn/studies/live/sign-out.ts')).forgetLiveStudies();
  } catch {
    // A browser without storage has nothing to delete.
  }
  location.assign('/');
}
