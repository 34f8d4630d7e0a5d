/** Talking at the table and in the team, and keeping out what one does not want to read. */

import * as z from 'zod/mini';
import { id, Person, seat, sequence, told } from './fields.ts';

const text = told(
  z.string().check(z.regex(/^(?!\s)[^\p{C}\p{Zl}\p{Zp}]{1,500}(?<!\s)$/u)),
  'One line of up to 500 characters.',
);

export const ChatMessage = z.strictObject({
  number: told(sequence, 'Of the messages at this table; those to other teams are missing.'),
  atMs: z.number(),
  from: Person,
  seat: told(z.nullable(seat), 'The team it was written to; `null`: the whole table.'),
  text: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** What somebody wants to read. */
export const ChatSettings = z.strictObject({
  chat: told(z.enum(['on', 'off']), 'Off: no message is delivered, and none can be written.'),
  filter: told(z.enum(['on', 'off']), 'Whether rude words are masked.'),
});
export type ChatSettings = z.infer<typeof ChatSettings>;

export const USUAL_CHAT: ChatSettings = { chat: 'on', filter: 'on' };

const nothing = z.strictObject({});
const MessageNumbered = z.strictObject({ game: id, message: sequence });

export const CHAT_COMMANDS = {
  say: {
    body: told(
      z.strictObject({ type: z.literal('say'), game: id, to: z.enum(['table', 'team']), text }),
      'Writes to the table, as far as its terms let one, or to the own team. The answer has the number of the message.',
    ),
    answer: MessageNumbered,
  },
  'list-messages': {
    body: told(
      z.strictObject({ type: z.literal('list-messages'), game: id, after: sequence }),
      'Messages that the receiver may read, with a higher number; at most 200, the latest.',
    ),
    answer: z.strictObject({ game: id, messages: z.array(ChatMessage) }),
  },
  mute: {
    body: told(
      z.strictObject({ type: z.literal('mute'), person: id, muted: z.boolean() }),
      'No longer delivers what somebody writes, nor their invitations; or does so again.',
    ),
    answer: nothing,
  },
  'list-muted': {
    body: told(z.strictObject({ type: z.literal('list-muted') }), 'Whom I do not want to read.'),
    answer: z.strictObject({ people: z.array(Person), chat: ChatSettings }),
  },
  'set-chat': {
    body: told(
      z.strictObject({ type: z.literal('set-chat'), settings: ChatSettings }),
      'My chat settings, at all tables.',
    ),
    answer: z.strictObject({ chat: ChatSettings }),
  },
  report: {
    body: told(
      z.strictObject({ type: z.literal('report'), game: id, message: sequence, reason: text }),
      'Tells whoever runs the server of a message that should not have been written, and mutes who wrote it.',
    ),
    answer: MessageNumbered,
  },
} as const;

export const CHAT_SERVER_MESSAGES = [
  told(
    z.strictObject({ type: z.literal('said'), game: id, message: ChatMessage }),
    'Somebody has written. Those who follow the game get it at once.',
  ),
] as const;
