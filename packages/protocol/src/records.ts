/** What the server tells of finished games: results, averages and bests, ratings. */

import * as z from 'zod/mini';
import { id, json, Person, seat, described } from './fields.ts';

/** Somebody at another seat: a person, or a computer of a level. */
export const Opponent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: z.string() }),
  z.strictObject({ kind: z.literal('computer'), level: z.string() }),
]);
export type Opponent = z.infer<typeof Opponent>;

/** What a game was for whoever asks. */
export const GameResult = z.strictObject({
  game: id,
  seat,
  finishedMs: z.number(),
  preset: z.string(),
  mode: described(z.string(), 'The kind of solitaire; `off` in a game with others.'),
  sides: z.int(),
  options: described(json, 'The options in which it differed from its preset.'),
  dictionary: z.string(),
  rated: z.boolean(),
  reason: described(z.string(), 'Why it ended, in the words of the rules.'),
  outcome: z.enum(['won', 'drawn', 'lost', 'alone']),
  score: z.int(),
  against: described(z.nullable(z.int()), 'The best score of the others; `null` where there were none.'),
  combined: described(z.int(), 'The scores of all sides together.'),
  turns: z.int(),
  bestTurn: z.int(),
  bestMove: z.string(),
  fifties: described(z.int(), 'How often all tiles were played at once, or fifty points were won otherwise.'),
  rating: described(
    z.nullable(z.strictObject({ before: z.number(), after: z.number() })),
    '`null` where the game did not count.',
  ),
  opponents: described(
    z.optional(z.array(Opponent)),
    'Those at the other seats, in order. Only where `opponents` was asked for.',
  ),
});
export type GameResult = z.infer<typeof GameResult>;

/** Results that can be compared: the same preset, kind, sides, options and dictionary. */
export const StatisticsGroup = z.strictObject({
  preset: z.string(),
  mode: z.string(),
  sides: z.int(),
  options: json,
  dictionary: z.string(),
  games: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  mean: described(z.number(), 'Points a game.'),
  trend: described(z.number(), 'How much more the last ten games brought than all do on average.'),
  meanTurn: described(z.number(), 'Points a turn.'),
  meanCombined: described(z.number(), 'Points of all sides together.'),
  fifties: z.int(),
  best: z.strictObject({ game: id, finishedMs: z.number(), score: z.int() }),
  bestTurn: z.strictObject({ game: id, score: z.int(), move: z.string() }),
  band: described(
    z.nullable(
      z.strictObject({ low: z.int(), high: z.int(), below: z.int(), within: z.int(), above: z.int() }),
    ),
    'How many games were below, within and above what a good player scores (C-15); `null` where there is no such number.',
  ),
});
export type StatisticsGroup = z.infer<typeof StatisticsGroup>;

/** A rating by Glicko-2, as of now. */
export const PublicRating = z.strictObject({
  preset: z.string(),
  rating: z.number(),
  deviation: described(z.number(), 'The rating is right within twice this with 95 %.'),
  games: z.int(),
  updatedMs: z.number(),
});
export type PublicRating = z.infer<typeof PublicRating>;

export const Profile = z.strictObject({
  person: Person,
  hasAccount: z.boolean(),
  ratings: z.array(PublicRating),
});
export type Profile = z.infer<typeof Profile>;

/** The forms in which a finished game can be had. */
export const GAME_FILES = ['log', 'sheet', 'gcg', 'proof'] as const;
export type GameFile = (typeof GAME_FILES)[number];
