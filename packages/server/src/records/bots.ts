/** Marks accounts as bots. Nobody changes pools after a rated game: a rating means one kind of opponent. */

import type { RequestRefusalCode } from '@lexiko/protocol';
import type { RecordService } from './record-result.ts';

/** Games that are still going on; more than anybody plays at the same time. */
const MOST_GAMES = 1000;

/** `null`: done, now or before. */
export async function markBot(
  { parts }: RecordService,
  person: string,
  onMarked: (person: string) => void,
): Promise<RequestRefusalCode | null> {
  const { store } = parts;
  if ((await store.accounts.account(person)) === null) return 'GUESTS_CANNOT';
  if ((await store.people.person(person))?.isBot === true) return null;
  const games = await store.games.gamesOf(person, MOST_GAMES);
  const isPlayingRated = games.some(({ record }) => record.stage === 'playing' && record.terms.rated);
  if (isPlayingRated || (await store.records.ratingsOf(person)).length > 0) return 'ALREADY_RATED';
  await store.people.markBot(person);
  onMarked(person);
  return null;
}
