/** Chat at the table and in the team, muting people, and reporting messages. */

import * as z from 'zod/mini';
import { id, Person, seat, sequence, described } from '../fields.ts';

const text = described(
  z.string().check(z.regex(/^(?!\s)[^\p{C}\p{Zl}\p{Zp}]{1,500}(?<!\s)$/u)),
  'One line of up to 500 characters.',
);

export const ChatMessage = z.strictObject({
  number: described(sequence, 'Among the messages at this table; those to other teams are missing.'),
  atMs: z.number(),
  from: Person,
  seat: described(z.nullable(seat), 'The team it is for; `null`: the whole table.'),
  text: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** What somebody wants to read in chat. */
export const ChatSettings = z.strictObject({
  chat: described(z.enum(['on', 'off']), 'Off: no messages are received or sent.'),
  filter: described(z.enum(['on', 'off']), 'Whether rude words are masked.'),
});
export type ChatSettings = z.infer<typeof ChatSettings>;

export const USUAL_CHAT: ChatSettings = { chat: 'on', filter: 'on' };

const nothing = z.strictObject({});
const MessageNumbered = z.strictObject({ game: id, message: sequence });

export const CHAT_COMMANDS = {
  say: {
    body: described(
      z.strictObject({ type: z.literal('say'), game: id, to: z.enum(['table', 'team']), text }),
      'Writes to the table, if its terms allow that, or to the sender’s team. The answer has the number of the message.',
    ),
    answer: MessageNumbered,
  },
  'list-messages': {
    body: described(
      z.strictObject({ type: z.literal('list-messages'), game: id, after: sequence }),
      'Later messages that the sender may read; at most the latest 200.',
    ),
    answer: z.strictObject({ game: id, messages: z.array(ChatMessage) }),
  },
  mute: {
    body: described(
      z.strictObject({ type: z.literal('mute'), person: id, muted: z.boolean() }),
      'Mutes somebody, so that their messages and invitations are not delivered; or unmutes them.',
    ),
    answer: nothing,
  },
  'list-muted': {
    body: described(
      z.strictObject({ type: z.literal('list-muted') }),
      'Whom the sender has muted, and their chat settings.',
    ),
    answer: z.strictObject({ people: z.array(Person), chat: ChatSettings }),
  },
  'set-chat': {
    body: described(
      z.strictObject({ type: z.literal('set-chat'), settings: ChatSettings }),
      'Sets the sender’s chat settings, for all tables.',
    ),
    answer: z.strictObject({ chat: ChatSettings }),
  },
  report: {
    body: described(
      z.strictObject({ type: z.literal('report'), game: id, message: sequence, reason: text }),
      'Reports a message to the moderators, and mutes its author.',
    ),
    answer: MessageNumbered,
  },
} as const;

export const CHAT_SERVER_MESSAGES = [
  described(
    z.strictObject({ type: z.literal('said'), game: id, message: ChatMessage }),
    'A new chat message, for those who follow the game.',
  ),
] as const;
