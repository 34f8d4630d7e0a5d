/** Presence at the server as a whole: whoever has a socket anywhere is kept like a player at a place of their own. */

import type { PresenceStore } from './presence-store.ts';

/** No game has an id like it. */
export function placeOf(person: string): string {
  return `@${person}`.slice(0, 40);
}

/** Since when people are gone; `null`: they are connected. Whoever is missing was not seen for days. */
export async function whereabouts(
  store: PresenceStore,
  people: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const seen = await store.of([...new Set(people)].map(placeOf));
  return new Map(seen.map(({ person, leftMs }) => [person, leftMs]));
}
