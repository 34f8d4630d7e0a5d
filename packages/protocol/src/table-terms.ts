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
});
export type TableTerms = z.infer<typeof TableTerms>;

/** What a table is made with: the same, and how long the others wait for a move. Pages of before do not know the latter. */
export const MadeTerms = z.extend(TableTerms, {
  silentSeconds: told(
    z.nullable(z.int().check(z.minimum(60), z.maximum(60 * 86_400))),
    'After how long without a move the side on turn may be claimed to have left (`claim-absent`), where no clock ends its turn; `null`: never.',
  ),
});
export type MadeTerms = z.infer<typeof MadeTerms>;

/** How long the others wait for a move where nothing else was agreed, by pace: a quarter of an hour, or two weeks. */
export const USUAL_SILENCE = { live: 900, correspondence: 14 * 86_400 } as const;

export const USUAL_TERMS: TableTerms = {
  watchers: 'anybody',
  delaySeconds: 0,
  chat: 'players',
  absentSeconds: 300,
  rated: false,
};
