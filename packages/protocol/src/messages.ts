/**
 * Every message between a client and the server, both ways, as schemas. One socket carries all of it.
 * Configurations, actions and drafts are read by the readers of `rules`. Events are JSON here: `follow` reads them, since
 * that takes the ruleset. What is written with `described` goes into `docs/protocol.md`.
 */

import * as z from 'zod/mini';
import { CHAT_SERVER_MESSAGES } from './features/chat-messages.ts';
import { Command } from './commands.ts';
import { id, json, Person, seat, sequence, described } from './fields.ts';
import { PACES, SeatStatus, VISIBILITIES } from './features/game-messages.ts';
import { MODERATION_SERVER_MESSAGES } from './features/moderation-messages.ts';
import { NOTICE_SERVER_MESSAGES } from './features/notice-messages.ts';
import { Refusal } from './refusals.ts';
import { SEEK_SERVER_MESSAGES } from './features/seek-messages.ts';
import { STUDY_CLIENT_MESSAGES, STUDY_SERVER_MESSAGES } from './features/study-messages.ts';
import { TableTerms } from './table-terms.ts';
import { TEAM_CLIENT_MESSAGES, TEAM_SERVER_MESSAGES } from './features/team-messages.ts';

/** Raised when an old client would misunderstand a new server. */
export const PROTOCOL_VERSION = 3;

/** The largest message a client may send, in bytes. */
export const LARGEST_MESSAGE: number = 16 * 1024;

export const ClientMessage = z.discriminatedUnion('type', [
  described(z.strictObject({ type: z.literal('hello'), version: z.int() }), 'The first message on a socket.'),
  described(
    z.strictObject({
      type: z.literal('command'),
      id: described(id, 'Chosen by the client: new for each command, the same when it sends one again.'),
      command: Command,
    }),
    'Asks the server to do something; answered with `done` or `refused`.',
  ),
  described(
    z.strictObject({
      type: z.literal('watch'),
      game: id,
      since: described(z.nullable(sequence), 'The number of the last event known; `null`: none.'),
      seat: described(z.optional(seat), 'Whose view to send, where one person has several seats.'),
    }),
    'Follows a game. Answered with `table`, and from then on with `events` as they happen.',
  ),
  described(z.strictObject({ type: z.literal('unwatch'), game: id }), 'Stops following the game.'),
  described(
    z.strictObject({ type: z.literal('look'), visible: z.boolean() }),
    'Whether the page can be seen. A new socket counts as seen. Alerts about a game are not sent to somebody who has it open in a page that can be seen.',
  ),
  described(z.strictObject({ type: z.literal('ping') }), 'Answered with `pong`.'),
  ...TEAM_CLIENT_MESSAGES,
  ...STUDY_CLIENT_MESSAGES,
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** An event of a game as its receiver may know it, with its number and time. */
export const NumberedEvent = z.strictObject({
  seq: sequence,
  atMs: z.number(),
  event: described(json, 'A `GameEvent` of the rules; `_` is a tile that the receiver must not know.'),
});
export type NumberedEvent = z.infer<typeof NumberedEvent>;

const viewer = z.union([seat, z.literal('spectator'), z.literal('teacher')]);

/** What somebody is sent who follows a game. */
export const TableMessage = described(
  z.strictObject({
    type: z.literal('table'),
    game: id,
    code: z.string(),
    seq: sequence,
    viewer,
    mine: described(z.array(seat), "The receiver's seats; none for spectators."),
    host: described(id, 'The person who created the game.'),
    visibility: z.enum(VISIBILITIES),
    pace: z.enum(PACES),
    terms: TableTerms,
    silenceFromMs: described(
      z.number(),
      'Silence before this time does not count (`terms.silentSeconds`): the game is older than the rule.',
    ),
    classroom: described(z.nullable(id), 'The class whose table it is; its host is the teacher.'),
    seats: z.array(SeatStatus),
    events: described(
      z.array(NumberedEvent),
      'Those after `since`, up to `seq`; all of them if `since` was `null`, or if the receiver now has another seat.',
    ),
    nowMs: z.number(),
  }),
  'The game as the receiver may see it now: the events that they lack, and what is not in events. Later events start at `seq` + 1.',
);

export const EventsMessage = described(
  z.strictObject({ type: z.literal('events'), game: id, viewer, events: z.array(NumberedEvent) }),
  'New events, numbered without a gap. A client that sees a gap sends `watch` again.',
);

export const SeatsMessage = described(
  z.strictObject({ type: z.literal('seats'), game: id, seats: z.array(SeatStatus) }),
  'Who sits where, and who is connected.',
);

export const ServerMessage = z.discriminatedUnion('type', [
  described(
    z.strictObject({
      type: z.literal('welcome'),
      version: z.int(),
      me: Person,
      nowMs: described(z.number(), "The server's clock, which all deadlines use."),
    }),
    'The answer to `hello`.',
  ),
  described(
    z.strictObject({
      type: z.literal('done'),
      id,
      answer: described(json, 'As the command says.'),
    }),
    'The command is done and stored.',
  ),
  described(
    z.strictObject({
      type: z.literal('refused'),
      id: described(z.nullable(id), 'The command refused; `null` where it was another message.'),
      refusal: Refusal,
    }),
    'Nothing was done.',
  ),
  TableMessage,
  EventsMessage,
  SeatsMessage,
  described(
    z.strictObject({ type: z.literal('hurry'), game: id, hurried: z.boolean() }),
    'Whether the server is so busy that the strong computers at this table get less time to think. `false` until this message says otherwise.',
  ),
  described(
    z.strictObject({ type: z.literal('watching'), game: id, people: z.int() }),
    'How many spectators watch. Sent every few seconds at most, and only when the number has changed.',
  ),
  described(z.strictObject({ type: z.literal('pong'), nowMs: z.number() }), 'The answer to `ping`.'),
  ...TEAM_SERVER_MESSAGES,
  ...CHAT_SERVER_MESSAGES,
  ...NOTICE_SERVER_MESSAGES,
  ...SEEK_SERVER_MESSAGES,
  ...MODERATION_SERVER_MESSAGES,
  ...STUDY_SERVER_MESSAGES,
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
