/**
 * The HTTP API in one table: every route with its scope, what it takes and what it answers. The server takes its routes
 * from here, and so do the OpenAPI document and `docs/api.md`.
 */

import * as z from 'zod/mini';
import { action, described, id, name, seat, sequence } from '../fields.ts';
import { GameChanged, GameMade, GameSummary, newGameFields, PACES } from '../features/game-messages.ts';
import { alertLanguage } from '../features/alert-messages.ts';
import { Leaderboard, PublicProfile } from '../features/people-messages.ts';
import type { TokenScope } from '../tokens.ts';
import { NewWebhook, WebhookAnswer, webhookUrl } from '../features/webhook-messages.ts';
import {
  AccountLine,
  API_PUZZLE_KINDS,
  API_PUZZLE_LANGUAGES,
  ApiAccount,
  ApiGame,
  ApiGames,
  ApiPuzzle,
  GameLine,
} from './shapes.ts';

/** What comes back: JSON, a text of a media type, or a stream of JSON lines. */
export type ApiAnswerSpec =
  | { readonly kind: 'json'; readonly schema: z.ZodMiniType; readonly status: 200 | 201 }
  | { readonly kind: 'text'; readonly type: string }
  | { readonly kind: 'lines'; readonly schema: z.ZodMiniType };

export interface ApiRoute {
  readonly method: 'GET' | 'POST';
  /** `{game}` stands for the id of a game. */
  readonly path: string;
  /** The scope that the token needs; `null`: no token. */
  readonly scope: TokenScope | null;
  readonly query: z.ZodMiniType | null;
  readonly body: z.ZodMiniType | null;
  readonly answer: ApiAnswerSpec;
  readonly summary: string;
  readonly about: string;
}

const nonce = z.string().check(z.minLength(1), z.maxLength(200));
const nothing = z.strictObject({});
const whole = z.string().check(z.regex(/^\d{1,7}$/));

