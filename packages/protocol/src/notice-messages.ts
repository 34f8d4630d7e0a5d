/** What somebody who is not at a table should know: kept until it is read, and told at once where they are online. */

import * as z from 'zod/mini';
import { id, Person, sequence, told } from './fields.ts';

const NOTICE_KINDS = ['invited', 'begun', 'your-turn', 'your-answer', 'finished'] as const;

/** The latest notice about a game; an older one about the same game gives way to it. */
export const Notice = z.strictObject({
  game: id,
  kind: told(
    z.enum(NOTICE_KINDS),
    '`your-answer`: a play to accept or challenge, a vote, scores to confirm, or an offer to end the game.',
  ),
  from: told(z.nullable(Person), 'Who invites.'),
  atMs: z.number(),
  rematchOf: told(z.nullable(id), 'The finished game of which it is a rematch.'),
});
export type Notice = z.infer<typeof Notice>;

export const NOTICE_COMMANDS = {
  'list-notices': {
    body: told(
      z.strictObject({ type: z.literal('list-notices') }),
      'What I have not read yet, the latest first.',
    ),
    answer: z.strictObject({ notices: z.array(Notice) }),
  },
  'read-notice': {
    body: told(
      z.strictObject({ type: z.literal('read-notice'), game: id }),
      'I have read what there was about this game.',
    ),
    answer: z.strictObject({ game: id }),
  },
  invite: {
    body: told(
      z.strictObject({ type: z.literal('invite'), game: id, person: id }),
      'Asks somebody to a game that has not begun. For those who sit at the table, and its host.',
    ),
    answer: z.strictObject({ game: id }),
  },
  decline: {
    body: told(
      z.strictObject({ type: z.literal('decline'), game: id }),
      'I do not come to a game that has not begun: gives up my seat, if I have one, and reads the notice.',
    ),
    answer: z.strictObject({ game: id, seq: z.optional(sequence) }),
  },
} as const;

export const NOTICE_SERVER_MESSAGES = [
  told(
    z.strictObject({ type: z.literal('notice'), notice: Notice }),
    'Something new for somebody who does not follow the game.',
  ),
] as const;
