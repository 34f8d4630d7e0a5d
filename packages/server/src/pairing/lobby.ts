/** Everything there is to join, as everybody in the lobby asks for it again and again: made once for all who ask, but for what mutes hide. */

import { createHash } from 'node:crypto';
import type { CommandOf, LobbyContent, OpenSeek } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { CommandKey } from '../caller.ts';
import { listOpenGames } from '../games/find-games.ts';
import { shownPerson } from '../people/person.ts';
import { whereabouts } from '../presence/at-server.ts';
import { currentRating } from '../records/rating-change.ts';
import { poolOf } from '../records/rating-pool.ts';
import type { RatingRecord } from '../records/record-store.ts';
import type { Answer } from '../refusal.ts';
import { SharedAnswers } from '../shared-answers.ts';
import { QUICK_PRESET } from './quick-game.ts';
import type { PairingService } from './seeking.ts';

const MOST_SEEKS = 100;
const FRESH_MS = 1000;

interface Made {
  readonly version: string;
  readonly lobby: LobbyContent;
}

const lobbies = new SharedAnswers<PairingService, Made>(FRESH_MS);

export async function listLobby(
  service: PairingService,
  { known }: CommandOf<'list-lobby'>,
  { person }: CommandKey,
): Answer<'list-lobby'> {
  const made = await lobbies.of(service, '', service.parts.now(), () => makeLobby(service));
  const hidden = await unjoinable(service, made.lobby.seeks, person);
  const version = hidden.length === 0 ? made.version : shortHash([made.version, ...hidden]);
  if (version === known) return ok({ version, lobby: null });
  const seeks = made.lobby.seeks.filter(({ seek }) => !hidden.includes(seek));
  return ok({ version, lobby: { ...made.lobby, seeks } });
}

/** The seeks that the person could not join: of people they have muted, or who have muted them. */
async function unjoinable(
  { parts }: PairingService,
  seeks: readonly OpenSeek[],
  asker: string,
): Promise<readonly string[]> {
  const others = seeks.filter(({ person }) => person.id !== asker);
  if (others.length === 0) return [];
  const mutes = await parts.store.seeks.mutes([asker, ...others.map(({ person }) => person.id)]);
  return others
    .filter(({ person: { id } }) => mutes.some((pair) => pair.includes(asker) && pair.includes(id)))
    .map(({ seek }) => seek);
}

async function makeLobby(service: PairingService): Promise<Made> {
  const { store } = service.parts;
  // Nobody in particular: everybody sees the same.
  const listed = await listOpenGames(
    service,
    { type: 'list-open-games', free: true },
    { person: '', command: '' },
  );
  const games = listed.ok ? listed.value.games : [];
  const candidates = await store.seeks.candidates(MOST_SEEKS);
  const seen = await whereabouts(
    store.presence,
    candidates.map(({ person }) => person),
  );
  const open = candidates.filter(
    ({ pace, person }) => pace === 'correspondence' || seen.get(person) === null,
  );
  const seated = games.flatMap(({ seats }) =>
    seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.person.id] : [])),
  );
  const people = [...new Set([...open.map(({ person }) => person), ...seated])];
  const names = new Map((await store.people.people(people)).map((person) => [person.id, person]));
  const ratings = await store.records.ratingsOfAll(people);
  const nowMs = service.parts.now();
  const ratingIn = (person: string, pool: string): { rating: number; deviation: number } | null => {
    const kept = ratings.find((one) => one.person === person && one.preset === pool);
    return kept === undefined ? null : shown(kept, nowMs);
  };
  const seeks = open.toReversed().flatMap((seek): readonly OpenSeek[] => {
    const person = names.get(seek.person);
    if (person === undefined) return [];
    const { id, time, language, dictionary, play, createdMs, isBot } = seek;
    const rating = ratingIn(person.id, poolOf({ preset: QUICK_PRESET, language, hasBot: isBot }));
    return [
      { seek: id, person: shownPerson(person), rating, time, language, dictionary, play, sinceMs: createdMs },
    ];
  });
  const lobby: LobbyContent = {
    seeks: [...seeks],
    games,
    ratings: games.flatMap(({ game, preset, words, seats }) =>
      seats.flatMap(({ occupant }) => {
        if (occupant.kind !== 'person' || words === null) return [];
        const { person } = occupant;
        const pool = poolOf({ preset, language: words.language, hasBot: person.bot === true });
        const rating = ratingIn(person.id, pool);
        return rating === null ? [] : [{ game, person: person.id, ...rating }];
      }),
    ),
  };
  return { version: shortHash(lobby), lobby };
}

function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

/** Whole points: a deviation grows a little with every moment, and the lobby would never be unchanged. */
function shown(kept: RatingRecord, nowMs: number): { rating: number; deviation: number } {
  const { rating, deviation } = currentRating(kept, nowMs);
  return { rating: Math.round(rating), deviation: Math.round(deviation) };
}
