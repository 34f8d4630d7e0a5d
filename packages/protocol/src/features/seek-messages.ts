/** Looking for an opponent: seeks, which the server pairs, and the lobby, where everybody sees what there is to join. */

import * as z from 'zod/mini';
import { id, name, Person, described } from '../fields.ts';
import { GameMade, GameSummary } from './game-messages.ts';

/** The clocks of quick games: minutes for the game and seconds added by each turn; `day`: a day for each turn. */
export const SEEK_TIMES = ['3+0', '10+5', '25+0', 'day'] as const;
export type SeekTime = (typeof SEEK_TIMES)[number];

const play = described(
  z.enum(['rated', 'casual', 'either']),
  '`either`: rated if both players can be rated and want it, otherwise casual.',
);
/** What both players of a quick game have to want. */
const game = {
  time: z.enum(SEEK_TIMES),
  language: described(name, 'Of the tiles, as `letters.language`.'),
  dictionary: described(name, 'Its id, as `dictionary.id`.'),
} as const;

/** A seek as its owner sees it. */
export const OwnSeek = z.strictObject({
  seek: id,
  ...game,
  play,
  bots: described(z.boolean(), 'Whether the opponent may be a bot.'),
  sinceMs: z.number(),
  game: described(z.nullable(id), 'The game it was paired for; `null`: it goes on.'),
  begun: described(z.boolean(), 'Whether that game has begun: it does when both players have confirmed it.'),
});
export type OwnSeek = z.infer<typeof OwnSeek>;

/** A rating beside a name in a list. */
export const ListedRating = z.strictObject({ rating: z.number(), deviation: z.number() });
export type ListedRating = z.infer<typeof ListedRating>;

/** A seek as others see it. */
export const OpenSeek = z.strictObject({
  seek: id,
  person: Person,
  rating: described(z.nullable(ListedRating), 'For this language; `null`: none yet.'),
  ...game,
  play,
  sinceMs: z.number(),
});
export type OpenSeek = z.infer<typeof OpenSeek>;

export const LobbyContent = z.strictObject({
  seeks: described(z.array(OpenSeek), 'Of people who are online, or by correspondence; newest first.'),
  games: described(z.array(GameSummary), 'Open games with a free seat, newest first.'),
  ratings: described(
    z.array(z.strictObject({ game: id, person: id, ...ListedRating.shape })),
    'Of the people in these games, in the pool of the game.',
  ),
});
export type LobbyContent = z.infer<typeof LobbyContent>;

const OwnSeeks = z.strictObject({ seeks: z.array(OwnSeek) });

export const SEEK_COMMANDS = {
  seek: {
    body: described(
      z.strictObject({
        type: z.literal('seek'),
        ...game,
        play,
        bots: described(z.optional(z.boolean()), 'Whether the opponent may be a bot; not if not given.'),
      }),
      'Looks for an opponent: the one with the nearest rating, among more and more as time passes. A live seek waits while its sender is connected, and ends when they begin another live game; one by correspondence waits for two weeks. A person has one of each; a new one replaces it. A pair gets a game that both confirm; a live one that has not begun after twenty seconds is deleted, and the seek of whoever has confirmed goes on.',
    ),
    answer: z.strictObject({
      seek: OwnSeek,
      level: described(z.nullable(name), 'A computer of about the sender’s strength; `null`: none here.'),
    }),
  },
  'cancel-seek': {
    body: described(
      z.strictObject({ type: z.literal('cancel-seek'), seek: id }),
      'Ends a seek of the sender. It may have been paired a moment before: the answer has what is left.',
    ),
    answer: OwnSeeks,
  },
  'list-seeks': {
    body: described(
      z.strictObject({ type: z.literal('list-seeks') }),
      'The sender’s seeks: those that go on, and those that were paired in the last minutes.',
    ),
    answer: z.strictObject({
      ...OwnSeeks.shape,
      level: described(
        z.nullable(name),
        'A computer of about the sender’s strength, while a live seek goes on; `null`: none.',
      ),
    }),
  },
  'accept-seek': {
    body: described(
      z.strictObject({ type: z.literal('accept-seek'), seek: id }),
      'Plays with whoever made this seek, whatever their rating. The game begins when both have confirmed it.',
    ),
    answer: GameMade,
  },
  'pledge-fair-play': {
    body: described(
      z.strictObject({ type: z.literal('pledge-fair-play') }),
      'The sender pledges to play rated games by themselves: no engine, no help from others, no dictionary but as the rules of the game allow. Needed once before the first rated game, which is refused with `PLEDGE_MISSING` until then; bots need no pledge. Only for accounts.',
    ),
    answer: z.strictObject({}),
  },
  'list-lobby': {
    body: described(
      z.strictObject({
        type: z.literal('list-lobby'),
        known: described(z.optional(z.string().check(z.maxLength(40))), 'The `version` the sender has.'),
      }),
      'Everything there is to join.',
    ),
    answer: z.strictObject({
      version: z.string(),
      lobby: described(z.nullable(LobbyContent), '`null`: nothing has changed since the version `known`.'),
    }),
  },
} as const;

export const SEEK_SERVER_MESSAGES = [
  described(
    z.strictObject({ type: z.literal('seeks'), seeks: z.array(OwnSeek) }),
    'The receiver’s seeks, after one was paired or has ended.',
  ),
] as const;
