/** What a decision needs from outside: the time, chance, and the dictionary. */

import type { Tile } from '../tile.ts';
import type { WordAuthority } from '../words.ts';
import type { DictionaryIdentity } from './event.ts';

/** Chance by position: the same question at the same position always gets the same answer. */
export interface Chance {
  draw(pool: readonly Tile[], count: number, position: number): readonly Tile[];
  /** What each die shows. */
  roll(dice: number, position: number): readonly number[];
  /** A number from 0 to below `below`. */
  pick(below: number, position: number): number;
  /** The secret behind all chance, revealed at the end; `null` where nobody committed to one. */
  readonly secret: string | null;
}

export interface World {
  readonly nowMs: number;
  readonly chance: Chance;
  readonly words: WordAuthority;
  /** Identifies `words`; `null` where the players decide. */
  readonly dictionary: DictionaryIdentity | null;
}
