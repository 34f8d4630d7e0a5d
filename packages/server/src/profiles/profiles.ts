/** Cards and profiles: what people show of themselves, and what others see of them. */

import type {
  Avatar,
  CommandOf,
  OwnCard,
  Presence,
  ProfileDetails,
  PublicRating,
  RecentGame,
} from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { CommandKey } from '../caller.ts';
import { isSeated, namesOf } from '../games/game-lists.ts';
import type { ListedGame } from '../games/store/game-store.ts';
import { shownPerson } from '../people/person.ts';
import { whereabouts } from '../presence/at-server.ts';
import { shownRating } from '../records/records.ts';
import type { ResultRecord } from '../records/record-store.ts';
import { refuse, type Answer } from '../refusal.ts';
import type { PairingParts } from '../pairing/seeking.ts';
import type { GameService } from '../games/game-service.ts';
import type { ProfileStore } from './profile-store.ts';

export interface ProfileParts extends PairingParts {
  readonly store: PairingParts['store'] & { readonly profiles: ProfileStore };
}

export type ProfileService = GameService<ProfileParts>;

const MOST_RESULTS = 1000;
const MOST_PLAYS = 5;
const MOST_RECENT = 20;
const NOWHERE: Presence = { state: 'offline', game: null };

export async function showPeople(
  service: ProfileService,
  { people }: CommandOf<'show-people'>,
  _key: CommandKey,
): Answer<'show-people'> {
  const avatars = await avatarsOf(service, people);
  return ok({ people: people.map((person) => ({ person, avatar: avatars.get(person) ?? null })) });
}

export async function showCard(
  service: ProfileService,
  _command: CommandOf<'show-card'>,
  { person }: CommandKey,
): Answer<'show-card'> {
  const [card] = await service.parts.store.profiles.cards([person]);
  return ok({ avatar: card?.avatar ?? null, isPrivate: card?.isPrivate === true });
}

export async function setCard(
  { parts }: ProfileService,
  { avatar, isPrivate }: CommandOf<'set-card'>,
  { person }: CommandKey,
): Answer<'set-card'> {
  const card: OwnCard = { avatar, isPrivate };
  await parts.store.profiles.putCard({ person, ...card });
  return ok(card);
}

export async function avatarsOf(
  { parts }: ProfileService,
  people: readonly string[],
): Promise<ReadonlyMap<string, Avatar | null>> {
  const cards = await parts.store.profiles.cards([...new Set(people)]);
  return new Map(cards.map(({ person, avatar }) => [person, avatar]));
}

/** Where these people are, as `viewer` may know it: nothing of those who are hidden, or have muted the viewer. */
export async function presenceOf(
  { parts }: ProfileService,
  people: readonly string[],
  viewer: string,
): Promise<(person: string) => Presence> {
  const { profiles, presence } = parts.store;
  const [hidden, muting] = await Promise.all([profiles.hidden(people), profiles.mutedBy(people, viewer)]);
  const visible = people.filter(
    (person) => person === viewer || (!hidden.has(person) && !muting.has(person)),
  );
  const [seen, played] = await Promise.all([whereabouts(presence, visible), profiles.playing(visible)]);
  return (person) => {
    if (seen.get(person) !== null) return NOWHERE;
    const games = played.filter((one) => one.person === person);
    const open = games.find(({ isOpen }) => isOpen);
    return { state: games.length > 0 ? 'playing' : 'online', game: open?.game ?? null };
  };
}

export async function showProfile(
  service: ProfileService,
  { person: id }: CommandOf<'show-profile'>,
  { person: viewer }: CommandKey,
): Answer<'show-profile'> {
  const { store } = service.parts;
  const person = await store.people.person(id);
  const sinceMs = await store.profiles.sinceMs(id);
  if (person === null || sinceMs === null) return refuse('NO_SUCH_PERSON');
  const account = await store.accounts.account(id);
  const isHidden = (await store.profiles.hidden([id])).has(id);
  const showsAll = id === viewer || (account !== null && !isHidden);
  return ok({
    person: shownPerson(person),
    avatar: (await avatarsOf(service, [id])).get(id) ?? null,
    hasAccount: account !== null,
    sinceMs: id === viewer || !isHidden ? (account?.createdMs ?? sinceMs) : null,
    presence: (await presenceOf(service, [id], viewer))(id),
    following: await store.profiles.isFollowing(viewer, id),
    muted: (await store.profiles.mutedBy([viewer], id)).has(viewer),
    details: showsAll ? await detailsOf(service, id, viewer) : null,
  });
}

