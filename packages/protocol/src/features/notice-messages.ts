/** Notices about games that somebody does not follow: kept until they are read, and sent at once to those who are online. */

import * as z from 'zod/mini';
import { id, Person, sequence, described } from '../fields.ts';

const NOTICE_KINDS = ['invited', 'begun', 'your-turn', 'your-answer', 'finished'] as const;

/** The latest notice about a game; it replaces an older one. */
export const Notice = z.strictObject({
  game: id,
  kind: described(
    z.enum(NOTICE_KINDS),
    '`your-answer`: a play to accept or challenge, a vote, scores to confirm, or an offer to end the game.',
  ),
  from: described(z.nullable(Person), 'Who invites.'),
  atMs: z.number(),
  rematchOf: described(z.nullable(id), 'The finished game of which it is a rematch.'),
});
export type Notice = z.infer<typeof Notice>;

export const NOTICE_COMMANDS = {
  'list-notices': {
    body: described(
      z.strictObject({ type: z.literal('list-notices') }),
      'The sender’s unread notices, newest first.',
    ),
    answer: z.strictObject({ notices: z.array(Notice) }),
  },
  'read-notice': {
    body: described(
      z.strictObject({ type: z.literal('read-notice'), game: id }),
      'Marks the notice about this game as read.',
    ),
    answer: z.strictObject({ game: id }),
  },
  invite: {
    body: described(
      z.strictObject({ type: z.literal('invite'), game: id, person: id }),
      'Invites somebody to a game that has not begun. For its host and its players.',
    ),
    answer: z.strictObject({ game: id }),
  },
  decline: {
    body: described(
      z.strictObject({ type: z.literal('decline'), game: id }),
      'Declines an invitation: gives up the sender’s seat, if there is one, and marks the notice as read.',
    ),
    answer: z.strictObject({ game: id, seq: z.optional(sequence) }),
  },
} as const;

export const NOTICE_SERVER_MESSAGES = [
  described(
    z.strictObject({ type: z.literal('notice'), notice: Notice }),
    'A notice for somebody who does not follow the game.',
  ),
] as const;
