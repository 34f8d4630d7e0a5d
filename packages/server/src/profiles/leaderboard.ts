/** The best of each pool, among those who have played enough, lately, and with a rating that is certain enough. */

import type { CommandOf, Leaderboard } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { CommandKey } from '../caller.ts';
import { shownPerson } from '../people/person.ts';
import { currentRating } from '../records/rating-change.ts';
import { poolOf, publicPool } from '../records/rating-pool.ts';
import type { Answer } from '../refusal.ts';
import { SharedAnswers } from '../shared-answers.ts';
import { avatarsOf, type ProfileService } from './profiles.ts';

const LEAST_GAMES = 10;
/** The interval of 95 % is then at most 220 points to each side. */
const MOST_DEVIATION = 110;
const MOST_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_LEADERS = 100;
/** More, because some are too uncertain by now. */
const MOST_LOOKED_AT = 400;
const FRESH_MS = 10_000;

const knownPools = new SharedAnswers<ProfileService, readonly string[]>(FRESH_MS);
const boards = new SharedAnswers<ProfileService, Leaderboard['leaders']>(FRESH_MS);

export async function showLeaderboard(
  service: ProfileService,
  { preset, language, pool }: CommandOf<'show-leaderboard'>,
  _key: CommandKey,
): Answer<'show-leaderboard'> {
  const { store, now } = service.parts;
  const bots = pool === 'bots';
  const name = poolOf({ preset, language, hasBot: bots });
  const pools = await knownPools.of(service, '', now(), () => store.profiles.pools());
  return ok({
    leaders: pools.includes(name)
      ? await boards.of(service, name, now(), () => leadersOf(service, name, bots))
      : [],
    leastGames: LEAST_GAMES,
    mostDeviation: MOST_DEVIATION,
    mostDays: MOST_DAYS,
    pools: pools.map(publicPool),
  });
}

async function leadersOf(
  service: ProfileService,
  pool: string,
  bots: boolean,
): Promise<Leaderboard['leaders']> {
  const { store, now } = service.parts;
  const nowMs = now();
  const sinceMs = nowMs - MOST_DAYS * DAY_MS;
  const found = await store.profiles.leaders(
    { pool, leastGames: LEAST_GAMES, sinceMs, bots },
    MOST_LOOKED_AT,
  );
  const certain = found
    .map(({ person, rating: kept }) => ({ person, games: kept.games, ...currentRating(kept, nowMs) }))
    .filter(({ deviation }) => deviation <= MOST_DEVIATION)
    .slice(0, MOST_LEADERS);
  const avatars = await avatarsOf(
    service,
    certain.map(({ person }) => person.id),
  );
  return certain.map(({ person, games, rating, deviation }) => ({
    person: shownPerson(person),
    avatar: avatars.get(person.id) ?? null,
    games,
    rating,
    deviation,
  }));
}
