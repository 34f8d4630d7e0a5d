/** What the terminal adds to a refusal for somebody who types, in English. */

import type { RefusalCode } from '@lexiko/rules';
import { counted } from '../grammar.ts';

export const terminalRefusals = {
  hints: {
    EXCHANGE_EMPTY: 'For example: exchange QVV.',
    BLANK_NEEDS_LETTER: 'Write it as a small letter among capitals: 8F HoRN.',
    DICTIONARY_NOT_CHOSEN: 'Or let the players decide: dictionary.id=table.',
    RETURN_TILES_FIRST: 'Type exchange and the tiles.',
    TEAM_TOO_SMALL: 'Write the teams as Reds:Ann+Cy,Blues:Ben+Di.',
  } satisfies Partial<Readonly<Record<RefusalCode, string>>> as Partial<
    Readonly<Record<RefusalCode, string>>
  >,
  secondsLeft: (count: number) => `${counted(count, 'second')} left.`,
};

export type TerminalRefusalTexts = typeof terminalRefusals;
