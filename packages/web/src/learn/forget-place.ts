/** Deletes what a browser keeps in the place of a learner who is gone. */

import { nameIn } from '../page/storage/learner.ts';
import { decksName } from './decks/deck-store.ts';
import { drillsName, perhapsDrilled } from './drills/drill-store.ts';

/** Waits for nobody: a tab that still has it open closes it with the page. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('blocked', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('the database stays')));
  });
}

export async function forgetPlace(place: string): Promise<void> {
  const drilled = await perhapsDrilled(place);
  for (const name of [decksName(place), ...drilled.map((one) => drillsName(one, place))])
    await deleteDatabase(name);
  const suffix = nameIn(place, '');
  for (const key of Object.keys(localStorage))
    if (key.startsWith('lexiko.') && key.endsWith(suffix)) localStorage.removeItem(key);
}
