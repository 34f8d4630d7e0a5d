/** What a table agrees on besides the rules of the game: who may watch and how late, chat, the absent, ratings. */

import * as z from 'zod/mini';
import { told } from './fields.ts';

export const TableTerms = z.strictObject({
  watchers: told(
    z.enum(['anybody', 'nobody']),
    'Whether people without a seat may watch an open game after it has begun.',
  ),
  delaySeconds: told(
    z.int().check(z.minimum(0), z.maximum(3600)),
    'How much later than the players they see what happens.',
  ),
  chat: told(
    z.enum(['everybody', 'players', 'nobody']),
    'Who may write to the whole table. Teams have `teams.chat`.',
  ),
  absentSeconds: told(
    z.nullable(z.int().check(z.minimum(30), z.maximum(86_400))),
    'After how long somebody who is not there may be claimed to have left (`claim-absent`); `null`: never.',
  ),
  rated: told(
    z.boolean(),
    'Whether it counts for the ratings of its two players, who need accounts. A rulebook as it stands, one against one.',
  ),
  silentSeconds: told(
    z.nullable(z.int().check(z.minimum(60), z.maximum(60 * 86_400))),
    'After how long without a move the side on turn may be claimed to have left (`claim-absent`), where no clock ends its turn; `null`: never.',
  ),
});
export type TableTerms = z.infer<typeof TableTerms>;

/** How long the others wait for a move: a quarter of an hour, or two weeks. */
const USUAL_SILENCE = { live: 900, correspondence: 14 * 86_400 } as const;

/** The terms of a table where nothing else was agreed. */
export function usualTerms(pace: keyof typeof USUAL_SILENCE): TableTerms {
  return {
    watchers: 'anybody',
    delaySeconds: 0,
    chat: 'players',
    absentSeconds: 300,
    rated: false,
    silentSeconds: USUAL_SILENCE[pace],
  };
}
