/** The store of cards (what people show of themselves), of whom they follow, and of reads across features for both. */

import type { Avatar } from '@lexiko/protocol';
import type { PersonRecord } from '../people/person.ts';
import type { RatingRecord } from '../records/record-store.ts';

export interface CardRecord {
  readonly person: string;
  readonly avatar: Avatar | null;
  readonly isPrivate: boolean;
}

/** A game that somebody plays right now. */
export interface PlayedNow {
  readonly person: string;
  readonly game: string;
  /** Whether anybody may watch it. */
  readonly isOpen: boolean;
}

export interface LeaderTerms {
  /** As ratings are stored. */
  readonly pool: string;
  readonly leastGames: number;
  readonly sinceMs: number;
  readonly bots: boolean;
}

export interface RatedPerson {
  readonly person: PersonRecord;
  readonly rating: RatingRecord;
}

export interface ProfileStore {
  /** Of those who have chosen something. */
  cards(people: readonly string[]): Promise<readonly CardRecord[]>;
  putCard(card: CardRecord): Promise<void>;
  /** Those of these people who show nothing but their name: private ones, and pupils of classes. */
  hidden(people: readonly string[]): Promise<ReadonlySet<string>>;
  /** `null`: nobody has this id. */
  sinceMs(person: string): Promise<number | null>;

  /** `false`: the follower follows `most` already, or one of the two is gone. */
  follow(follower: string, followed: string, most: number, atMs: number): Promise<boolean>;
  unfollow(follower: string, followed: string): Promise<void>;
  isFollowing(follower: string, followed: string): Promise<boolean>;
  /** The latest first. */
  followedBy(follower: string): Promise<readonly string[]>;
  /** The latest first. */
  followersOf(followed: string, limit: number): Promise<readonly string[]>;
  /** Those of these people who have muted `person`. */
  mutedBy(people: readonly string[], person: string): Promise<ReadonlySet<string>>;
  /** The running games that these people are connected to as players. */
  playing(people: readonly string[]): Promise<readonly PlayedNow[]>;

  /** The best rated first, without people who show nothing. */
  leaders(terms: LeaderTerms, limit: number): Promise<readonly RatedPerson[]>;
  /** The names of all pools with a rating. */
  pools(): Promise<readonly string[]>;
  /** How many results a person has. */
  countResults(person: string): Promise<number>;
}
