/**
 * Every message between a client and the server, both ways, as schemas. One socket carries all of it.
 * Configurations, actions and drafts are read by the readers of `rules`. Events are JSON here: `follow` reads them, since
 * that takes the ruleset. What is written with `told` goes into `docs/protocol.md`.
 */

import * as z from 'zod/mini';
import { CHAT_SERVER_MESSAGES } from './chat-messages.ts';
import { Command } from './commands.ts';
import { id, json, Person, seat, sequence, told } from './fields.ts';
import { PACES, SeatStatus, VISIBILITIES } from './game-messages.ts';
import { NOTICE_SERVER_MESSAGES } from './notice-messages.ts';
import { Refusal } from './refusals.ts';
import { TableTerms } from './table-terms.ts';
import { TEAM_CLIENT_MESSAGES, TEAM_SERVER_MESSAGES } from './team-messages.ts';

/** Raised when an old client would misunderstand a new server. */
export const PROTOCOL_VERSION = 2;

/** The largest message a client may send, in bytes. */
export const LARGEST_MESSAGE: number = 16 * 1024;

export const ClientMessage = z.discriminatedUnion('type', [
  told(z.strictObject({ type: z.literal('hello'), version: z.int() }), 'The first message on a socket.'),
  told(
    z.strictObject({
      type: z.literal('command'),
      id: told(id, 'Chosen by the client, new for each wish, the same when it repeats one.'),
      command: Command,
    }),
    'Something to be done; answered with `done` or `refused`.',
  ),
  told(
    z.strictObject({
      type: z.literal('watch'),
      game: id,
      since: told(z.nullable(sequence), 'The number of the last event known; `null`: none.'),
      seat: told(z.optional(seat), 'Whose view, where one person plays several seats.'),
    }),
    'Follows a game. Answered with `table`, and from then on with `events` as they happen.',
  ),
  told(z.strictObject({ type: z.literal('unwatch'), game: id }), 'Follows it no longer.'),
  told(z.strictObject({ type: z.literal('ping') }), 'Answered with `pong`.'),
  ...TEAM_CLIENT_MESSAGES,
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** An event of a game as its receiver may know it, with its number and time. */
export const NumberedEvent = z.strictObject({
  seq: sequence,
  atMs: z.number(),
  event: told(json, 'A `GameEvent` of the rules; `_` is a tile that the receiver must not know.'),
});
export type NumberedEvent = z.infer<typeof NumberedEvent>;

const viewer = z.union([seat, z.literal('spectator'), z.literal('teacher')]);

export const ServerMessage = z.discriminatedUnion('type', [
  told(
    z.strictObject({
      type: z.literal('welcome'),
      version: z.int(),
      me: Person,
      nowMs: told(z.number(), "The server's clock, by which all deadlines go."),
    }),
    'The answer to `hello`.',
  ),
  told(
    z.strictObject({
      type: z.literal('done'),
      id,
      answer: told(json, 'As the command says.'),
    }),
    'The command is done, and kept.',
  ),
  told(
    z.strictObject({
      type: z.literal('refused'),
      id: told(z.nullable(id), 'The command refused; `null` where it was another message.'),
      refusal: Refusal,
    }),
    'Nothing was done.',
  ),
  told(
    z.strictObject({
      type: z.literal('table'),
      game: id,
      code: z.string(),
      seq: sequence,
      viewer,
      mine: told(z.array(seat), "The receiver's seats; none for somebody who watches."),
      host: told(id, 'The person who created the game.'),
      visibility: z.enum(VISIBILITIES),
      pace: z.enum(PACES),
      terms: TableTerms,
      silenceFromMs: told(
        z.number(),
        'Silence before this time does not count (`terms.silentSeconds`): the game is older than the rule.',
      ),
      classroom: told(z.nullable(id), 'The classroom whose table it is, led by its host.'),
      seats: z.array(SeatStatus),
      events: told(
        z.array(NumberedEvent),
        'Those after `since`, up to `seq`; all of them where that was `null`, or the receiver looks from another seat than before.',
      ),
      nowMs: z.number(),
    }),
    'The game as the receiver may see it now: what is no event, and the events that are missing. Others follow from `seq` + 1 on.',
  ),
  told(
    z.strictObject({ type: z.literal('events'), game: id, viewer, events: z.array(NumberedEvent) }),
    'What has happened, numbered without a gap. Whoever sees a gap sends `watch` again.',
  ),
  told(
    z.strictObject({ type: z.literal('seats'), game: id, seats: z.array(SeatStatus) }),
    'Who sits where, and who is there.',
  ),
  told(
    z.strictObject({ type: z.literal('hurry'), game: id, hurried: z.boolean() }),
    'Whether the server is so busy that the computers at this table that think for long have less time for it. `false` until it is told.',
  ),
  told(
    z.strictObject({ type: z.literal('watching'), game: id, people: z.int() }),
    'How many people without a seat watch. Told every few seconds at most, and only where it has changed.',
  ),
  told(z.strictObject({ type: z.literal('pong'), nowMs: z.number() }), 'The answer to `ping`.'),
  ...TEAM_SERVER_MESSAGES,
  ...CHAT_SERVER_MESSAGES,
  ...NOTICE_SERVER_MESSAGES,
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
