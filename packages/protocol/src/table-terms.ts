/** The terms of a table besides the rules of the game: spectators and their delay, chat, absent players, ratings. */

import * as z from 'zod/mini';
import { described } from './fields.ts';

export const TableTerms = z.strictObject({
  watchers: described(
    z.enum(['anybody', 'nobody']),
    'Whether spectators may watch an open game after it has begun.',
  ),
  delaySeconds: described(
    z.int().check(z.minimum(0), z.maximum(3600)),
    'By how much spectators see the game later than the players.',
  ),
  chat: described(
    z.enum(['everybody', 'players', 'nobody']),
    'Who may write to the whole table. Teams have `teams.chat`.',
  ),
  absentSeconds: described(
    z.nullable(z.int().check(z.minimum(30), z.maximum(86_400))),
    'After how long a disconnected player can be claimed to have left (`claim-absent`); `null`: never.',
  ),
  rated: described(
    z.boolean(),
    'Whether the game counts for the ratings of its two players. They need accounts, and the rules of a rulebook, unchanged.',
  ),
  silentSeconds: described(
    z.nullable(z.int().check(z.minimum(60), z.maximum(60 * 86_400))),
    'After how long without a move the side on turn can be claimed to have left (`claim-absent`), in games where no clock ends its turn; `null`: never.',
  ),
});
export type TableTerms = z.infer<typeof TableTerms>;

/** A quarter of an hour, or two weeks. */
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
