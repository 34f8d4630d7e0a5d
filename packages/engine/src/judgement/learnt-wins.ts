/** Chooses the table of win chances for a game: the one learnt for it, or for the most similar game. */

import type { Ruleset } from '@lexiko/rules';
import { CROSSWORDS_WINS } from './crosswords-wins.ts';
import { NINE_TILES_WINS } from './nine-tiles-wins.ts';
import { STANDARD_WINS } from './standard-wins.ts';
import type { WinTable } from './win-chance.ts';

/** Learnt from games of two sides. With more, the spread to the best of the others makes a fair guess. */
export function winTableFor({ scoring, rack }: Pick<Ruleset, 'scoring' | 'rack'>): WinTable {
  if (scoring.kind === 'areas') return CROSSWORDS_WINS;
  return rack.size === 9 ? NINE_TILES_WINS : STANDARD_WINS;
}
