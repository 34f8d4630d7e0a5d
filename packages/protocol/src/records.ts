/** Finished games: results, statistics and ratings. */

import * as z from 'zod/mini';
import { id, json, Person, seat, described } from './fields.ts';

/** An opponent: a person, or a computer of a level. */
export const Opponent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: z.string(), bot: z.optional(z.literal(true)) }),
  z.strictObject({ kind: z.literal('computer'), level: z.string() }),
]);
export type Opponent = z.infer<typeof Opponent>;

/** The result of a game for the caller. */
export const GameResult = z.strictObject({
  game: id,
  seat,
  finishedMs: z.number(),
  preset: z.string(),
  mode: described(z.string(), 'The kind of solitaire; `off` in a game with others.'),
  sides: z.int(),
  options: described(json, 'The options that differ from the preset.'),
  dictionary: z.string(),
  rated: z.boolean(),
  reason: described(z.string(), 'Why the game ended, as named by the rules.'),
  outcome: z.enum(['won', 'drawn', 'lost', 'alone']),
  score: z.int(),
  against: described(z.nullable(z.int()), 'The best score of the opponents; `null`: none.'),
  combined: described(z.int(), 'The total score of all sides.'),
  turns: z.int(),
  bestTurn: z.int(),
  bestMove: z.string(),
  fifties: described(z.int(), 'How many bingos, or other bonuses of fifty points.'),
  rating: described(
    z.nullable(z.strictObject({ before: z.number(), after: z.number() })),
    '`null` where the game did not count.',
  ),
  opponents: described(
    z.optional(z.array(Opponent)),
    'The opponents in seat order. Only if the request set `opponents`.',
  ),
});
export type GameResult = z.infer<typeof GameResult>;

/** Comparable results: the same preset, mode, number of sides, options and dictionary. */
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
  mean: described(z.number(), 'Average points per game.'),
  trend: described(z.number(), 'The average of the last ten games minus that of all games.'),
  meanTurn: described(z.number(), 'Average points per turn.'),
  meanCombined: described(z.number(), 'Average total score of all sides.'),
  fifties: z.int(),
  best: z.strictObject({ game: id, finishedMs: z.number(), score: z.int() }),
  bestTurn: z.strictObject({ game: id, score: z.int(), move: z.string() }),
  band: described(
    z.nullable(
      z.strictObject({ low: z.int(), high: z.int(), below: z.int(), within: z.int(), above: z.int() }),
    ),
    'How many games were below, within and above the score of a good player (C-15); `null` if there is no such score.',
  ),
});
export type StatisticsGroup = z.infer<typeof StatisticsGroup>;

/** A current Glicko-2 rating. */
export const PublicRating = z.strictObject({
  preset: z.string(),
  language: described(
    z.optional(z.string()),
    'Of the tiles, such as `german`: each language counts for ratings of its own. Missing for English.',
  ),
  pool: described(
    z.optional(z.literal('bots')),
    'Games with a bot count for ratings of their own, for both players.',
  ),
  rating: z.number(),
  deviation: described(z.number(), 'The 95 % confidence interval is the rating plus or minus twice this.'),
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

/** The file formats of a finished game. */
export const GAME_FILES = ['log', 'sheet', 'gcg', 'proof'] as const;
export type GameFile = (typeof GAME_FILES)[number];