export const API_ROUTES = {
  openapi: {
    method: 'GET',
    path: '/api/v1/openapi.json',
    scope: null,
    query: null,
    body: null,
    answer: { kind: 'json', schema: z.record(z.string(), z.unknown()), status: 200 },
    summary: 'This document',
    about: 'The API as an OpenAPI 3.1 document.',
  },
  account: {
    method: 'GET',
    path: '/api/v1/account',
    scope: 'read',
    query: null,
    body: null,
    answer: { kind: 'json', schema: ApiAccount, status: 200 },
    summary: 'Your account',
    about: 'Whose token it is, what it allows, and the ratings of the account.',
  },
  markBot: {
    method: 'POST',
    path: '/api/v1/account/bot',
    scope: 'play',
    query: null,
    body: nothing,
    answer: { kind: 'json', schema: ApiAccount, status: 200 },
    summary: 'Become a bot',
    about:
      'Marks your account as a bot, for good: others see it beside your name, and your games are rated apart. Only before the first rated game.',
  },
  webhook: {
    method: 'GET',
    path: '/api/v1/account/webhook',
    scope: 'webhook',
    query: null,
    body: null,
    answer: { kind: 'json', schema: WebhookAnswer, status: 200 },
    summary: 'Your webhook',
    about: 'Where alerts are posted, and whether it works.',
  },
  setWebhook: {
    method: 'POST',
    path: '/api/v1/account/webhook',
    scope: 'webhook',
    query: null,
    body: z.strictObject({
      url: described(webhookUrl, 'A public https address.'),
      language: described(z.optional(alertLanguage), 'Of its sentences; English if not given.'),
    }),
    answer: { kind: 'json', schema: NewWebhook, status: 201 },
    summary: 'Set your webhook',
    about: 'Sets or replaces your webhook, with a new secret, which is shown this once.',
  },
  removeWebhook: {
    method: 'POST',
    path: '/api/v1/account/webhook/remove',
    scope: 'webhook',
    query: null,
    body: nothing,
    answer: { kind: 'json', schema: WebhookAnswer, status: 200 },
    summary: 'Remove your webhook',
    about: 'Removes your webhook. What was not sent yet is dropped.',
  },
  followAccount: {
    method: 'GET',
    path: '/api/v1/account/stream',
    scope: 'read',
    query: null,
    body: null,
    answer: { kind: 'lines', schema: AccountLine },
    summary: 'Follow your account',
    about:
      'Invitations, turns and ends of your games that you do not follow. Begins with the notices you have not read, so that nothing is lost between two streams. An empty line every few seconds keeps the connection open.',
  },
  games: {
    method: 'GET',
    path: '/api/v1/games',
    scope: 'read',
    query: z.strictObject({
      after: described(z.optional(z.string().check(z.maxLength(80))), 'The `next` of an earlier answer.'),
    }),
    body: null,
    answer: { kind: 'json', schema: ApiGames, status: 200 },
    summary: 'Your games',
    about: 'Your games, the last changed first, fifty at a time.',
  },
  openGames: {
    method: 'GET',
    path: '/api/v1/games/open',
    scope: 'read',
    query: z.strictObject({
      preset: z.optional(name),
      pace: z.optional(z.enum(PACES)),
      free: described(z.optional(z.literal('true')), 'Only games with a free seat.'),
      stage: described(
        z.optional(z.enum(['lobby', 'playing'])),
        'Games that have not begun (`lobby`, the default), or those being played that anybody may watch.',
      ),
    }),
    body: null,
    answer: { kind: 'json', schema: z.strictObject({ games: z.array(GameSummary) }), status: 200 },
    summary: 'Open games',
    about: 'Open games of the last days, newest first.',
  },
  profile: {
    method: 'GET',
    path: '/api/v1/people',
    scope: 'read',
    query: z.strictObject({ person: id }),
    body: null,
    answer: { kind: 'json', schema: PublicProfile, status: 200 },
    summary: 'A profile',
    about: 'Somebody as you may see them: games, ratings, best plays, recent games, and where they are.',
  },
  leaderboard: {
    method: 'GET',
    path: '/api/v1/leaderboard',
    scope: 'read',
    query: z.strictObject({
      preset: name,
      language: described(name, 'Of the tiles, such as `english`.'),
      pool: z.optional(z.literal('bots')),
    }),
    body: null,
    answer: { kind: 'json', schema: Leaderboard, status: 200 },
    summary: 'A leaderboard',
    about: 'The best of a variant in a language, among people or among bots.',
  },
  game: {
    method: 'GET',
    path: '/api/v1/games/{game}',
    scope: 'read',
    query: null,
    body: null,
    answer: { kind: 'json', schema: ApiGame, status: 200 },
    summary: 'A game',
    about: 'A game as you may see it now: seats, scores, your rack, the position in CGP, and all events.',
  },
  gameGcg: {
    method: 'GET',
    path: '/api/v1/games/{game}/gcg',
    scope: 'read',
    query: null,
    body: null,
    answer: { kind: 'text', type: 'text/plain' },
    summary: 'A finished game as GCG',
    about: 'The moves of a finished game in GCG, which other programs read.',
  },
  followGame: {
    method: 'GET',
    path: '/api/v1/games/{game}/stream',
    scope: 'read',
    query: z.strictObject({
      since: described(
        z.optional(whole),
        'The number of the last event you have; without it the stream begins with the first event.',
      ),
    }),
    body: null,
    answer: { kind: 'lines', schema: GameLine },
    summary: 'Follow a game',
    about:
      'The table once, with the events after `since`, then events as they happen; ends after the last event of the game. Whoever follows a game counts as present in it. An empty line every few seconds keeps the connection open.',
  },
  puzzle: {
    method: 'GET',
    path: '/api/v1/puzzles',
    scope: 'study',
    query: z.strictObject({
      day: described(
        z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
        'The puzzle of that day, such as `2026-11-18`; today by UTC if nothing is given.',
      ),
      kind: described(z.optional(z.enum(API_PUZZLE_KINDS)), 'With `number`: one of a kind.'),
      number: described(z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))), 'From 1 to `count`.'),
      language: described(
        z.optional(z.enum(API_PUZZLE_LANGUAGES)),
        'Of tiles and words; `english` if not given.',
      ),
    }),
    body: null,
    answer: { kind: 'json', schema: ApiPuzzle, status: 200 },
    summary: 'A puzzle',
    about: 'A puzzle with its answers: that of a day, or any by kind and number.',
  },
  createGame: {
    method: 'POST',
    path: '/api/v1/games',
    scope: 'play',
    query: null,
    body: z.strictObject({
      ...newGameFields,
      invite: described(
        z.optional(id),
        'The id of a person to invite: with an open seat, this is a challenge.',
      ),
      nonce: described(
        z.optional(nonce),
        'Confirms the game for you at once, as `accept` does. Any text that others cannot guess: it becomes part of the draws, so that nobody can choose the tiles.',
      ),
    }),
    answer: { kind: 'json', schema: GameMade, status: 201 },
    summary: 'Create a game or challenge somebody',
    about: 'Creates a game. It begins when every side has confirmed.',
  },
  invite: {
    method: 'POST',
    path: '/api/v1/games/{game}/invite',
    scope: 'play',
    query: null,
    body: z.strictObject({ person: id }),
    answer: { kind: 'json', schema: z.strictObject({ game: id }), status: 200 },
    summary: 'Invite somebody',
    about: 'Invites somebody to a game that has not begun. For its host and its players.',
  },
  accept: {
    method: 'POST',
    path: '/api/v1/games/{game}/accept',
    scope: 'play',
    query: null,
    body: z.strictObject({
      nonce: described(nonce, 'Any text that others cannot guess: it becomes part of the draws.'),
      seat: described(z.optional(seat), 'The seat to take; the first free one if not given.'),
    }),
    answer: { kind: 'json', schema: GameChanged, status: 200 },
    summary: 'Join a game or accept a challenge',
    about:
      'Takes a free seat, unless you have one, and confirms the game as it stands. If the host changes the options, confirm again.',
  },
  decline: {
    method: 'POST',
    path: '/api/v1/games/{game}/decline',
    scope: 'play',
    query: null,
    body: nothing,
    answer: {
      kind: 'json',
      schema: z.strictObject({ game: id, seq: z.optional(sequence) }),
      status: 200,
    },
    summary: 'Decline a challenge',
    about: 'Declines an invitation, or gives up your seat before the game begins.',
  },
  move: {
    method: 'POST',
    path: '/api/v1/games/{game}/moves',
    scope: 'play',
    query: null,
    body: z.strictObject({
      move: described(
        z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
        'As a player types it: `8F HORN` across, `F8 HORN` down, blanks in lower case; `exchange QV`, `pass`, `challenge HORN`, `accept`.',
      ),
      action: described(z.optional(action), 'Instead of `move`: an action of the rules, squares by name.'),
      at: described(
        z.optional(sequence),
        'The number at which the game must still stand; otherwise the move is refused with `MOVED_ON`.',
      ),
    }),
    answer: { kind: 'json', schema: GameChanged, status: 200 },
    summary: 'Move',
    about: 'Moves, or does whatever else the rules let you do. Give `move` or `action`.',
  },
  resign: {
    method: 'POST',
    path: '/api/v1/games/{game}/resign',
    scope: 'play',
    query: null,
    body: nothing,
    answer: { kind: 'json', schema: GameChanged, status: 200 },
    summary: 'Resign',
    about: 'Resigns a game that has begun.',
  },
  rematch: {
    method: 'POST',
    path: '/api/v1/games/{game}/rematch',
    scope: 'play',
    query: null,
    body: z.strictObject({ nonce: described(z.optional(nonce), 'Confirms the new game at once.') }),
    answer: { kind: 'json', schema: GameMade, status: 201 },
    summary: 'Ask for a rematch',
    about: 'Asks for the same game again after its end. Everybody who asks gets the same new game.',
  },
} as const satisfies Readonly<Record<string, ApiRoute>>;

export type ApiRouteName = keyof typeof API_ROUTES;
type Routes = typeof API_ROUTES;

type Read<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : null;
/** What the query of a route says; `null` where it has none. */
export type ApiQuery<Name extends ApiRouteName> = Read<Routes[Name]['query']>;
/** What is sent to a route; `null` where nothing is. */
export type ApiBody<Name extends ApiRouteName> = Read<Routes[Name]['body']>;