async function detailsOf(service: ProfileService, person: string, viewer: string): Promise<ProfileDetails> {
  const { store, now } = service.parts;
  const results = await store.records.history(person, null, MOST_RESULTS);
  const plays = results.filter(({ bestMove }) => bestMove !== '');
  const bestPlays = plays.toSorted((one, other) => other.bestTurn - one.bestTurn).slice(0, MOST_PLAYS);
  const best = results.reduce<ResultRecord | null>(
    (before, result) => (before === null || result.score > before.score ? result : before),
    null,
  );
  const latest = results.slice(0, MOST_RECENT * 2);
  const shown = [...bestPlays, ...(best === null ? [] : [best]), ...latest];
  const games = await visibleGames(service, [...new Set(shown.map(({ game }) => game))], viewer);
  const linkOf = (game: string): string | null => (games.has(game) ? game : null);
  const count = (wanted: ResultRecord['outcome']): number =>
    results.filter(({ outcome }) => outcome === wanted).length;
  return {
    ratings: await ratingsOf(service, person, now()),
    games: await store.profiles.countResults(person),
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    bestGame:
      best === null ? null : { score: best.score, game: linkOf(best.game), finishedMs: best.finishedMs },
    bestPlays: bestPlays.map(({ bestMove, bestTurn, game, finishedMs }) => ({
      move: bestMove,
      score: bestTurn,
      game: linkOf(game),
      finishedMs,
    })),
    recent: await recentGames(service, latest, games),
  };
}

async function ratingsOf(service: ProfileService, person: string, nowMs: number): Promise<PublicRating[]> {
  return (await service.parts.store.records.ratingsOf(person)).map((kept) => shownRating(kept, nowMs));
}

/** Those that the viewer may see: open ones, and their own. Games of classes belong to their class. */
async function visibleGames(
  { parts }: ProfileService,
  ids: readonly string[],
  viewer: string,
): Promise<ReadonlyMap<string, ListedGame>> {
  const listed = await parts.store.games.listed(ids);
  const isVisible = (one: ListedGame): boolean => {
    const { visibility, terms, classroom, host } = one.record;
    const isOpen = visibility === 'open' && terms.watchers === 'anybody' && classroom === null;
    return isOpen || host === viewer || isSeated(one, viewer);
  };
  return new Map(listed.filter(isVisible).map((one) => [one.record.id, one]));
}

async function recentGames(
  { parts }: ProfileService,
  results: readonly ResultRecord[],
  games: ReadonlyMap<string, ListedGame>,
): Promise<RecentGame[]> {
  const visible = results.filter(({ game }) => games.has(game)).slice(0, MOST_RECENT);
  const seatsOf = (game: string): ListedGame['seats'] => games.get(game)?.seats ?? [];
  const names = await namesOf(
    parts.store,
    visible.flatMap(({ game }) => seatsOf(game)),
  );
  return visible.map((result) => {
    const { game, finishedMs, preset, dictionary, outcome, score, against, isRated: rated } = result;
    const opponents = seatsOf(game)
      .filter(({ seat }) => seat !== result.seat)
      .flatMap(({ person, computer, team }): RecentGame['opponents'] => {
        if (computer !== null) return [{ kind: 'computer', level: computer }];
        const people = team?.map((member) => member.person) ?? (person === null ? [] : [person]);
        return people.flatMap((id) => {
          const named = names.get(id);
          return named === undefined ? [] : [{ kind: 'person' as const, person: named }];
        });
      });
    return { game, finishedMs, preset, dictionary, outcome, score, against, rated, opponents };
  });
}
