/** What somebody who is not at a table should know: kept until it is read, and told at once where they are online. */

import * as z from 'zod/mini';
import { id, Person, told } from './fields.ts';

const NOTICE_KINDS = ['invited', 'begun', 'your-turn', 'finished'] as const;

/** The latest notice about a game; an older one about the same game gives way to it. */
export const Notice = z.strictObject({
  game: id,
  kind: z.enum(NOTICE_KINDS),
  from: told(z.nullable(Person), 'Who invites.'),
  atMs: z.number(),
  rematchOf: told(
    z.optional(id),
    'The finished game after which this one was made. Only in answers to `list-notices` with `rematches`.',
  ),
});
export type Notice = z.infer<typeof Notice>;

export const NOTICE_COMMANDS = [
  told(
    z.strictObject({
      type: z.literal('list-notices'),
      rematches: told(z.optional(z.boolean()), 'Whether to say which games are rematches (`rematchOf`).'),
    }),
    'What I have not read yet, the latest first.',
  ),
  told(
    z.strictObject({ type: z.literal('read-notice'), game: id }),
    'I have read what there was about this game.',
  ),
  told(
    z.strictObject({ type: z.literal('invite'), game: id, person: id }),
    'Asks somebody to a game that has not begun. For those who sit at the table, and its host.',
  ),
  told(
    z.strictObject({ type: z.literal('decline'), game: id }),
    'I do not come to a game that has not begun: gives up my seat, if I have one, and reads the notice.',
  ),
] as const;

export const NOTICE_SERVER_MESSAGES = [
  told(
    z.strictObject({ type: z.literal('notice'), notice: Notice }),
    'Something new for somebody who does not follow the game.',
  ),
] as const;
