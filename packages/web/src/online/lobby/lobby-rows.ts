/** The rows of the lobby: seeks and open games together, the ones to begin at once first. Pure. */

import type { GameSummary, ListedRating, LobbyContent, OpenSeek, Pace, Person } from '@lexiko/protocol';
import { isOf, membersAt } from '../room/seats.ts';
import { isWanted, type Wanted } from './game-lists.ts';
import { QUICK_PRESET } from '../pairing/quick-game.ts';

export interface LobbyRow {
  readonly key: string;
  readonly people: readonly Person[];
  readonly rating: ListedRating | null;
  readonly pace: Pace;
  readonly sinceMs: number;
  readonly what:
    | { readonly kind: 'seek'; readonly seek: OpenSeek }
    | { readonly kind: 'game'; readonly game: GameSummary };
}

function rowOfSeek(seek: OpenSeek): LobbyRow {
  const { seek: key, person, rating, time, sinceMs } = seek;
  const pace = time === 'day' ? 'correspondence' : 'live';
  return { key, people: [person], rating, pace, sinceMs, what: { kind: 'seek', seek } };
}

function rowOfGame(game: GameSummary, ratings: LobbyContent['ratings']): LobbyRow {
  const people = game.seats.flatMap(membersAt).map(({ person }) => person);
  const rating = ratings.find((one) => one.game === game.game && one.person === people[0]?.id) ?? null;
  const { game: key, pace, updatedMs: sinceMs } = game;
  return { key, people, rating, pace, sinceMs, what: { kind: 'game', game } };
}

/** Without the visitor's own. */
export function lobbyRows(
  { seeks, games, ratings }: LobbyContent,
  me: Person | null,
  wanted: Wanted,
): readonly LobbyRow[] {
  const others = seeks.filter(({ person }) => person.id !== me?.id).map(rowOfSeek);
  const open = games
    .filter(({ seats }) => !seats.some((seat) => isOf(seat, me)))
    .map((game) => rowOfGame(game, ratings));
  const fits = ({ what, pace }: LobbyRow): boolean =>
    isWanted(what.kind === 'game' ? what.game : { preset: QUICK_PRESET, pace, sides: 2 }, wanted);
  const rank = ({ pace, what }: LobbyRow): number =>
    (pace === 'live' ? 0 : 2) + (what.kind === 'seek' ? 0 : 1);
  return [...others, ...open]
    .filter(fits)
    .sort((one, other) => rank(one) - rank(other) || other.sinceMs - one.sinceMs);
}
