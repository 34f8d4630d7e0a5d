/** All that was learnt for games in French. */

import type { LearntTables } from '../../learnt-tables.ts';
import { CROSSWORDS_LEAVES } from './crosswords-leaves.ts';
import { CROSSWORDS_WINS } from './crosswords-wins.ts';
import { NINE_TILES_LEAVES } from './nine-tiles-leaves.ts';
import { NINE_TILES_WINS } from './nine-tiles-wins.ts';
import { STANDARD_LEAVES } from './standard-leaves.ts';
import { STANDARD_WINS } from './standard-wins.ts';

export const FRENCH_TABLES: LearntTables = {
  leaves: { standard: STANDARD_LEAVES, nineTiles: NINE_TILES_LEAVES, crosswords: CROSSWORDS_LEAVES },
  wins: { standard: STANDARD_WINS, nineTiles: NINE_TILES_WINS, crosswords: CROSSWORDS_WINS },
};
