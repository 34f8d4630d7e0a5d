/** People as others see them: avatars, profiles, leaderboards, and whom somebody follows. */

import * as z from 'zod/mini';
import { id, name, Person, described } from '../fields.ts';
import { ListedRating } from './seek-messages.ts';
import { PublicRating } from '../records.ts';

export const AVATAR_COLOURS = 8;
export const AVATAR_PATTERNS = 6;

/** A picture made of a tile: no more of it is stored, and everybody draws the same. */
export const Avatar = z.strictObject({
  letter: described(z.string().check(z.regex(/^[\p{L}\p{N}]$/u)), 'One letter or digit.'),
  colour: z.int().check(z.minimum(0), z.maximum(AVATAR_COLOURS - 1)),
  pattern: z.int().check(z.minimum(0), z.maximum(AVATAR_PATTERNS - 1)),
});
export type Avatar = z.infer<typeof Avatar>;

const avatar = described(
  z.nullable(Avatar),
  '`null`: none was chosen; pages draw the first letter of the name, with colour and pattern by the id.',
);

/** What somebody shows of themselves. */
export const OwnCard = z.strictObject({
  avatar,
  isPrivate: described(
    z.boolean(),
    'Whether others see nothing but the name and the avatar: no games, no ratings, no presence, no place in leaderboards.',
  ),
});
export type OwnCard = z.infer<typeof OwnCard>;

/** Where somebody is. Whoever may not see it sees `offline`. */
export const Presence = z.strictObject({
  state: z.enum(['offline', 'online', 'playing']),
  game: described(z.nullable(id), 'The open game they play, if there is one.'),
});
export type Presence = z.infer<typeof Presence>;

export const Acquaintance = z.strictObject({ person: Person, avatar, presence: Presence });
export type Acquaintance = z.infer<typeof Acquaintance>;

const gameLink = described(z.nullable(id), '`null`: the receiver may not see this game.');

export const RecentGame = z.strictObject({
  game: id,
  finishedMs: z.number(),
  preset: z.string(),
  dictionary: z.string(),
  outcome: z.enum(['won', 'drawn', 'lost', 'alone']),
  score: z.int(),
  against: described(z.nullable(z.int()), 'The best score of the opponents; `null`: none.'),
  rated: z.boolean(),
  opponents: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('person'), person: Person }),
      z.strictObject({ kind: z.literal('computer'), level: z.string() }),
    ]),
  ),
});
export type RecentGame = z.infer<typeof RecentGame>;

/** What a profile shows besides the name. */
export const ProfileDetails = z.strictObject({
  ratings: z.array(PublicRating),
  games: described(z.int(), 'All finished games.'),
  won: described(z.int(), 'Of the last thousand games, like the other numbers and plays.'),
  drawn: z.int(),
  lost: z.int(),
  bestGame: z.nullable(z.strictObject({ score: z.int(), game: gameLink, finishedMs: z.number() })),
  bestPlays: described(
    z.array(z.strictObject({ move: z.string(), score: z.int(), game: gameLink, finishedMs: z.number() })),
    'The five best turns.',
  ),
  recent: described(z.array(RecentGame), 'The latest games that the receiver may see.'),
});
export type ProfileDetails = z.infer<typeof ProfileDetails>;

export const PublicProfile = z.strictObject({
  person: Person,
  avatar,
  hasAccount: z.boolean(),
  sinceMs: described(z.nullable(z.number()), '`null`: they show their name and nothing else.'),
  presence: Presence,
  following: described(z.boolean(), 'Whether the sender follows them.'),
  muted: described(z.boolean(), 'Whether the sender has muted them.'),
  details: described(
    z.nullable(ProfileDetails),
    '`null` for guests, for pupils of classes, and for those who keep them private; everybody sees their own.',
  ),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

export const Leader = z.strictObject({ person: Person, avatar, games: z.int(), ...ListedRating.shape });
export type Leader = z.infer<typeof Leader>;

export const RatingPool = z.strictObject({
  preset: z.string(),
  language: described(z.optional(z.string()), 'Missing for English.'),
  pool: z.optional(z.literal('bots')),
});
export type RatingPool = z.infer<typeof RatingPool>;

export const Leaderboard = z.strictObject({
  leaders: described(z.array(Leader), 'The hundred best, the best first.'),
  leastGames: described(z.int(), 'Rated games that are needed.'),
  mostDeviation: described(z.int(), 'How uncertain a rating may be.'),
  mostDays: described(z.int(), 'How long ago the last rated game may be.'),
  pools: described(z.array(RatingPool), 'Every pool in which somebody has a rating.'),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

const Circle = z.strictObject({
  following: described(z.array(Acquaintance), 'Whom the sender follows.'),
  followers: described(z.array(Person), 'Who follows the sender, without those whom they have muted.'),
});

export const PEOPLE_COMMANDS = {
  'show-people': {
    body: described(
      z.strictObject({ type: z.literal('show-people'), people: z.array(id).check(z.maxLength(100)) }),
      'The avatars of these people.',
    ),
    answer: z.strictObject({ people: z.array(z.strictObject({ person: id, avatar })) }),
  },
  'show-card': {
    body: described(z.strictObject({ type: z.literal('show-card') }), 'What the sender shows of themselves.'),
    answer: OwnCard,
  },
  'set-card': {
    body: described(
      z.strictObject({ type: z.literal('set-card'), ...OwnCard.shape }),
      'Sets what the sender shows of themselves.',
    ),
    answer: OwnCard,
  },
  'show-profile': {
    body: described(
      z.strictObject({ type: z.literal('show-profile'), person: id }),
      'Somebody as the sender may see them.',
    ),
    answer: PublicProfile,
  },
  'show-leaderboard': {
    body: described(
      z.strictObject({
        type: z.literal('show-leaderboard'),
        preset: name,
        language: described(name, 'Of the tiles, such as `english`.'),
        pool: described(z.optional(z.literal('bots')), 'The bots, by their games against people.'),
      }),
      'The best of a pool. Bots have a list of their own; guests, pupils of classes and private people are in none.',
    ),
    answer: Leaderboard,
  },
  follow: {
    body: described(
      z.strictObject({ type: z.literal('follow'), person: id, following: z.boolean() }),
      'Follows somebody, or no longer. The other sees it, and can mute the sender, who then sees no presence any more.',
    ),
    answer: z.strictObject({}),
  },
  'list-circle': {
    body: described(
      z.strictObject({ type: z.literal('list-circle') }),
      'Whom the sender follows and where they are, and who follows the sender.',
    ),
    answer: Circle,
  },
} as const;
