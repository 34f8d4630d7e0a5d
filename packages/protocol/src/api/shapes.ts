/** What the HTTP API sends besides the parts of the protocol: games as JSON, lines of streams, refusals. */

import * as z from 'zod/mini';
import { described, id, Person, seat, sequence } from '../fields.ts';
import { GameSummary, PACES, SeatStatus, VISIBILITIES } from '../features/game-messages.ts';
import { EventsMessage, NumberedEvent, SeatsMessage, TableMessage } from '../messages.ts';
import { Notice } from '../features/notice-messages.ts';
import { PublicRating } from '../records.ts';
import { TableTerms } from '../table-terms.ts';
import { tokenScopes } from '../tokens.ts';

export const ApiAccount = z.strictObject({
  person: Person,
  scopes: described(tokenScopes, 'What the token allows.'),
  ratings: z.array(PublicRating),
});
export type ApiAccount = z.infer<typeof ApiAccount>;

export const ApiGames = z.strictObject({
  games: z.array(GameSummary),
  next: described(z.nullable(z.string()), 'For `after`, to get older games; `null`: there are none.'),
});
export type ApiGames = z.infer<typeof ApiGames>;

/** A game as the caller may see it now. */
export const ApiGame = z.strictObject({
  game: id,
  code: z.string(),
  stage: z.enum(['lobby', 'playing', 'over']),
  seq: described(sequence, 'The number of the last event that the caller may see.'),
  viewer: described(
    z.union([seat, z.literal('spectator'), z.literal('teacher')]),
    'As whom the caller sees the game.',
  ),
  mine: described(z.array(seat), 'The seats of the caller.'),
  host: described(id, 'The person who created the game.'),
  visibility: z.enum(VISIBILITIES),
  pace: z.enum(PACES),
  terms: TableTerms,
  seats: z.array(SeatStatus),
  turn: described(z.nullable(seat), 'Whose turn it is; `null`: nobody’s.'),
  scores: described(z.array(z.int()), 'By seat.'),
  rack: described(z.nullable(z.string()), 'The tiles of the caller, `?` for a blank; `null` without a seat.'),
  position: described(
    z.nullable(z.string()),
    'The position in CGP, beginning with the side to move; racks that the caller may not see are empty. `null` before the game begins and after its end, and where CGP cannot hold it.',
  ),
  events: described(z.array(NumberedEvent), 'All events up to `seq`, as the caller may know them.'),
  nowMs: described(z.number(), 'The clock of the server.'),
});
export type ApiGame = z.infer<typeof ApiGame>;

/** The last line of a stream. */
export const ClosedLine = z.strictObject({
  type: z.literal('closed'),
  code: described(
    z.enum(['GAME_OVER', 'NO_SUCH_GAME', 'NOBODY', 'SERVER_BUSY']),
    '`GAME_OVER`: all events were sent. `NO_SUCH_GAME`: the caller may not see the game any more. `NOBODY`: the token was revoked. `SERVER_BUSY`: the server restarts; open the stream again.',
  ),
});
export type ClosedLine = z.infer<typeof ClosedLine>;

/** A line of the stream of a game. */
export const GameLine = z.discriminatedUnion('type', [TableMessage, EventsMessage, SeatsMessage, ClosedLine]);
export type GameLine = z.infer<typeof GameLine>;

/** A line of the stream of an account. */
export const AccountLine = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('notice'), notice: Notice }),
  ClosedLine,
]);
export type AccountLine = z.infer<typeof AccountLine>;

/** Why a request was refused (RFC 9457), with the data of the code beside it. */
export const Problem = z.looseObject({
  type: described(z.string(), '`urn:lexiko:problem:` and the code.'),
  title: described(z.string(), 'The meaning of the code, in English.'),
  status: z.int(),
  code: described(z.string(), 'A code of the server or of the rules.'),
});
export type Problem = z.infer<typeof Problem>;

export const API_PUZZLE_KINDS = ['bingo', 'best', 'hook', 'out', 'endgame'] as const;

export const API_PUZZLE_LANGUAGES = ['english', 'german', 'french', 'spanish', 'dutch', 'polish'] as const;

export const ApiPuzzle = z.strictObject({
  id: described(z.string(), 'As in `/embed/puzzle/{id}`.'),
  language: described(z.enum(API_PUZZLE_LANGUAGES), 'Of its tiles and words.'),
  kind: z.enum(API_PUZZLE_KINDS),
  count: described(z.int(), 'How many there are of this kind.'),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  position: described(z.string(), 'In CGP, with the rack of whoever is to move.'),
  square: described(z.nullable(z.string()), 'The square that a hook must cover; else `null`.'),
  answers: described(
    z.array(z.strictObject({ move: z.string(), score: z.int() })),
    'Every play that solves it, the best first.',
  ),
});
export type ApiPuzzle = z.infer<typeof ApiPuzzle>;
